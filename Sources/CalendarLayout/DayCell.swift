public import CalendarModel

/// One day of a layout, with what the caller puts into it.
public struct DayCell<Content> {
  /// The day.
  public let date: CivilDate
  /// Whether the day belongs to the month laid out; `true` in layouts that are not of one month.
  public let isInMonth: Bool
  /// What the day holds.
  public let content: Content

  /// Creates the cell of `date`.
  public init(date: CivilDate, isInMonth: Bool = true, content: Content) {
    self.date = date
    self.isInMonth = isInMonth
    self.content = content
  }
}

extension DayCell: Sendable where Content: Sendable {}
extension DayCell: Equatable where Content: Equatable {}
extension DayCell: Hashable where Content: Hashable {}

extension Sequence<CivilDate> {
  /// One cell for each day, in order, `content` being asked once for each; without a month no day is
  /// outside it.
  func cells<Content, Failure: Error>(
    of month: YearMonth? = nil, content: (CivilDate) throws(Failure) -> Content
  ) throws(Failure) -> [DayCell<Content>] {
    try map { date throws(Failure) in
      DayCell(date: date, isInMonth: month?.contains(date) ?? true, content: try content(date))
    }
  }
}
