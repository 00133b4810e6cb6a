/// A moment taken apart, in the Gregorian calendar, at some distance from UTC.
struct CalendarParts {
  let year: Int
  /// 1 to 12.
  let month: Int
  /// 1 to 31.
  let day: Int
  /// 0 is the first of January.
  let dayOfYear: Int
  /// 0 is Sunday.
  let dayOfWeek: Int
  let hour: Int
  let minute: Int
  let second: Int

  /// Takes seconds since 1970 on the clock of the place.
  init(seconds: Int64) {
    let (days, rest) = floorDivide(Int(seconds), 86_400)
    (year, month, day) = civilDate(days)
    dayOfYear = days - daysSince1970(year, 1, 1)
    dayOfWeek = floorDivide(days + 4, 7).remainder
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
  }
}

func floorDivide(_ value: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
  let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}

/// Days from the first of January 1970 to a date; the year starts in March inside, so that leap days come last.
func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
  let year = month <= 2 ? year - 1 : year
  let (era, yearOfEra) = floorDivide(year, 400)
  let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
  let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

func civilDate(_ days: Int) -> (year: Int, month: Int, day: Int) {
  let (era, dayOfEra) = floorDivide(days + 719_468, 146_097)
  let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let shifted = (5 * dayOfYear + 2) / 153
  let month = shifted < 10 ? shifted + 3 : shifted - 9
  return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
}

func daysInMonth(_ year: Int, _ month: Int) -> Int {
  switch month {
  case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
  case 4, 6, 9, 11: 30
  default: 31
  }
}

extension Library {
  static func timePart(_ function: Function, of value: Value, zone: String?) throws(FailureCode) -> Int64 {
    switch value {
    case .duration(let length) where zone == nil: return try part(function, of: length)
    case .timestamp(let moment):
      var offset = 0
      if let zone { offset = try TimeZone.offset(of: zone, at: moment.seconds) }
      return try part(function, of: moment, offset: offset)
    default: throw .noOverload
    }
  }

  private static func part(_ function: Function, of length: Duration) throws(FailureCode) -> Int64 {
    switch function {
    case .getHours: length.nanoseconds / 3_600_000_000_000
    case .getMinutes: length.nanoseconds / 60_000_000_000
    case .getSeconds: length.nanoseconds / 1_000_000_000
    case .getMilliseconds: length.nanoseconds % 1_000_000_000 / 1_000_000
    default: throw .noOverload
    }
  }

  private static func part(
    _ function: Function, of moment: Timestamp, offset: Int
  ) throws(FailureCode) -> Int64 {
    if function == .getMilliseconds { return Int64(moment.nanoseconds / 1_000_000) }
    let parts = CalendarParts(seconds: moment.seconds + Int64(offset))
    switch function {
    case .getFullYear: return Int64(parts.year)
    case .getMonth: return Int64(parts.month - 1)
    case .getDate: return Int64(parts.day)
    case .getDayOfMonth: return Int64(parts.day - 1)
    case .getDayOfWeek: return Int64(parts.dayOfWeek)
    case .getDayOfYear: return Int64(parts.dayOfYear)
    case .getHours: return Int64(parts.hour)
    case .getMinutes: return Int64(parts.minute)
    case .getSeconds: return Int64(parts.second)
    default: throw .noOverload
    }
  }
}
