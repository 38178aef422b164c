import CalendarModel
import Testing

@testable import ICalKit

/// What a viewer in `zone` sees of a feed that holds `body`, between two days, both included.
struct Shown {
  let schedule: Schedule

  init(
    _ body: String, from first: String, through last: String? = nil, zone: String = "Europe/Berlin",
    options: ScheduleOptions = ScheduleOptions()
  ) throws {
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:test\n\(body)\nEND:VCALENDAR\n"
    let database = ZoneDatabase(environment: [:])
    let window = Window(
      first: try Self.day(first), last: try Self.day(last ?? first),
      zone: try #require(database.zone(named: zone)))
    schedule = Feed([Source(name: "test.ics", bytes: Array(text.utf8))])
      .schedule(in: window, zones: database, options: options)
  }

  static func day(_ text: String) throws -> CivilDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return try CivilDate(year: parts[0], month: parts[1], day: parts[2])
  }

  var sorted: [Occurrence] { schedule.occurrences.sorted(by: Occurrence.precedes) }

  /// The starts in order, as JSON writes them.
  var starts: [String] {
    sorted.map {
      switch $0.span {
      case .days(let start, _)?: start.description
      case .time(let start, _)?: start.rfc3339
      case nil: "undated"
      }
    }
  }

  /// The ends in the order of ``starts``.
  var ends: [String] {
    sorted.map {
      switch $0.span {
      case .days(_, let end)?: end.description
      case .time(_, let end)?: end.rfc3339
      case nil: "undated"
      }
    }
  }

  var summaries: [String] { sorted.map { $0.event.summary ?? "" } }
  var codes: [DiagnosticCode] { schedule.diagnostics.map(\.code) }
  var lines: [Int] { schedule.diagnostics.map(\.position.line) }
}

/// A VEVENT with the given lines, and a UID if they have none.
func event(_ lines: String...) -> String {
  let body = lines.joined(separator: "\n")
  let uid = body.contains("UID:") ? "" : "UID:a\n"
  return "BEGIN:VEVENT\n\(uid)\(body)\nEND:VEVENT"
}
