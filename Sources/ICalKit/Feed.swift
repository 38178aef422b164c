public import CalendarModel
import ICalText

/// What was read from one or several inputs: calendars with their events, zones and faults.
///
/// Broken input never stops the reading: what cannot be read is in ``diagnostics``, with file and
/// line, and the rest is there.
public struct Feed: Sendable {
  /// The calendars, in the order of the inputs; an event's calendar is an index of them.
  public private(set) var calendars: [CalendarInfo] = []
  /// What is wrong with the inputs as a whole. What concerns one event is reported with the
  /// schedules that it belongs to.
  public private(set) var diagnostics: [Diagnostic] = []
  /// The names of the inputs, in their order.
  private(set) var sources: [String] = []
  /// The VCALENDARs of all inputs.
  private(set) var objects: [CalendarObject] = []
  /// The series of each input, which never reach into another one.
  private(set) var series: [Series] = []

  /// Reads `sources`, one after the other.
  public init(_ sources: [Source]) {
    for source in sources { read(source) }
  }

  private mutating func read(_ source: Source) {
    sources.append(source.name)
    let bytes = utf8(of: source)
    let outline = OutlineScanner.outline(of: bytes.span, source: source.name)
    diagnostics += outline.diagnostics
    let firstObject = objects.count
    for calendar in outline.calendars { add(calendar, of: source) }
    var events: [ReadEvent] = []
    for slice in outline.slices {
      read(slice, of: bytes.span, source: source.name, object: firstObject + slice.calendar) {
        events.append($0)
      }
    }
    series += Series.gathered(from: events)
  }

  /// The bytes behind the byte order mark, transcoded where it says that they are not UTF-8.
  private mutating func utf8(of source: Source) -> [UInt8] {
    let (encoding, length) = SourceEncoding.detect(source.bytes.span)
    if length == 0 { return source.bytes }
    let text = Array(source.bytes.dropFirst(length))
    if encoding != .utf8 {
      diagnostics.append(
        Diagnostic(
          .warning, .notUTF8, "the file is UTF-16 or UTF-32, expected UTF-8; read as such",
          at: SourcePosition(source: source.name, line: 1)))
    }
    return encoding.utf8(of: text)
  }

  private mutating func add(_ calendar: Outline.Calendar, of source: Source) {
    for line in calendar.properties {
      diagnostics += Diagnostic.repairs(of: line, source: source.name)
    }
    let properties = CalendarProperties(calendar.properties)
    let info = CalendarInfo(
      name: properties.name ?? Self.stem(of: source.name), source: source.name,
      color: properties.color)
    objects.append(
      CalendarObject(calendar: index(of: info), timeZone: properties.timeZone, definitions: []))
  }

  /// The index of `info`; VCALENDARs of one source that look the same are one calendar, as some
  /// servers put each event into a VCALENDAR of its own.
  private mutating func index(of info: CalendarInfo) -> Int {
    if let last = calendars.lastIndex(of: info) { return last }
    calendars.append(info)
    return calendars.count - 1
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? Substring(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  // MARK: Components

  private mutating func read(
    _ slice: Slice, of bytes: Span<UInt8>, source: String, object: Int,
    to add: (ReadEvent) -> Void
  ) {
    guard let role = Role(slice.kind) else { return }
    var found: [Diagnostic] = []
    let component = Component(slice, of: bytes, source: source, diagnostics: &found)
    switch role {
    case .event(let kind):
      var reader = EventReader(source: source, diagnostics: found)
      let event = reader.event(kind, from: component, calendar: objects[object].calendar)
      if let event {
        add(
          ReadEvent(
            event: event, calendarObject: object, diagnostics: reader.diagnostics,
            alarmDiagnostics: reader.alarmDiagnostics))
      } else {
        diagnostics += reader.diagnostics
      }
    case .timeZone:
      var reader = ZoneDefinitionReader(source: source, diagnostics: found)
      if let definition = reader.definition(from: component) {
        objects[object].definitions.append(definition)
      }
      diagnostics += reader.diagnostics
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

/// One VCALENDAR of the input.
struct CalendarObject: Sendable {
  /// The index of its calendar in the feed.
  let calendar: Int
  /// `X-WR-TIMEZONE`.
  let timeZone: String?
  /// Its VTIMEZONEs, in the order of the file.
  var definitions: [ZoneDefinition]
}
