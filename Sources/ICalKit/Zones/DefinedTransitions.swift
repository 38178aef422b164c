import CalendarModel
import Synchronization

/// The transitions of a VTIMEZONE (RFC 5545 §3.6.5), worked out as far as they are asked for.
///
/// From each onset on, the clock has the offset of that observance; before the first one, the offset
/// that the earliest observance starts from.
final class DefinedTransitions: Equatable, Sendable {
  /// The transitions from `begin` until `end`, both in seconds since 1970-01-01T00:00:00 UTC.
  private struct Known {
    var table: TransitionTable
    let begin: Int
    var end: Int
  }

  /// Wider than all years; what lies outside is asked for no transition.
  private static let allYears = -1 << 40...1 << 40
  /// More than lies between an instant and what any clock shows then.
  private static let slack = 2 * 86_400
  /// How far around what is asked for everything is worked out at once.
  private static let step = 10 * TransitionTable.averageYear

  private let observances: [Observance]
  private let parts: [ObservanceOnsets]
  private let known = Mutex(Known(table: TransitionTable(utcOffset: 0), begin: 0, end: 0))

  /// Creates the transitions of the definition with these parts; `nil` when none of them says an
  /// offset.
  init?(_ observances: [Observance]) {
    self.observances = observances
    let standard = observances.first { !$0.isDaylight }
    let daylight = observances.first(where: \.isDaylight)
    parts = observances.compactMap {
      ObservanceOnsets($0, counterpart: $0.isDaylight ? standard : daylight)
    }
    if parts.isEmpty { return nil }
  }

  /// How far the clock is ahead of UTC at `instant`.
  func utcOffset(at instant: Instant) -> Int {
    table(around: instant.seconds) { $0.utcOffset(at: instant) }
  }

  /// The instant that `civil` names; see ``TransitionTable/resolve(_:)``.
  func resolve(_ civil: CivilDateTime) -> ZonedTime {
    table(around: civil.civilSeconds) { $0.resolve(civil) }
  }

  /// Hands `ask` a table that knows what happens around `seconds`, be they UTC's or a wall clock's.
  private func table<Answer: Sendable>(
    around seconds: Int, _ ask: (TransitionTable) -> Answer
  ) -> Answer {
    let seconds = min(max(seconds, Self.allYears.lowerBound), Self.allYears.upperBound)
    return known.withLock { known in
      if known.begin == known.end {
        known = nothing(at: seconds - Self.step)
      } else if seconds - Self.slack < known.begin {
        known = nothing(at: Self.allYears.lowerBound - Self.slack)
      }
      if seconds + Self.slack >= known.end { extend(&known, to: seconds + Self.step) }
      return ask(known.table)
    }
  }

  /// What is known at `begin`, where nothing has been worked out yet.
  private func nothing(at begin: Int) -> Known {
    Known(table: TransitionTable(utcOffset: utcOffset(before: begin)), begin: begin, end: begin)
  }

  private func extend(_ known: inout Known, to end: Int) {
    let range = known.end..<end
    let onsets = parts.flatMap { part in part.onsets(in: range).map { ($0, part.offsetTo) } }
    for (start, utcOffset) in onsets.sorted(by: { $0.0 < $1.0 }) {
      known.table.append(at: start, utcOffset: utcOffset)
    }
    known.end = end
  }

  private func utcOffset(before end: Int) -> Int {
    let last = parts.compactMap { part in part.lastOnset(before: end).map { ($0, part.offsetTo) } }
    if let latest = last.max(by: { $0.0 < $1.0 }) { return latest.1 }
    return parts.min { $0.first < $1.first }?.offsetFrom ?? 0
  }

  /// Whether both come from the same parts.
  static func == (lhs: DefinedTransitions, rhs: DefinedTransitions) -> Bool {
    lhs.observances == rhs.observances
  }
}
