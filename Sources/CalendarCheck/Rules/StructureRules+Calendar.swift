import CalendarModel
import ICalKit
import ICalText

/// The tree of components, and a VCALENDAR's own properties.
extension Rule {
  static let unclosedComponent = Rule(
    .unclosedComponent, .error, "RFC 5545 §3.6",
    says: "{comp} has no END",
    why: "The file was cut off: readers drop the component, or refuse the file.",
    bad: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      """,
    check: .everyComponent { component, report in
      if !component.isClosed { report.found(in: component, ["comp": component.name]) }
    })

  static let unexpectedEnd = Rule(
    .unexpectedEnd, .error, "RFC 5545 §3.6",
    says: "END:{comp} closes nothing open",
    why: "Strict readers refuse the file.",
    bad: "SUMMARY:Case\nEND:VTODO", good: "SUMMARY:Case",
    check: .contentLine { property, report in
      guard property.role == .strayEnd else { return }
      report.found(
        property, at: property.bytes.indices, ["comp": property.trimmedValue.uppercased()])
    })

  static let missingVersion = Rule(
    .missingVersion, .error, "RFC 5545 §3.7.4",
    says: "VCALENDAR has no VERSION; add VERSION:2.0",
    why: "Readers cannot tell iCalendar from vCalendar 1.0, and refuse the file.",
    bad: """
      BEGIN:VCALENDAR
      PRODID:-//Club//Events 1//EN
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    good: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    fix: .safe("insert VERSION:2.0"),
    check: .components("VCALENDAR") { calendar, report in
      guard !calendar.has("VERSION") else { return }
      report.found(in: calendar, fix: .safe(calendar.inserting("VERSION:2.0", report)))
    })

  static let missingProductID = Rule(
    .missingProdID, .error, "RFC 5545 §3.7.3",
    says: "VCALENDAR has no PRODID; add e.g. `-//Club//Events 1//EN`",
    why: "Strict readers refuse the file; others cannot work around the program's habits.",
    bad: """
      BEGIN:VCALENDAR
      VERSION:2.0
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    good: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    fix: .unsafe("insert a PRODID that names icalview"),
    check: .components("VCALENDAR") { calendar, report in
      guard !calendar.has("PRODID") else { return }
      report.found(
        in: calendar, fix: .unsafe(calendar.inserting("PRODID:-//icalview//check//EN", report)))
    })

  static let unsupportedVersion = Rule(
    .unsupportedVersion, .error, "RFC 5545 §3.7.4",
    says: "VERSION is {v}; only 2.0 is iCalendar (1.0 is vCalendar)",
    why: "vCalendar 1.0 has other rules; readers refuse or misread it.",
    bad: "VERSION:1.0", good: "VERSION:2.0",
    check: .properties("VERSION") { property, report in
      let versions = property.trimmedValue.split(separator: ";")
      guard property.soundType == .text, !versions.contains("2.0") else { return }
      report.found(property, ["v": property.trimmedValue])
    })

  static let emptyCalendar = Rule(
    .emptyCalendar, .warning, "RFC 5545 §3.6",
    says: "no component inside; some importers reject an empty feed",
    why: "The grammar asks for one component at least.",
    bad: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      END:VCALENDAR
      """,
    good: "SUMMARY:Case",
    check: .calendar { calendar, report in
      if calendar.members.isEmpty { report.found(in: calendar.component) }
    })

  static let misplacedComponent = Rule(
    .misplacedComponent, .error, "RFC 5545 §3.6",
    says: "{comp} cannot be inside {parent}",
    why: "Readers pass over it, or over what holds it.",
    bad: """
      BEGIN:VJOURNAL
      UID:1
      DTSTAMP:20260101T000000Z
      BEGIN:VALARM
      ACTION:AUDIO
      TRIGGER;VALUE=DATE-TIME:20260302T080000Z
      END:VALARM
      END:VJOURNAL
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      BEGIN:VALARM
      ACTION:AUDIO
      TRIGGER;VALUE=DATE-TIME:20260302T080000Z
      END:VALARM
      END:VTODO
      """,
    check: .everyComponent { component, report in
      guard !component.kind.isEmpty,
        let parent = component.parentName, Registry.componentNames.contains(parent),
        Registry.components[parent]?.contains(component.name) != true
      else { return }
      report.found(in: component, ["comp": component.name, "parent": parent])
    })

