public import CalendarModel

/// A month as rows of seven days, filled up with the days of its neighbours.
public struct MonthGrid<Content> {
  /// The month laid out.
  public let month: YearMonth
  /// The rows, top to bottom, 4 to 6 of them; each holds exactly seven cells.
  public let weeks: [[DayCell<Content>]]

  /// Lays out `month`, asking `content` once for each visible day, in order.
  ///
  /// - Parameters:
  ///   - month: The month to lay out.
  ///   - first: The weekday of the first column.
  ///   - sixWeeks: Whether there are always six rows; the rows that the month does not need follow
  ///     it.
  ///   - content: What a day holds.
  /// - Throws: What `content` throws, and nothing else.
  public init<Failure: Error>(
    of month: YearMonth, startingOn first: Weekday, sixWeeks: Bool = false,
    content: (CivilDate) throws(Failure) -> Content
  ) throws(Failure) {
    self.month = month
    let needed = month.weeks(startingOn: first).count
    let start = Week(containing: month.firstDay, startingOn: first)
    weeks = try (0..<(sixWeeks ? 6 : needed)).map { row throws(Failure) in
      try start.adding(weeks: row).days.cells(of: month, content: content)
    }
  }
}

extension MonthGrid: Sendable where Content: Sendable {}
extension MonthGrid: Equatable where Content: Equatable {}
extension MonthGrid: Hashable where Content: Hashable {}
