import CalendarModel
import ICalText

/// What a component is, as far as the outline of a file needs it (RFC 5545 §3.6).
enum ComponentKind: Hashable, Sendable {
  case calendar
  case event
  case todo
  case journal
  case timeZone
  case freeBusy
  case availability
  /// Any other, which nobody reads by itself.
  case other

  /// Those with a name of their own; the most frequent comes first.
  fileprivate static let named: [(name: String, kind: ComponentKind)] = [
    ("VEVENT", .event), ("VCALENDAR", .calendar), ("VTODO", .todo), ("VJOURNAL", .journal),
    ("VTIMEZONE", .timeZone), ("VFREEBUSY", .freeBusy), ("VAVAILABILITY", .availability),
  ]

  /// The name in upper case; empty for those that have several.
  var name: String { Self.named.first { $0.kind == self }?.name ?? "" }

  /// Whether it stands directly in a VCALENDAR, never in another component.
  var isTopLevel: Bool { self != .other && self != .calendar }
}

/// The name of a component.
struct ComponentName: Hashable, Sendable {
  /// What a component of that name is.
  let kind: ComponentKind
  /// The name in upper case, where `kind` does not tell it.
  private let other: String?

  /// Takes a name in upper case.
  init(_ text: String) {
    kind = ComponentKind.named.first { $0.name == text }?.kind ?? .other
    other = kind == .other ? text : nil
  }

  /// Takes the name that lies in `range`, in any case of letters.
  init(_ range: Range<Int>, in bytes: Span<UInt8>) {
    let known = ComponentKind.named.first { name, _ in
      range.count == name.utf8.count
        && zip(range, name.utf8).allSatisfy { bytes[$0].upperCased == $1 }
    }
    if let known {
      (kind, other) = (known.kind, nil)
    } else {
      let upperCased = range.map { bytes[$0].upperCased }
      (kind, other) = (.other, String(decoding: upperCased, as: UTF8.self))
    }
  }

  /// The name in upper case.
  var text: String { other ?? kind.name }
}

extension ContentLine {
  /// The component that a BEGIN or END line names, in upper case and without blanks.
  var componentName: String {
    let isClean = value.utf8.allSatisfy { $0.isNameCharacter && $0 == $0.upperCased }
    return isClean ? value : value.filter { !$0.isWhitespace }.uppercased()
  }
}

/// A component that stands directly in a VCALENDAR, not parsed yet.
struct Slice: Hashable, Sendable {
  /// Which component it is.
  let kind: ComponentKind
  /// Its bytes, from its BEGIN up to and with its END where it has one.
  let range: Range<Int>
  /// The line of its BEGIN, from 1.
  var line: Int
  /// The index of its VCALENDAR in ``Outline/calendars``.
  var calendar: Int
  /// Which days it could touch.
  let envelope: Envelope
}

/// What a source holds, told without parsing: its VCALENDARs and the components in them.
struct Outline: Sendable {
  /// One VCALENDAR.
  struct Calendar: Sendable {
    /// The line of its BEGIN, from 1.
    var line: Int
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
