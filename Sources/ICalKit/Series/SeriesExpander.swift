import CalendarModel

/// Expands one series in a window: its set of starts, each dressed by the master or by the override
/// that replaces it.
struct SeriesExpander {
  /// What takes place in the window, cancelled instances included.
  private(set) var occurrences: [Occurrence] = []
  /// What there is to say about the series, if it touches the window.
  private(set) var diagnostics: [Diagnostic] = []

  private let series: Series
  /// By the VCALENDARs of the feed.
  private let zones: [CalendarZones]
  private let window: Window
  private let options: ScheduleOptions
  private var limit: Int { options.maximumInstances }
  private var olderRevisions: [Diagnostic] = []
  /// How many times of alarms there are so far.
  private var alarmTimes = 0

  /// How many times of alarms one series has at most, give or take those of one instance: each of its
  /// instances may have thousands.
  private static let mostAlarmTimes = 100_000

  /// Expands `series` in `window`, as far as `options` allow; `zones` are those of the feed's
  /// VCALENDARs.
  init(_ series: Series, zones: [CalendarZones], window: Window, options: ScheduleOptions) {
    self.series = series
    self.zones = zones
    self.window = window
    self.options = options
    if let master = series.master {
      expand(master)
    } else {
      for override in newestOverrides(on: nil) { show(orphan: override) }
    }
    if !occurrences.isEmpty { diagnostics += series.diagnostics + olderRevisions }
  }

  // MARK: Without overrides or rules

  private mutating func expand(_ master: ReadEvent) {
    guard let start = master.event.anchor else {
      showUndated(master)
      return
    }
    let zones = zones[master.calendarObject]
    guard let template = InstanceTemplate(master, zones: zones) else { return }
    let set = RecurrenceSet(master.event, from: start, clock: template.clock, zones: zones)
    if set.isSingle, series.overrides.isEmpty, master.event.exceptionDates.isEmpty {
      if add(template.span(from: start.civil), by: template, original: nil) {
        note(master, template)
      }
      return
    }
    expand(master, set, template)
  }

  private mutating func showUndated(_ read: ReadEvent) {
    add(read.seed, zones: zones[read.calendarObject])
    diagnostics += read.diagnostics
  }

  // MARK: The set

  private mutating func expand(
    _ master: ReadEvent, _ set: RecurrenceSet, _ template: InstanceTemplate
  ) {
    let set = series.overrides.isEmpty ? set : set.forLookups
    let overrides = OverrideTable(
      newestOverrides(on: set.clock), of: set, master: master, template: template, zones: zones)
    let isSeries = !set.isSingle || !series.overrides.isEmpty
    let reach = overrides.reach(of: template.clock.bounds(of: window), from: set.clock)
    // A call of a method would copy the whole expander for each start.
    let window = window
    var budget = InstanceBudget(limit: limit)
    set.forEachStart(in: reach) { start in
      guard budget.looks() else { return false }
      guard !overrides.replaces(start), !set.excludes(start) else { return true }
      let (template, civil) = overrides.template(for: start)
      let span = template.span(from: civil, length: start.length)
      guard span.overlaps(template.clock.bounds(of: window)) else { return true }
      guard budget.shows() else { return false }
      add(
        isSeries
          ? template.occurrence(span, from: start.instant, on: set.clock)
          : template.occurrence(span, original: nil), zones: template.zones)
      return true
    }
    if budget.shown > 0 {
      note(master, template)
      diagnostics += set.diagnostics(of: master.event)
    }
    if budget.isSpent { diagnostics.append(budget.diagnostic(about: master)) }
    for override in overrides.all { show(override, of: set, master: master) }
  }

  /// Shows an override, but for one of an older revision of the series.
  private mutating func show(
    _ override: OverrideTable.Override, of set: RecurrenceSet, master: ReadEvent
  ) {
    let template = override.template
    let span = template.span(from: override.start)
    guard touches(span, template) else { return }
    if set.hasOutlived(override, of: master) {
      diagnostics.append(Series.olderRevision(override.read, master))
      return
    }
    let named = override.key.instant(on: set.clock)
    let original = set.clock.original(at: named, viewer: window.zone)
    add(template.occurrence(span, original: original), zones: template.zones)
    note(override.read, template)
    if let fault = override.keyDiagnostic(on: set.clock) { diagnostics.append(fault) }
    if !set.contains(override.key) { diagnostics.append(Series.namesNoInstance(override.read)) }
  }

  private mutating func show(orphan override: ReadEvent) {
    let zones = zones[override.calendarObject]
    guard let template = InstanceTemplate(override, zones: zones),
      let start = override.event.anchor, let id = override.event.recurrenceID
    else { return }
    let clock = EventClock(of: id.time, zones: zones)
    let original = clock.original(at: clock.instant(id.time.civil), viewer: window.zone)
    guard add(template.span(from: start.civil), by: template, original: original) else { return }
    note(override, template)
    diagnostics.append(Series.hasNoMaster(override))
  }

  /// The newest revision of each override; what there is to say of the others is kept.
  private mutating func newestOverrides(on clock: EventClock?) -> [ReadEvent] {
    let revisions = series.overrideRevisions(on: clock, zones: zones)
    olderRevisions += revisions.flatMap(\.diagnostics)
    return revisions.map(\.newest)
  }

  // MARK: Results

  /// Adds the occurrence if it touches the window, and says whether it does.
  private mutating func add(
    _ span: InstanceSpan, by template: InstanceTemplate, original: Occurrence.Original?
  ) -> Bool {
    guard touches(span, template) else { return false }
    add(template.occurrence(span, original: original), zones: template.zones)
    return true
  }

  private func touches(_ span: InstanceSpan, _ template: InstanceTemplate) -> Bool {
    span.overlaps(template.clock.bounds(of: window))
  }

  private mutating func add(_ occurrence: Occurrence, zones: CalendarZones) {
    guard options.includesAlarms else { return occurrences.append(occurrence) }
    var shown = occurrence
    if alarmTimes < Self.mostAlarmTimes {
      shown = occurrence.withAlarms(in: zones)
      alarmTimes += (shown.alarms ?? []).reduce(0) { $0 + $1.times.count }
      if alarmTimes >= Self.mostAlarmTimes { noteAlarmCap(occurrence.event) }
    } else {
      shown.alarms = []
    }
    occurrences.append(shown)
  }

  private mutating func noteAlarmCap(_ event: Event) {
    diagnostics.append(
      Diagnostic(
        .warning, .alarmsCapped,
        "found \(Self.mostAlarmTimes) times of alarms or more; instances behind these are shown without"
          + " alarms", hint: "ask for a shorter time", at: event.position))
  }

  private mutating func note(_ read: ReadEvent, _ template: InstanceTemplate) {
    diagnostics += read.diagnostics
    if let fault = template.endDiagnostic { diagnostics.append(fault) }
  }
}
