public import CalendarModel

/// Those days of a range that hold something, one below the other.
public struct Agenda<Content> {
  /// The days with content, in order.
  public let days: [DayCell<Content>]

  /// Lays out the days from `first` through `last`, asking `content` once for each, in order; none
  /// when `last` is the earlier one.
  ///
  /// - Parameters:
  ///   - first: The first day.
  ///   - last: The last day, included.
  ///   - content: What a day holds; a day with `nil` is left out.
  /// - Throws: What `content` throws, and nothing else.
  public init<Failure: Error>(
    from first: CivilDate, through last: CivilDate,
    content: (CivilDate) throws(Failure) -> Content?
  ) throws(Failure) {
    var days: [DayCell<Content>] = []
    for offset in 0..<max(0, last.days(since: first) + 1) {
      let date = first.adding(days: offset)
      guard let content = try content(date) else { continue }
      days.append(DayCell(date: date, content: content))
    }
    self.days = days
  }
}

extension Agenda: Sendable where Content: Sendable {}
extension Agenda: Equatable where Content: Equatable {}
extension Agenda: Hashable where Content: Hashable {}
