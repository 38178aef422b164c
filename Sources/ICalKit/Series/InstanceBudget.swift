import CalendarModel

/// How many instances of one event a request may show.
struct InstanceBudget {
  /// How many are shown at most.
  let limit: Int
  /// How many have been shown.
  private(set) var shown = 0
  /// Whether there was more than it allows.
  private(set) var isSpent = false
  private var examined = 0

  /// Creates a budget of `limit` instances.
  init(limit: Int) { self.limit = limit }

  /// How many starts are looked at: far more of them than are shown can there be where an override
  /// moves instances by years, or an EXRULE takes them out.
  private var examinedAtMost: Int { max(limit.multipliedClamped(by: 10), 1_000_000) }

  /// Counts a start that is looked at; `false` when it is too much.
  mutating func looks() -> Bool {
    examined += 1
    isSpent = isSpent || examined > examinedAtMost
    return !isSpent
  }

  /// Counts an instance that is shown; `false` when it is too much.
  mutating func shows() -> Bool {
    isSpent = isSpent || shown == limit
    if !isSpent { shown += 1 }
    return !isSpent
  }

  /// Says of `event` that there are more instances than were shown.
  func diagnostic(about event: ReadEvent) -> Diagnostic {
    let message =
      shown == limit
      ? "found more than \(limit) instances of this event; the first \(limit) are shown"
      : "looked at \(examinedAtMost) instances of this event; what comes after them is not shown"
    return Diagnostic(
      .warning, .instancesCapped, message,
      hint: "ask for a shorter time, or raise --max-instances", at: event.event.position)
  }
}
