import CalendarModel

/// One event as a JSON object: the keys that ``JSONDocument`` describes, in its order.
struct EventJSON: JSONValue {
  /// How an event names its calendar.
  enum CalendarReference {
    /// By its index in the document.
    case index
    /// By name and source, where there is no list of calendars.
    case described(CalendarInfo)
  }

  /// The event.
  let occurrence: Occurrence
  /// How it names its calendar.
  let calendar: CalendarReference
  /// Whether the event is a component as it stands in the file, so that what it repeats on is
  /// added.
  let isUnexpanded: Bool

  func write(to json: inout JSONWriter) {
    let event = occurrence.event
    json.object { json in
      writeCalendar(of: event, to: &json)
      writeIdentity(of: event, to: &json)
      writeTimes(to: &json)
      writeDescription(of: event, to: &json)
      if event.kind == .todo { writeTodo(event, to: &json) }
      if let alarms = occurrence.alarms { json.member("alarms", alarms) }
      if isUnexpanded { writeRecurrence(of: event, to: &json) }
    }
  }

  private func writeCalendar(of event: Event, to json: inout JSONWriter) {
    switch calendar {
    case .index:
      json.member("calendar", event.calendar)
    case .described(let calendar):
      json.member("calendar", calendar.name)
      json.member("source", calendar.source)
    }
  }

  private func writeIdentity(of event: Event, to json: inout JSONWriter) {
    json.member("kind", event.kind.rawValue)
    json.member("uid", event.uid)
    json.member("recurrenceId", occurrence.original)
    json.member("recurring", occurrence.isRecurring || event.isRecurring)
    json.member("summary", event.summary)
  }

  private func writeTimes(to json: inout JSONWriter) {
    json.member("allDay", occurrence.isAllDay)
    json.member("start", occurrence.span?.start)
    json.member("end", occurrence.span?.end)
    json.member("timeZone", occurrence.timeZone)
  }

  private func writeDescription(of event: Event, to json: inout JSONWriter) {
    json.member("status", event.status)
    json.member("transparency", event.transparency)
    json.member("location", event.location)
    json.member("description", event.description)
    json.member("categories", event.categories)
    json.member("url", event.url)
    json.member("organizer", event.organizer)
    json.member("attendees", event.attendees)
    json.member("color", event.color)
  }

  private func writeTodo(_ event: Event, to json: inout JSONWriter) {
    json.member("due", occurrence.due)
    json.member("completed", event.completed?.text)
  }

  private func writeRecurrence(of event: Event, to json: inout JSONWriter) {
    let rules = event.rules.map(\.text)
    json.member("rrule", rules.isEmpty ? nil : rules.joined(separator: "\n"))
    json.member("rdate", event.recurrenceDates.map(\.text))
    json.member("exdate", event.exceptionDates.map(\.text))
  }
}

extension Occurrence.Original: JSONValue {
  package func write(to json: inout JSONWriter) {
    switch self {
    case .date(let date): json.date(date)
    case .time(let time): json.time(time)
    }
  }
}

extension Person: JSONValue {
  package func write(to json: inout JSONWriter) {
    json.object { writeMembers(to: &$0) }
  }

  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("address", address)
  }
}

extension Attendee: JSONValue {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      person.writeMembers(to: &json)
      json.member("role", role)
      json.member("status", status)
    }
  }
}

extension ScheduledAlarm: JSONValue {
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("action", alarm.action)
      json.member("time", times.first)
      json.member("repeats", Array(times.dropFirst()))
      json.member("acknowledged", acknowledged)
      json.member("proximity", alarm.proximity)
      json.member("summary", alarm.summary)
      json.member("description", alarm.description)
      json.member("attendees", alarm.attendees)
      json.member("uid", alarm.uid)
      json.member("snoozes", alarm.snoozes)
    }
  }
}
