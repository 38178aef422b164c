import CalendarModel

/// A VFREEBUSY: when somebody is busy, without a word about what with (RFC 5545 §3.6.4).
struct FreeBusy: Sendable {
  /// One period of a `FREEBUSY`.
  struct Period: Hashable, Sendable {
    let written: WrittenPeriod
    let kind: BusyInterval.Kind
  }

  /// The periods of all `FREEBUSY`s, in the order of the file.
  let periods: [Period]
  /// The index of its VCALENDAR in the feed.
  let calendarObject: Int
}

extension FreeBusy {
  /// When that is in the zones of its VCALENDAR; a period that ends before it begins is none.
  func intervals(in zones: CalendarZones) -> [BusyInterval] {
    periods.compactMap { period in
      let (start, end, _) = period.written.instants(in: zones)
      return end.flatMap { BusyInterval(start: start, end: $0, kind: period.kind) }
    }
  }
}
