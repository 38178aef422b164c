import CalendarLayout
import CalendarModel
import CalendarRendering
import TestSupport

/// Pages and their parts, as tests want them.
enum PageSample {
  /// The day that `text`, such as `2025-04-15`, names.
  static func day(_ text: String) throws -> CivilDate {
    let fields = text.split(separator: "-").compactMap { Int($0) }
    return try CivilDate(year: fields[0], month: fields[1], day: fields[2])
  }

  /// The time that `text`, such as `2025-04-15 09:30`, names, on a clock two hours ahead of UTC.
  static func time(_ text: String) throws -> ZonedTime {
    let parts = text.split(separator: " ")
    let fields = parts[1].split(separator: ":").compactMap { Int($0) }
    let civil = try CivilDateTime(day(String(parts[0])), hour: fields[0], minute: fields[1])
    return ZonedTime(civil, utcOffset: 7200)
  }

  /// An event of the first calendar; whatever else it has, `change` puts in.
  static func event(
    _ summary: String?, kind: Event.Kind = .event, _ change: (inout Event) -> Void = { _ in }
  ) -> Event {
    var event = Event(
      kind: kind, calendar: 0, position: SourcePosition(source: "work.ics", line: 1))
    event.summary = summary
    change(&event)
    return event
  }

  /// An event of whole days, `end` exclusive.
  static func days(_ summary: String, _ start: String, _ end: String) throws -> Occurrence {
    Occurrence(event(summary), span: .days(start: try day(start), end: try day(end)))
  }

  /// A timed event.
  static func timed(_ summary: String, _ start: String, _ end: String) throws -> Occurrence {
    Occurrence(event(summary), span: .time(start: try time(start), end: try time(end)))
  }

  /// An event of up to ten days around April 2025: of whole days, timed, or without a date.
  static func random(using generator: inout SeededGenerator) throws -> Occurrence {
    let start = try time("2025-03-15 00:00").civil.adding(
      seconds: 900 * Int.random(in: 0..<96 * 60, using: &generator))
    let length = Int.random(in: 0...10, using: &generator)
    let span: Occurrence.Span? =
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: nil
      case 1...4: .days(start: start.date, end: start.date.adding(days: length + 1))
      default:
        .time(
          start: ZonedTime(start, utcOffset: 7200),
          end: ZonedTime(start.adding(seconds: length * length * 7200), utcOffset: 7200))
      }
    return Occurrence(event("Event \(length)"), span: span)
  }

  /// A view as it is seen in Germany on 15 April 2025.
  static func view(
    _ kind: Page.Kind, _ first: String, _ last: String, month: YearMonth? = nil,
    startingOn weekday: Weekday = .monday, numbering: WeekNumbering = .iso,
    sixWeeks: Bool = false
  ) throws -> Page.View {
    Page.View(
      kind: kind, first: try day(first), last: try day(last), month: month,
      timeZone: "Europe/Berlin", locale: "de-DE", firstWeekday: weekday,
      week: LocaleWeek(weekend: [.saturday, .sunday], rule: .iso), weekNumbering: numbering,
      today: try day("2025-04-15"), sixWeeks: sixWeeks)
  }

  /// A page with one calendar.
  static func page(
    _ view: Page.View, _ occurrences: [Occurrence], diagnostics: [Diagnostic] = []
  ) -> Page {
    Page(
      view,
      calendars: [
        CalendarInfo(name: "Work", source: "work.ics", color: RGBColor(rgb: 0x3366CC))
      ], occurrences: occurrences, diagnostics: diagnostics)
  }
}

extension Page {
  /// The days of the page in order, whatever they are arranged in.
  var cells: [DayCell<[Int]>] {
    switch body {
    case .weeks(let weeks): weeks.flatMap { $0 }
    case .months(let months): months.flatMap(\.weeks).flatMap { $0 }
    case .days(let days): days
    case .none: []
    }
  }
}
