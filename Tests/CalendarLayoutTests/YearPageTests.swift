import CalendarLayout
import CalendarModel
import Testing

@Suite("YearPage") struct YearPageTests {
  @Test("a year is its twelve months, each laid out as a grid of its own")
  func months() throws {
    let page = YearPage(of: 2025, startingOn: .monday) { $0.dayNumber }
    #expect(page.year == 2025)
    #expect(page.months.map(\.month.month) == Array(1...12))
    #expect(page.months.allSatisfy { $0.month.year == 2025 })
    // Counted on a wall calendar from Monday.
    #expect(page.months.map(\.weeks.count) == [5, 5, 6, 5, 5, 6, 5, 5, 5, 5, 5, 5])
    let april = MonthGrid(of: try YearMonth("2025-04"), startingOn: .monday) { $0.dayNumber }
    #expect(page.months[3] == april)
  }

  @Test("six weeks go for each month")
  func sixWeeks() {
    let page = YearPage(of: 2025, startingOn: .sunday, sixWeeks: true) { _ in () }
    #expect(page.months.allSatisfy { $0.weeks.count == 6 })
  }

  @Test(
    "a year outside the calendar counts as the nearest one",
    arguments: [(Int.min, 0), (-1, 0), (0, 0), (9999, 9999), (10001, 10000), (Int.max, 10000)])
  func outside(year: Int, nearest: Int) {
    let page = YearPage(of: year, startingOn: .monday) { _ in () }
    #expect(page.year == nearest)
    #expect(page.months.allSatisfy { $0.month.year == nearest })
  }
}
