import CalendarModel

/// Tells of each zone that nobody knows once, where it is used first.
struct UnknownZones {
  private var told: Set<UnknownZone.Name> = []

  /// What there is to say about `uses` of such zones, those of which it has been said left out.
  mutating func note(_ uses: [UnknownZone]) -> [Diagnostic] {
    uses.compactMap { told.insert($0.name).inserted ? $0.diagnostic : nil }
  }
}

/// The use of a zone that nobody knows.
struct UnknownZone: Sendable {
  /// What the zone is called in one VCALENDAR.
  fileprivate struct Name: Hashable {
    let calendarObject: Int
    let reference: ZoneReference
  }

  fileprivate let name: Name
  fileprivate let diagnostic: Diagnostic

  /// The uses of such zones in the times of `read`.
  static func uses(in read: ReadEvent, zones: CalendarZones) -> [UnknownZone] {
    var unknown: [UnknownZone] = []
    forEachTime(of: read.event) { time, line, owner in
      guard case .dateTime(_, let reference) = time,
        let problem = zones.problem(of: reference, owner: owner)
      else { return }
      unknown.append(
        UnknownZone(
          name: Name(calendarObject: read.calendarObject, reference: reference),
          diagnostic: Diagnostic(
            .warning, .unknownTZID, problem.message,
            at: problem.position
              ?? SourcePosition(source: read.event.position.source, line: line))))
    }
    return unknown
  }

  /// Calls `body` with the times of `event`, their lines, and in whose zone a time is read whose own
  /// is unknown.
  private static func forEachTime(of event: Event, _ body: (EventTime, Int, String) -> Void) {
    if let start = event.anchor { body(start, event.anchorLine, "the viewer's") }
    // What is said of the start's zone goes for an end in the same one.
    if let start = event.start, case .at(let end)? = event.end, end.zone != start.zone {
      body(end, event.endLine ?? event.position.line, "the viewer's")
    }
    if let id = event.recurrenceID { body(id.time, event.position.line, "DTSTART's") }
    for date in event.recurrenceDates { body(date.start, date.position.line, "DTSTART's") }
    for date in event.exceptionDates { body(date.start, date.position.line, "DTSTART's") }
  }
}

extension CalendarZones {
  /// What is wrong with the zone of a time, and where, if not at the time; `owner` tells whose zone is
  /// taken in its place.
  fileprivate func problem(
    of reference: ZoneReference, owner: String
  ) -> (message: String, position: SourcePosition?)? {
    let expected = "expected an IANA zone or one that the file defines"
    switch reference {
    case .utc:
      return nil
    case .floating:
      return unknownHint.map {
        (
          "X-WR-TIMEZONE is '\($0.name)', \(expected); times without a zone are the viewer's",
          $0.position
        )
      }
    case .named(let name):
      return knownZone(reference) == nil
        ? ("TZID is '\(name)', \(expected); read in \(owner) zone", nil) : nil
    }
  }
}
