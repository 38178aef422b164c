public import CalendarModel

/// Which numbers the rows of a calendar carry.
public enum WeekNumbering: String, Hashable, Sendable, CaseIterable {
  /// ISO 8601's.
  case iso
  /// The custom of the United States: weeks from Sunday, week 1 holding 1 January.
  case us
  /// The locale's.
  case locale
  /// None.
  case off

  /// The number of `row`, and the year it is counted in: those of the week that its fourth day is in,
  /// on whichever weekday the row begins; `nil` when numbers are off.
  public func number(of row: Week, locale: LocaleWeek) -> (year: Int, week: Int)? {
    rule(locale)?.number(of: row.start.adding(days: 3))
  }

  private func rule(_ locale: LocaleWeek) -> WeekRule? {
    switch self {
    case .iso: .iso
    case .us: .us
    case .locale: locale.rule
    case .off: nil
    }
  }
}
