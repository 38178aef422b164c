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

  /// How ``init(_:on:zones:)`` reads a time whose type or form is not that of a series on `clock`, as
  /// what follows the property's name in a message; `nil` where both are alike (RFC 5545 §3.8.4.4,
  /// §3.8.5.1).
  ///
  /// A zone that nobody knows is another matter.
  ///
  /// - Parameter day: What becomes of a day in a series of times.
  static func mismatch(
    of time: EventTime, on clock: EventClock, day: String = "any time of that day is meant"
  ) -> String? {
    switch time {
    case .date where !clock.isAllDay:
      "is a day but DTSTART a time; \(day)"
    case .dateTime where clock.isAllDay:
      "is a time but DTSTART a day; its date as written is meant"
    case .dateTime(_, .floating) where clock.name != nil:
      "has no zone but DTSTART has one; read in DTSTART's zone"
    case .dateTime(_, .utc), .dateTime(_, .named):
      !clock.isAllDay && clock.name == nil
        ? "has a zone but DTSTART has none; DTSTART is read in the viewer's zone" : nil
    case .date, .dateTime: nil
    }
  }

  /// Where it lies on `clock`; the beginning of a whole day.
  func instant(on clock: EventClock) -> Instant {
    switch self {
    case .instant(let instant): instant
    case .day(let day): clock.instant(CivilDateTime(startOf: day))
    }
  }

  /// The instants at which a start that it means can lie.
  func instants(on clock: EventClock) -> ClosedRange<Instant> {
    let first = instant(on: clock)
    switch self {
    case .instant: return first...first
    case .day(let day):
      return first...max(first, clock.instant(CivilDateTime(startOf: day.adding(days: 1))))
    }
  }

  /// The times on `clock` at which a start that it means can be written.
  func times(on clock: EventClock) -> ClosedRange<CivilDateTime> {
    switch self {
    case .instant(let instant):
      // A time in a gap stands before what the clock shows at its instant, by as much as the clock
      // was put forward within the last day.
      let last = clock.civil(instant)
      let dayBefore = clock.civil(Instant(seconds: instant.seconds - 86400))
      let gap = last.civilSeconds - dayBefore.civilSeconds - 86400
      return last.adding(seconds: -max(gap, 0))...last
    case .day(let day):
      let first = CivilDateTime(startOf: day)
      return first...first.adding(seconds: 86399)
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
