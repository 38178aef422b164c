import CalendarModel
import ICalKit
import Recurrence

/// The starts that DTSTART, RRULEs and RDATEs of a component name (RFC 5545 §3.8.5); what EXDATEs
/// take out is still among them.
struct InstanceSet {
  private let start: WrittenTime
  private let rules: [RecurrenceRule]
  /// The RDATEs.
  private let dates: [WrittenTime]
  private let zones: ZoneTable

  /// How many instances of a rule with COUNT are counted at most.
  private static let maximumCount = 4000

  /// `nil` when something of it cannot be read or is of another type than DTSTART, or a rule counts
  /// in another calendar or in units shorter than a day.
  init?(_ component: Component, zones: ZoneTable) {
    guard let start = component.start, zones.isKnown(start) else { return nil }
    var rules: [RecurrenceRule] = []
    for property in component.all("RRULE") {
      guard let rule = property.rule.soundValue(from: start), rule.frequency >= .daily else {
        return nil
      }
      rules.append(rule)
    }
    let starts = component.all("RDATE").flatMap(\.starts)
    let dates = starts.compactMap(\.time)
    guard dates.count == starts.count, dates.allSatisfy({ $0.isLike(start) }) else { return nil }
    self.start = start
    self.rules = rules
    self.dates = dates
    self.zones = zones
  }

  /// Whether an instance starts at `time`; `nil` when that cannot be told.
  func contains(_ time: WrittenTime) -> Bool? {
    guard time.isLike(start), zones.isKnown(time) else { return nil }
    let instant = zones.instant(of: time)
    if ([start] + dates).contains(where: { zones.instant(of: $0) == instant }) { return true }
    let civil = onClockOfStart(time, instant)
    var isKnown = true
    for rule in rules {
      switch contains(civil, instant, in: rule) {
      case true?: return true
      case nil: isKnown = false
      case false?: break
      }
    }
    return isKnown ? false : nil
  }

  /// What the clock of DTSTART shows at `time`.
  private func onClockOfStart(_ time: WrittenTime, _ instant: Instant) -> CivilDateTime {
    switch start.form {
    case time.form, .date, .floating: time.civil
    case .utc: instant.civil(utcOffset: 0)
    case .zoned(let tzid): zones.zone(named: tzid).zone.time(at: instant).civil
    }
  }

  private func contains(
    _ civil: CivilDateTime, _ instant: Instant, in rule: RecurrenceRule
  ) -> Bool? {
    if case .utc(let until)? = rule.until, instant > Instant(until, utcOffset: 0) { return false }
    let recurrence = Recurrence(rule, start: start.civil, isTimed: !start.isDate)
    guard let count = rule.count else {
      return recurrence.instances(from: civil).first == civil
    }
    for candidate in recurrence.instances(from: start.civil).prefix(Self.maximumCount) {
      if candidate >= civil { return candidate == civil }
    }
    return count <= Self.maximumCount ? false : nil
  }
}

extension Instances {
  /// The first instance; `nil` without any.
  fileprivate var first: CivilDateTime? {
    var iterator = makeIterator()
    return iterator.next()
  }
}
