import Testing

@testable import CEL

struct TimeTests {
  @Test(arguments: [
    ("2009-02-13T23:31:30Z", "2009-02-13T23:31:30Z"), ("2009-02-13t23:31:30z", "2009-02-13T23:31:30Z"),
    ("2009-02-13T23:31:30.5+02:00", "2009-02-13T21:31:30.5Z"),
    ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00Z"),
    ("9999-12-31T23:59:59.999999999Z", "9999-12-31T23:59:59.999999999Z"),
    ("2000-02-29T00:00:00-00:30", "2000-02-29T00:30:00Z"),
    ("1969-12-31T23:59:59.1Z", "1969-12-31T23:59:59.1Z"),
  ])
  func `a timestamp is read and written`(text: String, written: String) throws {
    #expect(try Timestamp(parsing: text).text == written)
  }

  @Test(arguments: [
    "", "2009", "2009-02-13", "2009-02-13T23:31:30", "2009-02-30T00:00:00Z", "2100-02-29T00:00:00Z",
    "2009-13-01T00:00:00Z", "2009-02-13T24:00:00Z", "2009-02-13T23:60:00Z", "2009-02-13T23:31:30.Z",
    "2009-02-13T23:31:30+2:00", "2009-02-13T23:31:30Zx", "0000-01-01T00:00:00Z", "10000-01-01T00:00:00Z",
  ])
  func `what is no timestamp is refused`(text: String) {
    #expect(throws: FailureCode.self) { try Timestamp(parsing: text) }
  }

  @Test(arguments: [
    ("1h2m3.5s", "3723.5s"), ("-1.5h", "-5400s"), ("0", "0s"), ("100ms", "0.1s"), ("1us", "0.000001s"),
    ("1µs2ns", "0.000001002s"), (".5s", "0.5s"), ("+3m", "180s"),
  ])
  func `a duration is read and written`(text: String, written: String) throws {
    #expect(try Duration(parsing: text).text == written)
  }

  @Test(arguments: ["", "1", "s", "1x", "1h2", "-", "1.h2", "9223372037s", "--1s", "1 s"])
  func `what is no duration is refused`(text: String) {
    #expect(throws: FailureCode.self) { try Duration(parsing: text) }
  }

  @Test func `dates go round`() {
    for days in stride(from: -719_162, through: 2_932_896, by: 97) {
      let (year, month, day) = civilDate(days)
      #expect(daysSince1970(year, month, day) == days)
    }
  }

  @Test(arguments: [
    // Summer and winter, north and south, by a file's table and, far ahead, by its rule.
    ("Europe/Berlin", "2020-07-01T00:00:00Z", 7200), ("Europe/Berlin", "2020-01-01T00:00:00Z", 3600),
    ("Europe/Berlin", "2090-07-01T00:00:00Z", 7200), ("Europe/Berlin", "2090-01-01T00:00:00Z", 3600),
    ("Australia/Sydney", "2090-01-01T00:00:00Z", 39_600),
    ("Australia/Sydney", "2090-07-01T00:00:00Z", 36_000),
    ("America/New_York", "2090-03-12T06:59:59Z", -18_000),
    ("America/New_York", "2090-03-12T07:00:00Z", -14_400),
    ("Asia/Kathmandu", "2090-01-01T00:00:00Z", 20_700), ("America/St_Johns", "2009-02-13T02:00:00Z", -12_600),
    ("UTC", "2020-01-01T00:00:00Z", 0), ("+11:00", "2020-01-01T00:00:00Z", 39_600),
    ("-02:30", "2020-01-01T00:00:00Z", -9000), ("02:00", "2020-01-01T00:00:00Z", 7200),
  ])
  func `a zone is so far from UTC`(zone: String, moment: String, offset: Int) throws {
    #expect(try TimeZone.offset(of: zone, at: Timestamp(parsing: moment).seconds) == offset)
  }

  @Test(arguments: [
    "Nowhere/Else", "../../etc/passwd", "Europe", "+1", "+24:00", "/etc/localtime", "Europe/Berlin\0",
  ])
  func `what is no zone is refused`(zone: String) {
    #expect(throws: FailureCode.timeZone) { try TimeZone.offset(of: zone, at: 0) }
  }
}
