import CalendarModel
import Testing

@testable import ICalKit

private func todo(_ lines: String...) -> String {
  let body = lines.joined(separator: "\n")
  return "BEGIN:VTODO\n\(body.contains("UID:") ? "" : "UID:a\n")\(body)\nEND:VTODO"
}

extension Shown {
  /// When each to-do is due, in the order of ``starts``.
  fileprivate var dues: [String?] {
    sorted.map {
      switch $0.due {
      case .date(let date)?: date.description
      case .time(let time)?: time.rfc3339
      case nil: nil
      }
    }
  }

  fileprivate var areCompleted: [Bool] { sorted.map(\.event.isCompleted) }
}

@Suite("To-dos") struct TodoTests {
  /// Times of a to-do, and what they come to in UTC.
  struct Times: CustomTestStringConvertible {
    let lines: String
    let span: [String]
    let due: String?
    var testDescription: String { lines }

    init(_ lines: String..., span: [String], due: String?) {
      self.lines = lines.joined(separator: "\n")
      self.span = span
      self.due = due
    }
  }

  @Test(
    "a to-do stands from its DTSTART to its DUE, or on the one that it has (RFC 5545 §3.6.2)",
    arguments: [
      Times(
        "DTSTART:20250402T080000Z", "DUE:20250402T100000Z",
        span: ["2025-04-02T08:00:00+00:00", "2025-04-02T10:00:00+00:00"],
        due: "2025-04-02T10:00:00+00:00"),
      Times(
        "DUE:20250402T100000Z",
        span: ["2025-04-02T10:00:00+00:00", "2025-04-02T10:00:00+00:00"],
        due: "2025-04-02T10:00:00+00:00"),
      Times(
        "DTSTART:20250402T080000Z",
        span: ["2025-04-02T08:00:00+00:00", "2025-04-02T08:00:00+00:00"], due: nil),
      Times(
        "DTSTART:20250402T080000Z", "DURATION:P1DT30M",
        span: ["2025-04-02T08:00:00+00:00", "2025-04-03T08:30:00+00:00"],
        due: "2025-04-03T08:30:00+00:00"),
      Times("DUE;VALUE=DATE:20250402", span: ["2025-04-02", "2025-04-03"], due: "2025-04-02"),
      Times("DTSTART;VALUE=DATE:20250402", span: ["2025-04-02", "2025-04-03"], due: nil),
      Times(
        "DTSTART;VALUE=DATE:20250402", "DUE;VALUE=DATE:20250404",
        span: ["2025-04-02", "2025-04-04"], due: "2025-04-04"),
      Times("SUMMARY:Some day", span: ["undated", "undated"], due: nil),
    ])
  func times(times: Times) throws {
    let shown = try Shown(todo(times.lines), from: "2025-04-02", zone: "UTC")
    #expect(shown.starts + shown.ends == times.span)
    #expect(shown.dues == [times.due])
    #expect(shown.codes == [])
  }

