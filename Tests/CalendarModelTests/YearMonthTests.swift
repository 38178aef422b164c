import CalendarModel
import Testing

@Suite("YearMonth") struct YearMonthTests {
  @Test(
    "the weeks of a month are those that its days fall into",
    arguments: [
      (2015, 2, Weekday.sunday, 4), (2010, 2, .monday, 4), (2023, 4, .sunday, 6),
      (2023, 4, .monday, 5), (2025, 3, .monday, 6), (2025, 6, .saturday, 5),
    ])
  func knownWeeks(year: Int, month: Int, first: Weekday, count: Int) throws {
    #expect(try YearMonth(year: year, month: month).weeks(startingOn: first).count == count)
  }

  @Test("every month of 1900 to 2100, for every first weekday, has a week for each start in it")
  func allWeeks() throws {
    let january = try YearMonth(year: 1900, month: 1)
    for month in (0..<201 * 12).map(january.adding(months:)) {
      let weekdays = month.days.map(\.weekday)
      for first in Weekday.allCases {
        let weeks = month.weeks(startingOn: first)
        guard weeks.count == 1 + weekdays.dropFirst().count(where: { $0 == first }),
          weeks.allSatisfy({ $0.start.weekday == first }),
          weeks.first?.contains(month.firstDay) == true,
          weeks.last?.contains(month.lastDay) == true
        else {
          Issue.record("the weeks of \(month) from \(first) are wrong")
          return
        }
      }
    }
  }

  @Test("a month knows its days")
  func days() throws {
    let month = try YearMonth(year: 2024, month: 2)
    #expect(month.length == 29)
    #expect(month.lastDay == (try CivilDate("2024-02-29")))
    #expect(month.days.map(\.day) == Array(1...29))
    #expect(month.contains(try CivilDate("2024-02-01")))
    #expect(!month.contains(try CivilDate("2023-02-01")))
    #expect(!month.contains(try CivilDate("2024-03-01")))
    #expect(YearMonth(containing: try CivilDate("2024-02-17")) == month)
    #expect(month.description == "2024-02")
  }

  @Test(
    "months are counted over the ends of years and stop at the ends of the calendar",
    arguments: [
      (2025, 4, 9, "2026-01"), (2025, 4, -4, "2024-12"), (2025, 4, 0, "2025-04"),
      (2025, 4, -25, "2023-03"), (9999, 12, 1, "10000-01"), (1, 1, -1, "0000-12"),
      (2025, 4, Int.max, "10000-12"), (2025, 4, Int.min, "0000-01"),
      (10000, 12, 1, "10000-12"), (0, 1, -1, "0000-01"),
    ])
  func adding(year: Int, month: Int, months: Int, result: String) throws {
    #expect(try YearMonth(year: year, month: month).adding(months: months).description == result)
  }

  @Test("a month that does not exist is refused", arguments: [(2025, 0), (2025, 13), (-1, 1)])
  func refusals(year: Int, month: Int) {
    #expect(throws: OutOfRange.self) { try YearMonth(year: year, month: month) }
  }

  @Test("the earlier month comes first")
  func order() throws {
    let months = try [(2024, 12), (2025, 1), (2025, 11)].map {
      try YearMonth(year: $0.0, month: $0.1)
    }
    #expect(months.reversed().sorted() == months)
  }
}
