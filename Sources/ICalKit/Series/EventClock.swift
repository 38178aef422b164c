import CalendarModel

/// The clock on which an event's start is written.
///
/// Days have no zone. They are counted on a clock that is never changed, UTC's, with midnight for
/// each day, so that days and times go through the same arithmetic.
struct EventClock: Sendable {
  /// Whether it counts whole days.
  let isAllDay: Bool
  /// The zone; UTC for whole days.
  let zone: Zone
  /// What a zoned time calls its zone; `nil` for floating times and days.
  let name: String?

  /// The clock of `time`, whose zone `zones` knows.
  init(of time: EventTime, zones: CalendarZones) {
    switch time {
    case .date:
      self.init(isAllDay: true, zone: .utc, name: nil)
    case .dateTime(_, let reference):
      let zone = zones.zone(reference)
      self.init(isAllDay: false, zone: zone, name: reference == .floating ? nil : zone.name)
    }
  }

  private init(isAllDay: Bool, zone: Zone, name: String?) {
    self.isAllDay = isAllDay
    self.zone = zone
    self.name = name
  }

  /// The instant at which this clock shows `civil`.
  func instant(_ civil: CivilDateTime) -> Instant { zone.resolve(civil).instant }

  /// What this clock shows at `instant`.
  func civil(_ instant: Instant) -> CivilDateTime { zone.time(at: instant).civil }

  /// The window on this clock.
  func bounds(of window: Window) -> Range<Instant> {
    guard isAllDay else { return window.instants }
    let start = instant(CivilDateTime(startOf: window.first))
    return start..<max(start, instant(CivilDateTime(startOf: window.last.adding(days: 1))))
  }

  /// How the viewer names the instance of this clock's series that starts at `instant`.
  func original(at instant: Instant, viewer: Zone) -> Occurrence.Original {
    isAllDay ? .date(civil(instant).date) : .time(viewer.time(at: instant))
  }
}