  static let calendarPropertyAfterComponent = Rule(
    .calendarPropertyAfterComponent, .warning, "RFC 5545 §3.7",
    says: "calendar property after the first component; move it up",
    why: "Readers that work line by line have begun to use the calendar by then.",
    bad: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      COLOR:teal
      """,
    good: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      COLOR:teal
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    fix: .safe("move it before the first component"),
    check: .calendar { calendar, report in
      guard let first = calendar.members.first else { return }
      let place = report.file.layout.outline.nodes[first.index].start.offset
      let late = calendar.component.properties.filter {
        $0.line.extent.lowerBound > place && $0.isMeantForComponent
      }
      for property in late {
        report.found(
          property, at: property.bytes.indices,
          fix: .safe(
            property.removingLine(),
            Fix.Edit(place..<place, property.physicalLines(lineEnd: report.file.lineEnd))))
      }
    })

  static let unknownComponent = Rule(
    .unknownComponent, .warning, "RFC 5545 §3.6",
    says: "{comp} is neither registered nor X-{; meant {guess}?}",
    why: "Readers pass over the component.",
    bad: """
      BEGIN:VEVNT
      UID:1
      DTSTAMP:20260101T000000Z
      END:VEVNT
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      END:VTODO
      """,
    check: .everyComponent { component, report in
      let name = component.name
      guard component.kind.isEmpty, !Registry.isNonStandard(name) else { return }
      report.found(
        in: component, ["comp": name, "guess": Registry.nearest(to: name, in: .components)])
    })

  static let unknownProperty = Rule(
    .unknownProperty, .warning, "RFC 5545 §3.8.8",
    says: "{p} is neither registered nor X-{; meant {guess}?}",
    why: "Readers pass over the property.",
    bad: "LOCTION:Room 1", good: "LOCATION:Room 1",
    check: .everyProperty { property, report in
      guard property.definition == nil, !Registry.isNonStandard(property.name),
        !property.component.kind.isEmpty
      else { return }
      report.found(
        property, at: property.tokens.name,
        ["p": property.name, "guess": Registry.nearest(to: property.name, in: .properties)])
    })

  static let unknownParameter = Rule(
    .unknownParameter, .warning, "RFC 5545 §3.2",
    says: "{p} is neither registered nor X-{; meant {guess}?}",
    why: "Readers pass over the parameter.",
    bad: "SUMMARY;LANGUGE=en:Case", good: "SUMMARY;LANGUAGE=en:Case",
    check: .everyParameter { parameter, property, report in
      let name = parameter.name
      guard parameter.kind.isEmpty, !Registry.isNonStandard(name),
        name != "CHARSET"  // that is ICV614
      else { return }
      report.found(
        property, at: parameter.nameRange,
        ["p": name, "guess": Registry.nearest(to: name, in: .parameters)])
    })
}

extension Component {
  /// Inserts the content line `line` behind its BEGIN line.
  func inserting(_ line: String, _ report: Report) -> Fix.Edit {
    inserting(lines: [line], lineEnd: report.file.lineEnd)
  }
}

extension Property {
  /// Whether its name has a meaning in its component, as far as anybody knows.
  var isMeantForComponent: Bool {
    definition?.isMeant(for: component.kind) ?? Registry.isNonStandard(name)
  }

  /// Its bytes as they stand in the file, folds and all, with a line end.
  fileprivate func physicalLines(lineEnd: String) -> [UInt8] {
    let lines = component.source.bytes.withSpan { $0.bytes(in: extentWithLineEnd) }
    return lines.last == UInt8(ascii: "\n") ? lines : lines + Array(lineEnd.utf8)
  }
}

extension Registry {
  /// What a name is one of.
  enum NameKind {
    case components, properties, parameters

    /// The registered names in order.
    fileprivate var names: [String] {
      switch self {
      case .components: Registry.orderedComponentNames
      case .properties: Registry.orderedPropertyNames
      case .parameters: Registry.orderedParameterNames
      }
    }
  }

  private static let orderedComponentNames = componentNames.sorted()
  private static let orderedPropertyNames = properties.keys.sorted()
  private static let orderedParameterNames = parameterNames.sorted()

  /// The registered name that `name` is a slip of; `nil` when it is like none.
  static func nearest(to name: String, in kind: NameKind) -> String? {
    Spelling.nearest(to: name, among: kind.names)
  }
}
