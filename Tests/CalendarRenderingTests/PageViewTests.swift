import CalendarModel
import CalendarRendering
import Testing

@Suite("Page.View") struct PageViewTests {
  /// A view asked for, and the days it shows.
  struct Widening: CustomTestStringConvertible, Sendable {
    var kind: Page.Kind
    var asked: (first: String, last: String)
    var weekday = Weekday.monday
    var sixWeeks = false
    var shown: (first: String, last: String)
    var testDescription: String { "\(kind) \(asked) from \(weekday), six weeks: \(sixWeeks)" }
  }

  // 1 April 2025 is a Tuesday, 30 April a Wednesday; 1 February 2027 is a Monday of a common year.
  @Test(
    "the days asked for are widened to the rows that show them",
    arguments: [
      Widening(
        kind: .month, asked: ("2025-04-01", "2025-04-30"), shown: ("2025-03-31", "2025-05-04")),
      Widening(
        kind: .month, asked: ("2025-04-15", "2025-04-15"), weekday: .sunday,
        shown: ("2025-03-30", "2025-05-03")),
      Widening(
        kind: .month, asked: ("2027-02-01", "2027-02-28"), shown: ("2027-02-01", "2027-02-28")),
      Widening(
        kind: .month, asked: ("2027-02-01", "2027-02-28"), sixWeeks: true,
        shown: ("2027-02-01", "2027-03-14")),
      Widening(
        kind: .week, asked: ("2025-04-16", "2025-04-30"), shown: ("2025-04-14", "2025-04-20")),
      Widening(
        kind: .week, asked: ("2025-04-16", "2025-04-16"), weekday: .saturday,
        shown: ("2025-04-12", "2025-04-18")),
      Widening(
        kind: .weeks, asked: ("2025-04-16", "2025-04-21"), shown: ("2025-04-14", "2025-04-27")),
      Widening(
        kind: .months, asked: ("2025-04-01", "2025-05-31"), shown: ("2025-03-31", "2025-06-01")),
      Widening(
        kind: .months, asked: ("2027-01-01", "2027-02-28"), sixWeeks: true,
        shown: ("2026-12-28", "2027-03-14")),
      Widening(
        kind: .year, asked: ("2025-01-01", "2025-12-31"), shown: ("2024-12-30", "2026-01-04")),
      Widening(
        kind: .strip, asked: ("2025-04-15", "2025-04-15"), shown: ("2025-04-01", "2025-04-30")),
      Widening(
        kind: .day, asked: ("2025-04-15", "2025-04-16"), shown: ("2025-04-15", "2025-04-16")),
      Widening(
        kind: .agenda, asked: ("2025-04-15", "2025-05-01"), shown: ("2025-04-15", "2025-05-01")),
      Widening(
        kind: .range, asked: ("2025-04-15", "2025-05-01"), shown: ("2025-04-15", "2025-05-01")),
    ])
  func widening(_ row: Widening) throws {
    let view = try PageSample.view(
      row.kind, row.asked.first, row.asked.last, startingOn: row.weekday, sixWeeks: row.sixWeeks)
    #expect(view.first == (try PageSample.day(row.shown.first)))
    #expect(view.last == (try PageSample.day(row.shown.last)))
  }

  @Test("widening what is widened changes nothing", arguments: Page.Kind.allCases)
  func idempotent(kind: Page.Kind) throws {
    for weekday in Weekday.allCases {
      for sixWeeks in [false, true] {
        for month in 1...12 {
          let month = try YearMonth(year: 2026, month: month)
          let once = try PageSample.view(
            kind, "\(month.firstDay)", "\(month.lastDay)", startingOn: weekday, sixWeeks: sixWeeks)
          let twice = try PageSample.view(
            kind, "\(once.first)", "\(once.last)", month: once.month, startingOn: weekday,
            sixWeeks: sixWeeks)
          #expect(once == twice)
        }
      }
    }
  }

  @Test("only a month grid and a strip have a month", arguments: Page.Kind.allCases)
  func month(kind: Page.Kind) throws {
    let april = try YearMonth(year: 2025, month: 4)
    let view = try PageSample.view(kind, "2025-03-31", "2025-05-04", month: april)
    #expect(view.month == (kind == .month || kind == .strip ? april : nil))
  }
}
