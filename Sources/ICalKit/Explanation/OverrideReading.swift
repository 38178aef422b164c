import CalendarModel

/// One override set against the series that it belongs to.
struct OverrideReading {
  private let read: ReadEvent
  private let series: OpenedSeries?
  private let template: InstanceTemplate
  private let key: InstanceKey
  private let clock: EventClock
  private let start: CivilDateTime

  /// - Parameters:
  ///   - series: The series; `nil` where there is no master with a date.
  ///   - zones: Those of the override's VCALENDAR.
  init?(_ read: ReadEvent, of series: OpenedSeries?, zones: CalendarZones) {
    guard let id = read.event.recurrenceID, let start = read.event.anchor,
      let template = InstanceTemplate(read, zones: zones)
    else { return nil }
    self.read = read
    self.series = series
    self.template = template
    self.start = start.civil
    clock = series?.clock ?? EventClock(of: id.time, zones: zones)
    key = InstanceKey(id.time, on: clock, zones: zones)
  }

  /// What there is to say; with `isOlder`, of a revision that another one replaces.
  func explanation(isOlder: Bool) -> OverrideExplanation? {
    let span = template.span(from: start)
    guard let shown = template.occurrence(span, original: nil).span else { return nil }
    let original = series?.set.start(of: key)?.instant ?? key.instant(on: clock)
    return OverrideExplanation(
      event: read.event, role: isOlder ? .older : role,
      original: clock.original(at: original, viewer: template.zones.viewer), span: shown,
      isMoved: template.clock.isAllDay != clock.isAllDay || span.start != original,
      changes: changes)
  }

  private var role: OverrideExplanation.Role {
    guard let series else { return .alone }
    let override = OverrideTable.Override(
      read: read, key: key, template: template, start: start)
    return series.role(of: override)
  }

  private var changes: [String] {
    guard let series else { return [] }
    let (event, master) = (read.event, series.event)
    let isDifferent: [(name: String, Bool)] = [
      ("DTEND", template.length != series.template.length),
      ("SUMMARY", event.summary != master.summary),
      ("LOCATION", event.location != master.location),
      ("DESCRIPTION", event.description != master.description),
      ("STATUS", event.status != master.status),
      ("TRANSP", event.transparency != master.transparency),
      ("CATEGORIES", event.categories != master.categories),
      ("URL", event.url != master.url),
      ("ORGANIZER", event.organizer != master.organizer),
      ("ATTENDEE", event.attendees != master.attendees),
      ("COLOR", event.color != master.color),
    ]
    return isDifferent.filter(\.1).map(\.name)
  }
}
