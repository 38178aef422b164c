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
    schedule(
      of: FeedContent(self, first: window.first, last: window.last), in: window, database, options)
  }

  /// What takes place in `window`, told without leaving anything unread: the same, but slower.
  func scheduleWithoutSieve(
    in window: Window, zones database: ZoneDatabase, options: ScheduleOptions = ScheduleOptions()
  ) -> Schedule {
    schedule(of: FeedContent(self), in: window, database, options)
  }

  /// What of `content` takes place in `window`.
  func schedule(
    of content: FeedContent, in window: Window, _ database: ZoneDatabase, _ options: ScheduleOptions
  ) -> Schedule {
    let zones = content.zones(viewer: window.zone, database, options)
    var occurrences: [Occurrence] = []
    var diagnostics = content.diagnostics
    var unknownZones = UnknownZones()
    for series in content.series {
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
    let content = FeedContent(self)
    let zones = content.zones(viewer: viewer, database, options)
    var occurrences: [Occurrence] = []
    var diagnostics = content.diagnostics
    var unknownZones = UnknownZones()
    for series in content.series {
      for read in series.components where options.includesCancelled || !read.event.isCancelled {
        let zones = zones[read.calendarObject]
        let component = Self.component(read, zones: zones)
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
      inputs.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    return diagnostics.enumerated().sorted { one, other in
      let (left, right) = (one.element.position, other.element.position)
      if left.source != right.source {
        return places[left.source, default: 0] < places[right.source, default: 0]
      }
      return (left.line, one.offset) < (right.line, other.offset)
    }.map(\.element)
  }

  private static func component(_ read: ReadEvent, zones: CalendarZones) -> Occurrence {
    guard let template = InstanceTemplate(read, zones: zones), let start = read.event.anchor else {
      return read.seed
    }
    let original = read.event.recurrenceID.map { id in
      let clock = EventClock(of: id.time, zones: zones)
      return clock.original(at: clock.instant(id.time.civil), viewer: zones.viewer)
    }
    return template.occurrence(template.span(from: start.civil), original: original)
  }
}

extension FeedContent {
  /// The zones of each VCALENDAR, as `viewer` reads them.
  func zones(
    viewer: Zone, _ database: ZoneDatabase, _ options: ScheduleOptions
  ) -> [CalendarZones] {
    objects.map { CalendarZones(of: $0, viewer: viewer, database: database, options: options) }
  }
}

/// Tells of each zone that nobody knows once, where it is used first.
private struct UnknownZones {
  private struct Name: Hashable {
    let calendarObject: Int
    let name: String
  }

  private var told: Set<Name> = []

  /// What there is to say about the starts of `components`.
  mutating func note(_ components: [ReadEvent], zones: [CalendarZones]) -> [Diagnostic] {
    components.compactMap { read in
      guard case .dateTime(_, zone: .named(let name))? = read.event.anchor,
        zones[read.calendarObject].knownZone(.named(name)) == nil,
        told.insert(Name(calendarObject: read.calendarObject, name: name)).inserted
      else { return nil }
      let position = read.event.position
      return Diagnostic(
        .warning, .unknownTZID,
        "TZID is '\(name)', expected an IANA zone or one that the file defines; read in the"
          + " viewer's zone",
        at: SourcePosition(
          source: position.source, line: read.event.startLine ?? read.event.endLine ?? position.line
        ))
    }
  }
}

extension Series {
  /// The master, then the overrides.
  var components: [ReadEvent] { (master.map { [$0] } ?? []) + overrides }
}
