import CalendarModel

/// BYMONTHDAY: days of the month, counted from its start or from its end.
struct MonthDays: Sendable {
  private let numbers: TwoSidedNumbers
  private let skip: RecurrenceRule.Skip

  /// Creates the part; numbers that no month has are left out.
  init(_ numbers: [Int], skip: RecurrenceRule.Skip) {
    self.numbers = TwoSidedNumbers(numbers, upTo: 31)
    self.skip = skip
  }

  /// The days of `month` that the part names, as bits (see ``DayFilter``).
  func days(of month: CalendarMonth) -> UInt64 {
    var days = numbers.positions(in: month.length).bits
    if let day = skip.position(behind: month.length), numbers.reachesBehind(month.length) {
      days |= 1 << UInt64(day)
    }
    if let day = skip.positionBeforeFirst, numbers.reachesBefore(month.length) {
      days |= 1 << UInt64(day)
    }
    return days
  }
}
