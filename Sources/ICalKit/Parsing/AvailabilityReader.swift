import CalendarModel

/// Reads one VAVAILABILITY with its AVAILABLEs, and collects what there is to say about it.
struct AvailabilityReader {
  private var values: ValueReader
  private var hourDiagnostics: [Diagnostic] = []
  private let source: String

  /// What the reader had to say; what concerns hours that could be read comes with these.
  var diagnostics: [Diagnostic] { values.diagnostics + hourDiagnostics }

  /// Creates a reader that goes on collecting after `diagnostics`.
  init(source: String, diagnostics: [Diagnostic] = []) {
    self.source = source
    values = ValueReader(source: source, diagnostics: diagnostics)
  }

  /// Reads `component`, which stands in the given VCALENDAR of the feed; `nil`, with an error, when
  /// its start cannot be read.
  mutating func availability(from component: Component, calendarObject: Int) -> Availability? {
    let start = values.single("DTSTART", in: component)
    let startTime = start.flatMap { values.time(of: $0) }
    if start != nil, startTime == nil { return nil }
    return Availability(
      start: startTime, end: end(of: component), kind: kind(of: component),
      rank: rank(of: component), hours: hours(in: component, calendarObject),
      position: values.position(component.line), calendarObject: calendarObject)
  }

  private mutating func end(of component: Component) -> Event.End? {
    let end = values.single("DTEND", in: component).flatMap { values.time(of: $0) }
    let length = values.single("DURATION", in: component).flatMap { values.duration(of: $0) }
    return end.map { .at($0) } ?? length.map { .after($0) }
  }

  private func kind(of component: Component) -> BusyInterval.Kind {
    let name = component.first("BUSYTYPE").map(ValueReader.token)
    return name.flatMap { BusyInterval.Kind(rawValue: $0) } ?? .unavailable
  }

  /// 1 is the highest PRIORITY and 9 the lowest; 0 stands for none, which is lower still.
  private mutating func rank(of component: Component) -> Int {
    guard let priority = component.first("PRIORITY").flatMap({ values.number(of: $0) }),
      (1...9).contains(priority)
    else { return 0 }
    return Availability.highestRank + 1 - priority
  }

  /// The AVAILABLEs, which repeat, end and are replaced as events are.
  private mutating func hours(in component: Component, _ calendarObject: Int) -> [Series] {
    var events: [ReadEvent] = []
    for component in component.components where component.name == "AVAILABLE" {
      var reader = EventReader(source: source)
      // Nobody is shown the event, so it is in no calendar.
      guard let event = reader.event(.event, from: component, calendar: 0) else {
        hourDiagnostics += reader.diagnostics
        continue
      }
      events.append(
        ReadEvent(
          event: event, calendarObject: calendarObject, diagnostics: reader.diagnostics))
    }
    return Series.gathered(from: events)
  }
}
