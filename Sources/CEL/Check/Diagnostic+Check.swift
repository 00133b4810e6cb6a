internal import UIDescDiagnostics

extension Checker {
  /// Reports a value whose type does not fit its place, with the way to convert it where there is one.
  mutating func reportMismatch(_ node: Int32, _ type: TypeID, wanted: TypeID) {
    let range = range(node)
    if let inner = types.wrapped(nullable: type), types.accepts(wanted, inner) {
      report(.optionalUse(text(node), types.name(type), at: range))
      return
    }
    let plain = types.withoutNull(wanted)
    // A text need not be a number, and an integer drops what stands behind the point.
    report(
      .typeMismatch(
        text(node), types.name(type), wanted: types.name(wanted),
        conversion: conversion(node, from: type, to: plain), isSafe: type != .string && plain != .int,
        at: range))
  }

  private func conversion(_ node: Int32, from type: TypeID, to wanted: TypeID) -> String? {
    // Quoted text where a number is wanted is a slip, not a text to convert.
    if syntax[node].kind == .string { return nil }
    return switch (type, wanted) {
    case (.int, .double), (.uint, .double), (.string, .double): "double"
    case (.double, .int), (.uint, .int), (.string, .int): "int"
    case (.int, .string), (.double, .string), (.bool, .string), (.uint, .string), (.timestamp, .string),
      (.duration, .string):
      "string"
    default: nil
    }
  }
}

extension Diagnostic {
  static func unknownName(_ name: String, nearest: String?, at range: SourceRange) -> Self {
    guard let nearest else {
      return Diagnostic("unknown-name", .error, at: range, "nothing here is named '\(name)'")
    }
    return Diagnostic(
      "unknown-name", .error, at: range, "nothing here is named '\(name)'; did you mean '\(nearest)'?",
      fixIts: [.rename(range, to: nearest)])
  }

