import CalendarModel
import ICalText

/// Reads one VEVENT, VTODO or VJOURNAL, and collects what there is to say about it.
struct EventReader {
  /// What the reader had to say, in the order of the file.
  private(set) var diagnostics: [Diagnostic]
  private let source: String

  /// Creates a reader that goes on collecting after `diagnostics`.
  init(source: String, diagnostics: [Diagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }

  /// Reads `component`; `nil`, with an error, when it has no readable start.
  mutating func event(
    _ kind: Event.Kind, from component: Component, calendar: Int
  ) -> Event? {
    var event = Event(kind: kind, calendar: calendar, position: position(component.line))
    readIdentity(of: &event, from: component)
    readTimes(of: &event, from: component)
    readRecurrence(of: &event, from: component)
    readTexts(of: &event, from: component)
    readPeople(of: &event, from: component)
    return hasStart(event, component) ? event : nil
  }

  // MARK: Parts of an event

  private mutating func readIdentity(of event: inout Event, from component: Component) {
    event.uid = component.first("UID").map { TextValue.unescaped($0.line.value).text }
      .flatMap { $0.isEmpty ? nil : $0 }
    event.sequence = component.first("SEQUENCE").flatMap { sequence($0) } ?? 0
    event.stamp = component.first("DTSTAMP").flatMap { $0.civilTime }
    event.lastModified = component.first("LAST-MODIFIED").flatMap { $0.civilTime }
    if let property = component.first("RECURRENCE-ID"), let time = time(of: property) {
      event.recurrenceID = RecurrenceID(time, andFuture: isForAllLater(property.line))
    }
  }

  private mutating func readTimes(of event: inout Event, from component: Component) {
    let start = single("DTSTART", in: component)
    event.start = start.flatMap { time(of: $0) }
    event.startLine = start?.line.line
    let endName = event.kind == .todo ? "DUE" : "DTEND"
    let end = single(endName, in: component)
    let duration = single("DURATION", in: component)
    if end != nil, let duration {
      warn(.endAndDuration, "found \(endName) and DURATION; \(endName) is taken", duration.line)
    }
    event.endLine = (end ?? duration)?.line.line
    event.end = end.flatMap { time(of: $0) }.map { .at($0) }
    if event.end == nil {
      event.end = duration.flatMap { self.duration(of: $0) }.map { .after($0) }
    }
    event.completed = component.first("COMPLETED").flatMap { time(of: $0) }
    if start == nil { event.start = event.recurrenceID?.time }
  }

  private mutating func readRecurrence(of event: inout Event, from component: Component) {
    event.rules = component.all("RRULE").map { rule($0.line) }
    event.exceptionRules = component.all("EXRULE").map { rule($0.line) }
    event.recurrenceDates = component.all("RDATE").flatMap { dates(of: $0.line) }
    event.exceptionDates = component.all("EXDATE").flatMap { dates(of: $0.line) }
    if let second = component.all("RRULE").dropFirst().first {
      warn(.multipleRules, "found a second RRULE; the instances of both are shown", second.line)
    }
    if let first = component.first("EXRULE") {
      warn(
        .exceptionRule, "found EXRULE, which RFC 5545 took out; its instances are left out",
        first.line)
    }
  }

  private mutating func readTexts(of event: inout Event, from component: Component) {
    event.summary = text("SUMMARY", in: component)
    event.description = text("DESCRIPTION", in: component)
    event.location = text("LOCATION", in: component)
    event.url = component.first("URL").map { String($0.line.value.trimmingBlanks) }
    event.categories = component.all("CATEGORIES").flatMap { property in
      TextValue.list(property.line.value)
        .map { String(TextValue.unescaped(String($0)).text.trimmingBlanks) }
        .filter { !$0.isEmpty }
    }
    event.status = component.first("STATUS").map(Self.token)
    event.transparency = component.first("TRANSP").map(Self.token) ?? "OPAQUE"
    if let property = component.first("COLOR") {
      event.color = RGBColor(String(property.line.value.trimmingBlanks))
      if event.color == nil {
        warn(
          .invalidColor, "COLOR is '\(property.line.value)', expected a CSS3 colour name",
          property.line)
      }
    }
  }

  private func readPeople(of event: inout Event, from component: Component) {
    event.organizer = component.first("ORGANIZER").map { Self.person($0.line) }
    event.attendees = component.all("ATTENDEE").map { property in
      Attendee(
        Self.person(property.line), role: property.line.parameter("ROLE")?.uppercased(),
        status: property.line.parameter("PARTSTAT")?.uppercased())
    }
  }

  /// Whether there is a start where one is needed; says so otherwise.
  private mutating func hasStart(_ event: Event, _ component: Component) -> Bool {
    if event.start != nil { return true }
    // What could not be read has been reported with its line.
    if component.first("DTSTART") != nil { return false }
    guard event.kind == .event else { return true }
    diagnostics.append(
      Diagnostic(
        .error, .missingStart, "found a VEVENT without DTSTART, which is left out",
        at: event.position))
    return false
  }

  // MARK: Values

  /// The first property called `name`; a second one is reported.
  private mutating func single(_ name: String, in component: Component) -> Property? {
    let all = component.all(name)
    if let second = all.dropFirst().first {
      warn(.duplicateProperty, "found a second \(name); the first is taken", second.line)
    }
    return all.first
  }

  private mutating func text(_ name: String, in component: Component) -> String? {
    guard let property = single(name, in: component) else { return nil }
    let (text, isValid) = TextValue.unescaped(property.line.value)
    if !isValid {
      warn(
        .invalidTextEscape,
        #"found an escape in \#(name) that is none of \\ \; \, \n; read as text"#, property.line)
    }
    return text
  }

  private static func token(_ property: Property) -> String {
    property.line.value.trimmingBlanks.uppercased()
  }

  private static func person(_ line: ContentLine) -> Person {
    Person(
      name: line.parameter("CN").flatMap { $0.isEmpty ? nil : $0 },
      address: String(line.value.trimmingBlanks))
  }

  private mutating func sequence(_ property: Property) -> Int? {
    if case .integer(let number) = property.value { return number }
    warn(
      .invalidNumber, "SEQUENCE is '\(property.line.value)', expected a number; read as 0",
      property.line)
    return nil
  }

  private mutating func duration(of property: Property) -> EventDuration? {
    let text = property.line.value.trimmingBlanks
    guard let duration = EventDuration(text) else {
      warn(
        .invalidDuration, "DURATION is '\(text)', expected a length such as PT1H; passed over",
        property.line)
      return nil
    }
    return duration
  }

  private mutating func isForAllLater(_ line: ContentLine) -> Bool {
    switch line.parameter("RANGE")?.uppercased() {
    case "THISANDFUTURE": return true
    case "THISANDPRIOR":
      warn(
        .thisAndPrior, "found RANGE=THISANDPRIOR, which RFC 5545 took out; read as one instance",
        line)
      return false
    default: return false
    }
  }

  private mutating func rule(_ line: ContentLine) -> WrittenRule {
    let (rule, problems) = RecurrenceRuleParser.parse(line.value)
    for problem in problems { warn(problem.code, problem.message, line) }
    return WrittenRule(rule, text: line.value, position: position(line.line))
  }

  // MARK: Dates and times

  private mutating func time(of property: Property) -> EventTime? {
    let line = property.line
    let text = line.value.trimmingBlanks
    if text.utf8.count != line.value.utf8.count {
      warn(.whitespaceAroundValue, "found blanks around the value of \(line.name); taken off", line)
    }
    // libical also takes other forms for a time, without a word; those are ours to report.
    if case .time(let value) = property.value, TimeValue.lengths.contains(text.utf8.count) {
      return eventTime(value, line)
    }
    return time(text, line)
  }

  /// Reads a time that libical was not asked for, or could not read.
  private mutating func time(_ text: Substring, _ line: ContentLine) -> EventTime? {
    if let value = TimeValue(text) { return eventTime(value, line) }
    if let value = TimeValue(lenient: text) {
      warn(
        .invalidDateTime, "\(line.name) is '\(text)', expected YYYYMMDDTHHMMSS; read as meant", line
      )
      return eventTime(value, line)
    }
    diagnostics.append(unreadable(text, line))
    return nil
  }

  private func unreadable(_ text: Substring, _ line: ContentLine) -> Diagnostic {
    let isDate = line.valueType == "DATE"
    // Without its start an event cannot be shown; without the rest it can.
    let isLost = line.name == "DTSTART"
    return Diagnostic(
      isLost ? .error : .warning, isDate ? .invalidDate : .invalidDateTime,
      "\(line.name) is '\(text)', expected \(isDate ? "a day, YYYYMMDD" : "YYYYMMDDTHHMMSS")"
        + (isLost ? "; the component is left out" : "; passed over"),
      at: position(line.line))
  }

  /// Puts a value together with its line's VALUE and TZID.
  private mutating func eventTime(_ value: TimeValue, _ line: ContentLine) -> EventTime {
    let zone = line.parameter("TZID").flatMap { $0.isEmpty ? nil : $0 }
    switch value {
    case .date(let date):
      if line.valueType != "DATE" {
        warn(
          .dateWithoutValueDate, "\(line.name) is a day, expected \(line.name);VALUE=DATE", line)
      }
      return .date(date)
    case .dateTime(let time, let isUTC):
      if line.valueType == "DATE" {
        warn(
          .valueDateWithTime, "\(line.name) has VALUE=DATE and a time; the day alone is taken", line
        )
        return .date(time.date)
      }
      if isUTC {
        if zone != nil {
          warn(.utcWithTZID, "\(line.name) ends in Z and has a TZID; read as UTC", line)
        }
        return .dateTime(time, zone: .utc)
      }
      return .dateTime(time, zone: zone.map { .named($0) } ?? .floating)
    }
  }

  /// The values of an RDATE or EXDATE, each a date, a time or a period.
  private mutating func dates(of line: ContentLine) -> [RecurrenceDate] {
    line.value.split(separator: ",").compactMap { part in
      let text = String(part).trimmingBlanks
      let ends = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard let start = listTime(ends[0], line) else { return nil }
      let end = ends.count > 1 ? periodEnd(ends[1], line) : nil
      return RecurrenceDate(start, end: end, position: position(line.line))
    }
  }

  /// Like ``time(_:_:)``, but a list may leave out VALUE=DATE: its text tells a day from a time.
  private mutating func listTime(_ text: Substring, _ line: ContentLine) -> EventTime? {
    if case .date(let date)? = TimeValue(text) { return .date(date) }
    return time(text, line)
  }

  private mutating func periodEnd(_ text: Substring, _ line: ContentLine) -> Event.End? {
    if let duration = EventDuration(text), duration.days >= 0, duration.seconds >= 0 {
      return .after(duration)
    }
    if let end = TimeValue(text) ?? TimeValue(lenient: text) { return .at(eventTime(end, line)) }
    warn(
      .invalidPeriod, "found a period that ends with '\(text)'; it takes the length of the series",
      line)
    return nil
  }

  // MARK: Diagnostics

  private func position(_ line: Int) -> SourcePosition {
    SourcePosition(source: source, line: line)
  }

  private mutating func warn(_ code: DiagnosticCode, _ message: String, _ line: ContentLine) {
    diagnostics.append(Diagnostic(.warning, code, message, at: position(line.line)))
  }
}

extension Property {
  /// The wall-clock fields of a time that only serves to tell older from newer.
  fileprivate var civilTime: CivilDateTime? {
    if case .time(let time) = value { time.civil } else { nil }
  }
}
