public import CalendarModel

/// A rule with its start: the instances it yields, on a wall clock that is never changed.
///
/// The engine covers RFC 5545 §3.3.10, and RSCALE and SKIP of RFC 7529 §4.1 for every
/// ``CalendarScale``. In a calendar that it does not know, a rule yields its start alone. It knows no
/// time zone: a caller converts each instance by itself.
public struct Recurrence: Sendable {
  private let plan: Plan

  /// Creates the recurrence.
  ///
  /// - Parameters:
  ///   - rule: The rule. An UNTIL in UTC is not looked at, since only the caller knows the zone.
  ///   - start: When the first instance begins.
  ///   - isTimed: Whether the start is a DATE-TIME. For a DATE, every instance is at midnight, and
  ///     BYHOUR, BYMINUTE and BYSECOND are ignored.
  ///   - until: A bound, inclusive, that holds beside the rule's own.
  public init(
    _ rule: RecurrenceRule, start: CivilDateTime, isTimed: Bool, until: CivilDateTime? = nil
  ) {
    plan = Plan(rule, start: start, isTimed: isTimed, until: until)
  }

  /// The instances from the first one at or after `lower` on, ascending and distinct.
  ///
  /// The start always belongs to them and is the first that COUNT counts, also when the rule would
  /// not yield it or UNTIL lies before it. No instance begins after the year 9999.
  public func instances(from lower: CivilDateTime) -> Instances {
    Instances(plan, from: lower)
  }

  /// Whether the rule itself yields the start; bounds are not considered.
  public var startMatches: Bool { firstMatch(through: plan.start.date) == plan.start }

  /// Whether it is proven that the rule itself yields nothing at or after the start, as with 30
  /// February; bounds are not considered. In other calendars than the Gregorian one, whose months do
  /// not repeat, 300 years that bring nothing are taken for the proof.
  public var neverMatches: Bool { firstMatch(through: .max) == nil }

  /// The first instance that the rule itself yields from the start on and not after the end of
  /// `last`; `nil` when there is none. Bounds are not considered.
  public func firstMatch(through last: CivilDate) -> CivilDateTime? {
    let end = min(CivilDateTime(startOf: last.adding(days: 1)).civilSeconds - 1, Plan.lastSecond)
    var candidates = Candidates(plan, from: plan.start.civilSeconds, through: end)
    return candidates.next().map(CivilDateTime.init(civilSeconds:))
  }
}
