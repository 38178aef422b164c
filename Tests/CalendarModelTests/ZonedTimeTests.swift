import CalendarModel
import Testing

@Suite("Instant and ZonedTime") struct ZonedTimeTests {
  @Test("an instant is what the clock shows less its offset, and back")
  func instants() throws {
    let berlin = ZonedTime(try CivilDateTime("2025-04-15 09:30:00"), utcOffset: 7200)
    let utc = ZonedTime(try CivilDateTime("2025-04-15 07:30:00"), utcOffset: 0)
    #expect(berlin.instant == utc.instant)
    #expect(berlin.instant.civil(utcOffset: 7200) == berlin.civil)
    #expect(Instant(try CivilDateTime("1970-01-01 01:00:00"), utcOffset: 3600).seconds == 0)
  }

  @Test("an instant that no clock can show stops at the ends of the calendar")
  func clamping() {
    #expect(Instant(seconds: .max).civil(utcOffset: 86400).date == .max)
    #expect(Instant(seconds: .min).civil(utcOffset: -86400).date == .min)
  }

  @Test(
    "RFC 3339 text has the offset in hours and minutes, never Z",
    arguments: [
      ("2025-04-15 09:30:00", 7200, "2025-04-15T09:30:00+02:00"),
      ("2025-04-15 09:30:00", 0, "2025-04-15T09:30:00+00:00"),
      ("2025-04-15 09:30:00", -12600, "2025-04-15T09:30:00-03:30"),
      ("2025-04-15 09:30:00", 20700, "2025-04-15T09:30:00+05:45"),
      ("0987-06-05 00:00:00", 50400, "0987-06-05T00:00:00+14:00"),
    ])
  func rfc3339(text: String, offset: Int, expected: String) throws {
    #expect(ZonedTime(try CivilDateTime(text), utcOffset: offset).rfc3339 == expected)
  }

  @Test(
    "an offset with seconds is cut to its minute and the time moved along",
    arguments: [
      // Amsterdam until 1937, +0:19:32; Dublin until 1916, -0:25:21; Accra until 1915, -0:00:52.
      ("1937-01-01 12:00:32", 1172, "1937-01-01T12:00:00+00:19"),
      ("1916-01-01 12:00:00", -1521, "1916-01-01T12:00:21-00:25"),
      ("1915-01-01 12:00:00", -52, "1915-01-01T12:00:52+00:00"),
      ("1937-01-01 00:00:00", 1172, "1936-12-31T23:59:28+00:19"),
    ])
  func localMeanTime(text: String, offset: Int, expected: String) throws {
    #expect(ZonedTime(try CivilDateTime(text), utcOffset: offset).rfc3339 == expected)
  }
}
