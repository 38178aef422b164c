import CalendarLayout
import CalendarModel
import CalendarRendering

/// A busy April 2025 of three calendars, for pictures of every view.
///
/// It has bars that begin before, end after and cross the weeks; an event over midnight; a day with
/// eight events more than a cell holds; titles in Japanese, Hebrew and with emoji; to-dos, done, open
/// and without a date; a journal entry; and something cancelled.
struct TextSample {
  static let calendars = [
    CalendarInfo(name: "Work", source: "work.ics"),
    CalendarInfo(name: "Home", source: "home.ics"),
    CalendarInfo(name: "Public holidays", source: "holidays.ics"),
  ]

  private(set) var occurrences: [Occurrence] = []

  init() throws {
    try addBars()
    try addSingles()
    try addStandUps()
    try addBusyDay()
  }

  private mutating func addBars() throws {
    try days("Trade fair Hanover", 0, "2025-03-31", "2025-04-05")
    try days("Sprint 17", 0, "2025-04-07", "2025-04-18")
    try days("Customer visit", 0, "2025-04-09", "2025-04-11")
    try days("School holidays", 1, "2025-04-14", "2025-04-26")
    try days("Trip notes", 1, "2025-04-26", "2025-04-27") { $0.kind = .journal }
    try days("Good Friday", 2, "2025-04-18", "2025-04-19")
    try days("Easter Sunday", 2, "2025-04-20", "2025-04-21")
    try days("Easter Monday", 2, "2025-04-21", "2025-04-22")
    try days("Labour Day", 2, "2025-05-01", "2025-05-02")
    try timed("Night deployment", 0, "2025-04-10 22:00", "2025-04-11 02:30")
  }

  private mutating func addSingles() throws {
    try timed("Dentist", 1, "2025-04-08 08:15", "2025-04-08 09:00") {
      $0.location = "Dr. Weiß,\nLange Str. 5"
    }
    try timed("Birthday party 🎂 Ada", 1, "2025-04-12 19:00", "2025-04-12 23:30")
    try timed("設計レビュー", 0, "2025-04-16 14:00", "2025-04-16 15:00") { $0.location = "会議室 4" }
    try timed("פגישה עם דנה", 0, "2025-04-17 11:00", "2025-04-17 12:00")
    try timed("Budget review", 0, "2025-04-15 13:00", "2025-04-15 14:30") {
      $0.status = "CANCELLED"
    }
    try timed("Book train", 1, "2025-04-02 18:00", "2025-04-02 18:00") {
      $0.kind = .todo
      $0.status = "COMPLETED"
    }
    try timed("File taxes", 1, "2025-04-30 18:00", "2025-04-30 18:00") { $0.kind = .todo }
    occurrences.append(
      Occurrence(event("Paint the fence", 1) { $0.kind = .todo }, span: nil))
  }

  /// At half past nine on workdays, on 15 April half an hour later.
  private mutating func addStandUps() throws {
    for day in [1, 2, 3, 4, 7, 8, 9, 10, 11, 14, 15, 16, 17, 22, 23, 24, 25, 28, 29, 30] {
      let date = "2025-04-\(day)"
      try timed(
        "Stand-up", 0, day == 15 ? "\(date) 10:00" : "\(date) 09:30",
        day == 15 ? "\(date) 10:15" : "\(date) 09:45"
      ) { $0.location = "Room 4" }
    }
  }

  private mutating func addBusyDay() throws {
    try timed("Interview 1", 0, "2025-04-23 10:00", "2025-04-23 11:00")
    try timed("Interview 2", 0, "2025-04-23 11:00", "2025-04-23 12:30")
    try timed("Lunch with Bob", 1, "2025-04-23 12:00", "2025-04-23 13:00") {
      $0.location = "Canteen"
    }
    try timed("Roadmap", 0, "2025-04-23 13:00", "2025-04-23 14:30")
    try timed("One-to-one", 0, "2025-04-23 14:00", "2025-04-23 15:00")
    try timed("Retrospective", 0, "2025-04-23 15:00", "2025-04-23 16:00")
    try timed("Demo", 0, "2025-04-23 15:30", "2025-04-23 16:30")
    try timed("Choir", 1, "2025-04-23 20:00", "2025-04-23 21:30")
  }

  private func event(
    _ summary: String, _ calendar: Int, _ change: (inout Event) -> Void
  ) -> Event {
    PageSample.event(summary) {
      $0.calendar = calendar
      change(&$0)
    }
  }

  private mutating func days(
    _ summary: String, _ calendar: Int, _ start: String, _ end: String,
    _ change: (inout Event) -> Void = { _ in }
  ) throws {
    occurrences.append(
      Occurrence(
        event(summary, calendar, change),
        span: .days(start: try PageSample.day(start), end: try PageSample.day(end))))
  }

  private mutating func timed(
    _ summary: String, _ calendar: Int, _ start: String, _ end: String,
    _ change: (inout Event) -> Void = { _ in }
  ) throws {
    occurrences.append(
      Occurrence(
        event(summary, calendar, change),
        span: .time(start: try PageSample.time(start), end: try PageSample.time(end))))
  }
}

extension TextSample {
  /// What a test wants to see; the rest is as in the first picture of the README.
  struct Wanted {
    var kind = Page.Kind.month
    var days = ("2025-04-01", "2025-04-30")
    var locale = "en-US"
    var numbering = WeekNumbering.iso
    /// The calendars whose events are shown; the page has those and all before them.
    var calendars = TextSample.calendars.indices
    var options = TextOptions(width: 80)
  }

  /// The page as the options have it, on 15 April 2025.
  static func page(_ wanted: Wanted) throws -> Page {
    let week = LocaleWeek(identifier: wanted.locale)
    let view = Page.View(
      kind: wanted.kind, first: try PageSample.day(wanted.days.0),
      last: try PageSample.day(wanted.days.1), timeZone: "Europe/Berlin", locale: wanted.locale,
      firstWeekday: week.firstWeekday, week: week, weekNumbering: wanted.numbering,
      today: try PageSample.day("2025-04-15"), sixWeeks: false)
    return Page(
      view, calendars: Array(calendars[..<wanted.calendars.upperBound]),
      occurrences: try TextSample().occurrences.filter {
        wanted.calendars.contains($0.event.calendar)
      }, diagnostics: [])
  }

  /// The text of such a page.
  static func text(_ change: (inout Wanted) -> Void) throws -> String {
    var wanted = Wanted()
    change(&wanted)
    var output = ""
    TextRenderer(options: wanted.options).write(try page(wanted), to: &output)
    return output
  }
}