  static func memberWithoutType(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "unknown-name", .error, at: range,
      "nothing here says whose member '.\(name)' is; write the type before the dot")
  }

  static func typeAsValue(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "type-mismatch", .error, at: range, "'\(name)' is a type, not a value; write a member '\(name).…' of it"
    )
  }

  static func unknownMember(
    _ name: String, of type: String, in names: [String], at range: SourceRange
  ) -> Self {
    unknown("unknown-member", "member", name, of: type, in: names, at: range)
  }

  static func unknownField(_ name: String, of type: String, in names: [String], at range: SourceRange) -> Self
  {
    unknown("unknown-field", "field", name, of: type, in: names, at: range)
  }

  private static func unknown(
    _ code: String, _ kind: String, _ name: String, of type: String, in names: [String], at range: SourceRange
  ) -> Self {
    var message = "'\(type)' has no \(kind) '\(name)'"
    var fixIts: [FixIt] = []
    if let nearest = nearestName(to: name, in: names) {
      message += "; did you mean '\(nearest)'?"
      fixIts = [.rename(range, to: nearest)]
    } else if !names.isEmpty, names.count <= 12 {
      message += "; it has \(names.map { "'\($0)'" }.joined(separator: ", "))"
    }
    return Diagnostic(code, .error, at: range, message, fixIts: fixIts)
  }

  static func missingFields(_ names: [String], of type: String, at range: SourceRange) -> Self {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      "missing-field", .error, at: range,
      "'\(type)' needs \(names.count == 1 ? "the field" : "the fields") \(list)")
  }

  static func unknownFunction(
    _ name: String, on owner: String?, nearest: String?, at range: SourceRange
  ) -> Self {
    let message = owner.map { "'\($0)' has no function '\(name)'" } ?? "no function is named '\(name)'"
    guard let nearest else { return Diagnostic("unknown-function", .error, at: range, message) }
    return Diagnostic(
      "unknown-function", .error, at: range, "\(message); did you mean '\(nearest)'?",
      fixIts: [.rename(range, to: nearest)])
  }

  static func typeMismatch(
    _ text: String, _ type: String, wanted: String, conversion: String?, isSafe: Bool,
    at range: SourceRange
  ) -> Self {
    let subject = text.isEmpty ? "this" : "'\(text)'"
    let message = "\(subject) is \(type), but \(wanted) is wanted here"
    guard let conversion else { return Diagnostic("type-mismatch", .error, at: range, message) }
    return Diagnostic(
      "type-mismatch", .error, at: range, "\(message); write '\(conversion)(\(text.isEmpty ? "…" : text))'",
      fixIts: [wrap(range, in: conversion, isSafe: isSafe)])
  }

  private static func wrap(_ range: SourceRange, in function: String, isSafe: Bool = true) -> FixIt {
    FixIt(
      "convert it with '\(function)'",
      edits: [
        SourceEdit(replacing: range.startPoint, with: "\(function)("),
        SourceEdit(replacing: range.endPoint, with: ")"),
      ], isSafe: isSafe)
  }

  static func operandMismatch(
    _ syntax: Syntax, _ node: SyntaxNode, _ left: String, _ right: String, _ problem: String,
    conversion: Conversion?, at range: SourceRange
  ) -> Self {
    func describe(_ id: Int32, _ type: String) -> String {
      let node = syntax[id]
      return node.end - node.start > 40
        ? type : "'\(syntax.text(Int(node.start), Int(node.end)))', which is \(type),"
    }
    var message = "\(describe(node.a, left)) and \(describe(node.b, right)) \(problem)"
    var fixIts: [FixIt] = []
    if let conversion {
      let operand = SourceRange(Int(conversion.node.start), Int(conversion.node.end))
      let text = operand.offsets.count > 40 ? "…" : syntax.text(Int(operand.start), Int(operand.end))
      message += "; write '\(conversion.function)(\(text))'"
      fixIts = [wrap(operand, in: conversion.function)]
    }
    return Diagnostic("type-mismatch", .error, at: range, message, fixIts: fixIts)
  }

  static func armMismatch(
    _ yes: String, _ yesType: String, _ no: String, _ noType: String, at range: SourceRange,
    _ other: SourceRange
  ) -> Self {
    Diagnostic(
      "type-mismatch", .error, at: range, "one arm is \(yesType), the other \(noType); both need one type",
      notes: [Note("the other arm, which is \(yesType)", at: other)])
  }

  static func optionalUse(_ text: String, _ type: String, at range: SourceRange) -> Self {
    let subject = text.isEmpty ? "this" : "'\(text)'"
    let place = text.isEmpty ? "x" : text
    return Diagnostic(
      "optional-use", .error, at: range,
      "\(subject) is \(type) and may be null; compare it with null first, or write '\(place).orValue(…)'")
  }

  static func noFields(
    _ text: String, _ name: String, _ type: String, function: String?, at range: SourceRange
  ) -> Self {
    let subject = text.isEmpty ? "the value before it" : "'\(text)'"
    let message = "\(subject) is \(type), which has no field '\(name)'"
    guard let function else { return Diagnostic("type-mismatch", .error, at: range, message) }
    let edit = SourceEdit(replacing: range, with: "\(function)()")
    return Diagnostic(
      "type-mismatch", .error, at: range, "\(message); '\(function)()' is a function",
      fixIts: [FixIt("call '\(function)()'", edits: [edit], isSafe: false)])
  }

  static func foreignMember(_ name: String, on type: String, owners: [String], at range: SourceRange) -> Self
  {
    Diagnostic(
      "type-mismatch", .error, at: range,
      "'\(type)' has no function '\(name)'; it is a function of \(owners.joined(separator: ", "))")
  }

  static func memberCalledAlone(_ name: String, at range: SourceRange) -> Self {
    Diagnostic(
      "unknown-function", .error, at: range, "'\(name)' is called on a value: write 'value.\(name)(…)'")
  }

  static func unknownLabel(_ label: String, of name: String, nearest: String, at range: SourceRange) -> Self {
    Diagnostic(
      "argument-label", .error, at: range,
      "'\(name)' has no parameter '\(label)'; did you mean '\(nearest)'?",
      fixIts: [.rename(range, to: nearest)])
  }

  static func noElements(_ text: String, _ type: String, at range: SourceRange) -> Self {
    let subject = text.isEmpty ? "this" : "'\(text)'"
    return Diagnostic(
      "type-mismatch", .error, at: range, "\(subject) is \(type), which has no elements to index")
  }

  static func notAContainer(_ text: String, _ type: String, at range: SourceRange) -> Self {
    let subject = text.isEmpty ? "this" : "'\(text)'"
    return Diagnostic(
      "type-mismatch", .error, at: range, "\(subject) is \(type), but a list or a map is wanted here")
  }

  static func notOptional(_ text: String, _ type: String, at range: SourceRange) -> Self {
    let subject = text.isEmpty ? "this" : "'\(text)'"
    return Diagnostic(
      "type-mismatch", .error, at: range, "\(subject) is \(type), but an optional value is wanted here")
  }

  static func optionalEntry(_ text: String, _ type: String, at range: SourceRange) -> Self {
    let subject = text.isEmpty ? "what follows '?'" : "'\(text)'"
    return Diagnostic(
      "type-mismatch", .error, at: range, "\(subject) is \(type); after '?' stands an optional value")
  }

  static func notANumber(_ text: String, _ type: String, at range: SourceRange) -> Self {
    let subject = text.isEmpty ? "this" : "'\(text)'"
    return Diagnostic(
      "type-mismatch", .error, at: range, "\(subject) is \(type), but a number is wanted here")
  }

  static func mapKey(_ text: String, _ type: String, at range: SourceRange) -> Self {
    Diagnostic(
      "type-mismatch", .error, at: range, "a key is a text, an integer or a boolean, not \(type)")
  }

  static func argumentCount(_ name: String, _ count: Int, at range: SourceRange) -> Self {
    let arguments = count == 0 ? "no arguments" : count == 1 ? "one argument" : "\(count) arguments"
    return Diagnostic("argument-count", .error, at: range, "'\(name)' can't be called with \(arguments)")
  }

  static func labelsOfFunction(_ name: String, at range: SourceRange) -> Self {
    Diagnostic("argument-label", .error, at: range, "'\(name)' takes its arguments without labels")
  }

  static func noOverload(
    _ name: String, _ types: [String], isMember: Bool, takes: [String], at range: SourceRange
  ) -> Self {
    let given = isMember ? Array(types.dropFirst()) : types
    let subject = isMember ? "'\(name)' of \(types.first ?? "")" : "'\(name)'"
    let arguments = given.isEmpty ? "" : " with (\(given.joined(separator: ", ")))"
    let forms = takes.prefix(6).map { "(\($0))" }.joined(separator: ", ")
    return Diagnostic(
      "type-mismatch", .error, at: range,
      "\(subject) can't be called\(arguments); it takes \(forms)"
    )
  }

  static func argumentLabels(
    _ name: String, _ labels: [String], forms: [[String]], fixIt: FixIt?, at range: SourceRange
  ) -> Self {
    let given = labels.map { $0.isEmpty ? "_" : $0 }.map { $0 + ":" }.joined()
    let shown = forms.prefix(4).map { "\(name)(\($0.joined(separator: ", ")))" }.joined(separator: ", ")
    let message = "no form of '\(name)' takes (\(given))"
    return Diagnostic(
      "argument-label", .error, at: range, shown.isEmpty ? message : "\(message); there is \(shown)",
      fixIts: fixIt.map { [$0] } ?? [])
  }

  static func macrosTooDeep(at range: SourceRange, limit: Int) -> Self {
    Diagnostic(
      "expression-too-deep", .error, at: range,
      "macros are nested deeper than \(limit) levels; name parts of it")
  }
}
