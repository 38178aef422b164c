import CalendarModel

/// The instances that a rule yields by itself, ascending: no start added, nothing counted.
struct Candidates: Sendable {
  private let plan: Plan
  private let end: Int
  /// Where the frames come from, one of both by the rule's frequency; an enumeration of the two
  /// would be copied for each frame.
  private var long: LongPeriods?
  private var short: ShortPeriods?
  /// The current frame, as civil seconds, and which of its offsets comes next.
  private var frame = 0
  private var offset: Int

  /// Starts at the first instance that lies at or behind `lower`, without stepping through what
  /// lies before it; the last one lies at or before `end`. Both are civil seconds.
  init(_ plan: Plan, from lower: Int, through end: Int) {
    self.plan = plan
    self.end = end
    offset = plan.offsets.count
    guard !plan.offsets.isEmpty else { return }  // no frame holds an instance
    if plan.frequency >= .weekly {
      long = LongPeriods(plan, from: lower, through: end)
    } else {
      short = ShortPeriods(plan, from: lower, through: end)
    }
    _ = advance(to: lower, passing: .max)
  }

  /// The next instance, as civil seconds; `nil` when none comes up to the rule's end.
  mutating func next() -> Int? {
    if offset == plan.offsets.count {
      guard nextFrame() else { return nil }
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
    while passed < limit, offset < plan.offsets.count || nextFrame() {
      if frame + lastOffset < lower {
        passed += plan.offsets.count - offset
        offset = plan.offsets.count
      } else {
        let target = max(offset, plan.offsets.firstIndex(from: lower - frame))
        passed += target - offset
        offset = target
        break
      }
    }
    return passed
  }

  /// Goes on to the next frame; `false` when there is none.
  private mutating func nextFrame() -> Bool {
    guard let next = long?.next(plan) ?? short?.next(plan) else { return false }
    frame = next
    offset = 0
    return true
  }
}
