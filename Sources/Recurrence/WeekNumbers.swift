import CalendarModel

/// BYWEEKNO: weeks of the year, counted from its start or from its end.
///
/// Week 1 is the first that has at least four days in the year (RFC 5545 §3.3.10). So a week
/// belongs to the year that holds its fourth day, and the first and last week may begin or end in
/// the neighbouring calendar year.
struct WeekNumbers: Sendable {
  private let numbers: TwoSidedNumbers
  private let weekStart: Int
  private let calendar: RuleCalendar

  /// Creates the part; numbers that no year has are left out.
  init(_ numbers: [Int], weekStart: Weekday, in calendar: RuleCalendar) {
    self.calendar = calendar
    self.numbers = TwoSidedNumbers(numbers, upTo: 53)
    self.weekStart = weekStart.offset(from: .monday)
  }

  /// The year that the week holding the given day is counted in.
  func year(containing day: Int) -> Int {
    calendar.yearNumber(containing: firstDay(ofWeekContaining: day) + 3)
  }

  /// The day number on which week 1 of `year` begins.
  func firstDay(of year: CalendarYear) -> Int {
    firstDay(ofWeekContaining: year.firstDay + 3)
  }

  /// The weeks of `year` that the part names, as the day numbers on which they begin, ascending.
  func weeks(of year: CalendarYear) -> some Sequence<Int> {
    let firstDay = firstDay(of: year)
    return numbers.positions(in: (end(of: year) - firstDay) / 7).numbers.lazy.map {
      firstDay + ($0 - 1) * 7
    }
  }

  /// The days of `month` that lie in weeks the part names, as bits (see ``DayFilter``).
  func days(of month: CalendarMonth) -> UInt64 {
    let first = firstDay(ofWeekContaining: month.firstDay)
    var days: UInt64 = 0
    for week in stride(from: first, to: month.end, by: 7) where names(week, near: month.year) {
      let position = week - month.firstDay + 1  // of the week's first day in the month
      days |= position >= 0 ? 0b111_1111 << UInt64(position) : 0b111_1111 >> UInt64(-position)
    }
    return days & month.allDays
  }

  /// Whether the part names the week from the given day on, which is counted in `year` or in the
  /// one before or after.
  private func names(_ week: Int, near year: CalendarYear) -> Bool {
    let (first, end) = (firstDay(of: year), end(of: year))
    if week < first { return names(week, near: calendar.year(year.number - 1)) }
    if week >= end { return names(week, near: calendar.year(year.number + 1)) }
    return numbers.contains((week - first) / 7 + 1, in: (end - first) / 7)
  }

  /// The day number on which week 1 of the following year begins.
  private func end(of year: CalendarYear) -> Int {
    firstDay(ofWeekContaining: year.firstDay + year.length + 3)
  }

  private func firstDay(ofWeekContaining day: Int) -> Int {
    day - floorModulo(daysAfterMonday(day) - weekStart, 7)
  }
}
