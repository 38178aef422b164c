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
  /// To-dos and journals without a date are in, with no span. In an empty window there is nothing.
  public func schedule(
    in window: Window, zones database: ZoneDatabase, options: ScheduleOptions = ScheduleOptions()
  ) -> Schedule {
    schedule(of: FeedContent(self, in: window, options), in: window, database, options)
  }

  /// What takes place in `window`, told without leaving anything unread: the same, but slower.
  func scheduleWithoutSieve(
    in window: Window, zones database: ZoneDatabase, options: ScheduleOptions = ScheduleOptions()
  ) -> Schedule {
    schedule(of: FeedContent(self, options), in: window, database, options)
  }

  /// Fewer are expanded sooner than a thread is started.
  private static let seriesWorthAThread = 500

  /// What of `content` takes place in `window`.
  func schedule(
    of content: FeedContent, in window: Window, _ database: ZoneDatabase, _ options: ScheduleOptions
  ) -> Schedule {
    if window.isEmpty {
      return Schedule(occurrences: [], diagnostics: inOrder(content.diagnostics))
    }
    let zones = content.zones(viewer: window.zone, database, options)
    return schedule(of: content) { series, results in
      let shown = SeriesExpander(series, zones: zones, window: window, options: options)
      if shown.occurrences.isEmpty { return results.diagnostics += shown.diagnostics }
      results.add(shown.occurrences, includingCancelled: options.includesCancelled)
      results.diagnostics += shown.diagnostics
      results.noteUnknownZones(of: series, zones)
    }
  }

  /// Every component as it stands in the file: masters and overrides, none of them expanded.
  public func components(
    viewer: Zone, zones database: ZoneDatabase, options: ScheduleOptions = ScheduleOptions()
  ) -> Schedule {
    let content = FeedContent(self, options)
    let zones = content.zones(viewer: viewer, database, options)
    return schedule(of: content) { series, results in
      for read in series.components where options.includesCancelled || !read.event.isCancelled {
        results.add(read, zones: zones[read.calendarObject], options)
      }
      results.diagnostics += series.diagnostics
      results.noteUnknownZones(of: series, zones)
    }
  }

  /// What `expand` makes of the series of `content`, all of it put together.
  private func schedule(
    of content: FeedContent, _ expand: @Sendable (Series, inout SeriesResults) -> Void
  ) -> Schedule {
    let batches = stride(from: 0, to: content.series.count, by: Self.seriesWorthAThread).map {
      content.series[$0...].prefix(Self.seriesWorthAThread)
    }
    let results = Parallel.map(batches, atLeast: 1) { batch in
      var results = SeriesResults()
      for series in batch { expand(series, &results) }
      return results
    }
    var unknownZones = UnknownZones()
    let notes = results.map { $0.diagnostics + unknownZones.note($0.unknownZones) }
    return Schedule(
      occurrences: Parallel.joined(results.map(\.occurrences)),
      diagnostics: inOrder(content.diagnostics + notes.joined()))
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
}

/// What some series come to.
private struct SeriesResults: Sendable {
  private(set) var occurrences: [Occurrence] = []
  /// What there is to say about them and the series.
  var diagnostics: [Diagnostic] = []
  private(set) var unknownZones: [UnknownZone] = []

  mutating func noteUnknownZones(of series: Series, _ zones: [CalendarZones]) {
    for read in series.components {
      unknownZones += UnknownZone.uses(in: read, zones: zones[read.calendarObject])
    }
  }

  /// Adds what takes place of a series.
  mutating func add(_ shown: [Occurrence], includingCancelled: Bool) {
    if includingCancelled {
      occurrences += shown
    } else {
      for occurrence in shown where !occurrence.event.isCancelled { occurrences.append(occurrence) }
    }
  }

  /// Adds a component as it stands in the file.
  mutating func add(_ read: ReadEvent, zones: CalendarZones, _ options: ScheduleOptions) {
    let template = InstanceTemplate(read, zones: zones)
    let component = Self.component(read, template, zones: zones)
    occurrences.append(options.includesAlarms ? component.withAlarms(in: zones) : component)
    diagnostics += read.diagnostics
    if let fault = template?.endDiagnostic { diagnostics.append(fault) }
  }

  private static func component(
    _ read: ReadEvent, _ template: InstanceTemplate?, zones: CalendarZones
  ) -> Occurrence {
    guard let template, let start = read.event.anchor else { return read.seed }
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

extension Series {
  /// The master, then the overrides.
  var components: [ReadEvent] { (master.map { [$0] } ?? []) + overrides }
}
