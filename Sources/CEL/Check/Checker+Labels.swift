internal import UIDescDiagnostics

extension Checker {
  /// A call of the host: the first form whose labels fit and whose types fit too is the one that is meant.
  mutating func hostCall(
    _ id: Int32, _ node: SyntaxNode, _ kind: SyntaxFlags, _ functions: [HostFunction], of owner: HostType
  ) -> TypeID {
    syntax.nodes[Int(id)].resolution = .hostCall
    syntax.nodes[Int(id)].owner = owner
    syntax.nodes[Int(id)].flags.subtract([.isInitialiser, .isMethod])
    syntax.nodes[Int(id)].flags.formUnion(kind)
    var firstFailure: [Diagnostic]?
    for function in functions where fits(node, function) {
      let before = diagnostics
      let isMatch = checkArguments(node, function)
      if isMatch { return .host(function.result) }
      if firstFailure == nil { firstFailure = Array(diagnostics[before.count...]) }
      diagnostics = before
      // Calls inside calls, each of several forms: what does not fit in the first must not be tried in all of them.
      if effort > 10_000 { break }
    }
    if let firstFailure {
      diagnostics += firstFailure
      return functions.first.map { .host($0.result) } ?? .error
    }
    checkSilently(node)
    let labels = (0..<Int(node.count)).map { syntax.label(node, $0) }
    let known = functions.map { $0.parameters.map { $0.label ?? "" } }
    let forms = functions.map { $0.parameters.map { form($0.label, $0.type, $0.isRequired) } }
    let name = kind == .isInitialiser ? environment.hostTypes.name(of: owner) : syntax.name(of: node)
    reportLabels(id, node, name, labels, known, forms)
    return functions.first.map { .host($0.result) } ?? .error
  }

  /// Checks the arguments of a call that is wrong already: what they lack is the call's fault.
  private mutating func checkSilently(_ node: SyntaxNode) {
    let before = diagnostics
    checkArguments(node)
    diagnostics = before
  }

  /// Names the one label that is misspelt, writes those that are missing, or else lists the forms.
  private mutating func reportLabels(
    _ id: Int32, _ node: SyntaxNode, _ name: String, _ labels: [String], _ known: [[String]],
    _ forms: [[String]]
  ) {
    let all = known.joined()
    if let position = labels.firstIndex(where: { !$0.isEmpty && !all.contains($0) }),
      let nearest = nearestName(to: labels[position], in: all)
    {
      let label = syntax.labels[Int(node.c) + position]
      let range = SourceRange(Int(label.start), Int(label.start + label.length))
      report(.unknownLabel(labels[position], of: name, nearest: nearest, at: range))
      return
    }
    var fixIt: FixIt?
    if !labels.isEmpty, labels.allSatisfy(\.isEmpty),
      let form = known.first(where: { $0.count >= labels.count }),
      !form[0].isEmpty
    {
      let edits = labels.indices.map { position in
        SourceEdit(replacing: range(syntax.child(node, position)).startPoint, with: "\(form[position]): ")
      }
      fixIt = FixIt("write the labels", edits: edits, isSafe: false)
    }
    report(.argumentLabels(name, labels, forms: forms, fixIt: fixIt, at: range(id)))
  }

  private func form(_ label: String?, _ type: CELType, _ isRequired: Bool) -> String {
    let name = environment.name(of: type) + (isRequired ? "" : " = …")
    return label.map { "\($0): \(name)" } ?? name
  }

  /// The parameter of an argument, after those of the arguments before it; those that are left out are passed over.
  private func parameter(of label: String, from start: Int, _ function: HostFunction) -> Int? {
    var next = start
    while next < function.parameters.count {
      let parameter = function.parameters[next]
      if (parameter.label ?? "") == label { return next }
      if parameter.isRequired { return nil }
      next += 1
    }
    return nil
  }

  /// Whether the labels of a call are those of a function.
  private func fits(_ node: SyntaxNode, _ function: HostFunction) -> Bool {
    var next = 0
    for position in 0..<Int(node.count) {
      guard let parameter = parameter(of: syntax.label(node, position), from: next, function) else {
        return false
      }
      next = parameter + 1
    }
    while next < function.parameters.count {
      if function.parameters[next].isRequired { return false }
      next += 1
    }
    return true
  }

