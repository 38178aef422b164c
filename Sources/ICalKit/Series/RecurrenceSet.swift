import CalendarModel

/// The starts of a series: (RRULE ∪ RDATE ∪ DTSTART) − EXDATE − EXRULE (RFC 5545 §3.8.5).
///
/// Rules run on the wall clock of the start, and each instance is converted by itself.
struct RecurrenceSet {
  let clock: EventClock
  private let start: SeriesStart
  private let rules: [SeriesRule]
  private let exceptionRules: [SeriesRule]
  private let dates: [SeriesStart]
  private let exceptions: Set<InstanceKey>
  /// Whether starts can come twice: from two sources, or around a clock change within a day.
  private let mayRepeat: Bool

  init(_ event: Event, from time: EventTime, clock: EventClock, zones: CalendarZones) {
    self.clock = clock
    let civil = time.civil
    start = SeriesStart(civil: civil, instant: clock.instant(civil))
    func set(_ rules: [WrittenRule]) -> [SeriesRule] {
      rules.compactMap { SeriesRule($0, start: civil, clock: clock) }
    }
    rules = set(event.rules)
    exceptionRules = set(event.exceptionRules)
    dates = event.recurrenceDates
      .map { Self.start($0, ofSeriesFrom: civil, on: clock, zones: zones) }
      .sorted { $0.instant < $1.instant }
    exceptions = Set(event.exceptionDates.map { InstanceKey($0.start, on: clock, zones: zones) })
    mayRepeat =
      rules.count + (dates.isEmpty ? 0 : 1) > 1
      || event.rules.contains { ($0.rule?.frequency ?? .daily) < .daily }
  }

  /// How many days an RDATE's own length takes at most.
  var longestDate: Int { dates.compactMap(\.length?.daysAtMost).max() ?? 0 }

  /// Whether the set has nothing but the start.
  var isSingle: Bool { rules.isEmpty && dates.isEmpty }

  /// Calls `body` with the starts in `range` in ascending order for each source, until it says no;
  /// with `keepingExceptions`, also with those that are taken out.
  func forEachStart(
    in range: ClosedRange<CivilDateTime>, keepingExceptions: Bool = false,
    _ body: (SeriesStart) -> Bool
  ) {
    var seen: Set<Instant> = []
    var last: Instant?
    func offer(_ candidate: SeriesStart) -> Bool {
      if candidate.instant == last { return true }
      last = candidate.instant
      if mayRepeat, !seen.insert(candidate.instant).inserted { return true }
      return !keepingExceptions && excludes(candidate) || body(candidate)
    }
    if rules.isEmpty, range.contains(start.civil), !offer(start) { return }
    for date in dates where range.contains(date.civil) {
      if !offer(date) { break }
    }
    for rule in rules { rule.forEachStart(in: range, offer) }
  }

  /// Whether `key` means one of the starts; with `afterExceptions`, one that no EXDATE takes out.
  func contains(_ key: InstanceKey, afterExceptions: Bool = false) -> Bool {
    start(of: key, afterExceptions: afterExceptions) != nil
  }

  /// The start that `key` means, taken out or not; with `afterExceptions`, one that no EXDATE takes
  /// out.
  func start(of key: InstanceKey, afterExceptions: Bool = false) -> SeriesStart? {
    func isMeant(_ start: SeriesStart) -> Bool {
      start.keys.contains(key) && !(afterExceptions && excludes(start))
    }
    if let start = ([start] + dates).first(where: isMeant) { return start }
    let middle = clock.civil(key.instant(on: clock))
    // A time in a clock gap stands up to a few hours off; a whole day begins at its midnight.
    let range = middle.adding(days: -1)...middle.adding(days: 1)
    return rules.lazy.compactMap { rule in
      var found: SeriesStart?
      rule.forEachStart(in: range) { start in
        found = isMeant(start) ? start : nil
        return found == nil
      }
      return found
    }.first
  }

  /// What the rules give reason to say.
  var diagnostics: [Diagnostic] { rules.compactMap(\.fault) }

  private func excludes(_ start: SeriesStart) -> Bool {
    if !exceptions.isEmpty, start.keys.contains(where: exceptions.contains) { return true }
    return exceptionRules.contains { $0.yields(start.civil) }
  }

  /// The start that an RDATE names; a DATE on a timed series repeats at the series' time of day.
  private static func start(
    _ date: RecurrenceDate, ofSeriesFrom first: CivilDateTime, on clock: EventClock,
    zones: CalendarZones
  ) -> SeriesStart {
    let instant =
      switch InstanceKey(date.start, on: clock, zones: zones) {
      case .instant(let instant): instant
      case .day(let day): clock.instant(first.on(day))
      }
    let length = date.end.map { end in
      EndReading(of: end, from: date.start) { zones.zone($1).resolve($0).instant }.length
    }
    return SeriesStart(civil: clock.civil(instant), instant: instant, length: length)
  }
}
