import CalendarModel
import CalendarRendering
import TestSupport
import Testing

@testable import IcalviewCLI

@Suite("VisibleDays") struct VisibleDaysTests {
  /// `kind first/last` of what `arguments` ask for when today is Tuesday, 15 April 2025.
  private func days(
    _ arguments: [String], today: String = "2025-04-15", first: Weekday = .monday
  ) throws -> String {
    guard case .view(let request) = try Invocation(arguments, locale: "en-001") else {
      throw UnexpectedAnswer()
    }
    let days = try request.visibleDays(today: try day(today), startingOn: first)
    return "\(days.kind) \(days.first)/\(days.last)" + (days.month.map { " \($0)" } ?? "")
  }

  @Test(
    "a view shows the days that hold today or its date",
    arguments: [
      ([], "month 2025-04-01/2025-04-30 2025-04"),
      (["--month"], "month 2025-04-01/2025-04-30 2025-04"),
      (["--month", "2024-02"], "month 2024-02-01/2024-02-29 2024-02"),
      (["--month", "2025-12-31"], "month 2025-12-01/2025-12-31 2025-12"),
      (["--month", "2025-W01"], "month 2025-01-01/2025-01-31 2025-01"),
      (["--month", "last month"], "month 2025-03-01/2025-03-31 2025-03"),
      (["--strip"], "strip 2025-04-01/2025-04-30 2025-04"),
      (["--strip", "february"], "strip 2025-02-01/2025-02-28 2025-02"),
      (["--week"], "week 2025-04-14/2025-04-20"),
      (["--week", "2025-W15"], "week 2025-04-07/2025-04-13"),
      (["--week", "sunday"], "week 2025-04-14/2025-04-20"),
      (["--week", "monday"], "week 2025-04-21/2025-04-27"),
      (["--weeks", "1"], "weeks 2025-04-14/2025-04-20"),
      (["--weeks", "3", "--from", "2025-04"], "weeks 2025-03-31/2025-04-20"),
      (["--day"], "day 2025-04-15/2025-04-15"), (["--day", "+2w"], "day 2025-04-29/2025-04-29"),
      (["--year"], "year 2025-01-01/2025-12-31"),
      (["--year", "2020"], "year 2020-01-01/2020-12-31"),
      (["--year", "2024-02"], "year 2024-01-01/2024-12-31"),
      (["--year", "2020-W01"], "year 2020-01-01/2020-12-31"),
      (["--months", "3"], "months 2025-04-01/2025-06-30"),
      (["--months", "2", "--from", "2024-12-31"], "months 2024-12-01/2025-01-31"),
      (["--all", "--json"], "all 0001-01-01/9999-12-31"),
    ])
  func views(arguments: [String], expected: String) throws {
    #expect(try days(arguments) == expected)
  }

  @Test("a week is the row of the fourth day, where weeks begin on another day than Monday")
  func rows() throws {
    // W15 is 7 to 13 April; its Thursday is the 10th.
    let week = ["--week", "2025-W15"]
    #expect(try days(week, first: .sunday) == "week 2025-04-06/2025-04-12")
    #expect(try days(week, first: .saturday) == "week 2025-04-05/2025-04-11")
    #expect(try days(["--week", "this week"], first: .sunday) == "week 2025-04-13/2025-04-19")
    #expect(try days(["--week", "next week"], first: .sunday) == "week 2025-04-20/2025-04-26")
  }