  @Test(
    "times that do not fit together are read as far as they go, with a warning",
    arguments: [
      // Due on the day on which it starts: that day.
      (
        Times(
          "DTSTART;VALUE=DATE:20250402", "DUE;VALUE=DATE:20250402",
          span: ["2025-04-02", "2025-04-03"], due: "2025-04-02"), DiagnosticCode.endEqualsStart
      ),
      (
        Times(
          "DTSTART:20250402T080000Z", "DUE:20250401T080000Z",
          span: ["2025-04-02T08:00:00+00:00", "2025-04-02T08:00:00+00:00"], due: nil),
        .endBeforeStart
      ),
      (
        Times(
          "DTSTART;VALUE=DATE:20250402", "DUE;VALUE=DATE:20250401",
          span: ["2025-04-02", "2025-04-03"], due: nil), .endBeforeStart
      ),
      (
        Times(
          "DTSTART;VALUE=DATE:20250402", "DUE:20250403T080000Z",
          span: ["2025-04-02", "2025-04-03"], due: nil), .endTypeMismatch
      ),
      (Times("DURATION:PT1H", span: ["undated", "undated"], due: nil), .todoDurationWithoutStart),
      (Times("DUE:soon", span: ["undated", "undated"], due: nil), .invalidDateTime),
      (
        Times(
          "DUE:20250402T100000Z", "DURATION:PT1H",
          span: ["2025-04-02T10:00:00+00:00", "2025-04-02T10:00:00+00:00"],
          due: "2025-04-02T10:00:00+00:00"), .endAndDuration
      ),
    ])
  func oddTimes(times: Times, code: DiagnosticCode) throws {
    let shown = try Shown(todo(times.lines), from: "2025-04-02", zone: "UTC")
    #expect(shown.starts + shown.ends == times.span)
    #expect(shown.dues == [times.due])
    #expect(shown.codes == [code])
    #expect(shown.schedule.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test("a to-do without a date is there whatever the window")
  func undated() throws {
    for day in ["0001-01-01", "2025-04-02", "9999-12-31"] {
      #expect(try Shown(todo("SUMMARY:Some day"), from: day).starts == ["undated"])
    }
  }

  @Test(
    "a to-do is done by its STATUS, its COMPLETED or its PERCENT-COMPLETE",
    arguments: [
      ("STATUS:completed", true), ("COMPLETED:20250401T100000Z", true),
      ("PERCENT-COMPLETE:100", true), ("PERCENT-COMPLETE:99", false),
      ("STATUS:IN-PROCESS\nPERCENT-COMPLETE:50", false), ("STATUS:NEEDS-ACTION", false),
      ("SUMMARY:x", false),
    ])
  func done(lines: String, isDone: Bool) throws {
    let shown = try Shown(todo("DUE:20250402T100000Z", lines), from: "2025-04-02")
    #expect(shown.areCompleted == [isDone])
    #expect(shown.codes == [])
  }

  @Test("a percentage that is none is passed over with a warning")
  func oddPercentage() throws {
    for text in ["half", "101", "-1", "99999999999999999999", ""] {
      let shown = try Shown(
        todo("DUE:20250402T100000Z", "PERCENT-COMPLETE:\(text)"), from: "2025-04-02")
      #expect(shown.schedule.occurrences.map(\.event.percentComplete) == [nil])
      #expect(shown.codes == [.invalidNumber])
    }
    let half = try Shown(todo("DUE:20250402T100000Z", "PERCENT-COMPLETE:50"), from: "2025-04-02")
    #expect(half.schedule.occurrences.map(\.event.percentComplete) == [50])
  }

  @Test("a to-do that repeats is due once for each instance, and one that is done is done alone")
  func recurring() throws {
    let body =
      todo(
        "DTSTART;TZID=Europe/Berlin:20250329T080000", "DUE;TZID=Europe/Berlin:20250329T100000",
        "RRULE:FREQ=DAILY;COUNT=3") + "\n"
      + todo(
        "RECURRENCE-ID;TZID=Europe/Berlin:20250330T080000",
        "DTSTART;TZID=Europe/Berlin:20250330T080000", "DUE;TZID=Europe/Berlin:20250330T100000",
        "STATUS:COMPLETED")
    let shown = try Shown(body, from: "2025-03-01", through: "2025-04-30")
    #expect(
      shown.dues == [
        "2025-03-29T10:00:00+01:00", "2025-03-30T10:00:00+02:00", "2025-03-31T10:00:00+02:00",
      ])
    #expect(shown.areCompleted == [false, true, false])
    #expect(shown.codes == [])
  }

  @Test(
    "one that is only due repeats where it is due, and a changed instance stands on its own DUE")
  func recurringDue() throws {
    let body =
      todo("DUE;VALUE=DATE:20250401", "RRULE:FREQ=WEEKLY;COUNT=3") + "\n"
      + todo("RECURRENCE-ID;VALUE=DATE:20250408", "DUE;VALUE=DATE:20250410")
    let shown = try Shown(body, from: "2025-04-01", through: "2025-04-30")
    #expect(shown.starts == ["2025-04-01", "2025-04-10", "2025-04-15"])
    #expect(shown.ends == ["2025-04-02", "2025-04-11", "2025-04-16"])
    #expect(shown.dues == ["2025-04-01", "2025-04-10", "2025-04-15"])
    #expect(shown.codes == [])
  }

  @Test("an event, a to-do and a journal entry may share a UID")
  func sharedUID() throws {
    let body =
      event("DTSTART:20250402T080000Z") + "\n" + todo("DTSTART:20250402T080000Z") + "\n"
      + "BEGIN:VJOURNAL\nUID:a\nDTSTART:20250402T080000Z\nEND:VJOURNAL"
    let shown = try Shown(body, from: "2025-04-02")
    #expect(shown.starts.count == 3)
    #expect(shown.codes == [])
  }
}
