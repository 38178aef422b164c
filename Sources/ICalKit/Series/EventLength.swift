import CalendarModel

/// How long an event takes: nominal days on the wall clock, then exact seconds (RFC 5545 §3.8.5.3:
/// an end repeats as the exact length, a DURATION as the nominal one).
struct EventLength: Hashable {
  let days: Int
  let seconds: Int

  static let moment = EventLength(days: 0, seconds: 0)
  static let day = EventLength(days: 1, seconds: 0)

  /// An upper bound of the length in days.
  var daysAtMost: Int { days + seconds / 86400 + 1 }
}

/// What an event's end comes to, with the fault that made it come to something else.
struct EndReading {
  let length: EventLength
  let fault: (code: DiagnosticCode, message: String)?
  /// Whether the end counts as absent because of its fault.
  let isPassedOver: Bool

  /// An end that was read as something else than it says.
  private init(_ length: EventLength, _ code: DiagnosticCode, _ message: String) {
    self.length = length
    fault = (code, message)
    isPassedOver = false
  }

  /// An end that counts as absent.
  private init(absent length: EventLength, _ code: DiagnosticCode, _ message: String) {
    self.length = length
    fault = (code, message + "; passed over")
    isPassedOver = true
  }

  private init(_ length: EventLength) {
    self.length = length
    fault = nil
    isPassedOver = false
  }

  /// Reads `end` of what starts at `start`; `instant` tells when a time is.
  ///
  /// An end before its start or of the other type counts as absent, which leaves one day from a
  /// date, a moment from a time. One without a zone is read in that of its start.
  init(
    of end: Event.End?, from start: EventTime, instant: (CivilDateTime, ZoneReference) -> Instant
  ) {
    let absent: EventLength = start.isDate ? .day : .moment
    switch (end, start) {
    case (nil, _):
      self.init(absent)
    case (.after(let duration)?, _) where duration.days < 0 || duration.seconds < 0:
      self.init(absent: absent, .negativeDuration, "DURATION is negative")
    case (.after(let duration)?, .date):
      self.init(wholeDaysOf: duration)
    case (.after(let duration)?, .dateTime):
      self.init(EventLength(days: duration.days, seconds: duration.seconds))
    case (.at(.date(let end))?, .date(let start)):
      self.init(days: end.days(since: start))
    case (.at(.dateTime(let end, let endZone))?, .dateTime(let start, let startZone)):
      let lacksZone = endZone == .floating && startZone != .floating
      let (from, to) = (instant(start, startZone), instant(end, lacksZone ? startZone : endZone))
      self.init(seconds: to.seconds - from.seconds, lacksZone: lacksZone)
    case (.at(.date)?, .dateTime):
      self.init(absent: absent, .endTypeMismatch, "the end is a day but DTSTART a time")
    case (.at(.dateTime)?, .date):
      self.init(absent: absent, .endTypeMismatch, "the end is a time but DTSTART a day")
    }
  }

  private init(wholeDaysOf duration: EventDuration) {
    let days = duration.days + duration.seconds / 86400
    if duration.seconds % 86400 != 0 {
      self.init(
        EventLength(days: max(days, 1), seconds: 0), .timeDurationOnDate,
        "DURATION has a time but DTSTART is a day; whole days are taken")
    } else {
      self.init(EventLength(days: max(days, 1), seconds: 0))
    }
  }

  private init(days: Int) {
    if days < 0 {
      self.init(absent: .day, .endBeforeStart, "the end is before DTSTART")
    } else if days == 0 {
      self.init(.day, .endEqualsStart, "the end is DTSTART's own day; read as that one day")
    } else {
      self.init(EventLength(days: days, seconds: 0))
    }
  }

  private init(seconds: Int, lacksZone: Bool) {
    if seconds < 0 {
      self.init(absent: .moment, .endBeforeStart, "the end is before DTSTART")
    } else if seconds == 0 {
      self.init(.moment, .endEqualsStart, "the end is DTSTART itself; read as a moment")
    } else if lacksZone {
      self.init(
        EventLength(days: 0, seconds: seconds), .endTypeMismatch,
        "the end has no zone but DTSTART has one; read in DTSTART's zone")
    } else {
      self.init(EventLength(days: 0, seconds: seconds))
    }
  }
}
