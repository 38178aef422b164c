import CalendarModel

/// Tells of each zone that nobody knows once, where it is used first.
struct UnknownZones {
  private struct Name: Hashable {
    let calendarObject: Int
    let reference: ZoneReference
  }

  /// A time with what becomes of it when its zone is unknown.
  private struct Use {
    let time: EventTime
    let line: Int
    /// Whose zone it is read in.
    let owner: String
  }

  private var told: Set<Name> = []

  /// What there is to say about the times of `components`.
  mutating func note(_ components: [ReadEvent], zones: [CalendarZones]) -> [Diagnostic] {
    components.flatMap { read in
      Self.uses(in: read.event).compactMap { use in
        guard case .dateTime(_, let reference) = use.time,
          let problem = zones[read.calendarObject].problem(of: reference, owner: use.owner),
          told.insert(Name(calendarObject: read.calendarObject, reference: reference)).inserted
        else { return nil }
        return Diagnostic(
          .warning, .unknownTZID, problem.message,
          at: problem.position
            ?? SourcePosition(source: read.event.position.source, line: use.line))
      }
    }
  }

  private static func uses(in event: Event) -> [Use] {
    var uses: [Use] = []
    if let start = event.anchor {
      uses.append(Use(time: start, line: event.anchorLine, owner: "the viewer's"))
    }
    if event.start != nil, case .at(let end)? = event.end {
      let line = event.endLine ?? event.position.line
      uses.append(Use(time: end, line: line, owner: "the viewer's"))
    }
    if let id = event.recurrenceID {
      uses.append(Use(time: id.time, line: event.position.line, owner: "DTSTART's"))
    }
    for date in event.recurrenceDates + event.exceptionDates {
      uses.append(Use(time: date.start, line: date.position.line, owner: "DTSTART's"))
    }
    return uses
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
