internal import CalendarModel
internal import CalendarRendering
internal import ICalKit

// The parts of an explanation, as the values that `ExplanationDocument` describes.

/// One series.
struct SeriesJSON: JSONValue {
  let series: SeriesExplanation

  init(_ series: SeriesExplanation) { self.series = series }

  func write(to json: inout JSONWriter) {
    json.object(.lines) { json in
      json.member("calendar", series.calendar)
      json.member("kind", series.kind.rawValue)
      json.member("uid", series.uid)
      json.member("master", series.master.map(MasterJSON.init))
      json.member("overrides", lines: series.overrides.map(OverrideJSON.init))
      json.member("instances", lines: series.instances.map(InstanceJSON.init))
      json.member(
        "day", series.day.map { DayReasonsJSON(day: $0, zone: series.master?.start?.zone) })
      json.member("diagnostics", lines: series.diagnostics)
    }
  }
}

private struct MasterJSON: JSONValue {
  let master: MasterExplanation

  func write(to json: inout JSONWriter) {
    let event = master.event
    json.object(.lines) { json in
      json.member("line", event.position.line)
      json.member("summary", event.summary)
      json.member("status", event.status)
      json.member("sequence", event.sequence)
      json.member("start", master.start.map { StartJSON(start: $0, event: event) })
      json.member("rules", lines: rules(master.rules))
      json.member("exceptionRules", lines: rules(master.exceptionRules))
      json.member("dates", lines: master.dates.map(ListedDateJSON.init))
      json.member("exceptionDates", lines: master.exceptionDates.map(ListedDateJSON.init))
    }
  }

  private func rules(_ rules: [RuleExplanation]) -> [RuleJSON] {
    rules.map { RuleJSON(rule: $0, start: master.event.anchor) }
  }
}

private struct StartJSON: JSONValue {
  let start: StartExplanation
  let event: Event

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", event.anchorLine)
      json.member("written", start.time.text)
      json.write(start.span)
      json.member("duration", start.length.text)
      json.member("endLine", event.endLine)
      json.member("endFault", start.endFault)
      json.member("zone", start.zone.map(ZoneJSON.init))
    }
  }
}

private struct ZoneJSON: JSONValue {
  let zone: ZoneReading

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", zone.zone.name)
      json.member("tzid", zone.origin.name)
      json.member("resolution", zone.origin.keyword)
      json.member("definitionLine", zone.definition?.line)
    }
  }
}

private struct RuleJSON: JSONValue {
  let rule: RuleExplanation
  let start: EventTime?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", rule.written.position.line)
      json.member("text", rule.written.text)
      json.member("words", start.flatMap { rule.rule?.inWords(from: $0) })
    }
  }
}

private struct ListedDateJSON: JSONValue {
  let date: ListedDate

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("line", date.date.position.line)
      json.member("written", date.date.text)
      json.member("original", date.original)
      json.member("effective", date.hasEffect)
    }
  }
}

private struct OverrideJSON: JSONValue {
  let override: OverrideExplanation

  func write(to json: inout JSONWriter) {
    let event = override.event
    json.object { json in
      json.member("line", event.position.line)
      json.member("sequence", event.sequence)
      json.member("role", override.role.rawValue)
      json.member("original", override.original)
      json.member("andFuture", event.recurrenceID?.andFuture ?? false)
      json.write(override.span)
      json.member("moved", override.isMoved)
      json.member("cancelled", event.isCancelled)
      json.member("summary", event.summary)
      json.member("changes", override.changes)
    }
  }
}

private struct InstanceJSON: JSONValue {
  let instance: Occurrence

  func write(to json: inout JSONWriter) {
    let event = instance.event
    json.object { json in
      json.member("original", instance.original)
      json.write(instance.span)
      json.member("line", event.position.line)
      json.member("changed", event.recurrenceID != nil)
      json.member("cancelled", event.isCancelled)
      json.member("summary", event.summary)
    }
  }
}

private struct DayReasonsJSON: JSONValue {
  let day: DayExplanation
  let zone: ZoneReading?

  func write(to json: inout JSONWriter) {
    let reasons = day.findings.flatMap { finding in
      Reason.reasons(in: finding, on: day.date, zone: zone?.zone.name)
    }
    json.object(.lines) { json in
      json.member("date", day.date)
      json.member("hasInstance", day.hasInstance)
      json.member("reasons", lines: reasons.map(ReasonJSON.init))
    }
  }
}

private struct ReasonJSON: JSONValue {
  let reason: Reason

  func write(to json: inout JSONWriter) {
    let finding = reason.finding
    json.object { json in
      json.member("kind", reason.keyword)
      json.member("property", reason.property)
      json.member("line", finding.position.line)
      json.member("original", finding.original)
      json.member("start", finding.span?.start)
      json.member("end", finding.span?.end)
      json.member("text", reason.text)
    }
  }
}

extension JSONWriter {
  /// Writes the members that tell when something takes place.
  fileprivate mutating func write(_ span: Occurrence.Span?) {
    let isAllDay = if case .days? = span { true } else { false }
    member("allDay", isAllDay)
    member("start", span?.start)
    member("end", span?.end)
  }
}
