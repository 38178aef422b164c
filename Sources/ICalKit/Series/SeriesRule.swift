import CalendarModel
import Recurrence

/// A rule of a series, set to run on the series' clock.
struct SeriesRule {
  private let recurrence: Recurrence
  private let start: CivilDateTime
  private let clock: EventClock
  /// UNTIL in UTC, which a wall clock cannot tell exactly around a clock change.
  private let until: Instant?
  private let written: WrittenRule

  /// Sets `written` to run from `start` on `clock`; `nil` when its text is no rule.
  init?(_ written: WrittenRule, start: CivilDateTime, clock: EventClock) {
    guard var rule = written.rule else { return nil }
    self.written = written
    self.start = start
    self.clock = clock
    if case .utc(let civil)? = rule.until, !clock.isAllDay {
      let until = Instant(civil, utcOffset: 0)
      self.until = until
      // A day of slack: the instant decides, this only ends the rule.
      recurrence = Recurrence(
        rule, start: start, isTimed: true, until: clock.civil(until).adding(days: 1))
    } else {
      until = nil
      if clock.isAllDay { rule.until = rule.until.map { .date($0.date) } }
      recurrence = Recurrence(rule, start: start, isTimed: !clock.isAllDay, until: nil)
    }
  }

  /// Calls `body` with the starts in `range` in ascending order, until it says no.
  func forEachStart(in range: ClosedRange<CivilDateTime>, _ body: (SeriesStart) -> Bool) {
    for civil in recurrence.instances(from: range.lowerBound) {
      guard civil <= range.upperBound else { return }
      let candidate = SeriesStart(civil: civil, instant: clock.instant(civil))
      if let until, candidate.instant > until, civil != start { return }
      if !body(candidate) { return }
    }
  }

  /// Whether there is a start at or after `lower`.
  func hasStart(from lower: CivilDateTime) -> Bool {
    firstStart(in: lower...CivilDateTime(startOf: .max)) != nil
  }

  /// The last start before `upper`.
  func lastStart(before upper: CivilDateTime) -> SeriesStart? {
    let end = upper.adding(seconds: -1)
    guard start <= end else { return nil }
    // Between an earlier time behind which there is a start and a later one behind which there is
    // none: half the stretch each time.
    var (low, high) = (start.civilSeconds, upper.civilSeconds)
    while high - low > 1 {
      let middle = CivilDateTime(civilSeconds: (low + high) / 2)
      if firstStart(in: middle...end) == nil {
        high = middle.civilSeconds
      } else {
        low = middle.civilSeconds
      }
    }
    return firstStart(in: CivilDateTime(civilSeconds: low)...end)
  }

  private func firstStart(in range: ClosedRange<CivilDateTime>) -> SeriesStart? {
    var first: SeriesStart?
    forEachStart(in: range) { start in
      first = start
      return false
    }
    return first
  }

  /// What the rule gives reason to say.
  var fault: Diagnostic? {
    if recurrence.neverMatches {
      return Diagnostic(
        .warning, .ruleWithoutInstances, "the rule '\(written.text)' never matches",
        at: written.position)
    }
    if !recurrence.startMatches {
      return Diagnostic(
        .warning, .startNotInRule,
        "DTSTART is no instance of the rule; shown, and counted as the first",
        at: written.position)
    }
    return nil
  }

  /// Whether `civil` is one of the rule's own instances.
  func yields(_ civil: CivilDateTime) -> Bool {
    if civil == start { return recurrence.startMatches }
    var instances = recurrence.instances(from: civil).makeIterator()
    return instances.next() == civil
  }
}

extension RecurrenceRule.Until {
  /// The day as written.
  fileprivate var date: CivilDate {
    switch self {
    case .date(let date): date
    case .local(let time), .utc(let time): time.date
    }
  }
}
