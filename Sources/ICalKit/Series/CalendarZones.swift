import CalendarModel

/// The zones of one VCALENDAR, as its times name them, for one viewer.
struct CalendarZones: Sendable {
  /// The viewer's zone.
  let viewer: Zone
  /// The zone of floating times: the viewer's, unless X-WR-TIMEZONE is to be believed.
  private let floating: Zone
  /// Where floating times got their zone from.
  private let floatingOrigin: ZoneReading.Origin
  /// The name of a zone for floating times that nobody knows, so that they are the viewer's.
  let unknownHint: CalendarObject.Hint?
  private let resolver: ZoneResolver

  init(of object: CalendarObject, viewer: Zone, database: ZoneDatabase, options: ScheduleOptions) {
    self.viewer = viewer
    let resolver = ZoneResolver(
      definitions: object.definitions, database: database, viewer: viewer,
      policy: options.zonePolicy)
    self.resolver = resolver
    let hint = options.trustsCalendarZone ? object.timeZone : nil
    let hinted = hint.map { resolver.zone(named: $0.name) }
    let isUnknown = hinted?.resolution == .viewer
    floating = hinted?.zone ?? viewer
    floatingOrigin = hint == nil || isUnknown ? .viewer : .calendar
    unknownHint = isUnknown ? hint : nil
  }

  /// The zone in which a time is read; an unknown one is the viewer's.
  func zone(_ reference: ZoneReference) -> Zone {
    switch reference {
    case .floating: floating
    case .utc: .utc
    case .named(let name): resolver.zone(named: name).zone
    }
  }

  /// The zone whose clock `time` is read on; days are the viewer's.
  func zone(of time: EventTime) -> Zone {
    switch time {
    case .date: viewer
    case .dateTime(_, let reference): zone(reference)
    }
  }

  /// When `time` is; a day begins at the viewer's midnight.
  func instant(of time: EventTime) -> Instant { zone(of: time).resolve(time.civil).instant }

  /// The zone that a time itself names; `nil` when it is floating or its name is unknown.
  func knownZone(_ reference: ZoneReference) -> Zone? {
    switch reference {
    case .floating: return nil
    case .utc: return .utc
    case .named(let name):
      let resolved = resolver.zone(named: name)
      return resolved.resolution == .viewer ? nil : resolved.zone
    }
  }

  /// How a time came to its zone.
  func reading(of reference: ZoneReference) -> ZoneReading {
    switch reference {
    case .floating:
      return ZoneReading(origin: floatingOrigin, zone: floating, definition: nil)
    case .utc:
      return ZoneReading(origin: .utc, zone: .utc, definition: nil)
    case .named(let name):
      let resolved = resolver.zone(named: name)
      return ZoneReading(
        origin: .named(name, resolved.resolution), zone: resolved.zone,
        definition: resolver.definition(named: name)?.position)
    }
  }
}
