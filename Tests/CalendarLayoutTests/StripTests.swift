import CalendarLayout
import CalendarModel
import Testing

@Suite("WeekStrip and DayStrip") struct StripTests {
  @Test("a week strip holds the week's seven days, all of them inside")
  func week() throws {
    let strip = WeekStrip(of: try Week(from: "2024-12-30")) { $0.description }
    #expect(
      strip.days.map(\.content) == [
        "2024-12-30", "2024-12-31", "2025-01-01", "2025-01-02", "2025-01-03", "2025-01-04",
        "2025-01-05",
      ])
    #expect(strip.days.allSatisfy { $0.isInMonth })
    #expect(strip.week.start == strip.days.first?.date)
  }

  @Test("a day strip holds all days of its month", arguments: [("2025-04", 30), ("2024-02", 29)])
  func dayStrip(month: String, count: Int) throws {
    let strip = DayStrip(of: try YearMonth(month)) { $0.day }
    #expect(strip.days.map(\.content) == Array(1...count))
    #expect(strip.days.allSatisfy { $0.isInMonth })
  }

  @Test(
    "the visible part is centred on the selected day and stops at the month's ends",
    arguments: [
      (7, "2025-04-15", 12...18), (7, "2025-04-01", 1...7), (7, "2025-04-03", 1...7),
      (7, "2025-04-04", 1...7), (7, "2025-04-05", 2...8), (7, "2025-04-30", 24...30),
      (7, "2025-04-27", 24...30), (7, "2025-04-26", 23...29), (4, "2025-04-15", 13...16),
      (1, "2025-04-15", 15...15), (2, "2025-04-01", 1...2), (29, "2025-04-15", 1...29),
      (29, "2025-04-16", 2...30), (30, "2025-04-02", 1...30), (200, "2025-04-29", 1...30),
      (7, "2025-03-31", 1...7), (7, "2025-05-20", 24...30), (Int.max, "2025-04-15", 1...30),
    ])
  func visible(cells: Int, selected: String, days: ClosedRange<Int>) throws {
    let strip = DayStrip(of: try YearMonth("2025-04")) { _ in () }
    let visible = strip.visible(cells: cells, selected: try CivilDate(selected))
    #expect(visible == days.lowerBound - 1..<days.upperBound)
  }

  @Test("without room nothing is visible", arguments: [0, -1, Int.min])
  func noRoom(cells: Int) throws {
    let strip = DayStrip(of: try YearMonth("2025-04")) { _ in () }
    #expect(strip.visible(cells: cells, selected: .max).isEmpty)
    #expect(strip.visible(cells: cells, selected: .min).isEmpty)
  }

  @Test("with room for a day or more, a selected day of the month is always visible")
  func selectedIsVisible() throws {
    for month in try ["2023-02", "2024-02", "2025-04", "2025-05"].map(YearMonth.init) {
      let strip = DayStrip(of: month) { _ in () }
      for (index, cell) in strip.days.enumerated() {
        for cells in 1...40 {
          let visible = strip.visible(cells: cells, selected: cell.date)
          #expect(visible.contains(index))
          #expect(visible.count == min(cells, month.length))
          #expect(strip.days.indices.contains(visible.lowerBound))
          #expect(visible.upperBound <= strip.days.count)
        }
      }
    }
  }
}
