internal import CalendarModel
internal import ICalKit

extension ZoneReading {
  /// Which zone it is, and how it was found.
  var words: String {
    switch origin {
    case .viewer: "none, so it is on your own clock (\(zone.name))"
    case .calendar: "none, so that of the calendar (X-WR-TIMEZONE): \(zone.name)"
    case .utc: "UTC"
    case .named(let name, let resolution): words(for: name, resolution)
    }
  }

  private func words(for name: String, _ resolution: ResolvedZone.Resolution) -> String {
    switch resolution {
    case .iana: "\(zone.name), the IANA zone of that name"
    case .definition: "\(name), as the file defines it"
    case .windows: "\(zone.name), which Windows calls '\(name)'"
    case .prefixed: "\(zone.name), the IANA zone in the name '\(name)'"
    case .offset: "the fixed offset that the name '\(name)' tells"
    case .location: "\(zone.name), the X-LIC-LOCATION of the file's '\(name)'"
    case .viewer: "'\(name)', which means nothing, so it is on your own clock (\(zone.name))"
    }
  }

  /// What the file itself has to do with it.
  var aside: String {
    guard let definition else { return "" }
    switch origin {
    case .named(_, .definition), .named(_, .location): return "line \(definition.line)"
    default: return "the file's own in line \(definition.line) is not used"
    }
  }
}

extension ZoneReading.Origin {
  /// How the zone was found, in one word of ``ExplanationDocument``.
  var keyword: String {
    switch self {
    case .viewer: "floating"
    case .calendar: "calendar"
    case .utc: "utc"
    case .named(_, let resolution): "\(resolution)"
    }
  }

  /// The TZID.
  var name: String? {
    if case .named(let name, _) = self { name } else { nil }
  }
}
