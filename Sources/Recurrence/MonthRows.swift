import CalendarModel

/// The rows of a ``MonthTable``: months without a gap, the first of which begins a year.
struct MonthRows {
  private struct Row {
    let firstDay: Int
    let month: RecurrenceRule.Month
    /// The place of its year in ``years``.
    let year: Int
  }

  private let scale: CalendarScale
  private var months: [Row] = []
  /// The rows at which years begin.
  private var years: [Int] = []
  /// Stands at the last row.
  private var walk: MonthWalk
  /// The row of the month with the index 0.
  private(set) var firstRow = 0
  /// The place of the year with the number 0.
  private var firstYear = 0

  /// Creates the rows around 1970; `nil` when the calendar has the Gregorian months.
  init?(_ scale: CalendarScale) {
    guard let walk = MonthWalk(scale, toYearBehind: -Self.margin) else { return nil }
    self.scale = scale
    self.walk = walk
    append(walk.month, from: walk.firstDay)
    cover(day: 0)
  }

  /// More days than two years of any calendar have. So much is known before and behind every day
  /// that is asked for: its whole year, and the months beside that.
  private static let margin = 800

  /// How many days the table grows towards the past at least, a century.
  private static let backwardStep = 36525

  // MARK: - Reading

  /// The row of the month that holds the day with the given number.
  mutating func row(containing day: Int) -> Int {
    cover(day: day)
    var (low, high) = (0, months.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if months[middle].firstDay <= day { low = middle } else { high = middle }
    }
    return low
  }

  /// The month of a row that is neither the first nor in the last year.
  func month(at row: Int, skip: RecurrenceRule.Skip) -> CalendarMonth {
    let month = months[row]
    return CalendarMonth(
      year: year(month.year - firstYear), number: month.month.code, firstDay: month.firstDay,
      length: months[row + 1].firstDay - month.firstDay,
      standsFor: NumberSet(numbers(for: row, skip: skip).lazy.map(\.code), in: 1...63))
  }

  /// The months of BYMONTH that a row stands for: itself, and a leap month that is missing before or
  /// behind it (RFC 7529 §4.1).
  private func numbers(for row: Int, skip: RecurrenceRule.Skip) -> [RecurrenceRule.Month] {
    let month = months[row].month
    switch skip {
    case .omit:
      return [month]
    case .forward:
      let before = months[row - 1].month
      return month.isLeap || before.isLeap
        ? [month] : [month, RecurrenceRule.Month(before.number, isLeap: true)]
    case .backward:
      return month.isLeap || months[row + 1].month.isLeap
        ? [month] : [month, RecurrenceRule.Month(month.number, isLeap: true)]
    }
  }

  /// The rows of the year with the given number.
  func rows(ofYear number: Int) -> Range<Int> {
    years[number + firstYear]..<years[number + firstYear + 1]
  }

  /// The year with the given number.
  func year(_ number: Int) -> CalendarYear {
    let rows = rows(ofYear: number)
    let firstDay = months[rows.lowerBound].firstDay
    return CalendarYear(
      number: number, firstDay: firstDay, length: months[rows.upperBound].firstDay - firstDay)
  }

  // MARK: - Growing

  /// Grows until the day with the given number and what lies around it is there.
  private mutating func cover(day: Int) {
    while months[0].firstDay > day - Self.margin { prepend(from: day - Self.margin) }
    while walk.firstDay < day + Self.margin { advance() }
  }

  /// Grows until the month with the given index and what lies around it is there.
  mutating func cover(monthAt index: Int) {
    while firstRow + index < 0 { prepend(from: months[0].firstDay) }
    while firstRow + index >= months.count { advance() }
    cover(day: months[firstRow + index].firstDay)
  }

  /// Grows until the year with the given number and what lies around it is there.
  mutating func cover(year number: Int) {
    while firstYear + number < 0 { prepend(from: months[0].firstDay) }
    while firstYear + number >= years.count { advance() }
    cover(day: months[years[firstYear + number]].firstDay)
  }

  private mutating func advance() {
    walk.advance()
    append(walk.month, from: walk.firstDay)
  }

  private mutating func append(_ month: RecurrenceRule.Month, from firstDay: Int) {
    if month == 1 { years.append(months.count) }
    months.append(Row(firstDay: firstDay, month: month, year: years.count - 1))
  }

  /// Adds the months before the first one, from a century before `day` on.
  private mutating func prepend(from day: Int) {
    guard var earlier = MonthWalk(scale, toYearBehind: day - Self.backwardStep) else { return }
    let known = months
    (months, years) = ([], [])
    while earlier.firstDay < known[0].firstDay {
      append(earlier.month, from: earlier.firstDay)
      earlier.advance()
    }
    firstRow += months.count
    firstYear += years.count
    for row in known { append(row.month, from: row.firstDay) }
  }
}
