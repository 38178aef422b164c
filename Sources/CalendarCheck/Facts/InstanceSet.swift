import CalendarModel
import ICalKit
import Recurrence

/// The starts that DTSTART, RRULEs and RDATEs of a component name (RFC 5545 §3.8.5); what EXDATEs
/// take out is still among them.
final class InstanceSet {
  private let start: WrittenTime
  private let rules: [RecurrenceRule]
  private let zones: ZoneTable
  /// The instants of DTSTART and RDATEs.
  private let named: Set<Instant>
  /// The instances of each rule with COUNT, as far as they are counted, ascending.
  private var counted: [Int: [CivilDateTime]] = [:]

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
    self.zones = zones
    named = Set(([start] + dates).map(zones.instant))
  }

  /// Whether an instance starts at `time`; `nil` when that cannot be told.
  func contains(_ time: WrittenTime) -> Bool? {
    guard time.isLike(start), zones.isKnown(time) else { return nil }
    let instant = zones.instant(of: time)
    if named.contains(instant) { return true }
    let civil = onClockOfStart(time, instant)
    var isKnown = true
    for index in rules.indices {
      switch contains(civil, instant, inRule: index) {
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
    _ civil: CivilDateTime, _ instant: Instant, inRule index: Int
  ) -> Bool? {
    let rule = rules[index]
    if case .utc(let until)? = rule.until, instant > Instant(until, utcOffset: 0) { return false }
    guard let count = rule.count else {
      return recurrence(rule).instances(from: civil).first == civil
    }
    let instances = instances(ofRule: index)
    if instances.hasSorted(civil) { return true }
    return count <= Self.maximumCount || civil < instances.last ?? civil ? false : nil
  }

  private func instances(ofRule index: Int) -> [CivilDateTime] {
    if let known = counted[index] { return known }
    let instances = Array(
      recurrence(rules[index]).instances(from: start.civil).prefix(Self.maximumCount))
    counted[index] = instances
    return instances
  }

  private func recurrence(_ rule: RecurrenceRule) -> Recurrence {
    Recurrence(rule, start: start.civil, isTimed: !start.isDate)
  }
}

extension Instances {
  /// The first instance; `nil` without any.
  fileprivate var first: CivilDateTime? {
    var iterator = makeIterator()
    return iterator.next()
  }
}

extension [CivilDateTime] {
  /// Whether `time` is in this ascending list.
  fileprivate func hasSorted(_ time: CivilDateTime) -> Bool {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low < endIndex && self[low] == time
  }
}
