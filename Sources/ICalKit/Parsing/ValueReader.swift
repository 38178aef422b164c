import CalendarModel
import ICalText

/// Reads the values of properties, and collects what there is to say about them.
struct ValueReader {
  /// What the reader had to say, in the order in which it read.
  private(set) var diagnostics: [Diagnostic]
  private let source: String

  /// Creates a reader that goes on collecting after `diagnostics`.
  init(source: String, diagnostics: [Diagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }

  /// The first property called `name`; a second one is reported.
  mutating func single(_ name: PropertyName, in component: Component) -> Property? {
    guard let first = component.index(of: name) else { return nil }
    if let second = component.index(of: name, from: first + 1) {
      warn(
        .duplicateProperty, "found a second \(name.text); the first is taken",
        component.properties[second].line)
    }
    return component.properties[first]
  }

  /// The text of the first property called `name`, its escapes resolved.
  mutating func text(_ name: PropertyName, in component: Component) -> String? {
    single(name, in: component).map { text(of: $0) }
  }

  /// The texts of all properties called `name`, with an empty line between; `nil` without any.
  mutating func joinedTexts(_ name: PropertyName, in component: Component) -> String? {
    let texts = component.all(name).map { text(of: $0) }
    return texts.isEmpty ? nil : texts.joined(separator: "\n\n")
  }

  private mutating func text(of property: Property) -> String {
    let (text, isValid) = TextValue.unescaped(property.line.value)
    if !isValid {
      warn(
        .invalidTextEscape,
        #"found an escape in \#(property.line.name) that is none of \\ \; \, \n; read as text"#,
        property.line)
    }
    return text
  }

  /// The value as a name in upper case.
  static func token(_ property: Property) -> String {
    let value = property.line.value
    let isClean = value.utf8.allSatisfy { $0.isNameCharacter && $0 == $0.upperCased }
    return isClean ? value : value.trimmingBlanks.uppercased()
  }

  /// The calendar user that a line is about.
  static func person(_ line: ContentLine) -> Person {
    Person(
      name: line.parameter("CN").flatMap { $0.isEmpty ? nil : $0 },
      address: String(line.value.trimmingBlanks))
  }

  /// The value as a whole number; `nil`, with a warning, when it is none.
  ///
  /// libical is not asked, since its numbers wrap round.
  mutating func number(of property: Property) -> Int? {
    let text = property.line.value.trimmingBlanks
    guard let number = Int(text) else {
      warn(
        .invalidNumber, "\(property.line.name) is '\(text)', expected a number; passed over",
        property.line)
      return nil
    }
    return number
  }

  /// The value as a length of time; `nil`, with a warning, when it is none.
  mutating func duration(of property: Property) -> EventDuration? {
    let text = property.line.value.trimmingBlanks
    guard let duration = EventDuration(text) else {
      warn(
        .invalidDuration,
        "\(property.line.name) is '\(text)', expected a length such as PT1H; passed over",
        property.line)
      return nil
    }
    return duration
  }

  // MARK: Dates and times

  /// The value as a date or time; `nil`, with a diagnostic, when it is none.
  mutating func time(of property: Property) -> EventTime? {
    let line = property.line
    let text = line.value.trimmingBlanks
    if text.utf8.count != line.value.utf8.count {
      warn(.whitespaceAroundValue, "found blanks around the value of \(line.name); taken off", line)
    }
    return time(text, line)
  }

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
    let (severity, consequence): (Diagnostic.Severity, String) =
      switch line.name {
      case "DTSTART": (.error, "the component is left out")
      case "RECURRENCE-ID": (.warning, "read as DTSTART")
      default: (.warning, "passed over")
      }
    return Diagnostic(
      severity, isDate ? .invalidDate : .invalidDateTime,
      "\(line.name) is '\(text)', expected \(isDate ? "a day, YYYYMMDD" : "YYYYMMDDTHHMMSS"); "
        + consequence, at: position(line.line))
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
  mutating func dates(of line: ContentLine) -> [RecurrenceDate] {
    line.value.split(separator: ",").compactMap { part in
      let text = String(part).trimmingBlanks
      let ends = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard let start = listTime(ends[0], line) else { return nil }
      let end = ends.count > 1 ? periodEnd(ends[1], line) : nil
      return RecurrenceDate(start, end: end, position: position(line.line))
    }
  }

  /// The values of a FREEBUSY; what is no period is reported and passed over.
  mutating func periods(of line: ContentLine) -> [WrittenPeriod] {
    line.value.split(separator: ",").compactMap { part in
      let text = String(part).trimmingBlanks
      let ends = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      guard ends.count == 2 else {
        warn(
          .invalidPeriod, "\(line.name) has '\(text)', expected START/END or START/LENGTH", line)
        return nil
      }
      guard let start = listTime(ends[0], line), let end = periodEnd(ends[1], line) else {
        return nil
      }
      return WrittenPeriod(start: start, end: end)
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
      .invalidPeriod,
      "\(line.name) has a period that ends with '\(text)', expected a time or a length such as PT1H;"
        + " passed over", line)
    return nil
  }

  // MARK: Diagnostics

  /// Adds `diagnostic`.
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The place of a line.
  func position(_ line: Int) -> SourcePosition {
    SourcePosition(source: source, line: line)
  }

  /// Says something about how a line was read.
  mutating func warn(_ code: DiagnosticCode, _ message: String, _ line: ContentLine) {
    warn(code, message, line.line)
  }

  /// Says something about what begins in a line.
  mutating func warn(_ code: DiagnosticCode, _ message: String, _ line: Int) {
    diagnostics.append(Diagnostic(.warning, code, message, at: position(line)))
  }
}
