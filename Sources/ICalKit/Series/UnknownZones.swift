import CalendarModel

/// Tells of each zone that nobody knows once, where it is used first.
struct UnknownZones {
  private struct Name: Hashable {
    let calendarObject: Int
    let name: String
  }

  private var told: Set<Name> = []

  /// What there is to say about the starts of `components`.
  mutating func note(_ components: [ReadEvent], zones: [CalendarZones]) -> [Diagnostic] {
    components.compactMap { read in
      guard case .dateTime(_, zone: .named(let name))? = read.event.anchor,
        zones[read.calendarObject].knownZone(.named(name)) == nil,
        told.insert(Name(calendarObject: read.calendarObject, name: name)).inserted
      else { return nil }
      let position = read.event.position
      return Diagnostic(
        .warning, .unknownTZID,
        "TZID is '\(name)', expected an IANA zone or one that the file defines; read in the"
          + " viewer's zone",
        at: SourcePosition(source: position.source, line: read.event.anchorLine))
    }
  }
}
