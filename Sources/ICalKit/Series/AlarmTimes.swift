import CalendarModel

extension Occurrence {
  /// The same occurrence with its alarms, but for those that RFC 5545 has readers ignore; `zones` are
  /// those of its VCALENDAR.
  func withAlarms(in zones: CalendarZones) -> Occurrence {
    let times = AlarmTimes(occurrence: self, zones: zones)
    var occurrence = self
    occurrence.alarms = event.alarms.filter(\.isKnown).map(times.schedule)
    return occurrence
  }
}

/// Works out when the alarms of one occurrence go off (RFC 5545 §3.8.6.3).
///
/// Lengths are those of RFC 5545 §3.3.6: days follow the wall clock of what they are counted from,
/// hours are exact. Whole days begin and end at the viewer's midnight.
private struct AlarmTimes {
  let occurrence: Occurrence
  let zones: CalendarZones

  /// A point in time, and the zone whose clock counts days from it.
  private struct Point {
    let instant: Instant
    let zone: Zone

    func moved(by duration: EventDuration, times count: Int = 1) -> Point {
      let moved = zone.adding(
        days: duration.days.multipliedClamped(by: count),
        seconds: duration.seconds.multipliedClamped(by: count), to: instant)
      return Point(instant: moved, zone: zone)
    }
  }

  func schedule(_ alarm: Alarm) -> ScheduledAlarm {
    ScheduledAlarm(
      alarm, times: times(of: alarm),
      acknowledged: alarm.acknowledged.map { zones.viewer.time(at: point(at: $0).instant) })
  }

  /// The first time and the repetitions; none where a place sets it off, and where there is nothing
  /// to count from.
  private func times(of alarm: Alarm) -> [ZonedTime] {
    guard alarm.proximity == nil, let first = first(of: alarm.trigger) else { return [] }
    let repetitions = alarm.repetition.map { repetition in
      (1...max(repetition.count, 1)).map { first.moved(by: repetition.interval, times: $0) }
    }
    return ([first] + (repetitions ?? [])).map { zones.viewer.time(at: $0.instant) }
  }

  private func first(of trigger: Alarm.Trigger) -> Point? {
    switch trigger {
    case .absolute(let time): point(at: time)
    case .relative(let duration, let edge): anchor(edge)?.moved(by: duration)
    }
  }

  private func point(at time: EventTime) -> Point {
    Point(instant: zones.instant(of: time), zone: zones.zone(of: time))
  }

  /// What a trigger counts from; a to-do that lacks the one edge has the other.
  private func anchor(_ edge: Alarm.Edge) -> Point? {
    guard let span = occurrence.span else { return nil }
    let time =
      switch (edge, occurrence.event.kind) {
      case (.start, _): span.start
      case (.end, .todo): occurrence.due ?? span.start
      case (.end, _): span.end
      }
    switch time {
    case .date(let date): return point(at: .date(date))
    case .time(let time): return Point(instant: time.instant, zone: zone(of: edge))
    }
  }

  /// The zone in which an edge is written.
  private func zone(of edge: Alarm.Edge) -> Zone {
    let event = occurrence.event
    if edge == .end, case .at(let end)? = event.end { return zones.zone(of: end) }
    return event.anchor.map(zones.zone) ?? zones.viewer
  }
}
