internal import CalendarModel
internal import CalendarRendering
internal import ICalKit

/// Explanations as text for a terminal.
struct ExplanationSheet {
  private let viewer: Viewer
  private let calendars: [CalendarInfo]
  private var sheet: FactSheet

  /// - Parameters:
  ///   - viewer: Who reads it.
  ///   - calendars: The feed's.
  ///   - width: The columns to fill.
  init(viewer: Viewer, calendars: [CalendarInfo], width: Int) {
    self.viewer = viewer
    self.calendars = calendars
    sheet = FactSheet(width: width)
  }

  /// The explanations of `series`, one below the other.
  func canvas(of series: [SeriesExplanation]) -> Canvas {
    var copy = self
    for explanation in series { copy.add(explanation) }
    return copy.sheet.canvas
  }

  private mutating func add(_ series: SeriesExplanation) {
    guard let event = series.firstEvent else { return }
    sheet.heading(event.summary ?? "(no title)", aside: event.position.words)
    sheet.row("Calendar", calendars[series.calendar].name)
    sheet.row("UID", series.uid ?? "none")
    if let master = series.master { add(master) }
    for override in series.overrides { add(override) }
    addInstances(of: series)
    for diagnostic in series.diagnostics {
      sheet.row("Remarks", diagnostic.message, aside: "line \(diagnostic.position.line)")
    }
    if let day = series.day { add(day, zone: series.master?.start?.zone?.zone.name) }
  }

  // MARK: The master

  private mutating func add(_ master: MasterExplanation) {
    let event = master.event
    if event.isCancelled { sheet.row("Status", "cancelled as a whole") }
    if let start = master.start { add(start, of: event) } else { sheet.row("Start", "none") }
    for rule in master.rules { add(rule, "Repeats", from: event.anchor) }
    for rule in master.exceptionRules { add(rule, "Except", from: event.anchor) }
    for date in master.dates { addDate(date) }
    for date in master.exceptionDates { addException(date) }
  }

  private mutating func add(_ start: StartExplanation, of event: Event) {
    let isElsewhere =
      start.span.start != .date(start.time.date) && start.writtenCivil != start.shownCivil
    let written = start.writtenCivil.map(\.words) ?? start.time.date.words
    sheet.row(
      event.start == nil ? "Due" : "Start",
      isElsewhere ? "\(written), for you \(start.span.start.words)" : written,
      aside: "line \(event.anchorLine)")
    let fault = start.endFault == nil ? "" : " (see the remarks about its end)"
    sheet.row(
      "Length", start.length.words + fault,
      aside: event.endLine.map { "line \($0)" } ?? "no end given")
    if let zone = start.zone { sheet.row("Zone", zone.words, aside: zone.aside) }
  }

  private mutating func add(_ rule: RuleExplanation, _ label: String, from start: EventTime?) {
    let line = "line \(rule.written.position.line)"
    guard let readable = rule.rule, let start else {
      sheet.row(label, "cannot be read: \(rule.written.text)", aside: line)
      return
    }
    sheet.row(label, readable.inWords(from: start), aside: line)
    sheet.row(label, rule.written.text)
  }

  private mutating func addDate(_ date: ListedDate) {
    let effect = date.hasEffect ? "" : ", to no effect"
    sheet.row(
      "Also", "\(date.original.words)\(effect)", aside: "line \(date.date.position.line)")
  }

  private mutating func addException(_ date: ListedDate) {
    let effect = date.hasEffect ? "" : ", where there is no instance"
    sheet.row(
      "Except", "\(date.original.words)\(effect)", aside: "line \(date.date.position.line)")
  }

  // MARK: Overrides and instances

  private mutating func add(_ override: OverrideExplanation) {
    let isForLater = override.event.recurrenceID?.andFuture == true
    let which = isForLater ? "from \(override.original.words) on" : override.original.words
    sheet.row(
      "Changes", "\(which): \(override.words)", aside: "line \(override.event.position.line)")
  }

  private mutating func addInstances(of series: SeriesExplanation) {
    for instance in series.instances {
      guard let span = instance.span else { continue }
      let isOverride = instance.event.recurrenceID != nil
      let isCancelled = instance.event.isCancelled
      let state = isCancelled ? ", cancelled" : isOverride ? ", changed" : ""
      sheet.row(
        "Instances", span.words + state,
        aside: isOverride ? "line \(instance.event.position.line)" : "")
    }
    if series.instances.isEmpty { sheet.row("Instances", "none") }
  }

  // MARK: The day

  private mutating func add(_ day: DayExplanation, zone: String?) {
    sheet.heading("\(day.date.words): \(day.hasInstance ? "an instance" : "no instance")")
    for finding in day.findings.prefix(Self.mostFindings) {
      for reason in Reason.reasons(in: finding, on: day.date, zone: zone) {
        let property = reason.property.map { "\($0): " } ?? ""
        sheet.row("Because", property + reason.text, aside: "line \(finding.position.line)")
      }
    }
    let more = day.findings.count - Self.mostFindings
    if more > 0 { sheet.row("Because", "and \(more) more") }
  }

  /// How many instances of one day are listed, of a rule that counts in minutes.
  private static let mostFindings = 12
}

extension SeriesExplanation {
  /// The component that stands for the whole: the master, else the first changed instance.
  var firstEvent: Event? { master?.event ?? overrides.first?.event }
}

extension OverrideExplanation {
  /// What becomes of the instance.
  fileprivate var words: String {
    switch role {
    case .older: return "an older revision, left out"
    case .alone: return "no instance of the series; shown by itself at \(span.words)"
    case .replaces: break
    }
    if event.isCancelled { return "cancelled" }
    let moved = isMoved ? ["moved to \(span.words)"] : []
    let others = changes.isEmpty ? [] : ["other \(changes.joined(separator: ", "))"]
    let words = (moved + others).joined(separator: "; ")
    return words.isEmpty ? "as the others" : words
  }
}

extension StartExplanation {
  /// The time on the clock that it is written for; `nil` for whole days.
  fileprivate var writtenCivil: CivilDateTime? { time.isDate ? nil : time.civil }

  /// The time on the viewer's clock; `nil` for whole days.
  fileprivate var shownCivil: CivilDateTime? {
    if case .time(let start, _) = span { start.civil } else { nil }
  }
}

extension SourcePosition {
  /// `work.ics:12`.
  fileprivate var words: String { "\(source):\(line)" }
}
