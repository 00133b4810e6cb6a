internal import CEL
internal import UIDescDiagnostics
internal import UIDescSyntax

/// The names under `as`, for the values that a slot or an action hands over.
struct HandedNames {
  let names: [(text: String, range: SourceRange)]
  let range: SourceRange?
  /// False where something stands among them that is no name.
  let isList: Bool

  init(entry: SyntaxEntry?) {
    range = entry?.key.range
    guard let node = entry?.value else {
      names = []
      isList = true
      return
    }
    let nodes = node.kind == .sequence ? Array(node.elements) : [node]
    isList = nodes.allSatisfy { $0.kind == .scalar && !$0.isNull }
    names = nodes.filter { $0.kind == .scalar && !$0.isNull }.map { ($0.text, $0.range) }
  }
}

extension DocumentReader {
  /// Declares the names under `as` for handed values; those of a slot have a default that fills the frame.
  mutating func declareHanded(_ values: [HandedValue], isLate: Bool) {
    checkHandedNames()
    for (position, name) in handedNames.names.enumerated() {
      guard position < values.count else {
        if !values.isEmpty { report(.tooManyNames(at: name.range, count: values.count)) }
        return
      }
      let value = values[position]
      let type = resolve(value.type)
      let slot = frame.nextSlot()
      declare(name.text, at: name.range, type: type, slot: slot, role: isLate ? .handed : .bound)
      if isLate {
        frame.handedTypes.append((slot, type))
        builder.leaf(.boundName, name: builder.name(name.text), extra: slot, at: name.range)
      } else if let argument = argument(of: value.type) {
        let bound = builder.open(
          .boundName, name: builder.name(name.text), extra: slot, flag: argument.isUnwrapped, at: name.range)
        builder.copy(argument.value)
        builder.close(bound)
      } else {
        let program = value.default.flatMap { compileForeign($0, wanting: type) }
        let origin = ExpressionOrigin(file: name.range.file, node: -1)
        let index = program.map { builder.add(PlannedProgram(program: $0, origin: origin)) } ?? -1
        // What would be unwrapped is not given, so that there is nothing to show.
        let isUnwrapped = if case .unwrapped = value.type { true } else { false }
        builder.leaf(
          .boundName, name: builder.name(name.text), payload: index, extra: slot, flag: isUnwrapped,
          at: name.range)
      }
    }
  }

  private mutating func checkHandedNames() {
    if !handedNames.isList, let range = handedNames.range { report(.namesExpected(at: range)) }
  }

  /// The value node of the argument that a handed value repeats.
  private func argument(of type: HandedType) -> (value: PlanIndex, isUnwrapped: Bool)? {
    switch type {
    case .value, .element: nil
    case .type(let index): argumentType(index).map { (argumentTypes[$0].value, false) }
    case .unwrapped(let index): argumentType(index).map { (argumentTypes[$0].value, true) }
    }
  }

  /// The place among the argument types of what the entry that is being read has for a parameter.
  private func argumentType(_ parameter: Int) -> Int? {
    var index = argumentTypes.count
    while index > firstArgumentType {
      index -= 1
      if argumentTypes[index].parameter == parameter { return index }
    }
    return nil
  }

  /// The type of a handed value, where it follows an argument that has been read already.
  private func resolve(_ type: HandedType) -> CELType {
    func argument(_ index: Int) -> CELType {
      argumentType(index).map { argumentTypes[$0].type } ?? .dyn
    }
    switch type {
    case .value(let type): return type
    case .type(let index): return argument(index)
    case .unwrapped(let index): return argument(index).withoutNull
    case .element(let index): return argument(index).elementType
    }
  }

  /// Puts a name into scope; one that is in use already can't be declared again inside.
  mutating func declare(
    _ name: String, at range: SourceRange, type: CELType, slot: Int32, role: NameRole
  ) {
    if let known = scope.entry(named: name) { report(.nameInUse(name, at: range, as: known)) }
    if name == "env" { report(.reservedWord(name, at: range)) }
    switch role {
    case .loop, .bound, .handed: checkName(name, at: range, isCapitalised: false, noun: "values")
    default: break
    }
    if role.isLate { frame.lateSlots.append(slot) }
    scope.add(
      ScopedName(name: name, variable: Variable(type: type, slot: slot), role: role, range: range))
  }

