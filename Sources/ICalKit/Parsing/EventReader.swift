import CalendarModel
import ICalText

/// Reads one VEVENT, VTODO or VJOURNAL, and collects what there is to say about it.
struct EventReader {
  private var values: ValueReader

  /// What the reader had to say.
  var diagnostics: [Diagnostic] { values.diagnostics }

  /// Creates a reader that goes on collecting after `diagnostics`.
  init(source: String, diagnostics: [Diagnostic] = []) {
    values = ValueReader(source: source, diagnostics: diagnostics)
  }

  /// Reads `component`; `nil`, with an error, when it has no readable start.
  mutating func event(
    _ kind: Event.Kind, from component: Component, calendar: Int
  ) -> Event? {
    var event = Event(kind: kind, calendar: calendar, position: values.position(component.line))
    readIdentity(of: &event, from: component)
    readTimes(of: &event, from: component)
    readRecurrence(of: &event, from: component)
    readTexts(of: &event, from: component)
    readPeople(of: &event, from: component)
    readAlarms(of: &event, from: component)
    return hasStart(event, component) ? event : nil
  }

  // MARK: Parts of an event

  private mutating func readIdentity(of event: inout Event, from component: Component) {
    event.uid = component.first(.uid).map { TextValue.unescaped($0.line.value).text }
      .flatMap { $0.isEmpty ? nil : $0 }
    event.sequence = component.first(.sequence).flatMap { values.number(of: $0) } ?? 0
    event.stamp = component.first(.dtstamp).flatMap { $0.civilTime }
    event.lastModified = component.first(.lastModified).flatMap { $0.civilTime }
  }

  private mutating func readTimes(of event: inout Event, from component: Component) {
    let start = values.single(.dtstart, in: component)
    event.start = start.flatMap { values.time(of: $0) }
    event.startLine = start?.line.line
    event.recurrenceID = component.first(.recurrenceID)
      .flatMap { recurrenceID($0, startingAt: event.start) }
    readEnd(of: &event, from: component)
    event.completed = component.first(.completed).flatMap { values.time(of: $0) }
    event.percentComplete = component.first(.percentComplete).flatMap { percentage(of: $0) }
    if start == nil { impliedStart(of: &event) }
  }

  /// Without DTSTART an override starts where the instance does that it names. A to-do that is due
  /// need not start at all, while one that lasts needs something to last from.
  private mutating func impliedStart(of event: inout Event) {
    if event.kind == .todo, case .at? = event.end { return }
    event.start = event.recurrenceID?.time
    guard event.kind == .todo, event.start == nil, event.end != nil else { return }
    event.end = nil
    values.warn(
      .todoDurationWithoutStart, "found a VTODO with DURATION but no DTSTART; passed over",
      event.endLine ?? event.position.line)
  }

  private mutating func readEnd(of event: inout Event, from component: Component) {
    let name: PropertyName = event.kind == .todo ? .due : .dtend
    let end = values.single(name, in: component)
    let duration = values.single(.duration, in: component)
    if end != nil, let duration {
      values.warn(
        .endAndDuration, "found \(name.text) and DURATION; \(name.text) is taken", duration.line)
    }
    event.endLine = (end ?? duration)?.line.line
    event.end = end.flatMap { values.time(of: $0) }.map { .at($0) }
    if event.end == nil {
      event.end = duration.flatMap { values.duration(of: $0) }.map { .after($0) }
    }
  }

  private mutating func readRecurrence(of event: inout Event, from component: Component) {
    event.rules = component.all(.rrule).map { rule($0.line) }
    event.exceptionRules = component.all(.exrule).map { rule($0.line) }
    event.recurrenceDates = component.all(.rdate).flatMap { values.dates(of: $0.line) }
    event.exceptionDates = component.all(.exdate).flatMap { values.dates(of: $0.line) }
    if event.rules.count > 1 {
      values.warn(
        .multipleRules, "found a second RRULE; the instances of both are shown",
        event.rules[1].position.line)
    }
    if event.recurrenceID != nil, let line = Self.recurrence(in: component) {
      values.warn(
        .overrideWithRecurrence,
        "found \(line.name) in a changed instance (RECURRENCE-ID), which cannot repeat; passed over",
        line)
    }
    if let first = component.first(.exrule) {
      values.warn(
        .exceptionRule, "found EXRULE, which RFC 5545 took out; its instances are left out",
        first.line)
    }
  }

