import CalendarModel
import ICalText

/// Reads the VALARMs of one event or to-do.
struct AlarmReader {
  /// What reads their values, and collects what there is to say about them.
  private(set) var values: ValueReader

  /// How many alarms of one component are read, and how many repetitions of one alarm: more would
  /// serve nobody, and each is worked out for every instance of a series.
  static let limit = 100

  /// Creates a reader that has `values` read and goes on collecting there.
  init(_ values: ValueReader) { self.values = values }

  /// Reads the alarms in `component`, which was read as `owner`.
  mutating func alarms(of owner: Event, from component: Component) -> [Alarm] {
    let alarms = component.components.filter { $0.name == "VALARM" }
    if alarms.count > Self.limit {
      values.warn(
        .alarmsCapped, "found \(alarms.count) alarms; the first \(Self.limit) are read",
        alarms[Self.limit].line)
    }
    // Mozilla notes on the owner when its alarms were dismissed.
    let acknowledged = alarms.isEmpty ? nil : time("X-MOZ-LASTACK", in: component)
    return alarms.prefix(Self.limit).compactMap { component in
      guard var alarm = alarm(from: component, of: owner) else { return nil }
      if alarm.acknowledged == nil { alarm.acknowledged = acknowledged }
      return alarm
    }
  }

  /// Reads one VALARM; `nil`, with a warning, when nothing says when it goes off.
  private mutating func alarm(from component: Component, of owner: Event) -> Alarm? {
    guard let trigger = trigger(of: component, owner: owner) else { return nil }
    var alarm = Alarm(action: action(of: component), trigger: trigger)
    alarm.repetition = repetition(of: component)
    alarm.acknowledged = time("ACKNOWLEDGED", in: component)
    alarm.summary = values.text("SUMMARY", in: component)
    alarm.description = values.text("DESCRIPTION", in: component)
    alarm.attendees = component.all("ATTENDEE").map { ValueReader.person($0.line) }
    alarm.uid = values.text("UID", in: component)
    alarm.snoozes = component.all("RELATED-TO")
      .first { $0.line.parameter("RELTYPE")?.uppercased() == "SNOOZE" }
      .map { TextValue.unescaped($0.line.value).text }
    alarm.proximity = (component.first("PROXIMITY") ?? component.first("X-APPLE-PROXIMITY"))
      .map(ValueReader.token)
    return alarm
  }

  private mutating func action(of component: Component) -> String {
    let action = component.first("ACTION").map(ValueReader.token) ?? ""
    if !action.isEmpty { return action }
    values.warn(
      .alarmMissingProperty, "found a VALARM without ACTION; read as DISPLAY", component.line)
    return "DISPLAY"
  }

  private mutating func time(_ name: String, in component: Component) -> EventTime? {
    component.first(name).flatMap { values.time(of: $0) }
  }

  // MARK: Trigger

  private mutating func trigger(of component: Component, owner: Event) -> Alarm.Trigger? {
    guard let property = values.single("TRIGGER", in: component) else {
      values.warn(
        .alarmMissingProperty, "found a VALARM without TRIGGER; passed over", component.line)
      return nil
    }
    let line = property.line
    guard isTime(line) else {
      guard let duration = values.duration(of: property) else { return nil }
      let edge = edge(line)
      warnWithoutAnchor(edge, of: owner, line)
      return .relative(duration, to: edge)
    }
    if line.valueType == nil {
      values.warn(
        .triggerWithoutValueDateTime,
        "TRIGGER is '\(line.value)', expected TRIGGER;VALUE=DATE-TIME; read as that time", line)
    }
    return values.time(of: property).map { .absolute($0) }
  }

  /// Whether a trigger is a time; the text tells one from a length, and where it is neither, VALUE.
  private func isTime(_ line: ContentLine) -> Bool {
    let text = line.value.trimmingBlanks
    if EventDuration(text) != nil { return false }
    return ["DATE-TIME", "DATE"].contains(line.valueType) || TimeValue(text) != nil
      || TimeValue(lenient: text) != nil
  }

  private mutating func edge(_ line: ContentLine) -> Alarm.Edge {
    guard let name = line.parameter("RELATED") else { return .start }
    if let edge = Alarm.Edge(rawValue: name.uppercased()) { return edge }
    values.warn(
      .invalidEnumValue, "RELATED is '\(name)', expected START or END; read as START", line)
    return .start
  }

  /// Tells of a to-do that lacks what its alarm counts from (RFC 5545 §3.8.6.3).
  private mutating func warnWithoutAnchor(
    _ edge: Alarm.Edge, of owner: Event, _ line: ContentLine
  ) {
    let isThere = edge == .start ? owner.start != nil : owner.end != nil
    guard owner.kind == .todo, !isThere else { return }
    let (missing, other) = edge == .start ? ("DTSTART", "DUE") : ("DUE", "DTSTART")
    values.warn(
      .triggerWithoutAnchor,
      "TRIGGER counts from \(missing), which is missing; "
        + (owner.anchor == nil ? "the alarm has no time" : "counted from \(other)"), line)
  }

  // MARK: Repetition

  private mutating func repetition(of component: Component) -> Alarm.Repetition? {
    switch (component.first("REPEAT"), component.first("DURATION")) {
    case (nil, nil):
      return nil
    case (let count?, let interval?):
      return repetition(count, interval)
    case (let lone?, nil), (nil, let lone?):
      values.warn(
        .alarmRepeatWithoutDuration,
        "found \(lone.line.name) alone, expected REPEAT and DURATION; the alarm is not repeated",
        lone.line)
      return nil
    }
  }

  private mutating func repetition(
    _ count: Property, _ interval: Property
  ) -> Alarm.Repetition? {
    guard let number = values.number(of: count), let duration = values.duration(of: interval),
      number > 0
    else { return nil }
    guard duration.days > 0 || duration.seconds > 0 else {
      values.warn(
        .invalidDuration,
        "DURATION is '\(interval.line.value)', expected more than nothing; the alarm is not"
          + " repeated", interval.line)
      return nil
    }
    if number > Self.limit {
      values.warn(
        .alarmsCapped, "REPEAT is \(number); the first \(Self.limit) are read", count.line)
    }
    return Alarm.Repetition(count: min(number, Self.limit), interval: duration)
  }
}
