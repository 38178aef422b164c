import CalendarModel
import Foundation
import Synchronization

/// What was read of a feed: zones and series, and what there is to say about them.
struct FeedContent: Sendable {
  /// The VCALENDARs of all inputs, with their zones.
  private(set) var objects: [CalendarObject]
  /// The series of each input, which never reach into another one.
  private(set) var series: [Series] = []
  /// What is wrong with the inputs, but for what concerns one event that could be read.
  private(set) var diagnostics: [Diagnostic]

  /// Reads the components of `feed` that matter to the window from `first` through `last`.
  init(_ feed: Feed, first: CivilDate, last: CivilDate) {
    let sieve = Sieve(first: first, last: last)
    self.init(feed) { sieve.kept(of: $0) }
  }

  /// Reads all components of `feed`.
  init(_ feed: Feed) { self.init(feed) { $0 } }

  private init(_ feed: Feed, keeping kept: ([Slice]) -> [Slice]) {
    objects = feed.objects
    diagnostics = feed.diagnostics
    for input in feed.inputs {
      let results = Self.read(kept(input.slices), of: input, objects: feed.objects)
      var events: [ReadEvent] = []
      for result in results {
        diagnostics += result.diagnostics
        switch result.content {
        case .event(let event): events.append(event)
        case .zone(let definition, let object): objects[object].definitions.append(definition)
        case nil: break
        }
      }
      series += Series.gathered(from: events)
    }
  }

  /// Reads `slices` on all cores; the results are in their order.
  ///
  /// Components are read one by one and share nothing, and no worker asks libical for a zone, so
  /// that libical's own state is not touched.
  private static func read(
    _ slices: [Slice], of input: ScannedSource, objects: [CalendarObject]
  ) -> [SliceResult] {
    let share = max(slicesWorthAThread, slices.count / coreCount + 1)
    let parts = stride(from: 0, to: slices.count, by: share).map {
      slices[$0..<min($0 + share, slices.count)]
    }
    LibicalReader.prepare()
    let results = Mutex([[SliceResult]](repeating: [], count: parts.count))
    DispatchQueue.concurrentPerform(iterations: parts.count) { part in
      let read = input.bytes.withSpan { bytes in
        parts[part].map { SliceResult($0, of: bytes, input, objects: objects) }
      }
      results.withLock { $0[part] = read }
    }
    return results.withLock { $0.flatMap(\.self) }
  }

  /// Fewer are read sooner than a thread is started.
  private static let slicesWorthAThread = 500
  private static let coreCount = ProcessInfo.processInfo.activeProcessorCount
}

/// What came of one slice.
private struct SliceResult: Sendable {
  enum Content: Sendable {
    case event(ReadEvent)
    case zone(ZoneDefinition, object: Int)
  }

  /// The component; `nil` when it could not be read or has no place in a view.
  let content: Content?
  /// What there is to say, but for what an event carries itself.
  let diagnostics: [Diagnostic]

  init(_ slice: Slice, of bytes: Span<UInt8>, _ input: ScannedSource, objects: [CalendarObject]) {
    guard let role = Role(slice.kind) else {
      (content, diagnostics) = (nil, [])
      return
    }
    var found: [Diagnostic] = []
    let component = Component(slice, of: bytes, source: input.name, diagnostics: &found)
    let object = input.firstObject + slice.calendar
    switch role {
    case .event(let kind):
      var reader = EventReader(source: input.name, diagnostics: found)
      let event = reader.event(kind, from: component, calendar: objects[object].calendar)
      content = event.map {
        .event(
          ReadEvent(
            event: $0, calendarObject: object, diagnostics: reader.diagnostics,
            alarmDiagnostics: reader.alarmDiagnostics))
      }
      diagnostics = event == nil ? reader.diagnostics : []
    case .timeZone:
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
  }
}