  /// Whether all arguments fit the parameters of a function whose labels do; what does not is reported.
  private mutating func checkArguments(_ node: SyntaxNode, _ function: HostFunction) -> Bool {
    let before = diagnostics.count
    var isMatch = true
    var next = 0
    for position in 0..<Int(node.count) {
      guard let parameter = parameter(of: syntax.label(node, position), from: next, function) else {
        return false
      }
      next = parameter + 1
      let argument = syntax.child(node, position)
      let wanted = types.id(of: function.parameters[parameter].type)
      let found = check(argument, wanting: wanted)
      if !types.accepts(wanted, found) {
        isMatch = false
        require(argument, found, toBe: wanted)
      }
    }
    return isMatch && diagnostics.count == before
  }

  // MARK: - Declared functions

  /// A call of one of the environment's functions; nil where none has the name.
  mutating func declaredCall(
    _ id: Int32, _ node: SyntaxNode, _ name: String, isMember: Bool, wanting wanted: TypeID
  ) -> TypeID? {
    if environment.functions.isEmpty { return nil }
    guard let index = environment.functions.firstIndex(where: { $0.name == name }) else { return nil }
    let overloads = environment.functions[index].overloads.filter { $0.isMember == isMember }
    if overloads.isEmpty { return nil }
    if isMember {
      // A library function of the same name may be the one that the target has.
      let target = syntax.nodes[Int(node.a)].type
      let mark = types.mark()
      let takesTarget = overloads.contains { overload in
        overload.parameters.first.map { types.accepts(types.id(of: $0), target) } ?? false
      }
      types.undo(to: mark)
      if !takesTarget { return nil }
    }
    syntax.nodes[Int(id)].resolution = .declared
    syntax.nodes[Int(id)].value = Int32(truncatingIfNeeded: index)
    return declaredCall(id, node, name, overloads, isMember: isMember)
  }

  private mutating func declaredCall(
    _ id: Int32, _ node: SyntaxNode, _ name: String, _ overloads: [FunctionDeclaration.Overload],
    isMember: Bool
  ) -> TypeID {
    let offset = isMember ? 1 : 0
    let labels = (0..<Int(node.count)).map { syntax.label(node, $0) }
    var firstFailure: [Diagnostic]?
    var failedResult: CELType?
    for overload in overloads where overload.parameters.count == labels.count + offset {
      let wantedLabels = (offset..<overload.parameters.count).map { label(overload, $0) }
      // A label of a declared function may be left out.
      guard labels == wantedLabels || labels.allSatisfy({ $0.isEmpty }) else { continue }
      var parameters: [(name: String, id: TypeID)] = []
      let wanted = overload.parameters.map { types.id(of: $0, &parameters) }
      let mark = types.mark()
      let before = diagnostics
      var isMatch = !isMember || types.accepts(wanted[0], syntax.nodes[Int(node.a)].type)
      for position in labels.indices {
        let argument = syntax.child(node, position)
        let parameter = types.resolve(wanted[position + offset])
        let found = check(argument, wanting: parameter.variableIndex == nil ? parameter : .none)
        if !types.accepts(wanted[position + offset], found) {
          isMatch = false
          require(argument, found, toBe: parameter)
        }
      }
      if isMatch, diagnostics.count == before.count {
        let result = types.id(of: overload.result, &parameters)
        return types.resolve(result)
      }
      types.undo(to: mark)
      if firstFailure == nil {
        firstFailure = Array(diagnostics[before.count...])
        failedResult = overload.result
      }
      diagnostics = before
    }
    if let firstFailure, !firstFailure.isEmpty {
      diagnostics += firstFailure
      return failedResult.map { types.id(of: $0) } ?? .error
    }
    checkSilently(node)
    let known = overloads.map { overload in (offset..<overload.parameters.count).map { label(overload, $0) } }
    let forms = overloads.map { overload in
      (offset..<overload.parameters.count).map { position in
        let label = label(overload, position)
        return form(label.isEmpty ? nil : label, overload.parameters[position], true)
      }
    }
    reportLabels(id, node, name, labels, known, forms)
    return environment.isChecked ? .error : .dyn
  }

  private func label(_ overload: FunctionDeclaration.Overload, _ position: Int) -> String {
    position < overload.labels.count ? overload.labels[position] ?? "" : ""
  }
}
