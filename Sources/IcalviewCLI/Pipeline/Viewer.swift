internal import CalendarLayout
internal import CalendarModel
internal import CalendarRendering
internal import ICalKit

/// Who looks: in which zone, locale and time.
struct Viewer {
  /// The viewer's zone.
  let zone: Zone
  /// The viewer's locale, a BCP 47 name.
  let locale: String
  /// The viewer's day.
  let today: CivilDate
  private let week: LocaleWeek
  private let database: ZoneDatabase
  private let zones: ZonePreference

  /// Works out the viewer from what the request says of the place, and the environment.
  ///
  /// - Throws: ``UsageError`` when `--tz` names no zone.
  init(_ place: Place, in environment: Environment) throws(UsageError) {
    let database = ZoneDatabase(environment: environment.variables)
    let zone = try Self.zone(place.timeZone, in: database)
    self.database = database
    self.zone = zone
    zones = place.zones
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

  /// The day that `date` names.
  func day(_ date: DateExpression) throws(UsageError) -> CivilDate {
    do {
      return try date.period(today: today, startingOn: week.firstWeekday).first
    } catch {
      throw .outsideYears
    }
  }

  /// What `feed` has to show in `view`.
  func schedule(of feed: Feed, in view: Page.View, _ request: ViewRequest) -> Schedule {
    var options = self.options
    options.includesCancelled = request.filter.includesCancelled
    options.includesAlarms = request.filter.includesAlarms
    options.maximumInstances = request.maximumInstances
    if view.kind == .all {
      return feed.components(viewer: zone, zones: database, options: options)
    }
    let window = Window(first: view.first, last: view.last, zone: zone)
    return feed.schedule(in: window, zones: database, options: options)
  }

  /// What there is to say about the events of `feed` that are wanted, and about one day of theirs.
  func explanations(
    of feed: Feed, on date: CivilDate?, _ isWanted: (Event) -> Bool
  ) -> Explanations {
    feed.explanations(
      of: isWanted, around: date ?? today, on: date, viewer: zone, zones: database,
      options: options)
  }

  private var options: ScheduleOptions {
    ScheduleOptions(
      zonePolicy: zones == .embedded ? .embedded : .auto, trustsCalendarZone: zones == .xWR)
  }
}
