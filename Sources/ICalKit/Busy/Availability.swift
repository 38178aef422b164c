import CalendarModel

/// A VAVAILABILITY: the hours in which somebody is to be had (RFC 7953 §3.1).
struct Availability: Sendable {
  /// `DTSTART`; `nil` for one that has always held.
  let start: EventTime?
  /// `DTEND` or `DURATION`; `nil` for one that holds for ever.
  let end: Event.End?
  /// `BUSYTYPE`: what the time is that is in none of the hours.
  let kind: BusyInterval.Kind
  /// How it stands to others, in `0...highestRank`.
  let rank: Int
  /// The hours: its AVAILABLE components.
  let hours: [Series]
  /// Where it begins.
  let position: SourcePosition
  /// The index of its VCALENDAR in the feed.
  let calendarObject: Int

  /// The rank of those that count before all others.
  static let highestRank = 9
}

extension Availability {
  /// What it says about a window.
  struct Statement {
    /// Busy and, for all the time that it is about, free.
    var intervals: [BusyInterval] = []
    /// What there is to say about it.
    var diagnostics: [Diagnostic] = []
  }

  /// What it says about `window`; `zones` are those of the feed's VCALENDARs.
  func statement(
    in window: Window, zones: [CalendarZones], options: ScheduleOptions
  ) -> Statement {
    var statement = Statement()
    let (first, last) = scope(in: window, zones: zones[calendarObject], &statement.diagnostics)
    func whole(_ kind: BusyInterval.Kind) -> [BusyInterval] {
      BusyInterval(start: first, end: last, kind: kind).map { [$0] } ?? []
    }
    var free: [BusyInterval] = []
    for series in hours {
      let expander = SeriesExpander(series, zones: zones, window: window, options: options)
      free += expander.occurrences.compactMap { $0.interval(.free, viewer: window.zone) }
      statement.diagnostics += expander.diagnostics
    }
    statement.intervals = whole(.free) + BusyLayers([whole(kind), free]).intervals
    return statement
  }

  /// The part of the window that it is about.
  private func scope(
    in window: Window, zones: CalendarZones, _ diagnostics: inout [Diagnostic]
  ) -> (start: Instant, end: Instant) {
    let bounds = window.instants
    var (first, last) = (bounds.lowerBound, bounds.upperBound)
    switch (start, end) {
    case (let start?, let end?):
      let (begin, limit, fault) = WrittenPeriod(start: start, end: end).instants(in: zones)
      first = max(first, begin)
      last = min(last, limit ?? last)
      if let fault {
        diagnostics.append(Diagnostic(.warning, fault.code, fault.message, at: position))
      }
    case (let start?, nil): first = max(first, zones.instant(of: start))
    case (nil, .at(let end)?): last = min(last, zones.instant(of: end))
    case (nil, .after?), (nil, nil): break
    }
    return (first, last)
  }
}
