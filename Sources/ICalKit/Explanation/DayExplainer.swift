import CalendarModel
import Recurrence

/// Finds out why a series has or has not an instance on a day.
struct DayExplainer {
  private let series: OpenedSeries
  private let window: Window
  /// The day on the clock of the series.
  private let bounds: Range<Instant>
  private var findings: [DayFinding] = []

  /// What decides about `date` in `series`.
  static func explanation(of date: CivilDate, in series: OpenedSeries) -> DayExplanation {
    var explainer = DayExplainer(series, date)
    explainer.lookAtStarts()
    explainer.lookAtOverrides()
    if explainer.findings.isEmpty { explainer.lookAtRules() }
    return DayExplanation(date: date, findings: explainer.findings)
  }

  private init(_ series: OpenedSeries, _ date: CivilDate) {
    self.series = series
    window = Window(first: date, last: date, zone: series.zones.viewer)
    bounds = series.clock.bounds(of: window)
  }

  // MARK: Starts that are there

  /// Finds the starts whose instances touch the day, or would if nothing had been changed.
  private mutating func lookAtStarts() {
    let range = series.overrides.reach(of: bounds, from: series.clock)
    series.set.forEachStart(in: range) { start in
      look(at: start)
      return true
    }
  }

  private mutating func look(at start: SeriesStart) {
    let wouldTouch = series.template.span(from: start.civil, length: start.length)
      .overlaps(bounds)
    if let override = series.overrides.override(of: start), isInForce(override) {
      if wouldTouch, !touches(override) { lookAtAbsent(start, because: override) }
    } else if let exception = series.exceptionDate(of: start) {
      if wouldTouch { add(.exceptionDate, start, exception.position) }
    } else if let exception = series.exceptionRule(of: start) {
      if wouldTouch { add(.exceptionRule, start, exception.position) }
    } else {
      lookAtShown(start, wouldTouch: wouldTouch)
    }
  }

  /// Takes note of a start whose override lies on another day.
  private mutating func lookAtAbsent(
    _ start: SeriesStart, because override: OverrideTable.Override
  ) {
    let event = override.read.event
    if event.isCancelled {
      add(.cancelled, start, event.position)
    } else {
      let span = override.template.span(from: override.start)
      add(.moved, start, span, override.template, event.position)
    }
  }

  private mutating func lookAtShown(_ start: SeriesStart, wouldTouch: Bool) {
    let (template, civil) = series.overrides.template(for: start)
    let span = template.span(from: civil, length: start.length)
    let change = series.overrides.change(before: start)
    if span.overlaps(template.clock.bounds(of: window)) {
      let event = change?.read.event ?? series.event
      let (source, position) = series.source(of: start)
      if event.isCancelled {
        add(.cancelled, start, event.position)
      } else if let change {
        add(.takesPlace(.override), start, span, template, change.read.event.position)
      } else {
        add(.takesPlace(source), start, span, template, position)
      }
    } else if wouldTouch, let change {
      add(.moved, start, span, template, change.read.event.position)
    }
  }

  // MARK: Overrides

  private mutating func lookAtOverrides() {
    for override in series.overrides.all {
      guard touches(override), isInForce(override) else { continue }
      let event = override.read.event
      let span = override.template.span(from: override.start)
      let original = series.original(at: override.key.instant(on: series.clock))
      findings.append(
        DayFinding(
          event.isCancelled ? .cancelled : .takesPlace(.override), at: event.position,
          original: original,
          span: event.isCancelled
            ? nil : override.template.occurrence(span, original: nil).span))
    }
  }

  private func isInForce(_ override: OverrideTable.Override) -> Bool {
    !series.set.hasOutlived(override, of: series.master)
  }

  private func touches(_ override: OverrideTable.Override) -> Bool {
    let template = override.template
    return template.span(from: override.start).overlaps(template.clock.bounds(of: window))
  }

  // MARK: Rules that give nothing

  private mutating func lookAtRules() {
    let lower = series.clock.civil(bounds.lowerBound)
    let range = lower..<max(lower.adding(seconds: 1), series.clock.civil(bounds.upperBound))
    if series.event.rules.isEmpty {
      findings.append(withoutRules)
    } else if range.upperBound <= series.start.civil {
      findings.append(DayFinding(.beforeStart, at: series.startPosition, original: firstStart))
    } else {
      findings += series.event.rules.map { finding(about: $0, in: range) }
    }
  }

  private var withoutRules: DayFinding {
    let span = series.template.span(from: series.start.civil)
    return DayFinding(
      series.event.recurrenceDates.isEmpty ? .single : .notListed, at: series.startPosition,
      original: firstStart, span: series.template.occurrence(span, original: nil).span)
  }

  private var firstStart: Occurrence.Original {
    series.original(at: series.clock.instant(series.start.civil))
  }

  private func finding(
    about written: WrittenRule, in range: Range<CivilDateTime>
  ) -> DayFinding {
    guard let rule = written.rule,
      let runs = SeriesRule(written, start: series.start.civil, clock: series.clock)
    else { return DayFinding(.unreadableRule, at: written.position) }
    if let end = end(of: written, before: range.lowerBound) {
      let last = runs.lastStart(before: range.upperBound)
      return DayFinding(
        .ended(end), at: written.position, original: last.map { series.original(at: $0.instant) })
    }
    let excluding = ExcludingParts(
      of: rule, start: series.start.civil, isTimed: !series.clock.isAllDay, in: range)
    let obstacle = DayFinding.Obstacle(
      rule: rule, start: series.start, parts: excluding.parts, candidate: excluding.candidate)
    return DayFinding(.ruledOut(obstacle), at: written.position)
  }

  /// What ended a rule before `lower`: the bound without which it would go on.
  private func end(of written: WrittenRule, before lower: CivilDateTime) -> DayFinding.RuleEnd? {
    func goesOn(_ change: (inout RecurrenceRule) -> Void) -> Bool {
      var unbound = written
      if var rule = written.rule {
        change(&rule)
        unbound.rule = rule
      }
      return SeriesRule(unbound, start: series.start.civil, clock: series.clock)?
        .hasStart(from: lower) ?? false
    }
    if goesOn({ _ in }) || !goesOn({ ($0.count, $0.until) = (nil, nil) }) { return nil }
    return goesOn { $0.count = nil } ? .count : .until
  }

  // MARK: Findings

  private mutating func add(
    _ kind: DayFinding.Kind, _ start: SeriesStart, _ position: SourcePosition
  ) {
    findings.append(
      DayFinding(kind, at: position, original: series.original(at: start.instant)))
  }

  private mutating func add(
    _ kind: DayFinding.Kind, _ start: SeriesStart, _ span: InstanceSpan,
    _ template: InstanceTemplate, _ position: SourcePosition
  ) {
    findings.append(
      DayFinding(
        kind, at: position, original: series.original(at: start.instant),
        span: template.occurrence(span, original: nil).span))
  }
}
