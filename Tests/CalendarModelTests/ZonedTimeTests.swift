import CalendarModel
import Testing

@Suite("ZonedTime") struct ZonedTimeTests {
  @Test(
    "RFC 3339 has whole minutes of offset, the time moving along; less than one is UTC itself",
    arguments: [
      (7200, "1914-05-01T12:00:00+02:00"), (-19800, "1914-05-01T12:00:00-05:30"),
      (0, "1914-05-01T12:00:00+00:00"),
      // Local mean times: Amsterdam's, New York's, Accra's.
      (1172, "1914-05-01T11:59:28+00:19"), (-17762, "1914-05-01T12:00:02-04:56"),
      (-52, "1914-05-01T12:00:52+00:00"),
    ])
  func rfc3339(offset: Int, text: String) throws {
    let noon = try CivilDateTime(CivilDate(year: 1914, month: 5, day: 1), hour: 12, minute: 0)
    #expect(ZonedTime(noon, utcOffset: offset).rfc3339 == text)
  }
}
