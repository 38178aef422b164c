import CalendarModel

/// BYYEARDAY: days of the year, counted from its start or from its end.
struct YearDays: Sendable {
  private let numbers: [Int]
  private let skip: RecurrenceRule.Skip

  /// Creates the part; numbers that no year has are left out.
  init(_ numbers: [Int], longestYear: Int, skip: RecurrenceRule.Skip) {
    self.numbers = numbers.filter { $0 != 0 && (-longestYear...longestYear).contains($0) }
    self.skip = skip
  }

  /// The days of `month` that the part names, as bits (see ``DayFilter``).
  ///
  /// A day that the year does not have belongs to the month at that end of it.
  func days(of month: CalendarMonth) -> UInt64 {
    var days: UInt64 = 0
    for number in numbers {
      if let day = position(of: number, in: month) { days |= 1 << UInt64(day) }
    }
    return days
  }

  private func position(of number: Int, in month: CalendarMonth) -> Int? {
    let dayOfYear = number > 0 ? number : month.year.length + 1 + number
    if dayOfYear > month.year.length {
      return month.isLastOfYear ? skip.position(behind: month.length) : nil
    }
    if dayOfYear < 1 {
      return month.isFirstOfYear ? skip.positionBeforeFirst : nil
    }
    let day = dayOfYear - month.daysBefore
    return (1...month.length).contains(day) ? day : nil
  }
}
