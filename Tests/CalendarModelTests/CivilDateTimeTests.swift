import CalendarModel
import Testing

@Suite("CivilDateTime") struct CivilDateTimeTests {
  @Test("a time gives back its fields")
  func fields() throws {
    let time = try CivilDateTime("2025-04-15 09:30:05")
    #expect((time.hour, time.minute, time.second) == (9, 30, 5))
    #expect(time.secondOfDay == 9 * 3600 + 30 * 60 + 5)
    #expect(time.description == "2025-04-15T09:30:05")
    #expect(CivilDateTime(startOf: time.date).description == "2025-04-15T00:00:00")
  }

  @Test("second 60 is read as 59")
  func leapSecond() throws {
    #expect(try CivilDateTime("2016-12-31 23:59:60").second == 59)
  }

  @Test(
    "a time of day that no clock shows is refused with the field's range",
    arguments: [
      (24, 0, 0, "hour is 24, expected 0 to 23"), (-1, 0, 0, "hour is -1, expected 0 to 23"),
      (0, 60, 0, "minute is 60, expected 0 to 59"), (0, 0, 61, "second is 61, expected 0 to 60"),
      (0, 0, -1, "second is -1, expected 0 to 60"),
    ])
  func refusals(hour: Int, minute: Int, second: Int, message: String) throws {
    let error = #expect(throws: OutOfRange.self) {
      try CivilDateTime(.min, hour: hour, minute: minute, second: second)
    }
    #expect(error?.description == message)
  }

  @Test(
    "seconds since 1970 are counted on the wall clock, before 1970 downwards",
    arguments: [
      (0, "1970-01-01 00:00:00"), (-1, "1969-12-31 23:59:59"), (86399, "1970-01-01 23:59:59"),
      (-86400, "1969-12-31 00:00:00"), (-86401, "1969-12-30 23:59:59"),
      // 20,193 days: 55 years with 14 leap days, then 104 days to 15 April.
      (20193 * 86400 + 34200, "2025-04-15 09:30:00"),
    ])
  func civilSeconds(seconds: Int, text: String) throws {
    let time = try CivilDateTime(text)
    #expect(CivilDateTime(civilSeconds: seconds) == time)
    #expect(time.civilSeconds == seconds)
  }

  @Test("what lies beyond the range stops at its first or last second")
  func clamping() throws {
    let first = CivilDateTime(startOf: .min)
    let last = try CivilDateTime(.max, hour: 23, minute: 59, second: 59)
    #expect(CivilDateTime(civilSeconds: .min) == first)
    #expect(CivilDateTime(civilSeconds: .max) == last)
    #expect(first.adding(seconds: -1) == first)
    #expect(last.adding(seconds: 1) == last)
    #expect(last.adding(seconds: .min) == first)
    #expect(first.adding(seconds: .max) == last)
    #expect(last.adding(days: 1) == last)
  }

  @Test("adding seconds crosses midnight, adding days keeps the time of day")
  func adding() throws {
    let time = try CivilDateTime("2024-02-28 23:59:30")
    #expect(time.adding(seconds: 45) == (try CivilDateTime("2024-02-29 00:00:15")))
    #expect(time.adding(seconds: -86400) == (try CivilDateTime("2024-02-27 23:59:30")))
    #expect(time.adding(days: 2) == (try CivilDateTime("2024-03-01 23:59:30")))
    #expect(time.on(.min).description == "0000-01-01T23:59:30")
  }

  @Test("times sort by day, then by time of day")
  func order() throws {
    let texts = ["2024-12-31 23:59:59", "2025-01-01 00:00:00", "2025-01-01 00:00:01"]
    let times = try texts.map { try CivilDateTime($0) }
    #expect(times.reversed().sorted() == times)
  }
}