  /// The first line that makes a component repeat.
  private static func recurrence(in component: Component) -> ContentLine? {
    let names: [PropertyName] = [.rrule, .rdate, .exdate, .exrule]
    return names.lazy.compactMap { component.first($0) }.first?.line
  }

  private mutating func readTexts(of event: inout Event, from component: Component) {
    event.summary = values.text(.summary, in: component)
    event.description =
      event.kind == .journal
      ? values.joinedTexts(.description, in: component)
      : values.text(.description, in: component)
    event.location = values.text(.location, in: component)
    event.url = component.first(.url).map { String($0.line.value.trimmingBlanks) }
    event.categories = component.all(.categories).flatMap { property in
      TextValue.list(property.line.value)
        .map { String(TextValue.unescaped(String($0)).text.trimmingBlanks) }
        .filter { !$0.isEmpty }
    }
    event.status = component.first(.status).map(ValueReader.token)
    event.transparency = component.first(.transp).map(ValueReader.token) ?? "OPAQUE"
    if let property = component.first(.color) {
      event.color = RGBColor(String(property.line.value.trimmingBlanks))
      if event.color == nil {
        values.warn(
          .invalidColor, "COLOR is '\(property.line.value)', expected a CSS3 colour name",
          property.line)
      }
    }
  }

  private func readPeople(of event: inout Event, from component: Component) {
    event.organizer = component.first(.organizer).map { ValueReader.person($0.line) }
    event.attendees = component.all(.attendee).map { property in
      Attendee(
        ValueReader.person(property.line), role: property.line.parameter("ROLE")?.uppercased(),
        status: property.line.parameter("PARTSTAT")?.uppercased())
    }
  }

  private mutating func readAlarms(of event: inout Event, from component: Component) {
    if component.components.isEmpty { return }
    var reader = AlarmReader(values)
    event.alarms = reader.alarms(of: event, from: component)
    values = reader.values
  }

  /// Whether there is a start where one is needed; says so otherwise.
  private mutating func hasStart(_ event: Event, _ component: Component) -> Bool {
    if event.start != nil { return true }
    // What could not be read has been reported with its line.
    if component.first(.dtstart) != nil { return false }
    guard event.kind == .event else { return true }
    values.report(
      Diagnostic(
        .error, .missingStart, "found a \(component.name) without DTSTART, which is left out",
        at: event.position))
    return false
  }

  // MARK: Values

  private mutating func percentage(of property: Property) -> Int? {
    guard let number = values.number(of: property) else { return nil }
    if (0...100).contains(number) { return number }
    values.warn(
      .invalidNumber, "PERCENT-COMPLETE is \(number), expected 0 to 100; passed over",
      property.line)
    return nil
  }

  /// Which instance a component replaces.
  ///
  /// One that names it in an unreadable way is no master all the same: it replaces the instance that
  /// starts when it does, if there is one.
  private mutating func recurrenceID(
    _ property: Property, startingAt start: EventTime?
  ) -> RecurrenceID? {
    let time = values.time(of: property) ?? start
    return time.map { RecurrenceID($0, andFuture: isForAllLater(property.line)) }
  }

  private mutating func isForAllLater(_ line: ContentLine) -> Bool {
    switch line.parameter("RANGE")?.uppercased() {
    case "THISANDFUTURE": return true
    case "THISANDPRIOR":
      values.warn(
        .thisAndPrior, "found RANGE=THISANDPRIOR, which RFC 5545 took out; read as one instance",
        line)
      return false
    default: return false
    }
  }

  private mutating func rule(_ line: ContentLine) -> WrittenRule {
    let (rule, problems) = RecurrenceRuleParser.parse(line.value)
    for (index, problem) in problems.enumerated() {
      // The last problem of a rule that cannot be read is the one that ended the reading.
      let isFatal = rule == nil && index == problems.count - 1
      values.warn(
        problem.code, problem.message + (isFatal ? "; the rule is passed over" : ""), line)
    }
    return WrittenRule(rule, text: line.value, position: values.position(line.line))
  }
}

extension Property {
  /// The wall-clock fields of a time that only serves to tell older from newer.
  fileprivate var civilTime: CivilDateTime? { TimeValue(line.value.trimmingBlanks)?.civil }
}
