import CalendarModel

/// A series that has a master with a start, laid open: its set of starts, and what dresses them.
struct OpenedSeries {
  let master: ReadEvent
  /// When the master starts, or is due.
  let start: EventTime
  let template: InstanceTemplate
  let set: RecurrenceSet
  let revisions: [OverrideRevisions]
  let overrides: OverrideTable
  private let rules: [Rule]
  private let exceptionRules: [Rule]
  /// The RDATEs and EXDATEs by the keys under which they mean a start; the first of each key.
  private let recurrenceDates: [InstanceKey: RecurrenceDate]
  private let exceptionDates: [InstanceKey: RecurrenceDate]

  /// A rule as written, and as it runs.
  private struct Rule {
    let written: WrittenRule
    let running: SeriesRule
  }

  /// `nil` where there is no master, or it has no date.
  init?(_ series: Series, zones: [CalendarZones]) {
    guard let master = series.master, let start = master.event.anchor,
      let template = InstanceTemplate(master, zones: zones[master.calendarObject])
    else { return nil }
    self.master = master
    self.start = start
    self.template = template
    let zonesOfMaster = zones[master.calendarObject]
    set =
      RecurrenceSet(master.event, from: start, clock: template.clock, zones: zonesOfMaster)
      .forLookups
    revisions = series.overrideRevisions(on: set.clock, zones: zones)
    overrides = OverrideTable(
      revisions.map(\.newest), of: set, master: master, template: template, zones: zones)
    func running(_ rules: [WrittenRule]) -> [Rule] {
      rules.compactMap { written in
        SeriesRule(written, start: start.civil, clock: template.clock)
          .map { Rule(written: written, running: $0.endedByTime) }
      }
    }
    rules = running(master.event.rules)
    exceptionRules = running(master.event.exceptionRules)
    func byKey(_ dates: [RecurrenceDate]) -> [InstanceKey: RecurrenceDate] {
      Dictionary(
        dates.map { (InstanceKey($0.start, on: template.clock, zones: zonesOfMaster), $0) },
        uniquingKeysWith: { first, _ in first })
    }
    recurrenceDates = byKey(master.event.recurrenceDates)
    exceptionDates = byKey(master.event.exceptionDates)
  }

  var event: Event { master.event }
  var clock: EventClock { template.clock }
  var zones: CalendarZones { template.zones }

  /// The start at `instant` as the viewer names it.
  func original(at instant: Instant) -> Occurrence.Original {
    clock.original(at: instant, viewer: zones.viewer)
  }

  /// The key by which an EXDATE or RDATE means a start.
  func key(of date: RecurrenceDate) -> InstanceKey {
    InstanceKey(date.start, on: clock, zones: zones)
  }

  /// The EXDATE that takes `start` out.
  func exceptionDate(of start: SeriesStart) -> RecurrenceDate? {
    start.keys.lazy.compactMap { exceptionDates[$0] }.first
  }

  /// The EXRULE that takes `start` out.
  func exceptionRule(of start: SeriesStart) -> WrittenRule? {
    exceptionRules.first { $0.running.yields(start.civil) }?.written
  }

  /// Where `start`, one of ``set``'s, comes from, and the line that says so; an RDATE where neither
  /// DTSTART nor a rule gives it.
  func source(of start: SeriesStart) -> (source: DayFinding.Source, position: SourcePosition) {
    if start.civil == self.start.civil { return (.start, startPosition) }
    let date = start.keys.lazy.compactMap { recurrenceDates[$0] }.first
    // A rule is only asked where something else could have given the start.
    let isRuleAlone = date == nil && rules.count == 1
    let rule = isRuleAlone ? rules.first : rules.first { $0.running.yields(start.civil) }
    if let rule { return (.rule, rule.written.position) }
    return (.date, date?.position ?? startPosition)
  }

  /// The line of the start.
  var startPosition: SourcePosition {
    SourcePosition(source: event.position.source, line: event.anchorLine)
  }
}
