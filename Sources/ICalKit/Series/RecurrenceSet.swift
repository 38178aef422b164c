import CalendarModel

/// The starts of a series: (RRULE ∪ RDATE ∪ DTSTART) − EXDATE − EXRULE (RFC 5545 §3.8.5).
///
/// Rules run on the wall clock of the start, and each instance is converted by itself.
struct RecurrenceSet {
  let clock: EventClock
  private let start: SeriesStart
  private var rules: [SeriesRule]
  private let exceptionRules: [SeriesRule]
  private let dates: [SeriesStart]
  /// The periods among the RDATEs whose end cannot be one.
  private let periodFaults: [Diagnostic]
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
    exceptionRules = set(event.exceptionRules).map(\.endedByTime)
    let readings = event.recurrenceDates.map {
      Self.start($0, ofSeriesFrom: civil, on: clock, zones: zones)
    }
    dates = readings.map(\.start).sorted { $0.instant < $1.instant }
    periodFaults = readings.compactMap(\.fault)
    exceptions = Set(event.exceptionDates.map { InstanceKey($0.start, on: clock, zones: zones) })
    mayRepeat =
      rules.count + (dates.isEmpty ? 0 : 1) > 1
      || event.rules.contains { $0.rule?.mayRepeatWithinDay ?? false }
  }

  /// The same set with rules that are asked about single times without counting; worth its making
  /// where there are many to ask about.
  var forLookups: RecurrenceSet {
    var set = self
    set.rules = rules.map(\.endedByTime)
    return set
  }

  /// How many days an RDATE's own length takes at most.
  var longestDate: Int { dates.compactMap(\.length?.daysAtMost).max() ?? 0 }

  /// Whether the set has nothing but the start.
  var isSingle: Bool { rules.isEmpty && dates.isEmpty }

  /// Calls `body` with the starts in `range` in ascending order, those that are taken out among them,
  /// until it says no.
  func forEachStart(in range: ClosedRange<CivilDateTime>, _ body: (SeriesStart) -> Bool) {
    var seen: Set<Instant> = []
    var last: Instant?
    for candidate in starts(in: range) where candidate.instant != last {
      last = candidate.instant
      if mayRepeat, !seen.insert(candidate.instant).inserted { continue }
      if !body(candidate) { return }
    }
  }

  /// The starts of all sources; one that comes from several is there more than once, that of an RDATE,
  /// which may have a length of its own, first.
  private func starts(in range: ClosedRange<CivilDateTime>) -> AnyIterator<SeriesStart> {
    var sources = rules.map { AnyIterator($0.starts(in: range)) }
    let listed = (rules.isEmpty ? [start] : []).filter { range.contains($0.civil) }
    if !listed.isEmpty { sources.insert(AnyIterator(listed.makeIterator()), at: 0) }
    if !dates.isEmpty {
      let dates = dates.lazy.filter { range.contains($0.civil) }
      sources.insert(AnyIterator(dates.makeIterator()), at: 0)
    }
    return sources.count == 1 ? sources[0] : AnyIterator(MergedStarts(of: sources))
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
    if isMeant(start) { return start }
    if let date = dates(in: key.instants(on: clock)).first(where: isMeant) { return date }
    let times = key.times(on: clock)
    return rules.lazy.compactMap { $0.starts(in: times).first(where: isMeant) }.first
  }

  private func dates(in range: ClosedRange<Instant>) -> some Sequence<SeriesStart> {
    let first = dates.partitionIndex { $0.instant >= range.lowerBound }
    return dates[first...].lazy.prefix { $0.instant <= range.upperBound }
  }

  /// What the rules, and the dates of `event`, whose set this is, give reason to say.
  func diagnostics(of event: Event) -> [Diagnostic] {
    rules.flatMap(\.faults) + periodFaults
      + mismatches(of: event.recurrenceDates, "RDATE", day: "DTSTART's time of day is taken")
      + mismatches(of: event.exceptionDates, "EXDATE", day: "any time of that day is meant")
  }

  /// What there is to say of the first date of each line that is not of the start's type or form.
  private func mismatches(
    of dates: [RecurrenceDate], _ name: String, day: String
  ) -> [Diagnostic] {
    var line: Int?
    return dates.compactMap { date in
      guard date.position.line != line,
        let mismatch = InstanceKey.mismatch(of: date.start, on: clock, day: day)
      else { return nil }
      line = date.position.line
      return Diagnostic(
        .warning, .exceptionTypeMismatch, "\(name) \(mismatch)", at: date.position)
    }
  }

  /// Whether an EXDATE or EXRULE takes `start` out.
  func excludes(_ start: SeriesStart) -> Bool {
    if !exceptions.isEmpty, start.keys.contains(where: exceptions.contains) { return true }
    return exceptionRules.contains { $0.yields(start.civil) }
  }

  /// The start that an RDATE names, with what is wrong with its period; a DATE on a timed series
  /// repeats at the series' time of day.
  private static func start(
    _ date: RecurrenceDate, ofSeriesFrom first: CivilDateTime, on clock: EventClock,
    zones: CalendarZones
  ) -> (start: SeriesStart, fault: Diagnostic?) {
    let instant =
      switch InstanceKey(date.start, on: clock, zones: zones) {
      case .instant(let instant): instant
      case .day(let day): clock.instant(first.on(day))
      }
    let end = date.end.map { end in
      EndReading(of: end, from: date.start) { zones.zone($1).resolve($0).instant }
    }
    var start = SeriesStart(civil: clock.civil(instant), instant: instant)
    guard let end, end.isPassedOver else {
      start.length = end?.length
      return (start, nil)
    }
    return (start, unusablePeriod(at: date.position))
  }

  private static func unusablePeriod(at position: SourcePosition) -> Diagnostic {
    Diagnostic(
      .warning, .invalidPeriod,
      "RDATE has a period whose end is before its start or of another type; it takes the length of"
        + " the series", at: position)
  }
}

extension RecurrenceRule {
  /// Whether it may have several times on one day, two of which a change of the clock makes one.
  fileprivate var mayRepeatWithinDay: Bool {
    frequency < .daily || [hours, minutes, seconds].contains { $0.count > 1 }
  }
}
