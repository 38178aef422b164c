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

  /// How many starts are looked at for one that is shown; a rule can yield far more outside of the
  /// window than in it only where an override moves instances by years.
  private static let examinedPerShown = 100

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
      for override in uniqueOverrides(on: nil) { show(orphan: override) }
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
    note(read)
  }

  // MARK: The set

  private mutating func expand(
    _ master: ReadEvent, _ set: RecurrenceSet, _ template: InstanceTemplate
  ) {
    let overrides = OverrideTable(
      uniqueOverrides(on: set.clock), of: set, master: template, zones: zones)
    let bounds = template.clock.bounds(of: window)
    let isSeries = !set.isSingle || !series.overrides.isEmpty
    var shown = 0
    var examined = 0
    var isCapped = false
    set.forEachStart(in: overrides.reach(of: bounds, from: set.clock)) { start in
      examined += 1
      guard !overrides.replaces(start) else { return true }
      let (template, civil) = overrides.template(for: start)
      let span = template.span(from: civil, length: start.length)
      let original =
        isSeries
        ? set.clock.original(at: start.instant, viewer: window.zone) : nil
      guard shown < limit, examined < limit * Self.examinedPerShown else {
        isCapped = true
        return false
      }
      if add(span, by: template, original: original) { shown += 1 }
      return true
    }
    if shown > 0 {
      note(master, template)
      diagnostics += set.diagnostics
    }
    if isCapped { noteCap(master) }
    for override in overrides.all { show(override, of: set, master: master) }
  }

  /// Shows an override, but for one of an older revision of the series, which by now has no instance
  /// that it could replace (RFC 5546 §2.1.5: the higher SEQUENCE counts).
  private mutating func show(
    _ override: OverrideTable.Override, of set: RecurrenceSet, master: ReadEvent
  ) {
    let template = override.template
    let isOlder = override.read.event.sequence < master.event.sequence
    if isOlder, !set.contains(override.key, afterExceptions: true) {
      olderRevisions.append(Series.olderRevision(override.read, master))
      return
    }
    let named = override.key.instant(on: set.clock)
    let original = set.clock.original(at: named, viewer: window.zone)
    guard add(template.span(from: override.start), by: template, original: original) else { return }
    note(override.read, template)
    if !set.contains(override.key) {
      diagnostics.append(
        Diagnostic(
          .warning, .recurrenceIDNotAnInstance,
          "RECURRENCE-ID names no instance of the series; shown by itself",
          at: override.read.event.position))
    }
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
    diagnostics.append(
      Diagnostic(
        .warning, .orphanOverride,
        "found a changed instance (RECURRENCE-ID) of a series that is not in the file; shown by"
          + " itself", at: override.event.position))
  }

  /// The newest revision of each override, keyed as the series on `clock` reads them.
  private mutating func uniqueOverrides(on clock: EventClock?) -> [ReadEvent] {
    var groups: [InstanceKey: [ReadEvent]] = [:]
    var order: [InstanceKey] = []
    for override in series.overrides {
      guard let id = override.event.recurrenceID else { continue }
      let zones = zones[override.calendarObject]
      let key = InstanceKey(
        id.time, on: clock ?? EventClock(of: id.time, zones: zones), zones: zones)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(override)
    }
    return order.compactMap { key in
      let revisions = Series.newestFirst(groups[key] ?? [])
      guard let newest = revisions.first else { return nil }
      olderRevisions += revisions.dropFirst().map { Series.olderRevision($0, newest) }
      return newest
    }
  }

  // MARK: Results

  /// Adds the occurrence if it touches the window, and says whether it does.
  private mutating func add(
    _ span: InstanceSpan, by template: InstanceTemplate, original: Occurrence.Original?
  ) -> Bool {
    guard span.overlaps(template.clock.bounds(of: window)) else { return false }
    add(template.occurrence(span, original: original), zones: template.zones)
    return true
  }

  private mutating func add(_ occurrence: Occurrence, zones: CalendarZones) {
    occurrences.append(options.includesAlarms ? occurrence.withAlarms(in: zones) : occurrence)
  }

  private mutating func note(_ read: ReadEvent) {
    diagnostics += read.diagnostics
    if options.includesAlarms { diagnostics += read.alarmDiagnostics }
  }

  private mutating func note(_ read: ReadEvent, _ template: InstanceTemplate) {
    note(read)
    if let fault = template.endFault {
      let event = read.event
      diagnostics.append(
        Diagnostic(
          .warning, fault.code, fault.message,
          at: SourcePosition(
            source: event.position.source, line: event.endLine ?? event.position.line)))
    }
  }

  private mutating func noteCap(_ master: ReadEvent) {
    diagnostics.append(
      Diagnostic(
        .warning, .instancesCapped,
        "found more than \(limit) instances of this event; the first \(limit) are shown",
        hint: "ask for a shorter time, or raise --max-instances", at: master.event.position))
  }
}
