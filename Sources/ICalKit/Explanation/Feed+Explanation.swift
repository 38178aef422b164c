public import CalendarModel

/// What there is to say about the events of a feed that someone asked about.
public struct Explanations: Sendable {
  /// The events and series, in the order of the inputs.
  public let series: [SeriesExplanation]
  /// What there is to say about the inputs as a whole; what concerns a series is said with it.
  public let diagnostics: [Diagnostic]
  /// The UIDs of all components of the feed, each once, in the order of the inputs.
  public let uids: [String]
}

extension Feed {
  /// Explains the events and series of which a component is wanted.
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
  ) -> Explanations {
    var options = options
    options.includesAlarms = false
    let content = FeedContent(self, options)
    let zones = content.zones(viewer: viewer, database, options)
    let question = SeriesExplainer.Question(
      around: day, on: date, viewer: viewer, options: options)
    let wanted = content.series.filter { $0.components.contains { isWanted($0.event) } }
    return Explanations(
      series: wanted.compactMap { SeriesExplainer($0, zones: zones, question).explanation },
      diagnostics: inOrder(content.diagnostics), uids: content.uids)
  }
}

extension FeedContent {
  /// The UIDs of all components, each once, in the order of the inputs.
  fileprivate var uids: [String] {
    var seen: Set<String> = []
    return series.flatMap(\.components).compactMap(\.event.uid)
      .filter { seen.insert($0).inserted }
  }
}
