import CalendarModel

/// BYDAY: days of the week, every one or only a certain one of the month or year.
struct Weekdays: Sendable {
  /// In what an ordinal counts.
  enum Scope {
    /// In the month.
    case month
    /// In the year.
    case year
  }

  /// The weekdays that carry no ordinal, repeated over nine weeks: bit `n` stands for the weekday
  /// that comes `n` days after a Monday.
  private let everyWeek: UInt64
  private let numbered: [(ordinal: Int, daysAfterMonday: Int)]
  private let scope: Scope

  /// Creates the part; without a `scope` ordinals have no meaning and are passed over.
  init(_ weekdays: [RecurrenceRule.WeekdayNumber], within scope: Scope?) {
    let plain = weekdays.filter { scope == nil || $0.ordinal == nil }
    let oneWeek = NumberSet(plain.map { $0.weekday.offset(from: .monday) }, in: 0...6).bits
    everyWeek = stride(from: 0, to: 63, by: 7).reduce(0) { $0 | oneWeek << UInt64($1) }
    self.scope = scope ?? .month
    numbered =
      scope == nil
      ? []
      : weekdays.compactMap { entry in
        guard let ordinal = entry.ordinal, ordinal != 0, Self.ordinals.contains(ordinal)
        else { return nil }
        return (ordinal, entry.weekday.offset(from: .monday))
      }
  }

  private static let ordinals = -53...53

  /// The days of `month` that the part names, as bits (see ``DayFilter``).
  func days(of month: CalendarMonth) -> UInt64 {
    var days = everyWeek >> daysAfterMonday(month.firstDay - 1)
    for entry in numbered {
      let day =
        switch scope {
        case .month:
          position(of: entry, from: month.firstDay, length: month.length)
        case .year:
          position(of: entry, from: month.year.firstDay, length: month.year.length)
            - month.daysBefore
        }
      if (1...month.length).contains(day) { days |= 1 << UInt64(day) }
    }
    return days
  }

  /// The days that the part names without ordinal in the week from the day with the number
  /// `firstDay`: bit 0 is that day.
  func days(ofWeekFrom firstDay: Int) -> UInt64 {
    everyWeek >> daysAfterMonday(firstDay) & 0b111_1111
  }

  /// Where the numbered weekday lies, counted from 1, in a stretch of days; perhaps outside it.
  private func position(
    of entry: (ordinal: Int, daysAfterMonday: Int), from firstDay: Int, length: Int
  ) -> Int {
    if entry.ordinal > 0 {
      let first = 1 + floorModulo(entry.daysAfterMonday - daysAfterMonday(firstDay), 7)
      return first + 7 * (entry.ordinal - 1)
    }
    let lastDay = firstDay + length - 1
    let last = length - floorModulo(daysAfterMonday(lastDay) - entry.daysAfterMonday, 7)
    return last + 7 * (entry.ordinal + 1)
  }
}
