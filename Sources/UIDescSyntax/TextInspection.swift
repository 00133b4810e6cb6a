import UIDescDiagnostics

/// What is known about a text before its grammar is looked at.
struct TextInspection {
  /// After the byte order mark, if there is one.
  var start: Int
  /// Then an offset in code points is an offset in bytes.
  var isASCII: Bool
  /// Why the bytes are no text that can be read.
  var finding: Diagnostic?
}

/// Checks the size, the byte order mark and, where there are bytes beyond ASCII, the UTF-8.
func inspectText(_ source: SourceFile, id: SourceID, limits: SyntaxLimits) -> TextInspection {
  let bytes = source.bytes
  var result = TextInspection(start: 0, isASCII: true)
  if bytes.count > limits.bytes {
    result.finding = .fileTooLarge(bytes.count, limit: limits.bytes, in: id)
    return result
  }
  // One sweep without a branch, which the compiler makes wide.
  let union = unsafe bytes.withUnsafeBufferPointer { buffer in
    var union: UInt8 = 0
    for index in buffer.indices { union |= unsafe buffer[index] }
    return union
  }
  if union < 0x80 { return result }
  if bytes.count >= 2, (bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF) {
    result.finding = .utf16Input(SourceRange(0, 2, in: id))
    return result
  }
  if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { result.start = 3 }
  result.isASCII = false
  let fault = unsafe bytes.withUnsafeBufferPointer { unsafe firstInvalidUTF8(SourceBytes($0)) }
  if let fault {
    if let place = bytes.firstIndex(of: 0) {
      result.finding = .binaryInput(at: SourceRange(place, place + 1, in: id))
    } else {
      result.finding = .invalidUTF8(fault, bytes: bytes, in: id)
    }
  }
  return result
}

/// The first bytes that are no UTF-8: overlong forms, surrogates and cut sequences included.
func firstInvalidUTF8(_ bytes: SourceBytes) -> Range<Int>? {
  var index = 0
  while index < bytes.count {
    if bytes[index] < 0x80 {
      index += bytes.isASCIIWord(at: index) ? 8 : 1
      continue
    }
    let length = validSequenceLength(bytes, at: index)
    if length == 0 { return index..<index + 1 }
    index += length
  }
  return nil
}

/// The length of the well-formed sequence that starts here with a byte beyond ASCII, or 0.
private func validSequenceLength(_ bytes: SourceBytes, at index: Int) -> Int {
  let length: Int
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch bytes[index] {
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  case 0xF1...0xF3: length = 4
  default: return 0
  }
  guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
  for offset in 2..<max(2, length) where !bytes[index + offset].isContinuation { return 0 }
  return length
}

extension Diagnostic {
  static func fileTooLarge(_ size: Int, limit: Int, in id: SourceID) -> Self {
    Diagnostic(
      "file-too-large", .error, at: SourceRange(0, 0, in: id),
      "the file has \(size) bytes; at most \(limit) are read")
  }

  static func utf16Input(_ range: SourceRange) -> Self {
    Diagnostic("utf-16-input", .error, at: range, "the file is UTF-16; save it as UTF-8")
  }

  static func binaryInput(at range: SourceRange) -> Self {
    Diagnostic(
      "binary-input", .error, at: range,
      "the file holds a NUL byte; it is no text, or it is UTF-16 and should be saved as UTF-8")
  }

  static func invalidUTF8(_ fault: Range<Int>, bytes: [UInt8], in id: SourceID) -> Self {
    let digits = String(bytes[fault.lowerBound], radix: 16, uppercase: true)
    return Diagnostic(
      "invalid-utf-8", .error, at: SourceRange(fault.lowerBound, fault.upperBound, in: id),
      "the byte 0x\(digits) is no UTF-8 here; save the file as UTF-8")
  }
}
