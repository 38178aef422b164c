public import CalendarModel

/// What a feed has to show in a window.
public struct Schedule: Sendable {
  /// What takes place, in no particular order.
  public let occurrences: [Occurrence]
  /// What there is to say about the inputs and about the events that touch the window.
  public let diagnostics: [Diagnostic]
}

/// How a feed is read for a viewer.
public struct ScheduleOptions: Sendable {
  /// Whose definition of a zone counts first.
  public var zonePolicy: ZoneResolver.Policy
  /// Whether floating times are in the zone that the calendar names (`X-WR-TIMEZONE`), which is
  /// otherwise taken for a hint and left aside.
  public var trustsCalendarZone: Bool
  /// Whether cancelled events and instances are in.
  public var includesCancelled: Bool
  /// Whether occurrences come with the times of their alarms.
  public var includesAlarms: Bool
  /// How many instances of one event a window may have.
  public var maximumInstances: Int

  /// Creates the options; the defaults are the program's.
  public init(
    zonePolicy: ZoneResolver.Policy = .auto, trustsCalendarZone: Bool = false,
    includesCancelled: Bool = false, includesAlarms: Bool = false, maximumInstances: Int = 100_000
  ) {
    self.zonePolicy = zonePolicy
    self.trustsCalendarZone = trustsCalendarZone
    self.includesCancelled = includesCancelled
    self.includesAlarms = includesAlarms
    self.maximumInstances = maximumInstances
  }
}

extension Feed {
  /// What takes place in `window`: recurrences expanded, overrides in their place.
  ///
  /// To-dos and journals without a date are in, with no span.
  public func schedule(
    in window: Window, zones database: ZoneDatabase, options: ScheduleOptions = ScheduleOptions()
  ) -> Schedule {
    let zones = calendarZones(viewer: window.zone, database, options)
    var occurrences: [Occurrence] = []
    var diagnostics = self.diagnostics
    var unknownZones = UnknownZones()
    for series in series {
      let expander = SeriesExpander(series, zones: zones, window: window, options: options)
      occurrences += expander.occurrences
      diagnostics += expander.diagnostics
      if !expander.occurrences.isEmpty {
        diagnostics += unknownZones.note(series.components, zones: zones)
      }
    }
    if !options.includesCancelled { occurrences.removeAll { $0.event.isCancelled } }
    return Schedule(occurrences: occurrences, diagnostics: inOrder(diagnostics))
  }

  /// Every component as it stands in the file: masters and overrides, none of them expanded.
  public func components(
    viewer: Zone, zones database: ZoneDatabase, options: ScheduleOptions = ScheduleOptions()
  ) -> Schedule {
    let zones = calendarZones(viewer: viewer, database, options)
    var occurrences: [Occurrence] = []
    var diagnostics = self.diagnostics
    var unknownZones = UnknownZones()
    for series in series {
      for read in series.components where options.includesCancelled || !read.event.isCancelled {
        let zones = zones[read.calendarObject]
        let component = Self.component(read.event, zones: zones)
        occurrences.append(options.includesAlarms ? component.withAlarms(in: zones) : component)
        diagnostics += read.diagnostics
        if options.includesAlarms { diagnostics += read.alarmDiagnostics }
      }
      diagnostics += series.diagnostics + unknownZones.note(series.components, zones: zones)
    }
    return Schedule(occurrences: occurrences, diagnostics: inOrder(diagnostics))
  }

  /// `diagnostics` in the order of the inputs and their lines.
  func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let places = Dictionary(
      sources.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return diagnostics.enumerated().sorted { one, other in
      let (left, right) = (one.element.position, other.element.position)
      if left.source != right.source {
        return places[left.source, default: 0] < places[right.source, default: 0]
      }
      return (left.line, one.offset) < (right.line, other.offset)
    }.map(\.element)
  }

  private static func component(_ event: Event, zones: CalendarZones) -> Occurrence {
    guard let template = InstanceTemplate(event, zones: zones), let start = event.anchor else {
      return Occurrence(event, span: nil)
    }
    let original = event.recurrenceID.map { id in
      let clock = EventClock(of: id.time, zones: zones)
      return clock.original(at: clock.instant(id.time.civil), viewer: zones.viewer)
    }
    return template.occurrence(template.span(from: start.civil), original: original)
  }

  func calendarZones(
    viewer: Zone, _ database: ZoneDatabase, _ options: ScheduleOptions
  ) -> [CalendarZones] {
    objects.map { CalendarZones(of: $0, viewer: viewer, database: database, options: options) }
  }
}

extension Series {
  /// The master, then the overrides.
  var components: [ReadEvent] { (master.map { [$0] } ?? []) + overrides }
}
