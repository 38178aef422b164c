import CalendarModel

/// When a zone's clock is set, and to what: the offset before the first transition, then every
/// transition in order.
///
/// Both directions are one binary search. Offsets are seconds ahead of UTC.
struct TransitionTable: Equatable, Sendable {
  /// The seconds of 400 Gregorian years, after which every date has its weekday again.
  private static let cycle = 146_097 * 86_400
  /// The seconds of a Gregorian year on average.
  static let averageYear = cycle / 400

  /// When each transition takes place, in seconds since 1970-01-01T00:00:00 UTC, ascending.
  private var starts: [Int] = []
  /// `offsets[i]` holds before `starts[i]`, and `offsets[i + 1]` from it on.
  private var offsets: [Int]
  /// Up to which wall-clock second `offsets[i]` is the one to read a wall clock with: through the
  /// gap that `starts[i]` leaves, or to the end of the first of two equal hours. It is the running
  /// maximum, so the list ascends even where two transitions lie within a few hours.
  private var localEnds: [Int] = []
  /// The end of the 400 years that repeat for ever; `nil` when the last offset stays.
  private var cycleEnd: Int?

  /// Creates the table of a clock that is never set.
  init(utcOffset: Int) { offsets = [utcOffset] }

  /// The last transition, in seconds since 1970-01-01T00:00:00 UTC; `nil` when there is none.
  var lastStart: Int? { starts.last }

  /// Adds the transition to `utcOffset` at `start`, which is not earlier than the last one; one at
  /// the same second takes its place, and one that changes nothing is left out.
  mutating func append(at start: Int, utcOffset: Int) {
    if starts.last == start {
      starts.removeLast()
      offsets.removeLast()
      localEnds.removeLast()
    }
    guard let before = offsets.last, before != utcOffset else { return }
    let localEnd = start + max(before, utcOffset)
    starts.append(start)
    offsets.append(utcOffset)
    localEnds.append(max(localEnd, localEnds.last ?? localEnd))
  }

  /// Makes the 400 years before `end` repeat from `end` on.
  ///
  /// The transitions of a day after `end` are expected to be in the table too, since a wall clock
  /// west of UTC reaches it later.
  mutating func repeatYears(before end: Instant) { cycleEnd = end.seconds }

  /// How far the clock is ahead of UTC at `instant`.
  func utcOffset(at instant: Instant) -> Int {
    offsets[Self.count(of: starts, upTo: instant.seconds - repeated(instant.seconds))]
  }

  /// The instant that `civil` names; in a gap it is read with the offset before the gap, and of two
  /// such instants it is the first.
  func resolve(_ civil: CivilDateTime) -> ZonedTime {
    let shift = repeated(civil.civilSeconds)
    let wall = civil.civilSeconds - shift
    let index = Self.count(of: localEnds, upTo: wall)
    let instant = wall - offsets[index]
    if index == starts.count || instant < starts[index] {
      return ZonedTime(civil, utcOffset: offsets[index])
    }
    let offset = offsets[Self.count(of: starts, upTo: instant)]
    return ZonedTime(
      CivilDateTime(civilSeconds: instant + shift + offset), utcOffset: offset)
  }

  /// Whether the last years repeat for ever.
  var isEndless: Bool { cycleEnd != nil }

  /// The changes from the last one at or before `instant` on, as far as they are written out.
  func changes(from instant: Instant) -> [ClockChange] {
    let first = max(Self.count(of: starts, upTo: instant.seconds) - 1, 0)
    return starts.indices.dropFirst(first).map {
      ClockChange(
        instant: Instant(seconds: starts[$0]), offsetFrom: offsets[$0], offsetTo: offsets[$0 + 1])
    }
  }

  /// How many seconds of whole cycles lie between `seconds` and the same moment in the 400 years
  /// that repeat.
  private func repeated(_ seconds: Int) -> Int {
    guard let cycleEnd, seconds >= cycleEnd else { return 0 }
    return ((seconds - cycleEnd) / Self.cycle + 1) * Self.cycle
  }

  /// How many numbers of the ascending `list` are not greater than `limit`.
  private static func count(of list: [Int], upTo limit: Int) -> Int {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A moment at which a clock is set.
struct ClockChange: Hashable {
  /// When.
  let instant: Instant
  /// How many seconds it is ahead of UTC before.
  let offsetFrom: Int
  /// How many seconds it is ahead of UTC from then on.
  let offsetTo: Int

  /// What the clock shows when it is set, as it was before.
  var onset: CivilDateTime { instant.civil(utcOffset: offsetFrom) }
}
