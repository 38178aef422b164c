public import CalendarModel

/// The days that a request is about, on the viewer's clock.
public struct Window: Sendable {
  /// The first day.
  public let first: CivilDate
  /// The last day, included.
  public let last: CivilDate
  /// The viewer's zone.
  public let zone: Zone

  /// Creates the window from `first` through `last`; a `last` before `first` counts as `first`.
  public init(first: CivilDate, last: CivilDate, zone: Zone) {
    self.first = first
    self.last = max(first, last)
    self.zone = zone
  }

  /// From the first day's midnight until just before the midnight after the last day.
  var instants: Range<Instant> {
    let start = zone.resolve(CivilDateTime(startOf: first)).instant
    let end = zone.resolve(CivilDateTime(startOf: last.adding(days: 1))).instant
    return start..<max(start, end)
  }

  /// Whether what takes `[start, end)` overlaps the window, or as a moment falls inside.
  func overlaps(_ start: Instant, _ end: Instant, in instants: Range<Instant>) -> Bool {
    start < instants.upperBound
      && (end > instants.lowerBound || end <= start && start >= instants.lowerBound)
  }

  /// Whether the whole days `[start, end)` overlap the window.
  func overlaps(_ start: CivilDate, _ end: CivilDate) -> Bool { start <= last && end > first }
}
