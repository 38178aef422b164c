public import CalendarModel

/// All days of a month in one line.
public struct DayStrip<Content> {
  /// The month laid out.
  public let month: YearMonth
  /// Its 28 to 31 days, in order.
  public let days: [DayCell<Content>]

  /// Lays out `month`, asking `content` once for each day, in order.
  ///
  /// - Throws: What `content` throws, and nothing else.
  public init<Failure: Error>(
    of month: YearMonth, content: (CivilDate) throws(Failure) -> Content
  ) throws(Failure) {
    self.month = month
    days = try month.days.cells(of: month, content: content)
  }

  /// The part of ``days`` that a line with room for `cells` of them shows.
  ///
  /// - Parameters:
  ///   - cells: How many days the line has room for; below 1 there is no room.
  ///   - selected: The day to show in the middle, with one day more before it than after it when
  ///     `cells` is even. A day outside the month counts as the month's nearest.
  /// - Returns: Indexes of ``days``: all of them where they fit, else `cells` in a row, moved from
  ///   the middle only as far as the month's ends require.
  public func visible(cells: Int, selected: CivilDate) -> Range<Int> {
    let count = min(max(cells, 0), days.count)
    let centred = selected.days(since: month.firstDay) - count / 2
    let start = min(max(centred, 0), days.count - count)
    return start..<start + count
  }
}

extension DayStrip: Sendable where Content: Sendable {}
extension DayStrip: Equatable where Content: Equatable {}
extension DayStrip: Hashable where Content: Hashable {}
