/// Seven consecutive days; only `start` is stored, so a week of six or eight days cannot exist.
///
/// A week that would reach beyond the ends of ``CivilDate`` is moved inside.
public struct Week: Hashable, Sendable {
  /// The first day of the week.
  public let start: CivilDate

  /// Creates the week that holds `date` and begins on `first`.
  public init(containing date: CivilDate, startingOn first: Weekday) {
    self.init(start: date.adding(days: -date.weekday.offset(from: first)))  // an offset is in 0...6
  }

  private init(start: CivilDate) { self.start = min(start, .max.adding(days: -6)) }

  /// The seven days, in order.
  public var days: [CivilDate] { (0..<7).map(start.adding(days:)) }
  /// The seventh day.
  public var end: CivilDate { start.adding(days: 6) }

  /// The week `weeks` later, or earlier when negative, beginning on the same weekday.
  public func adding(weeks: Int) -> Week {
    Week(start: start.adding(days: weeks.multipliedClamped(by: 7)))
  }

  /// Whether `date` is one of the seven days.
  public func contains(_ date: CivilDate) -> Bool { (0..<7).contains(date.days(since: start)) }
}
