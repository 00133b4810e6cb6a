extension Library {
  static func text(_ function: Function, _ value: Value, _ limits: Limits) throws(FailureCode) -> Value {
    switch (function, value) {
    case (.join, .list(let list)): return .string(try joined(list, with: "", limits))
    case (.lowerAscii, .string(let text)): return .string(mapAscii(text, from: 0x41...0x5A) { $0 + 32 })
    case (.upperAscii, .string(let text)): return .string(mapAscii(text, from: 0x61...0x7A) { $0 - 32 })
    case (.trim, .string(let text)): return .string(trimmed(text))
    case (.reverse, .string(let text)):
      var result = String.UnicodeScalarView()
      result.append(contentsOf: text.unicodeScalars.reversed())
      return .string(String(result))
    case (.reverse, .list(let list)): return .list(list.reversed())
    case (.quote, .string(let text)): return .string(quoted(text))
    default: throw .noOverload
    }
  }

  static func text(_ function: Function, _ arguments: [Value], _ limits: Limits) throws(FailureCode) -> Value
  {
    guard let first = arguments.first else { throw .noOverload }
    switch (function, first) {
    case (.join, .list(let list)):
      guard arguments.count == 2, case .string(let separator) = arguments[1] else { throw .noOverload }
      return .string(try joined(list, with: separator, limits))
    case (.charAt, .string(let text)): return try charAt(text, arguments)
    case (.indexOf, .string(let text)), (.lastIndexOf, .string(let text)):
      return try index(function, text, arguments)
    case (.replace, .string(let text)): return .string(try replaced(text, arguments, limits))
    case (.split, .string(let text)): return .list(try split(text, arguments))
    case (.substring, .string(let text)): return try substring(text, arguments)
    case (.format, .string(let format)):
      guard arguments.count == 2, case .list(let values) = arguments[1] else { throw .noOverload }
      return .string(try formatted(format, values, limits))
    default: throw .noOverload
    }
  }

  private static func mapAscii(
    _ text: String, from range: ClosedRange<UInt8>, by change: (UInt8) -> UInt8
  ) -> String {
    String(decoding: text.utf8.map { range.contains($0) ? change($0) : $0 }, as: UTF8.self)
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }

  private static func joined(
    _ list: [Value], with separator: String, _ limits: Limits
  ) throws(FailureCode) -> String {
    var result = ""
    for (position, element) in list.enumerated() {
      guard case .string(let text) = element else { throw .noOverload }
      if position > 0 { result += separator }
      result += text
      if result.utf8.count > limits.size { throw .size }
    }
    return result
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{07}": result += "\\a"
      case "\u{08}": result += "\\b"
      case "\u{0C}": result += "\\f"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0B}": result += "\\v"
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  // MARK: - Positions in code points

  private static func position(
    _ value: Value, in text: String, _ scalars: String.UnicodeScalarView
  ) throws(FailureCode) -> String.Index {
    guard case .int(let offset) = value else { throw .noOverload }
    guard offset >= 0, offset <= Int64(text.utf8.count),
      let index = scalars.index(scalars.startIndex, offsetBy: Int(offset), limitedBy: scalars.endIndex)
    else { throw .indexOutOfRange }
    return index
  }

  private static func charAt(_ text: String, _ arguments: [Value]) throws(FailureCode) -> Value {
    guard arguments.count == 2 else { throw .noOverload }
    let scalars = text.unicodeScalars
    let index = try position(arguments[1], in: text, scalars)
    return .string(index == scalars.endIndex ? "" : String(scalars[index]))
  }

  private static func substring(_ text: String, _ arguments: [Value]) throws(FailureCode) -> Value {
    guard arguments.count == 2 || arguments.count == 3 else { throw .noOverload }
    let scalars = text.unicodeScalars
    let start = try position(arguments[1], in: text, scalars)
    let end = arguments.count == 3 ? try position(arguments[2], in: text, scalars) : scalars.endIndex
    if start > end { throw .argument }
    return .string(String(scalars[start..<end]))
  }

  private static func index(_ function: Function, _ text: String, _ arguments: [Value]) throws(FailureCode)
    -> Value
  {
    guard arguments.count == 2 || arguments.count == 3, case .string(let part) = arguments[1] else {
      throw .noOverload
    }
    let scalars = text.unicodeScalars
    var limit = function == .indexOf ? scalars.startIndex : scalars.endIndex
    if arguments.count == 3 { limit = try position(arguments[2], in: text, scalars) }
    let from = scalars.utf8Offset(of: limit, in: text)
    let found =
      function == .indexOf
      ? find(part, in: text, from: from) : findLast(part, in: text, atMost: from)
    guard let found else { return .int(-1) }
    let index = text.utf8.index(text.utf8.startIndex, offsetBy: found)
    return .int(Int64(scalars.distance(from: scalars.startIndex, to: index)))
  }

  /// The offset in bytes at which a part first stands.
  static func find(_ part: String, in text: String, from start: Int = 0) -> Int? {
    let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
    guard let first = wanted.first else { return start }
    guard bytes.count >= wanted.count else { return nil }
    var at = start
    while at <= bytes.count - wanted.count {
      if bytes[at] == first, isEqual(bytes, at, wanted) { return at }
      at += 1
    }
    return nil
  }

  private static func findLast(_ part: String, in text: String, atMost limit: Int) -> Int? {
    let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
    var at = min(limit, bytes.count - wanted.count)
    while at >= 0 {
      if isEqual(bytes, at, wanted) { return at }
      at -= 1
    }
    return nil
  }

  private static func isEqual(_ bytes: [UInt8], _ start: Int, _ wanted: [UInt8]) -> Bool {
    for offset in wanted.indices where bytes[start + offset] != wanted[offset] { return false }
    return true
  }

  // MARK: - Pieces

  private static func replaced(
    _ text: String, _ arguments: [Value], _ limits: Limits
  ) throws(FailureCode) -> String {
    guard arguments.count == 3 || arguments.count == 4, case .string(let old) = arguments[1],
      case .string(let new) = arguments[2]
    else { throw .noOverload }
    var count = Int64.max
    if arguments.count == 4 {
      guard case .int(let limit) = arguments[3] else { throw .noOverload }
      if limit >= 0 { count = limit }
    }
    let pieces = pieces(of: text, at: old, limit: count)
    let growth = (pieces.count - 1).multipliedReportingOverflow(by: new.utf8.count)
    if growth.overflow || growth.partialValue > limits.size { throw .size }
    return pieces.joined(separator: new)
  }

  private static func split(_ text: String, _ arguments: [Value]) throws(FailureCode) -> [Value] {
    guard arguments.count == 2 || arguments.count == 3, case .string(let separator) = arguments[1] else {
      throw .noOverload
    }
    var limit = Int64.max
    if arguments.count == 3 {
      guard case .int(let count) = arguments[2] else { throw .noOverload }
      if count == 0 { return [] }
      if count > 0 { limit = count - 1 }
    }
    if separator.isEmpty { return characters(text, limit: limit) }
    return pieces(of: text, at: separator, limit: limit).map { .string($0) }
  }

  private static func characters(_ text: String, limit: Int64) -> [Value] {
    var result: [Value] = []
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      if Int64(result.count) == limit {
        result.append(.string(String(scalars[index...])))
        break
      }
      result.append(.string(String(scalars[index])))
      index = scalars.index(after: index)
    }
    return result
  }

  /// The text cut at a part, at most so many times; an empty part stands before and after every character.
  private static func pieces(of text: String, at part: String, limit: Int64) -> [String] {
    if part.isEmpty {
      var pieces = [""]
      for scalar in text.unicodeScalars {
        if Int64(pieces.count) <= limit, pieces.count > 1 || limit > 0 {
          pieces.append(String(scalar))
        } else {
          pieces[pieces.count - 1].unicodeScalars.append(scalar)
        }
      }
      if Int64(pieces.count) <= limit { pieces.append("") }
      return pieces
    }
    let (bytes, wanted) = (Array(text.utf8), Array(part.utf8))
    var pieces: [String] = []
    var start = 0
    var at = 0
    while at <= bytes.count - wanted.count, Int64(pieces.count) < limit {
      if isEqual(bytes, at, wanted) {
        pieces.append(String(decoding: bytes[start..<at], as: UTF8.self))
        at += wanted.count
        start = at
      } else {
        at += 1
      }
    }
    pieces.append(String(decoding: bytes[start...], as: UTF8.self))
    return pieces
  }
}

extension String.UnicodeScalarView {
  fileprivate func utf8Offset(of index: Index, in text: String) -> Int {
    text.utf8.distance(from: text.utf8.startIndex, to: index)
  }
}