  @Test(
    "a list begins with a date or today and ends with a date, a number of days or the period",
    arguments: [
      (["--agenda"], "agenda 2025-04-15/2025-04-21"),
      (["--agenda", "tomorrow"], "agenda 2025-04-16/2025-04-22"),
      (["--agenda", "2025-04-14", "--days", "14"], "agenda 2025-04-14/2025-04-27"),
      (["--agenda", "2025-05"], "agenda 2025-05-01/2025-05-31"),
      (["--agenda", "this week"], "agenda 2025-04-14/2025-04-20"),
      (["--agenda", "2025", "--days", "3"], "agenda 2025-01-01/2025-01-03"),
      (["--agenda", "2025", "--to", "2025-02"], "agenda 2025-01-01/2025-02-28"),
      (["--agenda", "--from", "2025-04-01", "--to", "+1w"], "agenda 2025-04-01/2025-04-22"),
      (["--from", "2025-04-01", "--to", "2025-04-01"], "range 2025-04-01/2025-04-01"),
      (["--from", "2025-W15"], "range 2025-04-07/2025-04-13"),
      (["--from", "-3d"], "range 2025-04-12/2025-04-18"),
      (["--to", "2025"], "range 2025-04-15/2025-12-31"),
      (["--to", "2025-04-30", "--days", "10"], "range 2025-04-21/2025-04-30"),
      (["--days", "1"], "range 2025-04-15/2025-04-15"),
    ])
  func lists(arguments: [String], expected: String) throws {
    #expect(try days(arguments) == expected)
  }

  @Test("a range that ends before it begins has no days")
  func inverted() throws {
    #expect(
      try days(["--from", "2025-05", "--to", "2025-04"]) == "range 2025-05-01/2025-04-30")
    #expect(try days(["--to", "yesterday"]) == "range 2025-04-15/2025-04-14")
    #expect(
      try days(["--agenda", "2025-05-01", "--to", "2025-04-01"]) == "agenda 2025-05-01/2025-04-01")
  }

  @Test("a range that is said twice is refused")
  func errors() throws {
    #expect(throws: UsageError.overdeterminedRange) {
      try days(["--from", "today", "--to", "+1w", "--days", "3"])
    }
    #expect(throws: UsageError.overdeterminedRange) {
      try days(["--agenda", "today", "--to", "+1w", "--days", "3"])
    }
    #expect(throws: UsageError.twoStarts(option: "--from", view: "--agenda")) {
      try days(["--agenda", "today", "--from", "today"])
    }
    #expect(throws: UsageError.outsideYears) { try days(["--day", "+7975y"]) }
  }

  @Test(
    "the last visible day is the end of the year 9999",
    arguments: [
      (["--weeks", "5200"], "weeks 9999-12-27/9999-12-31"),
      (["--months", "1200"], "months 9999-12-01/9999-12-31"),
      (["--days", "36500"], "range 9999-12-31/9999-12-31"),
      (["--week"], "week 9999-12-27/9999-12-31"),
    ])
  func edge(arguments: [String], expected: String) throws {
    // 9999-12-31 is a Friday, so its week begins on Monday, the 27th.
    #expect(try days(arguments, today: "9999-12-31") == expected)
  }

  @Test("random requests on random days give days in order, but for lists that end early")
  func hostile() throws {
    var random = SeededGenerator(seed: 4)
    let values = [
      "", "=5", "=today", "=-9999999m", "=2025", "=9999-12-31", "=0001-01-01", "=-3d", "=1",
      "=last year", "=2025-W15", "=sat",
    ]
    let options = ViewOptions.table.options.filter { [.view, .range].contains($0.group) }.map(
      \.spelling)
    for _ in 0..<2_000 {
      let arguments = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        (options.randomElement(using: &random) ?? "")
          + (values.randomElement(using: &random) ?? "")
      }
      guard case .view(let request)? = try? Invocation(arguments, locale: "en-001")
      else { continue }
      let today = CivilDate(
        dayNumber: Int.random(in: -719_162...2_932_896, using: &random))
      let first = Weekday.allCases.randomElement(using: &random) ?? .monday
      guard let days = try? request.visibleDays(today: today, startingOn: first) else { continue }
      let mayBeEmpty = request.range.to != nil
      #expect(days.first <= days.last || mayBeEmpty, "\(arguments) on \(today)")
    }
  }
}