  mutating func declare(_ key: SyntaxKey, type: CELType, slot: Int32, role: NameRole) {
    declare(key.text, at: key.range, type: type, slot: slot, role: role)
  }

  // MARK: Repetition

  /// The parameter whose list a slot repeats its content for; nil for every other slot.
  func repeatedList(_ parameter: ParameterSpec, of spec: KnownEntry) -> Int? {
    spec.repeats ? parameter.repeatedList(in: spec.parameters) : nil
  }

  /// Whether the parameter is read together with the slot that is repeated: the list and the id of its elements.
  func isRepetitionDetail(_ index: Int, of spec: KnownEntry) -> Bool {
    spec.repeats && (spec.parameters[index].name == "in" || spec.parameters[index].name == "id")
  }

  /// Writes the list, the id of an element, the content, and the list's place where its elements can be changed.
  mutating func readRepetition(
    _ index: Int, list: Int, of spec: KnownEntry, _ node: SyntaxNode, among arguments: SyntaxNode?,
    isMain: Bool,
    at range: SourceRange
  ) {
    // What is missing is reported with the arguments as a whole.
    guard let collection = arguments?.entry(named: spec.parameters[list].name) else { return }
    let elementSlot = frame.nextSlot()
    let indexSlot = frame.nextSlot()
    let repetition = builder.open(
      .repetition, name: builder.parameter(index, of: spec).name, payload: elementSlot, extra: indexSlot,
      flag: isMain, at: range)
    let type = readValue(collection.value, as: .value(.list(.dyn)))
    let isPlace = isPlace(collection.value)
    let mark = scope.mark
    checkHandedNames()
    let names = handedNames.names
    if let element = names.first {
      declare(
        element.text, at: element.range, type: type.elementType, slot: elementSlot,
        role: .loop(isPlace: isPlace))
    }
    if let counter = names.dropFirst().first {
      declare(counter.text, at: counter.range, type: .int, slot: indexSlot, role: .loop(isPlace: false))
    }
    if let extra = names.dropFirst(2).first { report(.tooManyNames(at: extra.range, count: 2)) }
    if let identity = arguments?.entry(named: "id") {
      readValue(identity.value, as: .value(.dyn))
    } else {
      builder.leaf(.absent, at: range)
    }
    let arm = builder.open(.arm, at: node.range)
    readSlotContent(node)
    builder.close(arm)
    scope.leave(to: mark)
    if isPlace { readPlace(collection.value.text, of: collection.value, offset: 0, wanting: nil) }
    builder.close(repetition)
  }
}

extension ParameterSpec {
  /// The parameter whose list its content is repeated for; nil for all but a few slots.
  func repeatedList(in parameters: List<ParameterSpec>) -> Int? {
    for value in handsOver {
      if case .element(let index) = value.type, parameters[index].name == "in" { return index }
    }
    return nil
  }
}

extension CELType {
  /// The type of the elements of a list; dyn where that is not known.
  var elementType: CELType {
    switch withoutNull {
    case .list(let element): element
    case .error: .error
    default: .dyn
    }
  }
}

extension Diagnostic {
  static func tooManyNames(at range: SourceRange, count: Int) -> Self {
    let noun = count == 1 ? "one value is" : "\(count) values are"
    return Diagnostic("too-many-names", .error, at: range, "only \(noun) handed over here")
  }

  static func namesExpected(at range: SourceRange) -> Self {
    Diagnostic("bad-name", .error, at: range, "'as' takes a name, or a list of names")
  }

  static func nameInUse(_ name: String, at range: SourceRange, as known: ScopedName) -> Self {
    Diagnostic(
      "name-in-use", .error, at: range,
      "'\(name)' is the \(known.role.noun) of that name here; choose another name",
      notes: [Note("declared here", at: known.range)])
  }

  static func reservedWord(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "reserved-name", .error, at: range, "'\(name)' is a word of the language and can't be a name")
  }
}
