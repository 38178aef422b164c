import CalendarModel

/// Explains one series to a viewer.
struct SeriesExplainer {
  /// What is asked about each series.
  struct Question {
    /// The day around which instances are listed.
    let around: CivilDate
    /// The day to explain.
    let on: CivilDate?
    let viewer: Zone
    let options: ScheduleOptions
  }

  private let series: Series
  private let zones: [CalendarZones]
  private let question: Question
  private let opened: OpenedSeries?

  /// `zones` are those of the feed's VCALENDARs.
  init(_ series: Series, zones: [CalendarZones], _ question: Question) {
    self.series = series
    self.zones = zones
    self.question = question
    opened = OpenedSeries(series, zones: zones)
  }

  /// The explanation; `nil` for a series without components, which there is none of.
  var explanation: SeriesExplanation? {
    guard let first = series.components.first?.event else { return nil }
    return SeriesExplanation(
      calendar: first.calendar, kind: first.kind, uid: first.uid, master: master,
      overrides: overrides, instances: instances, day: day, diagnostics: diagnostics)
  }

  // MARK: The master

  private var master: MasterExplanation? {
    guard let event = series.master?.event else { return nil }
    guard let opened else {
      return MasterExplanation(
        event: event, start: nil, rules: event.rules.map { RuleExplanation($0, on: nil) },
        exceptionRules: event.exceptionRules.map { RuleExplanation($0, on: nil) }, dates: [],
        exceptionDates: [])
    }
    return MasterExplanation(
      event: event, start: opened.explainedStart,
      rules: event.rules.map { RuleExplanation($0, on: opened.clock) },
      exceptionRules: event.exceptionRules.map { RuleExplanation($0, on: opened.clock) },
      dates: event.recurrenceDates.map(opened.explainedDate),
      exceptionDates: event.exceptionDates.map(opened.explainedException))
  }

  // MARK: Overrides

  private var revisions: [OverrideRevisions] {
    opened?.revisions ?? series.overrideRevisions(on: nil, zones: zones)
  }

  private var overrides: [OverrideExplanation] {
    revisions
      .flatMap { revisions in
        [explanation(of: revisions.newest)]
          + revisions.older.map { explanation(of: $0, isOlder: true) }
      }
      .compactMap(\.self)
      .sorted { $0.event.position.line < $1.event.position.line }
  }

  private func explanation(
    of read: ReadEvent, isOlder: Bool = false
  ) -> OverrideExplanation? {
    guard let override = OverrideReading(read, of: opened, zones: zones[read.calendarObject])
    else { return nil }
    return override.explanation(isOlder: isOlder)
  }

  // MARK: Instances

  private var instances: [Occurrence] {
    let search = InstanceSearch(
      series, zones: zones, options: question.options, viewer: question.viewer)
    return search.last(2, before: question.around) + search.first(5, from: question.around)
  }

  private var day: DayExplanation? {
    question.on.map { date in
      if let opened { return DayExplainer.explanation(of: date, in: opened) }
      return DayExplanation(date: date, findings: findings(on: date))
    }
  }

  /// What decides about a day where there is no master with a date.
  private func findings(on date: CivilDate) -> [DayFinding] {
    if let master = series.master { return [DayFinding(.undated, at: master.event.position)] }
    let window = Window(first: date, last: date, zone: question.viewer)
    let expander = SeriesExpander(series, zones: zones, window: window, options: question.options)
    let there = expander.occurrences.map { occurrence in
      DayFinding(
        occurrence.event.isCancelled ? .cancelled : .takesPlace(.override),
        at: occurrence.event.position, original: occurrence.original, span: occurrence.span)
    }
    guard there.isEmpty, let first = series.overrides.first else { return there }
    return [DayFinding(.noMaster, at: first.event.position)]
  }

  // MARK: Diagnostics

  private var diagnostics: [Diagnostic] {
    var unknownZones = UnknownZones()
    let components = series.components
    let ends = components.compactMap { read in
      InstanceTemplate(read, zones: zones[read.calendarObject])?.endDiagnostic
    }
    return components.flatMap(\.diagnostics) + ends + series.diagnostics
      + revisions.flatMap(\.diagnostics) + roleDiagnostics + setDiagnostics
      + unknownZones.note(components, zones: zones)
  }

  private var setDiagnostics: [Diagnostic] {
    guard let opened else { return [] }
    return opened.set.diagnostics(of: opened.event)
      + opened.overrides.all.compactMap { $0.keyDiagnostic(on: opened.clock) }
  }

  /// What there is to say about overrides that replace no instance.
  private var roleDiagnostics: [Diagnostic] {
    guard let opened else {
      return series.master == nil ? revisions.map { Series.hasNoMaster($0.newest) } : []
    }
    return opened.overrides.all.compactMap { override in
      switch opened.role(of: override) {
      case .replaces: nil
      case .alone: Series.namesNoInstance(override.read)
      case .older: Series.olderRevision(override.read, opened.master)
      }
    }
  }
}

extension OpenedSeries {
  /// What becomes of the newest revision of an override.
  func role(of override: OverrideTable.Override) -> OverrideExplanation.Role {
    if set.hasOutlived(override, of: master) { return .older }
    return set.contains(override.key) ? .replaces : .alone
  }

  fileprivate var explainedStart: StartExplanation? {
    guard let span = template.occurrence(template.span(from: start.civil), original: nil).span
    else {
      return nil
    }
    let reading: ZoneReading? =
      if case .dateTime(_, let reference) = start { zones.reading(of: reference) } else { nil }
    return StartExplanation(
      time: start, span: span,
      length: EventDuration(days: template.length.days, seconds: template.length.seconds),
      endFault: template.endDiagnostic, zone: reading)
  }

  fileprivate func explainedException(_ date: RecurrenceDate) -> ListedDate {
    let key = key(of: date)
    let start = set.start(of: key)
    return ListedDate(
      date: date, original: original(at: start?.instant ?? key.instant(on: clock)),
      hasEffect: start != nil)
  }

  fileprivate func explainedDate(_ date: RecurrenceDate) -> ListedDate {
    let key = key(of: date)
    guard let start = set.start(of: key) else {
      return ListedDate(
        date: date, original: original(at: key.instant(on: clock)), hasEffect: false)
    }
    let isTakenOut = exceptionDate(of: start) != nil || exceptionRule(of: start) != nil
    return ListedDate(
      date: date, original: original(at: start.instant),
      hasEffect: source(of: start).source == .date && !isTakenOut)
  }
}

extension RuleExplanation {
  /// Puts the UNTIL of a rule on `clock`, where there is one.
  fileprivate init(_ written: WrittenRule, on clock: EventClock?) {
    self.written = written
    var rule = written.rule
    if case .utc(let until)? = rule?.until, let clock, !clock.isAllDay {
      rule?.until = .local(clock.civil(Instant(until, utcOffset: 0)))
    }
    self.rule = rule
  }
}
