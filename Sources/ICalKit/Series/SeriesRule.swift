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
    guard let rule = written.rule else { return nil }
    self.init(written, running: rule, start: start, clock: clock)
  }

  private init(
    _ written: WrittenRule, running rule: RecurrenceRule, start: CivilDateTime, clock: EventClock
  ) {
    var rule = rule
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

  /// The starts in `range`, in ascending order on the clock.
  func starts(in range: ClosedRange<CivilDateTime>) -> Starts {
    Starts(
      instances: recurrence.instances(from: range.lowerBound).makeIterator(),
      last: range.upperBound, rule: self)
  }

  /// Yields one start after the other.
  struct Starts: Sequence, IteratorProtocol {
    fileprivate var instances: Instances.Iterator
    fileprivate let last: CivilDateTime
    fileprivate let rule: SeriesRule

    mutating func next() -> SeriesStart? {
      while let civil = instances.next(), civil <= last {
        let start = SeriesStart(civil: civil, instant: rule.clock.instant(civil))
        // Around a clock change a later time on the clock may be an earlier instant.
        if let until = rule.until, start.instant > until, civil != rule.start { continue }
        return start
      }
      return nil
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
    starts(in: range).first { _ in true }
  }

  /// What the rule gives reason to say.
  var faults: [Diagnostic] {
    let faults =
      (matchFault.map { [$0] } ?? [])
      + (written.rule?.until?.faults(on: clock, start: start) ?? [])
    return faults.map { Diagnostic(.warning, $0.code, $0.message, at: written.position) }
  }

  private var matchFault: (code: DiagnosticCode, message: String)? {
    guard let first = recurrence.firstMatch(through: .max) else {
      return (.ruleWithoutInstances, "the rule '\(written.text)' never matches")
    }
    if first != start {
      return (
        .startNotInRule, "DTSTART is no instance of the rule; shown, and counted as the first"
      )
    }
    return nil
  }

  /// The same rule with the time of its last instance in the place of COUNT, so that asking about
  /// single times counts nothing.
  var endedByTime: SeriesRule {
    guard var rule = written.rule, rule.count != nil,
      let last = lastStart(before: CivilDateTime(startOf: .max))
    else { return self }
    rule.count = nil
    rule.until = .local(last.civil)
    return SeriesRule(written, running: rule, start: start, clock: clock)
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
