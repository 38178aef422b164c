import CalendarModel

/// Looks for the instances of a series that lie next to a day.
struct InstanceSearch {
  private let series: Series
  private let zones: [CalendarZones]
  private let options: ScheduleOptions
  private let viewer: Zone

  /// `zones` are those of the feed's VCALENDARs.
  init(_ series: Series, zones: [CalendarZones], options: ScheduleOptions, viewer: Zone) {
    self.series = series
    self.zones = zones
    self.options = options
    self.viewer = viewer
  }

  /// The first `count` instances that touch `day` or begin after it.
  func first(_ count: Int, from day: CivilDate) -> [Occurrence] {
    let end = day.adding(days: reach)
    var found = instances(from: day, through: day)
    var (from, length) = (day.adding(days: 1), 4)
    while from < end, found.count < count {
      let through = min(from.adding(days: length - 1), end)
      found += instances(from: from, through: through).filter { $0.begins(from) }
      (from, length) = (through.adding(days: 1), length * 4)
    }
    return Array(found.prefix(count))
  }

  /// The last `count` instances that end before `day`.
  func last(_ count: Int, before day: CivilDate) -> [Occurrence] {
    let end = day.adding(days: -reach)
    var found: [Occurrence] = []
    var (through, length) = (day.adding(days: -1), 4)
    while through > end, found.count < count {
      let from = max(through.adding(days: 1 - length), end)
      found = instances(from: from, through: through).filter { $0.ends(through) } + found
      (through, length) = (from.adding(days: -1), length * 4)
    }
    return found.suffix(count)
  }

  /// How many days away instances are looked for: all there are, but where an EXRULE might take out
  /// for ever what the rules give, twenty thousand starts of the densest rule.
  private var reach: Int {
    guard let event = series.master?.event, !event.exceptionRules.isEmpty else { return .max }
    return 20_000 / (event.rules.compactMap(\.rule?.frequency.startsADay).max() ?? 1)
  }

  private func instances(from first: CivilDate, through last: CivilDate) -> [Occurrence] {
    let window = Window(first: first, last: last, zone: viewer)
    let expander = SeriesExpander(series, zones: zones, window: window, options: options)
    return Occurrence.sorted(expander.occurrences.filter { $0.span != nil })
  }
}

extension RecurrenceRule.Frequency {
  /// How many starts a rule that counts in this unit has on one day at most, but for those that its
  /// parts add.
  fileprivate var startsADay: Int {
    switch self {
    case .secondly: 86400
    case .minutely: 1440
    case .hourly: 24
    case .daily, .weekly, .monthly, .yearly: 1
    }
  }
}

extension Occurrence {
  /// Whether its first day is `first` or a later one.
  fileprivate func begins(_ first: CivilDate) -> Bool {
    days.map { $0.lowerBound >= first } ?? false
  }

  /// Whether its last day is `last` or an earlier one.
  fileprivate func ends(_ last: CivilDate) -> Bool {
    days.map { $0.upperBound <= last } ?? false
  }
}
