import CalendarModel

/// A start with an end, as the two stand in the file.
struct WrittenPeriod: Hashable, Sendable {
  let start: EventTime
  let end: Event.End

  /// When it is in the zones of its VCALENDAR; the end is `nil`, with its fault, where it cannot be
  /// one of that start.
  func instants(
    in zones: CalendarZones
  ) -> (start: Instant, end: Instant?, fault: (code: DiagnosticCode, message: String)?) {
    let begin = zones.instant(of: start)
    let reading = EndReading(of: end, from: start) { zones.zone($1).resolve($0).instant }
    if reading.isPassedOver { return (begin, nil, reading.fault) }
    let length = reading.length
    let end = zones.zone(of: start).adding(days: length.days, seconds: length.seconds, to: begin)
    return (begin, end, nil)
  }
}
