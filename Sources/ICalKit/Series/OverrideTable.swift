import CalendarModel

/// The overrides of a series, by the instances that they replace.
struct OverrideTable {
  /// An override with the instance that it names.
  struct Override {
    let read: ReadEvent
    let key: InstanceKey
    let template: InstanceTemplate
    /// Its own start, on its own clock.
    let start: CivilDateTime

    /// What there is to say of a RECURRENCE-ID that is not of the type or form of the series on
    /// `clock`.
    func keyDiagnostic(on clock: EventClock) -> Diagnostic? {
      read.event.recurrenceID.flatMap { InstanceKey.mismatch(of: $0.time, on: clock) }.map {
        Diagnostic(
          .warning, .recurrenceIDTypeMismatch, "RECURRENCE-ID \($0)", at: read.event.position)
      }
    }
  }

  /// What an override with RANGE=THISANDFUTURE does to the instances behind the one it names.
  private struct Change {
    let override: Override
    let from: Instant
    /// How far starts move on the series' clock, in seconds; whole days where only days count.
    let shift: Int
    /// The time of day on the override's clock, where the series has days and the override a time.
    let timeOfDay: Int?

    var template: InstanceTemplate { override.template }
  }

  /// All of them, in the order of the file.
  let all: [Override]
  private let keys: Set<InstanceKey>
  /// In the order of what they name.
  private let changes: [Change]
  private let master: InstanceTemplate
  private let set: RecurrenceSet

  /// - Parameters:
  ///   - overrides: The newest revision of each override.
  ///   - set: The starts of the series.
  ///   - master: The series' master.
  ///   - template: What dresses its instances.
  ///   - zones: Those of the feed's VCALENDARs.
  init(
    _ overrides: [ReadEvent], of set: RecurrenceSet, master: ReadEvent,
    template: InstanceTemplate, zones: [CalendarZones]
  ) {
    self.master = template
    self.set = set
    all = overrides.compactMap { read in
      guard let id = read.event.recurrenceID, let start = read.event.anchor,
        let template = InstanceTemplate(read, zones: zones[read.calendarObject])
      else { return nil }
      let key = InstanceKey(id.time, on: set.clock, zones: zones[read.calendarObject])
      return Override(read: read, key: key, template: template, start: start.civil)
    }
    keys = Set(all.map(\.key))
    changes =
      all.filter {
        $0.read.event.recurrenceID?.andFuture == true && !set.hasOutlived($0, of: master)
      }
      .map { Self.change($0, on: set.clock) }
      .sorted { $0.from < $1.from }
  }

  /// Whether an override stands in the place of `start`.
  func replaces(_ start: SeriesStart) -> Bool {
    !keys.isEmpty && start.keys.contains(where: keys.contains)
  }

  /// The override that stands in the place of `start`.
  func override(of start: SeriesStart) -> Override? {
    replaces(start) ? all.first { start.keys.contains($0.key) } : nil
  }

  /// The override with RANGE=THISANDFUTURE whose change `start` follows.
  func change(before start: SeriesStart) -> Override? {
    change(of: start)?.override
  }

  private func change(of start: SeriesStart) -> Change? {
    let next = changes.partitionIndex { $0.from > start.instant }
    return next > 0 ? changes[next - 1] : nil
  }

  /// What dresses the instance at `start`, and when it starts on that one's clock.
  func template(for start: SeriesStart) -> (template: InstanceTemplate, civil: CivilDateTime) {
    guard let change = change(of: start) else { return (master, start.civil) }
    let moved = start.civil.adding(seconds: change.shift)
    let clock = change.template.clock
    if let timeOfDay = change.timeOfDay {
      return (change.template, CivilDateTime(startOf: moved.date).adding(seconds: timeOfDay))
    }
    if clock.isAllDay { return (change.template, CivilDateTime(startOf: moved.date)) }
    return (change.template, clock.civil(set.clock.instant(moved)))
  }

  /// The starts, on the series' clock, whose instances can touch `bounds`.
  func reach(of bounds: Range<Instant>, from clock: EventClock) -> ClosedRange<CivilDateTime> {
    let lengths =
      [master.length.daysAtMost, set.longestDate] + changes.map(\.template.length.daysAtMost)
    let shifts = changes.map { $0.shift / 86400 } + [0]
    // One day more on either side for the differences between zones.
    let before = (lengths.max() ?? 0) + (shifts.max() ?? 0) + 1
    let after = 1 - (shifts.min() ?? 0)
    let first = clock.civil(bounds.lowerBound).adding(days: -before)
    return first...max(first, clock.civil(bounds.upperBound).adding(days: after))
  }

  private static func change(_ override: Override, on clock: EventClock) -> Change {
    let from = override.key.instant(on: clock)
    let template = override.template
    if clock.isAllDay || template.clock.isAllDay {
      let days = override.start.date.days(since: clock.civil(from).date)
      return Change(
        override: override, from: from, shift: days * 86400,
        timeOfDay: template.clock.isAllDay ? nil : override.start.secondOfDay)
    }
    let start = clock.civil(template.clock.instant(override.start))
    return Change(
      override: override, from: from,
      shift: start.civilSeconds - clock.civil(from).civilSeconds, timeOfDay: nil)
  }
}
