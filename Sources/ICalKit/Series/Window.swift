public import CalendarModel

/// The days that a request is about, on the viewer's clock.
public struct Window: Sendable {
  /// The first day.
  public let first: CivilDate
  /// The last day, included.
  public let last: CivilDate
  /// The viewer's zone.
  public let zone: Zone
  /// From the first day's midnight until just before the midnight after the last day.
  let instants: Range<Instant>

  /// Creates the window from `first` through `last`; an empty one when `last` is the earlier.
  public init(first: CivilDate, last: CivilDate, zone: Zone) {
    self.first = first
    self.last = last
    self.zone = zone
    let start = zone.resolve(CivilDateTime(startOf: first)).instant
    let end = zone.resolve(CivilDateTime(startOf: last.adding(days: 1))).instant
    instants = start..<max(start, end)
  }

  /// Whether it holds no day.
  public var isEmpty: Bool { last < first }
}
