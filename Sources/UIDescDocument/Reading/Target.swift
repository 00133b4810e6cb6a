/// A platform and its version, such as iOS 16: what the interface has to run on.
package struct Target: Hashable, Sendable {
  /// As catalogs write it: `iOS`.
  package let platform: String
  package let version: PlatformVersion

  /// The platforms of SwiftUI, as catalogs write them.
  package static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]

  /// Reads `ios16`, `macOS13.3` or `iOS 16`; nil where there is no such platform or no version.
  package init?(_ text: String) {
    let name = text.prefix { !$0.isNumber && $0 != " " }.lowercased()
    let digits = text.dropFirst(name.count).drop { $0 == " " }
    let known = Self.platforms.first { $0.lowercased() == name }
    guard let platform = known ?? (name == "ipados" ? "iOS" : nil),
      let version = PlatformVersion(String(digits))
    else {
      return nil
    }
    self.platform = platform
    self.version = version
  }

  package var description: String { "\(platform) \(version.text)" }
}

/// A version of a platform: numbers with dots between them.
package struct PlatformVersion: Hashable, Comparable, Sendable {
  package let text: String
  private let numbers: [Int]

  package init?(_ text: String) {
    var numbers: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard let number = Int(part), number >= 0, part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
        return nil
      }
      numbers.append(number)
    }
    self.text = text
    self.numbers = numbers
  }

  package static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    for index in 0..<max(left.numbers.count, right.numbers.count) {
      let (one, other) = (left.number(index), right.number(index))
      if one != other { return one < other }
    }
    return false
  }

  private func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }
}

extension EntrySpec {
  /// The version that a platform needs for the entry; nil where it has none that does.
  ///
  /// What has no availability is there in the oldest version; visionOS began with what iOS 17 had.
  package func version(neededOn platform: String) -> PlatformVersion? {
    let known = availability
    guard !known.isEmpty else { return PlatformVersion("0") }
    if let own = known.first(where: { $0.platform == platform }) { return PlatformVersion(own.version) }
    guard platform == "visionOS", let phone = known.first(where: { $0.platform == "iOS" }),
      let version = PlatformVersion(phone.version), let first = PlatformVersion("17"),
      let second = PlatformVersion("18"),
      let same = PlatformVersion("26")
    else { return nil }
    if version <= first { return PlatformVersion("1") }
    return version <= second ? PlatformVersion("2") : max(version, same)
  }

  /// Whether the entry is there on the target.
  package func exists(on target: Target) -> Bool {
    version(neededOn: target.platform).map { $0 <= target.version } ?? false
  }
}
