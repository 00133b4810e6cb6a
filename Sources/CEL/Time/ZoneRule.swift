/// The rule for the time after the last transition of a file, as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule {
  private let standard: Int
  private let summer: Int?
  private let start: Change
  private let end: Change

  private struct Change {
    enum Day {
      /// The n-th day of a week in a month; the fifth is the last.
      case week(month: Int, week: Int, day: Int)
      /// 1 to 365, without the leap day.
      case julian(Int)
      /// 0 to 365.
      case zeroBased(Int)
    }

    var day = Day.zeroBased(0)
    /// Seconds after midnight on the clock that is about to change.
    var time = 7200
  }

  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard reader.skipName(), let offset = reader.time() else { return nil }
    standard = -offset
    guard reader.skipName() else {
      summer = nil
      start = Change()
      end = Change()
      return
    }
    let shift = reader.peek == UInt8(ascii: ",") ? nil : reader.time()
    summer = shift.map { -$0 } ?? standard + 3600
    guard let start = reader.change(), let end = reader.change() else { return nil }
    self.start = start
    self.end = end
  }

  func offset(at seconds: Int) -> Int {
    guard let summer else { return standard }
    let year = CalendarParts(seconds: Int64(seconds + standard)).year
    let begins = moment(start, year) - standard
    let ends = moment(end, year) - summer
    let isSummer = begins < ends ? seconds >= begins && seconds < ends : seconds >= begins || seconds < ends
    return isSummer ? summer : standard
  }

  /// Seconds since 1970 on the local clock.
  private func moment(_ change: Change, _ year: Int) -> Int {
    let days: Int
    switch change.day {
    case .week(let month, let week, let day):
      let first = daysSince1970(year, month, 1)
      let weekday = floorDivide(first + 4, 7).remainder
      var date = floorDivide(day - weekday, 7).remainder + (week - 1) * 7
      while date >= daysInMonth(year, month) { date -= 7 }
      days = first + date
    case .julian(let day):
      days = daysSince1970(year, 1, 1) + day - 1 + (day >= 60 && daysInMonth(year, 2) == 29 ? 1 : 0)
    case .zeroBased(let day): days = daysSince1970(year, 1, 1) + day
    }
    return days * 86_400 + change.time
  }

  private struct Reader {
    let bytes: [UInt8]
    var at = 0

    var peek: UInt8 { at < bytes.count ? bytes[at] : 0 }

    /// Letters, or anything between `<` and `>`.
    mutating func skipName() -> Bool {
      let start = at
      if peek == UInt8(ascii: "<") {
        while at < bytes.count, peek != UInt8(ascii: ">") { at += 1 }
        at += 1
        return at <= bytes.count
      }
      while isLetter(peek) { at += 1 }
      return at > start
    }

    mutating func number() -> Int? {
      var value = 0
      let start = at
      while isDigit(peek), at - start < 6 {
        value = value * 10 + Int(peek) - 0x30
        at += 1
      }
      return at > start ? value : nil
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard UInt32(peek) == character.value else { return false }
      at += 1
      return true
    }

    /// `[+-]hh[:mm[:ss]]` in seconds.
    mutating func time() -> Int? {
      let isNegative = skip("-")
      if !isNegative { _ = skip("+") }
      guard let hours = number() else { return nil }
      var seconds = hours * 3600
      if skip(":") { seconds += (number() ?? 0) * 60 }
      if skip(":") { seconds += number() ?? 0 }
      return isNegative ? -seconds : seconds
    }

    mutating func change() -> Change? {
      guard skip(",") else { return nil }
      var change = Change()
      if skip("M") {
        guard let month = number(), skip("."), let week = number(), skip("."), let day = number(),
          (1...12).contains(month), (1...5).contains(week), day < 7
        else { return nil }
        change.day = .week(month: month, week: week, day: day)
      } else if skip("J") {
        guard let day = number() else { return nil }
        change.day = .julian(day)
      } else {
        guard let day = number() else { return nil }
        change.day = .zeroBased(day)
      }
      if skip("/") {
        guard let time = time() else { return nil }
        change.time = time
      }
      return change
    }
  }
}
