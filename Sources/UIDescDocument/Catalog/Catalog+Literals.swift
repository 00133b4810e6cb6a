package import CEL

extension Catalog {
  /// The value that a quoted text stands for where that type is wanted: `#RGB`, `#RRGGBB` or `#RRGGBBAA` for a colour.
  package func literal(_ text: String, as type: HostType) -> Value? {
    firstFound(in: type) { type, header in
      guard header.flags.contains(.hasHexLiteral), let channels = hexChannels(text) else { return nil }
      let labels = ["red", "green", "blue", "opacity"]
      let arguments = zip(labels, channels).map { label, channel in
        HostCall.Argument(label: label, value: .double(channel))
      }
      return .call(HostCall(type: type, name: "", typeName: name(of: type), base: nil, arguments: arguments))
    }
  }
}

/// Three or four parts of one, rounded to thousandths, which still tell all 256 steps apart.
private func hexChannels(_ text: String) -> [Double]? {
  guard text.utf8.first == UInt8(ascii: "#") else { return nil }
  var digits: [Int] = []
  for byte in text.utf8.dropFirst() {
    guard digits.count < 8, let digit = hexDigit(byte) else { return nil }
    digits.append(digit)
  }
  switch digits.count {
  case 3: return digits.map { fraction($0 * 17) }
  case 6, 8:
    return stride(from: 0, to: digits.count, by: 2).map { fraction(digits[$0] * 16 + digits[$0 + 1]) }
  default: return nil
  }
}

private func fraction(_ step: Int) -> Double { (Double(step) / 255 * 1000).rounded() / 1000 }

private func hexDigit(_ byte: UInt8) -> Int? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
  default: nil
  }
}
