public import CalendarModel

extension Feed {
  /// Explains the events and series of which a component is wanted, in the order of the inputs.
  ///
  /// - Parameters:
  ///   - isWanted: Says of each component, masters and changed instances alike, whether its series is
  ///     to be explained.
  ///   - day: The day around which instances are listed.
  ///   - date: The day of which is told why there is or is not an instance on it.
  ///   - viewer: The viewer's zone.
  ///   - database: Where zones are looked up.
  ///   - options: How the feed is read; alarms are left out, and cancelled instances are in.
  public func explanations(
    of isWanted: (Event) -> Bool, around day: CivilDate, on date: CivilDate? = nil, viewer: Zone,
    zones database: ZoneDatabase, options: ScheduleOptions = ScheduleOptions()
  ) -> [SeriesExplanation] {
    var options = options
    options.includesAlarms = false
    let zones = calendarZones(viewer: viewer, database, options)
    let question = SeriesExplainer.Question(
      around: day, on: date, viewer: viewer, options: options)
    return series.filter { series in series.components.contains { isWanted($0.event) } }
      .compactMap { SeriesExplainer($0, zones: zones, question).explanation }
  }

  /// The UIDs of all components, each once, in the order of the inputs.
  public var uids: [String] {
    var seen: Set<String> = []
    return series.flatMap(\.components).compactMap(\.event.uid)
      .filter { seen.insert($0).inserted }
  }
}
