public import UIDescDiagnostics

extension Environment {
  /// Reads, checks and plans; ranges of findings are UTF-8 offsets of the text, in file 0. Nil after an error.
  public func compile(
    _ text: String, in scope: some NameScope, wanting wanted: CELType?, into sink: inout DiagnosticSink
  ) -> Program? {
    compile(bytes: Array(text.utf8), in: scope, wanting: wanted, isText: false, into: &sink)
  }

  /// A text with `${expression}` in it; a text without one is a constant. Nil after an error.
  public func compileText(
    _ text: String, in scope: some NameScope, wanting wanted: CELType, into sink: inout DiagnosticSink
  ) -> Program? {
    guard Self.hasInterpolation(text) else { return Program(constant: .string(text), type: .string) }
    return compile(bytes: Array(text.utf8), in: scope, wanting: wanted, isText: true, into: &sink)
  }

  /// Whether a text has `${` in it, and so has to be compiled.
  public static func hasInterpolation(_ text: String) -> Bool {
    var isAfterDollar = false
    for byte in text.utf8 {
      if isAfterDollar, byte == UInt8(ascii: "{") { return true }
      isAfterDollar = byte == UInt8(ascii: "$")
    }
    return false
  }

  /// The same from UTF-8, which an embedding has at hand; a text has `${expression}` in it.
  package func compile(
    bytes: [UInt8], in scope: consuming any NameScope, wanting wanted: CELType?, isText: Bool,
    into sink: inout DiagnosticSink
  ) -> Program? {
    if !isText, let program = literalProgram(bytes, wanting: wanted) { return program }
    guard var syntax = read(bytes, isText: isText, into: &sink) else { return nil }
    var checker = Checker(taking: &syntax, self, scope)
    let type = checker.checkRoot(wanting: wanted)
    if !checker.diagnostics.isEmpty {
      for diagnostic in checker.diagnostics { sink.report(diagnostic) }
      return nil
    }
    if let value = checker.rootConstant {
      return Program(Code(value, type: checker.types.publicType(type), environment: self))
    }
    var paths: ([String], [String]) = ([], [])
    if checker.hasNullables {
      let root = checker.syntax.root
      paths = (checker.paths(presentWhen: true, root), checker.paths(presentWhen: false, root))
    }
    return Program(
      Code(
        checker.syntax.take(), type: checker.types.publicType(type), self, presentWhenTrue: paths.0,
        presentWhenFalse: paths.1))
  }

  /// Reads the syntax only; nil after an error.
  func read(_ bytes: [UInt8], isText: Bool, into sink: inout DiagnosticSink) -> Syntax? {
    if bytes.count > limits.length {
      sink.report(.expressionTooLong(at: SourceRange(0, bytes.count), limit: limits.length))
      return nil
    }
    var parser = Parser(
      bytes: bytes, start: 0, end: bytes.count, limits: limits, allowsLabels: features.contains(.labels),
      sink: sink)
    do {
      if isText {
        try parser.parseText()
      } else if let start = wrappedStart(bytes) {
        try parser.parseWrapped(from: start)
      } else {
        try parser.parse()
      }
      return parser.syntax.take()
    } catch {
      sink = parser.sink
      return nil
    }
  }

  /// Where `${` begins, if nothing but space stands before it.
  private func wrappedStart(_ bytes: [UInt8]) -> Int? {
    guard features.contains(.labels) else { return nil }
    var at = 0
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0A { at += 1 }
    return at + 1 < bytes.count && bytes[at] == UInt8(ascii: "$") && bytes[at + 1] == UInt8(ascii: "{")
      ? at : nil
  }
}
