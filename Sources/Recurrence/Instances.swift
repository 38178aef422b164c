public import CalendarModel

/// The instances of a recurrence, ascending and distinct, found as they are asked for.
public struct Instances: Sequence, Sendable {
  private let plan: Plan
  private let lower: CivilDateTime

  init(_ plan: Plan, from lower: CivilDateTime) {
    self.plan = plan
    self.lower = lower
  }

  /// Returns an iterator that begins anew.
  public func makeIterator() -> Iterator { Iterator(plan, from: lower) }

  /// Yields one instance after the other.
  public struct Iterator: IteratorProtocol, Sendable {
    private var candidates: Candidates
    /// The start, as long as it is still to come.
    private var start: CivilDateTime?
    /// How many instances COUNT leaves.
    private var remaining: Int

    fileprivate init(_ plan: Plan, from lower: CivilDateTime) {
      // The start is the first instance whatever the rule says, so the rule is asked behind it.
      let behindStart = plan.start.civilSeconds + 1
      start = lower <= plan.start ? plan.start : nil
      remaining = plan.count
      if lower <= plan.start || plan.count == .max {
        candidates = Candidates(
          plan, from: Swift.max(lower.civilSeconds, behindStart), through: plan.end)
      } else {
        candidates = Candidates(plan, from: lower.civilSeconds, through: plan.end)
        remaining -= 1
        remaining -= plan.instanceCount(
          from: behindStart, before: lower.civilSeconds, upTo: remaining)
      }
    }

    /// The next instance; `nil` after the last one.
    public mutating func next() -> CivilDateTime? {
      guard remaining > 0 else { return nil }
      remaining -= 1
      if let start {
        self.start = nil
        return start
      }
      return candidates.next().map(CivilDateTime.init(civilSeconds:))
    }
  }
}
