import CalendarModel

/// Which instances of a series an EXDATE or RECURRENCE-ID means (RFC 5545 §3.8.4.4, §3.8.5.1).
enum InstanceKey: Hashable {
  /// The one that starts at this instant on the series' clock.
  case instant(Instant)
  /// Whichever start on this day, as a DATE means on a timed series.
  case day(CivilDate)

  /// Reads `time` against a series on `clock`.
  ///
  /// On a series of days the date counts as written. On a timed one a DATE takes the whole day, and
  /// a time without a zone, or of an unknown one, is read on the series' clock.
  init(_ time: EventTime, on clock: EventClock, zones: CalendarZones) {
    switch time {
    case _ where clock.isAllDay:
      self = .instant(clock.instant(CivilDateTime(startOf: time.date)))
    case .date(let date):
      self = .day(date)
    case .dateTime(let civil, let reference):
      let zone = zones.knownZone(reference) ?? clock.zone
      self = .instant(zone.resolve(civil).instant)
    }
  }

  /// Where it lies on `clock`; the beginning of a whole day.
  func instant(on clock: EventClock) -> Instant {
    switch self {
    case .instant(let instant): instant
    case .day(let day): clock.instant(CivilDateTime(startOf: day))
    }
  }
}

/// A start as the series gives it, before any change.
struct SeriesStart {
  /// What the series' clock shows.
  let civil: CivilDateTime
  /// When that is.
  let instant: Instant
  /// The instance's own length, from an RDATE period; `nil` for the series'.
  var length: EventLength?

  /// The keys by which an exception or an override can mean it.
  var keys: [InstanceKey] { [.instant(instant), .day(civil.date)] }
}
