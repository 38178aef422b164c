internal import CalendarLayout
internal import CalendarModel
internal import CalendarRendering
internal import ICalKit

/// Who looks at a view: in which zone, locale and time.
struct Viewer {
  private let zone: Zone
  private let locale: String
  private let week: LocaleWeek
  private let today: CivilDate
  private let database: ZoneDatabase

  /// Works out the viewer from what the request says of the place, and the environment.
  ///
  /// - Throws: ``UsageError`` when `--tz` names no zone.
  init(_ place: Place, in environment: Environment) throws(UsageError) {
    let database = ZoneDatabase(environment: environment.variables)
    let zone = try Self.zone(place.timeZone, in: database)
    self.database = database
    self.zone = zone
    locale = place.locale ?? LocaleName.preferred(in: environment)
    week = LocaleWeek(identifier: locale)
    today = place.now(clock: environment.now) { zone.time(at: $0).civil }.date
  }

  private static func zone(_ name: String?, in database: ZoneDatabase) throws(UsageError) -> Zone {
    guard let name else { return database.systemZone() }
    guard let zone = database.zone(ofVariable: name) else {
      throw .value(
        option: "--tz", value: name, .unreadable(expected: "a zone such as Europe/Berlin"))
    }
    return zone
  }

  /// Whether the machine has no zone files, so that zones are as old as the program.
  var lacksZoneData: Bool { database.usesFallback }

  /// The view that `request` asks for, filled up to what its rows show.
  func view(of request: ViewRequest) throws(UsageError) -> Page.View {
    let first = request.looks.firstWeekday ?? week.firstWeekday
    let days = try request.visibleDays(today: today, startingOn: first)
    return Page.View(
      kind: days.kind, first: days.first, last: days.last, month: days.month, timeZone: zone.name,
      locale: locale, firstWeekday: first, week: week, weekNumbering: request.looks.weekNumbering,
      today: today, sixWeeks: request.looks.hasSixWeeks)
  }

  /// What `feed` has to show in `view`.
  func schedule(of feed: Feed, in view: Page.View, _ request: ViewRequest) -> Schedule {
    let options = ScheduleOptions(
      zonePolicy: request.place.zones == .embedded ? .embedded : .auto,
      trustsCalendarZone: request.place.zones == .xWR,
      includesCancelled: request.filter.includesCancelled,
      includesAlarms: request.filter.includesAlarms,
      maximumInstances: request.maximumInstances)
    if view.kind == .all {
      return feed.components(viewer: zone, zones: database, options: options)
    }
    let window = Window(first: view.first, last: view.last, zone: zone)
    return feed.schedule(in: window, zones: database, options: options)
  }
}
