import CalendarModel
import Testing

@testable import CalendarRendering

@Suite("times as written") struct JSONWrittenTimeTests {
  private let position = SourcePosition(source: "work.ics", line: 1)

  @Test("a time keeps its own clock: UTC, none, or a named zone")
  func clocks() throws {
    let day = try PageSample.day("2025-04-15")
    let time = try CivilDateTime(day, hour: 9, minute: 30)
    #expect(EventTime.date(day).text == "2025-04-15")
    #expect(EventTime.dateTime(time, zone: .utc).text == "2025-04-15T09:30:00Z")
    #expect(EventTime.dateTime(time, zone: .floating).text == "2025-04-15T09:30:00")
    #expect(
      EventTime.dateTime(time, zone: .named("Europe/Berlin")).text
        == "2025-04-15T09:30:00[Europe/Berlin]")
  }

  @Test("a period adds its end or its length")
  func periods() throws {
    let day = try PageSample.day("2025-04-15")
    let start = EventTime.dateTime(try CivilDateTime(day, hour: 9, minute: 30), zone: .utc)
    let end = EventTime.dateTime(try CivilDateTime(day, hour: 11, minute: 0), zone: .utc)
    #expect(RecurrenceDate(start, position: position).text == "2025-04-15T09:30:00Z")
    #expect(
      RecurrenceDate(start, end: .at(end), position: position).text
        == "2025-04-15T09:30:00Z/2025-04-15T11:00:00Z")
    #expect(
      RecurrenceDate(
        start, end: .after(EventDuration(days: 0, seconds: 5400)), position: position
      ).text == "2025-04-15T09:30:00Z/PT1H30M")
  }

  @Test(
    "a length has its days and its hours, minutes and seconds, without those that are none",
    arguments: [
      (0, 0, "PT0S"), (1, 0, "P1D"), (14, 0, "P14D"), (0, 5400, "PT1H30M"), (0, 1, "PT1S"),
      (2, 90061, "P2DT25H1M1S"), (0, -900, "-PT15M"), (-1, 0, "-P1D"),
      (Int.min, 0, "-P9223372036854775808D"),
    ])
  func lengths(days: Int, seconds: Int, text: String) {
    #expect(EventDuration(days: days, seconds: seconds).text == text)
  }
}
