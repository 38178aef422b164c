import CalendarModel
import Recurrence

/// The onsets of one part of a VTIMEZONE, in seconds since 1970-01-01T00:00:00 UTC.
struct ObservanceOnsets: Sendable {
  /// How many onsets one rule may have in one range. A yearly rule has fewer from year 1 to 9999;
  /// a rule for every second, which only a hostile file has, is cut off.
  private static let limit = 20_000

  /// Seconds ahead of UTC before an onset, by which its wall-clock time is read.
  let offsetFrom: Int
  /// Seconds ahead of UTC from the onset on.
  let offsetTo: Int
  private let start: CivilDateTime
  private let dates: [CivilDateTime]
  private let exceptionDates: Set<CivilDateTime>
  private let recurrences: [Recurrence]

  /// Creates the onsets of `observance`; an offset that it lacks is that of its `counterpart`, a part of
  /// the other kind, else the clock is not changed by it.
  ///
  /// The result is `nil` when there is no offset, or one that no zone has.
  init?(_ observance: Observance, counterpart: Observance?) {
    guard
      let to = observance.offsetTo ?? counterpart?.offsetFrom ?? observance.offsetFrom,
      let from = observance.offsetFrom ?? counterpart?.offsetTo ?? observance.offsetTo,
      UTCOffset.range.contains(from), UTCOffset.range.contains(to)
    else { return nil }
    offsetFrom = from
    offsetTo = to
    start = observance.start
    dates = observance.dates
    exceptionDates = observance.exceptionDates
    recurrences = observance.rules.map { rule in
      var until: CivilDateTime?
      if case .utc(let time) = rule.until {
        until = Instant(time, utcOffset: 0).civil(utcOffset: from)
      }
      return Recurrence(rule, start: observance.start, isTimed: true, until: until)
    }
  }

  /// The earliest onset.
  var first: Int { seconds(dates.reduce(start, min)) }

  /// The onsets in `range`, in no particular order.
  func onsets(in range: Range<Int>) -> [Int] {
    let lower = CivilDateTime(civilSeconds: range.lowerBound + offsetFrom)
    let upper = CivilDateTime(civilSeconds: range.upperBound + offsetFrom)
    let repeated = recurrences.flatMap { recurrence in
      recurrence.instances(from: lower).prefix(Self.limit).prefix { $0 < upper }
    }
    return (repeated + dates + [start])
      .filter { lower <= $0 && $0 < upper && !exceptionDates.contains($0) }
      .map(seconds)
  }

  /// The latest onset before `end`; `nil` when there is none.
  func lastOnset(before end: Int) -> Int? {
    // A yearly rule shows itself at once; what has ended long ago takes some steps.
    var length = 2 * TransitionTable.averageYear
    var begin = end
    while begin > first {
      begin = max(end - length, first)
      if let last = onsets(in: begin..<end).max() { return last }
      length *= 8
    }
    return nil
  }

  private func seconds(_ onset: CivilDateTime) -> Int {
    Instant(onset, utcOffset: offsetFrom).seconds
  }
}
