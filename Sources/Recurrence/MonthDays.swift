internal import CalendarModel

/// BYMONTHDAY: days of the month, counted from its start or from its end.
struct MonthDays: Sendable {
  /// Bit `n` is the day `n`.
  private let fromStart: NumberSet
  /// Bit `n` is the day `-n`.
  private let fromEnd: NumberSet
  private let skip: RecurrenceRule.Skip

  /// Creates the part; numbers that no month has are left out.
  init(_ numbers: [Int], skip: RecurrenceRule.Skip) {
    fromStart = NumberSet(numbers, in: 1...Self.longestMonth)
    fromEnd = NumberSet(numbers.lazy.map { 0 - max($0, -64) }, in: 1...Self.longestMonth)
    self.skip = skip
  }

  private static let longestMonth = 31

  /// The days of `month` that the part names, as bits (see ``DayFilter``).
  func days(of month: CalendarMonth) -> UInt64 {
    let valid: UInt64 = (1 << UInt64(month.length) - 1) << 1
    var days = fromStart.bits & valid
    for number in fromEnd.numbers where number <= month.length {
      days |= 1 << UInt64(month.length + 1 - number)
    }
    guard skip != .omit else { return days }
    if fromStart.first(from: month.length + 1) != nil, let day = skip.position(behind: month.length)
    {
      days |= 1 << UInt64(day)
    }
    if fromEnd.first(from: month.length + 1) != nil, let day = skip.positionBeforeFirst {
      days |= 1 << UInt64(day)
    }
    return days
  }
}
