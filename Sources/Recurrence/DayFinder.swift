/// Finds days that a filter allows, from month to month; it remembers the month it looked at last.
struct DayFinder: Sendable {
  /// The day numbers between which the remembered month lies, both excluded.
  private var before = 0
  private var end = 0
  /// The allowed days of that month, bit `n` standing for the day `before + n`.
  private var days: UInt64 = 0

  /// The first day from `day` through `last`, as day numbers, that `filter` allows.
  mutating func first(from day: Int, through last: Int, _ filter: DayFilter) -> Int? {
    if filter.allowsEveryDay { return day <= last ? day : nil }
    // A filter that allows no day in a whole cycle allows none at all.
    let last = min(last, day + filter.calendar.cycleDays)
    var day = day
    while day <= last {
      if day <= before || day >= end { look(at: filter.calendar.month(containing: day), filter) }
      let rest = days >> (day - before)
      if rest != 0 {
        let found = day + rest.trailingZeroBitCount
        return found <= last ? found : nil
      }
      day = end
    }
    return nil
  }

  private mutating func look(at month: CalendarMonth, _ filter: DayFilter) {
    before = month.firstDay - 1
    end = month.end
    days = filter.days(of: month)
  }
}
