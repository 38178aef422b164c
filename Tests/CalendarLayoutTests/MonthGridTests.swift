import CalendarLayout
import CalendarModel
import Testing

@Suite("MonthGrid") struct MonthGridTests {
  @Test(
    "a month takes four to six rows",
    arguments: [
      ("2015-02", Weekday.sunday, 4), ("2010-02", .monday, 4), ("2023-04", .sunday, 6),
      ("2023-04", .monday, 5), ("2025-03", .monday, 6), ("2024-02", .thursday, 5),
    ])
  func rowCount(month: String, first: Weekday, rows: Int) throws {
    let grid = MonthGrid(of: try YearMonth(month), startingOn: first) { _ in () }
    #expect(grid.weeks.count == rows)
  }

  @Test("April 2025 from Monday, as on a wall calendar")
  func april2025() throws {
    let grid = MonthGrid(of: try YearMonth("2025-04"), startingOn: .monday) { $0.day }
    #expect(
      grid.weeks.map { $0.map(\.content) } == [
        [31, 1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12, 13], [14, 15, 16, 17, 18, 19, 20],
        [21, 22, 23, 24, 25, 26, 27], [28, 29, 30, 1, 2, 3, 4],
      ])
    #expect(grid.weeks[0].map(\.isInMonth) == [false, true, true, true, true, true, true])
    #expect(grid.weeks[4].map(\.isInMonth) == [true, true, true, false, false, false, false])
    #expect(grid.month.description == "2025-04")
  }

  @Test("six weeks: the rows that the month does not need follow it")
  func sixWeeks() throws {
    let grid = MonthGrid(of: try YearMonth("2015-02"), startingOn: .sunday, sixWeeks: true) {
      $0.description
    }
    #expect(grid.weeks.count == 6)
    #expect(grid.weeks.first?.first?.content == "2015-02-01")
    #expect(grid.weeks[4].first?.content == "2015-03-01")
    #expect(grid.weeks.last?.last?.content == "2015-03-14")
    #expect(!grid.weeks[4...].joined().contains { $0.isInMonth })
  }

  @Test(
    "every month of 1900 to 2100 fills its rows with the days in order, whatever begins the week",
    arguments: Weekday.allCases, [false, true])
  func everyMonth(first: Weekday, sixWeeks: Bool) throws {
    // The 28 years from 2001 begin on each weekday, leap years and others.
    let years = sixWeeks ? 2001...2028 : 1900...2100
    let january = try YearMonth(year: years.lowerBound, month: 1)
    for month in (0..<years.count * 12).map(january.adding(months:)) {
      var asked: [Int] = []
      let grid = MonthGrid(of: month, startingOn: first, sixWeeks: sixWeeks) { date in
        asked.append(date.dayNumber)
      }
      let cells = grid.weeks.flatMap(\.self)
      let start = try #require(cells.first?.date)
      let inMonth = cells.filter(\.isInMonth)
      // A row for the first day, and one for each later day that begins a week.
      let needed = 1 + month.days.dropFirst().count { $0.weekday == first }
      guard grid.weeks.count == (sixWeeks ? 6 : needed),
        grid.weeks.allSatisfy({ $0.count == 7 }),
        start.weekday == first, (0...6).contains(month.firstDay.days(since: start)),
        asked == cells.indices.map({ start.dayNumber + $0 }),
        cells.map(\.date.dayNumber) == asked,
        inMonth.map(\.date) == month.days
      else {
        Issue.record("\(month) from \(first) is laid out wrong")
        return
      }
    }
  }

  @Test("the months at the ends of what a file can name reach into years 0 and 10000")
  func ends() throws {
    let first = MonthGrid(of: try YearMonth("0001-01"), startingOn: .sunday) { $0.description }
    #expect(first.weeks.first?.first?.content == "0000-12-31")
    let last = MonthGrid(of: try YearMonth("9999-12"), startingOn: .monday) { $0.description }
    #expect(last.weeks.last?.last?.content == "10000-01-02")
  }

  @Test("every month that can be named is laid out, also where the calendar ends")
  func beyondTheEnds() {
    for month in [YearMonth(containing: .min), YearMonth(containing: .max)] {
      for first in Weekday.allCases {
        let grid = MonthGrid(of: month, startingOn: first, sixWeeks: true) { $0 }
        #expect(grid.weeks.map(\.count) == [7, 7, 7, 7, 7, 7])
        #expect(Set(month.days).isSubset(of: grid.weeks.joined().map(\.date)))
      }
    }
  }

  @Test("what the content throws comes out as it is, and no further day is asked for")
  func failure() throws {
    struct Refusal: Error, Equatable { let day: Int }
    var asked = 0
    let month = try YearMonth("2025-04")
    #expect(throws: Refusal(day: 2)) {
      try MonthGrid(of: month, startingOn: .monday) { date throws(Refusal) in
        asked += 1
        if date.day == 2 { throw Refusal(day: date.day) }
      }
    }
    #expect(asked == 3)  // 31 March, 1 April, 2 April
  }
}
