import CalendarModel

/// Makes occurrences out of one component: of a master for most instances of its series, of an
/// override for the ones that it replaces.
///
/// A class, since each of a series' thousand instances asks for it.
final class InstanceTemplate {
  let clock: EventClock
  let length: EventLength
  /// What is wrong with the component's end.
  let endDiagnostic: Diagnostic?
  /// The zones of the component's VCALENDAR.
  let zones: CalendarZones
  private let seed: Occurrence

  /// `nil` when the event has no start.
  init?(_ read: ReadEvent, zones: CalendarZones) {
    let event = read.event
    guard let start = event.anchor else { return nil }
    let clock = EventClock(of: start, zones: zones)
    let end = event.start == nil ? nil : event.end
    let reading = EndReading(of: end, from: start) { time, zone in
      // Nearly always an end is in the zone of its start, which need not be looked up again.
      zone == start.zone ? clock.instant(time) : zones.zone(zone).resolve(time).instant
    }
    self.clock = clock
    length = reading.length
    endDiagnostic = reading.fault.map { fault in
      let position = SourcePosition(
        source: event.position.source, line: event.endLine ?? event.position.line)
      return Diagnostic(.warning, fault.code, fault.message, at: position)
    }
    seed = reading.isPassedOver ? Self.seed(withoutEndOf: event) : read.seed
    self.zones = zones
  }

  /// What is to show of `event`, whose end counts as absent.
  private static func seed(withoutEndOf event: Event) -> Occurrence {
    var event = event
    event.end = nil
    return Occurrence(event, span: nil)
  }

  /// The instance that starts when this component's clock shows `civil`, for as long as `length`
  /// says, which is the component's own where it is `nil`.
  func span(from civil: CivilDateTime, length: EventLength? = nil) -> InstanceSpan {
    let length = length ?? self.length
    let start = clock.instant(civil)
    return InstanceSpan(
      start: start,
      end: clock.zone.adding(days: length.days, seconds: length.seconds, to: start))
  }

  /// The occurrence that takes `span`, in the viewer's zone.
  func occurrence(_ span: InstanceSpan, original: Occurrence.Original?) -> Occurrence {
    seed.instance(at: shown(span), original: original, timeZone: clock.name)
  }

  /// The occurrence that takes `span`, as an instance of the series on `clock` that starts at
  /// `instant` there.
  func occurrence(_ span: InstanceSpan, from instant: Instant, on clock: EventClock) -> Occurrence {
    let shown = shown(span)
    // Nearly always it is where it was, which need not be worked out again.
    let original =
      instant == span.start && clock.isAllDay == self.clock.isAllDay
      ? shown.start : clock.original(at: instant, viewer: zones.viewer)
    return seed.instance(at: shown, original: original, timeZone: self.clock.name)
  }

  private func shown(_ span: InstanceSpan) -> Occurrence.Span {
    clock.isAllDay
      ? .days(start: clock.civil(span.start).date, end: clock.civil(span.end).date)
      : .time(start: zones.viewer.time(at: span.start), end: zones.viewer.time(at: span.end))
  }
}

/// When an instance takes place, on its component's clock.
struct InstanceSpan {
  let start: Instant
  /// Exclusive; equal to `start` for a moment.
  let end: Instant

  /// Whether it overlaps `bounds`, or as a moment falls inside.
  func overlaps(_ bounds: Range<Instant>) -> Bool {
    start < bounds.upperBound
      && (end > bounds.lowerBound || end <= start && start >= bounds.lowerBound)
  }
}
