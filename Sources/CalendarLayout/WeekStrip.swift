public import CalendarModel

/// One week in a row.
public struct WeekStrip<Content> {
  /// The week laid out.
  public let week: Week
  /// Its seven days, in order.
  public let days: [DayCell<Content>]

  /// Lays out `week`, asking `content` once for each day, in order.
  ///
  /// - Throws: What `content` throws, and nothing else.
  public init<Failure: Error>(
    of week: Week, content: (CivilDate) throws(Failure) -> Content
  ) throws(Failure) {
    self.week = week
    days = try week.days.cells(content: content)
  }
}

extension WeekStrip: Sendable where Content: Sendable {}
extension WeekStrip: Equatable where Content: Equatable {}
extension WeekStrip: Hashable where Content: Hashable {}
