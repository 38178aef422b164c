package import CalendarModel

extension ZoneDefinition {
  /// Describes an IANA zone for the times from `start` on, as `tzid`.
  ///
  /// Its first onset lies at or before `start`. What changes every year becomes a rule, every other
  /// change a date. `nil` for a zone whose changes do not always fall on one and the same weekday of
  /// a month, such as the Friday before the last Sunday, which not every reader could follow.
  package init?(of zone: Zone, as tzid: String, from start: Instant) {
    guard let table = zone.table else { return nil }
    let changes = table.changes(from: start)
    guard !table.isEndless || changes.count > YearlyChange.sample * 2 else { return nil }
    let position = SourcePosition(source: "", line: 1)
    self.init(tzid: tzid, observances: [], position: position)
    var singles = changes
    if table.isEndless {
      for direction in Set(changes.suffix(YearlyChange.sample).map(\.direction)) {
        guard let yearly = YearlyChange(of: changes.filter { $0.direction == direction }) else {
          return nil
        }
        observances.append(yearly.observance)
        singles.removeAll { $0.direction == direction && $0.onset >= yearly.first.onset }
      }
    }
    observances += Self.observances(of: singles)
    if changes.first.map({ $0.instant > start }) ?? true {
      observances.append(
        Self.constant(zone.utcOffset(at: start), before: zone.time(at: start).civil))
    }
    observances.sort { $0.start < $1.start }
  }

  /// An observance for each kind of change, its first one the start, the others dates.
  private static func observances(of changes: [ClockChange]) -> [Observance] {
    Dictionary(grouping: changes, by: \.direction).values.compactMap { changes in
      guard let first = changes.first else { return nil }
      return Observance(
        isDaylight: first.isForward, start: first.onset, offsetFrom: first.offsetFrom,
        offsetTo: first.offsetTo, dates: changes.dropFirst().map(\.onset))
    }
  }

  /// A clock that stays as it is, from 1970 or from before `time` on.
  private static func constant(_ offset: Int, before time: CivilDateTime) -> Observance {
    let epoch = CivilDateTime(civilSeconds: 0)
    return Observance(
      isDaylight: false, start: min(epoch, time.adding(days: -1)), offsetFrom: offset,
      offsetTo: offset)
  }
}

extension ClockChange {
  /// From which offset to which.
  fileprivate struct Direction: Hashable {
    let from: Int
    let to: Int
  }

  fileprivate var direction: Direction { Direction(from: offsetFrom, to: offsetTo) }
  fileprivate var isForward: Bool { offsetTo > offsetFrom }
}

/// A change that comes on the same weekday of a month every year from some year on.
private struct YearlyChange {
  /// The change with which it begins.
  let first: ClockChange
  /// Which weekday of the month, as BYDAY has it.
  private let day: RecurrenceRule.WeekdayNumber

  /// By how many years the weekday is told.
  static let sample = 40

  /// Finds the rule that the last of `changes`, which are ascending and of one direction, follow.
  init?(of changes: [ClockChange]) {
    guard let last = changes.last?.onset,
      let ordinal = Self.ordinal(of: changes.suffix(Self.sample).map(\.onset))
    else { return nil }
    let day = RecurrenceRule.WeekdayNumber(ordinal, last.date.weekday)
    func follows(_ onset: CivilDateTime) -> Bool {
      onset.date.month == last.date.month && onset.secondOfDay == last.secondOfDay
        && onset.date.weekday == day.weekday && onset.date.has(ordinal: ordinal)
    }
    var year = last.date.year + 1
    let run = changes.reversed().prefix { change in
      year -= 1
      return change.onset.date.year == year && follows(change.onset)
    }
    guard run.count >= Self.sample, let first = run.last else { return nil }
    self.first = first
    self.day = day
  }

  /// The number that all of `onsets` have among the same weekdays of their month; the last one where
  /// that fits.
  private static func ordinal(of onsets: [CivilDateTime]) -> Int? {
    ([-1] + Array(1...4)).first { ordinal in
      onsets.allSatisfy { $0.date.has(ordinal: ordinal) }
    }
  }

  var observance: Observance {
    var rule = RecurrenceRule(.yearly)
    rule.months = [RecurrenceRule.Month(first.onset.date.month)]
    rule.weekdays = [day]
    return Observance(
      isDaylight: first.isForward, start: first.onset, offsetFrom: first.offsetFrom,
      offsetTo: first.offsetTo, rules: [rule])
  }
}

extension CivilDate {
  /// Whether it is that one of its weekday in its month, counted from the end when -1.
  fileprivate func has(ordinal: Int) -> Bool {
    ordinal == -1
      ? day > Self.days(in: month, of: year) - 7 : (day - 1) / 7 + 1 == ordinal
  }
}
