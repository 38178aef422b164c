public import CalendarModel

/// Which parts of a rule keep it from having an instance in a stretch of time.
///
/// The rule is first asked with every part widened so that it allows everything. Then its parts are
/// put back one by one, in the order in which RFC 5545 §3.3.10 evaluates them; one that would leave
/// nothing in the stretch is a reason, and stays widened. So a part is never blamed for what another
/// one does. BYSETPOS chooses among what all others leave, so it is only asked where they leave
/// something.
public struct ExcludingParts: Hashable, Sendable {
  /// The parts that keep instances away, in the order of their evaluation; those that the start fills
  /// in are among them, unless RSCALE names another calendar than the Gregorian one.
  public let parts: [RecurrenceRule.Part]
  /// An instance that there would be without these parts; `nil` where no rule of this FREQ has one, as
  /// before the start.
  public let candidate: CivilDateTime?

  /// Asks `rule` about a stretch of time in which it has no instance.
  ///
  /// - Parameters:
  ///   - rule: The rule; its COUNT and UNTIL are not looked at.
  ///   - start: When the first instance begins; it does not lie in `range`.
  ///   - isTimed: Whether the start is a DATE-TIME.
  ///   - range: The stretch on the rule's wall clock, without its end.
  public init(
    of rule: RecurrenceRule, start: CivilDateTime, isTimed: Bool, in range: Range<CivilDateTime>
  ) {
    func first(_ rule: RecurrenceRule) -> CivilDateTime? {
      let recurrence = Recurrence(
        rule, start: start, isTimed: isTimed, until: range.upperBound.adding(seconds: -1))
      var instances = recurrence.instances(from: range.lowerBound).makeIterator()
      // The start belongs to every rule, also behind its end.
      return instances.next().flatMap { range.contains($0) ? $0 : nil }
    }
    // What the start fills in by another calendar is left to the engine, and so never widened.
    let completed = rule.isGregorian ? rule.completed(from: start.date) : rule
    var kept = completed.widened
    var candidate = first(kept)
    var parts: [RecurrenceRule.Part] = []
    for part in RecurrenceRule.Part.allCases where completed.has(part) && candidate != nil {
      if part == .setPositions, !parts.isEmpty { break }
      let trial = kept.restoring(part, of: completed)
      if let instance = first(trial) {
        (kept, candidate) = (trial, instance)
      } else {
        parts.append(part)
      }
    }
    self.parts = parts
    self.candidate = candidate
  }
}

extension RecurrenceRule {
  /// This rule with no bounds, and each part that limits it allowing everything.
  ///
  /// What says at which times of the day, hour or minute the instances are limits nothing, and stays.
  fileprivate var widened: RecurrenceRule {
    var rule = self
    (rule.count, rule.until) = (nil, nil)
    for part in Part.allCases where has(part) { rule.widen(part) }
    return rule
  }

  private mutating func widen(_ part: Part) {
    switch part {
    case .interval: interval = 1
    case .months: months = Self.everyMonth
    case .weekNumbers: weekNumbers = Array(1...53)
    case .yearDays: yearDays = Array(1...366)
    case .monthDays: monthDays = Array(1...31)
    case .weekdays: weekdays = Weekday.allCases.map { WeekdayNumber(nil, $0) }
    case .hours: if frequency <= .hourly { hours = Array(0...23) }
    case .minutes: if frequency <= .minutely { minutes = Array(0...59) }
    case .seconds: if frequency <= .secondly { seconds = Array(0...59) }
    case .setPositions: setPositions = []
    }
  }

  /// The months of any calendar: 13 in some, and a leap month behind any of them.
  private static let everyMonth = (1...13).flatMap { [Month($0), Month($0, isLeap: true)] }

  /// This rule with one part as `original` has it.
  fileprivate func restoring(_ part: Part, of original: RecurrenceRule) -> RecurrenceRule {
    var rule = self
    switch part {
    case .interval: rule.interval = original.interval
    case .months: rule.months = original.months
    case .weekNumbers: rule.weekNumbers = original.weekNumbers
    case .yearDays: rule.yearDays = original.yearDays
    case .monthDays: rule.monthDays = original.monthDays
    case .weekdays: rule.weekdays = original.weekdays
    case .hours: rule.hours = original.hours
    case .minutes: rule.minutes = original.minutes
    case .seconds: rule.seconds = original.seconds
    case .setPositions: rule.setPositions = original.setPositions
    }
    return rule
  }
}
