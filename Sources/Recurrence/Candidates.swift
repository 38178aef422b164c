internal import CalendarModel

/// The instances that a rule yields by itself, ascending: no start added, nothing counted.
struct Candidates: Sendable {
  private enum Periods {
    case long(LongPeriods)
    case short(ShortPeriods)
  }

  private let plan: Plan
  private let end: Int
  private var periods: Periods
  /// The current frame, as civil seconds, and which of its offsets comes next.
  private var frame = 0
  private var offset: Int

  /// Starts at the first instance that lies at or behind `lower`, without stepping through what
  /// lies before it; the last one lies at or before `end`. Both are civil seconds.
  init(_ plan: Plan, from lower: Int, through end: Int) {
    self.plan = plan
    self.end = end
    offset = plan.offsets.count
    periods =
      plan.frequency >= .weekly
      ? .long(LongPeriods(plan, from: lower, through: end))
      : .short(ShortPeriods(plan, from: lower, through: end))
    _ = advance(to: lower, passing: .max)
  }

  /// The next instance, as civil seconds; `nil` when none comes up to the rule's end.
  mutating func next() -> Int? {
    if offset == plan.offsets.count {
      guard let next = nextFrame() else { return nil }
      frame = next
      offset = 0
    }
    let instance = frame + plan.offsets[offset]
    offset += 1
    return instance <= end ? instance : nil
  }

  /// Goes on to the first instance at or behind `lower`, and returns how many it passed; it stops
  /// when these are `limit` or more.
  mutating func advance(to lower: Int, passing limit: Int) -> Int {
    guard let lastOffset = plan.offsets.last else { return 0 }
    var passed = 0
    while passed < limit {
      if offset < plan.offsets.count {
        let next =
          frame + lastOffset < lower
          ? plan.offsets.count : plan.offsets.firstIndex(from: lower - frame)
        passed += max(0, next - offset)
        offset = max(offset, next)
        if offset < plan.offsets.count { break }
      }
      guard let next = nextFrame() else { break }
      frame = next
      offset = 0
    }
    return passed
  }

  private mutating func nextFrame() -> Int? {
    switch periods {
    case .long(var long):
      defer { periods = .long(long) }
      return long.next(plan)
    case .short(var short):
      defer { periods = .short(short) }
      return short.next(plan)
    }
  }
}
