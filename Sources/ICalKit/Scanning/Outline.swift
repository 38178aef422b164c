import CalendarModel
import ICalText

/// A component's name as far as the outline of a file needs it (RFC 5545 §3.6).
enum ComponentKind: Hashable, Sendable {
  case calendar
  case event
  case todo
  case journal
  case timeZone
  case freeBusy
  case availability
  /// Any other, by its name in upper case.
  case other(String)

  private static let names: [(name: String, kind: ComponentKind)] = [
    ("VEVENT", .event), ("VCALENDAR", .calendar), ("VTODO", .todo), ("VJOURNAL", .journal),
    ("VTIMEZONE", .timeZone), ("VFREEBUSY", .freeBusy), ("VAVAILABILITY", .availability),
  ]

  /// Creates the kind of the component `name`, given in upper case.
  init(name: String) {
    self = Self.names.first { $0.name == name }?.kind ?? .other(name)
  }

  /// Creates the kind of the component whose name lies in `range` in any case of letters.
  init(name range: Range<Int>, in bytes: Span<UInt8>) {
    self.init(
      name: String(unsafeUninitializedCapacity: range.count) { buffer in
        for place in 0..<range.count { buffer[place] = bytes[range.lowerBound + place].upperCased }
        return range.count
      })
  }

  /// The name in upper case.
  var name: String {
    if case .other(let name) = self { return name }
    return Self.names.first { $0.kind == self }?.name ?? ""
  }

  /// Whether it stands directly in a VCALENDAR, never in another component.
  var isTopLevel: Bool {
    if case .other = self { return false }
    return self != .calendar
  }
}

extension ContentLine {
  /// The component that a BEGIN or END line names, in upper case and without blanks.
  var componentName: String { value.filter { !$0.isWhitespace }.uppercased() }
}

/// A component that stands directly in a VCALENDAR, not parsed yet.
struct Slice: Hashable, Sendable {
  /// Which component it is.
  let kind: ComponentKind
  /// Its bytes, from its BEGIN up to and with its END where it has one.
  let range: Range<Int>
  /// The line of its BEGIN, from 1.
  let line: Int
  /// The index of its VCALENDAR in ``Outline/calendars``.
  let calendar: Int
  /// Which days it could touch.
  let envelope: Envelope
}

/// What a source holds, told without parsing: its VCALENDARs and the components in them.
struct Outline: Sendable {
  /// One VCALENDAR.
  struct Calendar: Sendable {
    /// The line of its BEGIN, from 1.
    let line: Int
    /// The calendar's own properties (§3.7).
    var properties: [ContentLine] = []
  }

  /// The VCALENDARs, in the order of the source.
  var calendars: [Calendar] = []
  /// Their components, in the order of the source.
  var slices: [Slice] = []
  /// What is wrong with the structure.
  var diagnostics: [Diagnostic] = []
}
