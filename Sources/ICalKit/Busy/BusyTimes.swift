public import CalendarModel

/// When somebody is busy, as far as a feed tells.
public struct BusyTimes: Sendable {
  /// The busy time in the window: intervals apart from each other, in order; neighbours without a
  /// gap between differ in kind.
  public let intervals: [BusyInterval]
  /// What there is to say about the inputs and about what touches the window.
  public let diagnostics: [Diagnostic]
}

extension Feed {
  /// When the people of this feed are busy in `window`.
  ///
  /// Busy are events that take place and are not transparent, tentative ones perhaps, and the periods
  /// of VFREEBUSYs. Unavailable is what VAVAILABILITYs leave out of their hours: of several, the one
  /// with the higher priority counts where it says something (RFC 7953 §4), and of equals the
  /// stronger word. Where several of these meet, the strongest kind stands. To-dos and journal
  /// entries take no time.
  public func busyTimes(
    in window: Window, zones database: ZoneDatabase, options: ScheduleOptions = ScheduleOptions()
  ) -> BusyTimes {
    var options = options
    options.includesCancelled = false
    options.includesAlarms = false  // they take no time
    let content = FeedContent(self, in: window, options)
    let zones = content.zones(viewer: window.zone, database, options)
    let schedule = schedule(of: content, in: window, database, options)
    let busy = BusyContent(self)
    var diagnostics = schedule.diagnostics + busy.diagnostics
    let taken = schedule.occurrences.compactMap { $0.busyInterval(viewer: window.zone) }
    let told = busy.freeBusy.flatMap { $0.intervals(in: zones[$0.calendarObject]) }
    var ranks = Array(repeating: [BusyInterval](), count: Availability.highestRank + 1)
    for availability in busy.availabilities {
      let statement = availability.statement(in: window, zones: zones, options: options)
      ranks[availability.rank] += statement.intervals
      diagnostics += statement.diagnostics
    }
    let intervals = BusyLayers([taken + told + BusyLayers(ranks).intervals]).intervals
    return BusyTimes(
      intervals: intervals.compactMap { $0.clipped(to: window.instants) },
      diagnostics: inOrder(diagnostics))
  }
}

extension Occurrence {
  /// The time that it keeps somebody busy (RFC 5545 §3.8.2.7); `nil` for what takes none.
  fileprivate func busyInterval(viewer: Zone) -> BusyInterval? {
    guard event.kind == .event, event.transparency != "TRANSPARENT" else { return nil }
    return interval(event.status == "TENTATIVE" ? .tentative : .busy, viewer: viewer)
  }

  /// The time that it takes, whole days from the viewer's midnight on; `nil` for a moment.
  func interval(_ kind: BusyInterval.Kind, viewer: Zone) -> BusyInterval? {
    func instant(_ edge: Original) -> Instant {
      switch edge {
      case .date(let date): viewer.resolve(CivilDateTime(startOf: date)).instant
      case .time(let time): time.instant
      }
    }
    return span.flatMap {
      BusyInterval(start: instant($0.start), end: instant($0.end), kind: kind)
    }
  }
}

extension BusyInterval {
  fileprivate func clipped(to bounds: Range<Instant>) -> BusyInterval? {
    BusyInterval(
      start: max(start, bounds.lowerBound), end: min(end, bounds.upperBound), kind: kind)
  }
}
