/// One thing to show: an event, or one instance of a series, in the viewer's zone.
public struct Occurrence: Sendable {
  /// When it takes place.
  public enum Span: Hashable, Sendable {
    /// Whole days, `end` exclusive and later than `start`.
    case days(start: CivilDate, end: CivilDate)
    /// From `start` until just before `end`, on the viewer's clock; equal ends are a moment.
    case time(start: ZonedTime, end: ZonedTime)
  }

  /// An edge of a span, or the original start of an instance of a series.
  public enum Original: Hashable, Sendable {
    /// Of an all-day series.
    case date(CivilDate)
    /// Of a timed series, on the viewer's clock.
    case time(ZonedTime)
  }

  /// Shares one event among its instances.
  @usableFromInline final class Box: Sendable {
    @usableFromInline let event: Event
    /// What decides among occurrences of one time, at hand for sorting.
    let (summary, uid): (String, String)
    /// The first eight bytes of the summary as a number that sorts like it; 0 where it has letters
    /// outside of ASCII, whose order is that of their canonical forms.
    let summaryRank: UInt64

    init(_ event: Event) {
      self.event = event
      (summary, uid) = (event.summary ?? "", event.uid ?? "")
      let isASCII = summary.utf8.allSatisfy { $0 < 0x80 }
      let beginning = summary.utf8.prefix(8)
      let number = beginning.reduce(0) { $0 << 8 | UInt64($1) }
      summaryRank = isASCII ? number << UInt64(8 * (8 - beginning.count)) : 0
    }
  }

  @usableFromInline let box: Box

  /// The component that describes this instance: the master, or the override that replaces it.
  @inlinable public var event: Event { box.event }
  /// When it takes place; `nil` for a to-do or journal without a date.
  public let span: Span?
  /// For an instance of a series, its original start; `nil` for a single event.
  public let original: Original?
  /// The IANA name of the zone its start was written in, `UTC` for `Z`, the file's own name for a
  /// zone of the file; `nil` when floating or all-day.
  public let timeZone: String?
  /// Its alarms with their times, in the order of the file; `nil` unless they were asked for.
  public var alarms: [ScheduledAlarm]?

  /// Creates an occurrence of `event`.
  public init(_ event: Event, span: Span?, original: Original? = nil, timeZone: String? = nil) {
    box = Box(event)
    self.span = span
    self.original = original
    self.timeZone = timeZone
  }

  /// Creates another occurrence of the same event.
  public func instance(at span: Span, original: Original?, timeZone: String?) -> Occurrence {
    Occurrence(box: box, span: span, original: original, timeZone: timeZone)
  }

  private init(box: Box, span: Span?, original: Original?, timeZone: String?) {
    self.box = box
    self.span = span
    self.original = original
    self.timeZone = timeZone
  }

  /// When a to-do is due; `nil` for what is due at no time.
  ///
  /// A to-do without a start stands where it is due. One that is due on the day on which it starts
  /// takes that day.
  public var due: Original? {
    guard event.kind == .todo, let end = event.end else { return nil }
    if event.start == nil { return span?.start }
    if case .at(.date(let due)) = end, event.start == .date(due) { return span?.start }
    return span?.end
  }

  /// Whether it takes whole days.
  public var isAllDay: Bool {
    if case .days = span { true } else { false }
  }
  /// Whether it is an instance of a series.
  public var isRecurring: Bool { original != nil }

  /// The first and last day it touches on the viewer's clock; `nil` without a date.
  ///
  /// An end is exclusive: what ends at midnight does not touch the day that begins then.
  public var days: ClosedRange<CivilDate>? {
    switch span {
    case nil: return nil
    case .days(let start, let end): return start...max(start, end.adding(days: -1))
    case .time(let start, let end):
      let endsAtMidnight = end.civil.secondOfDay == 0 && end.instant > start.instant
      let last = endsAtMidnight ? end.civil.date.adding(days: -1) : end.civil.date
      return start.civil.date...max(start.civil.date, last)
    }
  }

  /// Whether it is drawn as a bar: whether it takes whole days or touches more than one.
  public var isBar: Bool {
    guard let days else { return false }
    return isAllDay || days.lowerBound != days.upperBound
  }

  /// The order of lists and JSON: start (a date counts as its midnight), all-day first, longer
  /// first, summary, UID; what has no date comes last.
  public static func precedes(_ lhs: Occurrence, _ rhs: Occurrence) -> Bool {
    let (left, right) = (lhs.rank, rhs.rank)
    return left != right ? left < right : namePrecedes(lhs, rhs)
  }

  /// `occurrences` in the order of ``precedes(_:_:)``; faster than sorting by it, since each is
  /// ranked only once, and by one number where that tells.
  public static func sorted(_ occurrences: [Occurrence]) -> [Occurrence] {
    let unsorted = Parallel.map(Array(occurrences.indices), atLeast: manyOccurrences) { index in
      let (rank, isWhole) = occurrences[index].shortRank
      return RankedIndex(
        rank: rank, nameRank: isWhole ? occurrences[index].box.summaryRank : 0, index: index)
    }
    let ranked = RankedIndex.sorted(unsorted) { precedes(occurrences[$0], occurrences[$1]) }
    return Parallel.map(ranked, atLeast: manyOccurrences) { occurrences[$0.index] }
  }

  /// Fewer are ranked sooner than a thread is started.
  private static let manyOccurrences = 4096

  private static func namePrecedes(_ lhs: Occurrence, _ rhs: Occurrence) -> Bool {
    if lhs.box === rhs.box { return false }
    let (one, other) = (lhs.box.summary, rhs.box.summary)
    return one == other ? lhs.box.uid < rhs.box.uid : one < other
  }

  /// Day, kind, start and end as numbers that sort like the occurrence. Within a day instants count,
  /// since an hour that the clock shows twice has an order.
  private var rank: (day: Int, kind: Int, start: Int, end: Int) {
    switch span {
    case .days(let start, let end): (start.dayNumber, 0, 0, -end.dayNumber)
    case .time(let start, let end):
      (start.civil.date.dayNumber, 1, start.instant.seconds, -end.instant.seconds)
    case nil: (.max, 1, 0, 0)
    }
  }

  /// What ``rank`` says in one number, and whether it says all of it: the number of an earlier
  /// occurrence is not higher. Of lengths in seconds more than three weeks are cut.
  private var shortRank: (number: UInt64, isWhole: Bool) {
    let (day, kind, start, end) = rank
    guard day != .max else { return (.max, true) }
    // On the clocks of all zones a day begins within 26 hours of UTC's, and ends so.
    let sinceDay = kind == 0 ? 0 : start - day * 86400 + 26 * 3600
    let length = kind == 0 ? -end - day : -end - start
    let shortness = Self.longestRanked - min(max(length, 0), Self.longestRanked)
    let number =
      UInt64(day + 1_000_000) << 41 | UInt64(kind) << 40 | UInt64(sinceDay) << 21
      | UInt64(shortness)
    return (number, (0..<Self.longestRanked).contains(length))
  }

  /// 21 bits of days or seconds.
  private static let longestRanked = 1 << 21 - 1
}

extension Occurrence.Span {
  /// Its start.
  public var start: Occurrence.Original {
    switch self {
    case .days(let start, _): .date(start)
    case .time(let start, _): .time(start)
    }
  }

  /// Its exclusive end.
  public var end: Occurrence.Original {
    switch self {
    case .days(_, let end): .date(end)
    case .time(_, let end): .time(end)
    }
  }
}
