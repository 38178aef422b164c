public import CalendarModel
import ICalText

/// One or several inputs, cut into calendars and their components, which are read when it is known
/// what for.
///
/// Broken input never stops the reading: what cannot be read is reported with file and line, and the
/// rest is there.
public struct Feed: Sendable {
  /// The calendars, in the order of the inputs; an event's calendar is an index of them.
  public private(set) var calendars: [CalendarInfo] = []
  /// The inputs, in their order.
  private(set) var inputs: [ScannedSource] = []
  /// The VCALENDARs of all inputs, still without their zones.
  private(set) var objects: [CalendarObject] = []
  /// What is wrong with the inputs as a whole. What concerns one event is reported with the
  /// schedules that it belongs to.
  private(set) var diagnostics: [Diagnostic] = []
  /// Who is told how far the reading has come.
  let progress: ReadingProgress?

  /// Takes `sources`, one after the other.
  ///
  /// `progress` is told how far the reading has come, now and when components are read.
  public init(_ sources: [Source], progress: ReadingProgress? = nil) {
    self.progress = progress
    progress?.began(sources)
    var indexes: [CalendarInfo: Int] = [:]
    for source in sources { add(source, &indexes) }
  }

  /// Takes one input; `indexes` are those of ``calendars``.
  private mutating func add(_ source: Source, _ indexes: inout [CalendarInfo: Int]) {
    let text = utf8(of: source)
    let outline = OutlineScanner.outline(of: text.bytes, from: text.start, source: source.name)
    diagnostics += outline.diagnostics
    inputs.append(
      ScannedSource(
        name: source.name, bytes: text.bytes, slices: outline.slices, firstObject: objects.count))
    for calendar in outline.calendars { add(calendar, of: source.name, &indexes) }
  }

  /// The bytes and where they begin, behind the byte order mark; transcoded where it says that they
  /// are not UTF-8.
  private mutating func utf8(of source: Source) -> (bytes: SourceBytes, start: Int) {
    let (encoding, length) = source.bytes.withSpan { SourceEncoding.detect($0) }
    if encoding == .utf8 { return (source.bytes, length) }
    diagnostics.append(
      Diagnostic(
        .warning, .notUTF8, "the file is UTF-16 or UTF-32, expected UTF-8; read as such",
        at: SourcePosition(source: source.name, line: 1)))
    let text = source.bytes.withSpan { bytes in
      bytes.extracting(droppingFirst: length).withUnsafeBufferPointer { Array($0) }
    }
    return (SourceBytes(encoding.utf8(of: text)), 0)
  }

  private mutating func add(
    _ calendar: Outline.Calendar, of source: String, _ indexes: inout [CalendarInfo: Int]
  ) {
    for line in calendar.properties {
      diagnostics += Diagnostic.repairs(of: line, source: source)
    }
    let properties = CalendarProperties(calendar.properties)
    let info = CalendarInfo(
      name: properties.name ?? Self.stem(of: source), source: source, color: properties.color)
    // VCALENDARs of one source that look the same are one calendar, as some servers put each event
    // into a VCALENDAR of its own.
    let index = indexes[info] ?? calendars.count
    if index == calendars.count {
      calendars.append(info)
      indexes[info] = index
    }
    let hint = properties.timeZone.map { zone in
      CalendarObject.Hint(
        name: zone.name, position: SourcePosition(source: source, line: zone.line))
    }
    objects.append(CalendarObject(calendar: index, timeZone: hint))
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? Substring(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }
}

/// An input that has been cut into its components.
struct ScannedSource: Sendable {
  /// The name that diagnostics give it.
  let name: String
  /// Its text in UTF-8, or nearly so.
  let bytes: SourceBytes
  /// The components of its VCALENDARs, in their order.
  let slices: [Slice]
  /// The index of its first VCALENDAR in ``Feed/objects``.
  let firstObject: Int
}

/// One VCALENDAR of the input.
struct CalendarObject: Sendable {
  /// The index of its calendar in the feed.
  let calendar: Int
  /// `X-WR-TIMEZONE`.
  let timeZone: Hint?
  /// Its VTIMEZONEs, in the order of the file.
  var definitions: [ZoneDefinition] = []

  /// A zone that a calendar names for times without one.
  struct Hint: Hashable, Sendable {
    /// The name as it is written.
    let name: String
    /// Where it stands.
    let position: SourcePosition
  }
}
