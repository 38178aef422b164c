import CalendarModel

/// What was read of a feed: zones and series, and what there is to say about them.
struct FeedContent: Sendable {
  /// The VCALENDARs of all inputs, with their zones.
  private(set) var objects: [CalendarObject]
  /// The series of each input, which never reach into another one.
  private(set) var series: [Series] = []
  /// What is wrong with the inputs, but for what concerns one event that could be read.
  private(set) var diagnostics: [Diagnostic]

  /// Reads the components of `feed` that matter to `window`, as far as `options` want them.
  init(_ feed: Feed, in window: Window, _ options: ScheduleOptions) {
    let sieve = Sieve(first: window.first, last: window.last)
    self.init(feed, options) { sieve.kept(of: $0) }
  }

  /// Reads all components of `feed`, as far as `options` want them.
  init(_ feed: Feed, _ options: ScheduleOptions) { self.init(feed, options) { $0 } }

  private init(_ feed: Feed, _ options: ScheduleOptions, keeping kept: ([Slice]) -> [Slice]) {
    objects = feed.objects
    diagnostics = feed.diagnostics
    for input in feed.inputs {
      let slices = kept(input.slices)
      var events: [ReadEvent] = []
      events.reserveCapacity(slices.count)
      for result in Self.read(slices, of: input, in: feed, options).joined() {
        diagnostics += result.diagnostics
        switch result.content {
        case .event(let event): events.append(event)
        case .zone(let definition, let object): objects[object].definitions.append(definition)
        case nil: break
        }
      }
      let gathered = Series.gathered(from: events)
      series = series.isEmpty ? gathered : series + gathered
    }
  }

  /// Reads `slices` on all cores; the results are in their order, those of some of them at a time.
  ///
  /// Components are read one by one and share nothing, and no worker asks libical for a zone, so
  /// that libical's own state is not touched.
  private static func read(
    _ slices: [Slice], of input: ScannedSource, in feed: Feed, _ options: ScheduleOptions
  ) -> [[SliceResult]] {
    feed.progress?.expect(slices)
    LibicalReader.prepare()
    let batches = stride(from: 0, to: slices.count, by: slicesWorthAThread).map {
      slices[$0...].prefix(slicesWorthAThread)
    }
    return Parallel.map(batches, atLeast: 1) { batch in
      let results = batch.map { slice in
        defer { feed.progress?.finished(slice) }
        return input.bytes.withSpan { SliceResult(slice, of: $0, input, feed.objects, options) }
      }
      if let first = batch.first, let last = batch.last {
        input.bytes.rest(first.range.lowerBound..<last.range.upperBound)
      }
      return results
    }
  }

  /// Fewer are read sooner than a thread is started.
  private static let slicesWorthAThread = 500
}

/// What came of one slice.
private struct SliceResult: Sendable {
  enum Content: Sendable {
    case event(ReadEvent)
    /// A few of many, which need not be as small as the others are.
    indirect case zone(ZoneDefinition, object: Int)
  }

  /// The component; `nil` when it could not be read or has no place in a view.
  let content: Content?
  /// What there is to say, but for what an event carries itself.
  let diagnostics: [Diagnostic]

  init(
    _ slice: Slice, of bytes: Span<UInt8>, _ input: ScannedSource, _ objects: [CalendarObject],
    _ options: ScheduleOptions
  ) {
    guard let role = Role(slice.kind) else {
      (content, diagnostics) = (nil, [])
      return
    }
    var found: [Diagnostic] = []
    var component = Component(
      slice, with: role.parts(options), of: bytes, source: input.name, diagnostics: &found)
    let object = input.firstObject + slice.calendar
    switch role {
    case .event(let kind):
      var reader = EventReader(source: input.name, diagnostics: found)
      let event = reader.event(kind, from: component, calendar: objects[object].calendar)
      content = event.map {
        .event(
          ReadEvent(
            event: $0, calendarObject: object, diagnostics: reader.diagnostics))
      }
      diagnostics = event == nil ? reader.diagnostics : []
    case .timeZone:
      LibicalReader.readValues(of: &component)
      var reader = ZoneDefinitionReader(source: input.name, diagnostics: found)
      content = reader.definition(from: component).map { .zone($0, object: object) }
      diagnostics = reader.diagnostics
    }
  }

  /// What a component is read for.
  private enum Role {
    case event(Event.Kind)
    case timeZone

    init?(_ kind: ComponentKind) {
      switch kind {
      case .event: self = .event(.event)
      case .todo: self = .event(.todo)
      case .journal: self = .event(.journal)
      case .timeZone: self = .timeZone
      case .calendar, .freeBusy, .availability, .other: return nil
      }
    }

    /// The components inside it that are read with it.
    func parts(_ options: ScheduleOptions) -> Set<String> {
      switch self {
      case .event: options.includesAlarms ? ["VALARM"] : []
      case .timeZone: ZoneDefinitionReader.observanceNames
      }
    }
  }
}
