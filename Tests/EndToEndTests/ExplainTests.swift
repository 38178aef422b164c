import Foundation
import TestSupport
import Testing

@Suite("icalview explain") struct ExplainTests {
  private static let pinned = ["--now", "2025-04-15T09:30"]

  private func explain(_ arguments: String..., input: String? = nil) throws -> Run {
    try Run(["explain"] + arguments + Self.pinned, input: input)
  }

  @Test("a series is explained with its rule, exceptions and instances, and so in the README")
  func series() throws {
    let run = try explain("work.ics", "standup@example.com", "--on", "2025-04-21")
    try expectGolden(run.output, "explain-standup.txt")
    let readme = try String(contentsOf: Run.root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains(run.output))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test("a zone that the file defines and a changed instance are explained")
  func definedZone() throws {
    let run = try explain("outlook.ics", "--search", "jour fixe", "--on", "tomorrow")
    try expectGolden(run.output, "explain-jour-fixe.txt")
    #expect(run.status == 0)
  }

  @Test("a series of another zone is explained on a narrow screen")
  func narrow() throws {
    let run = try explain(
      "nextcloud.ics", "--search", "committee meeting", "--width", "40", "--tz", "Asia/Tokyo",
      "--on", "2025-04-17")
    try expectGolden(run.output, "explain-narrow.txt")
    #expect(run.status == 0)
  }

  @Test(
    "the part of the rule, the exception or the change that decides is told with its line",
    arguments: [
      ("work.ics", "standup@example.com", "2025-04-16", "BYDAY: 2025-04-16 is a Wednesday"),
      ("work.ics", "standup@example.com", "2025-04-15", "RECURRENCE-ID: takes place"),
      ("work.ics", "standup@example.com", "2025-04-24", "STATUS: the instance of Thu 2025-04-24"),
      ("work.ics", "standup@example.com", "2025-01-06", "DTSTART: the day lies before the start"),
      ("work.ics", "on-call@example.com", "2025-04-12", "FREQ=WEEKLY;INTERVAL=2: 2025-04-12 lies"),
      ("work.ics", "payday@example.com", "2025-04-29", "BYSETPOS: what the other parts allow"),
      ("work.ics", "fair@example.com", "2025-04-18", "the event does not repeat"),
    ])
  func reasons(file: String, uid: String, date: String, reason: String) throws {
    let run = try explain(file, uid, "--on", date, "--width", "120")
    #expect(run.output.contains("Because     \(reason)"))
  }

  @Test("JSON of every event of every sample keeps to its schema")
  func schema() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Run.root.path() + "/Samples")
      .filter { $0.hasSuffix(".ics") }.sorted()
    let documents = try files.flatMap { file in
      try ["a", "e"].map { letter in
        let run = try explain(file, "--search", letter, "--json", "--on", "2025-04-21")
        #expect([0, 2].contains(run.status))
        return run.output
      }
    }
    let schema = JSONSchema("icalview-explain")
    #expect(try schema.faults(of: documents) == documents.map { _ in "" })
    let damaged = documents[0].replacing("\"hasInstance\": ", with: "\"has\": ")
    #expect(try schema.faults(of: [damaged]) != [""])
  }

  @Test("a UID that is not there is an error with the nearest ones as a hint")
  func unknownUID() throws {
    let run = try explain("work.ics", "standup@example.org")
    #expect(run.output == "")
    #expect(
      run.errors == """
        icalview: error: found no event of the UID 'standup@example.org'
          hint: did you mean standup@example.com?

        """)
    #expect(run.status == 2)
  }

  @Test("all events whose titles hold the text are explained, and none is an error")
  func search() throws {
    let run = try explain("work.ics", "--search", "Q")
    #expect(run.output.contains("Quarter close  work.ics:"))
    #expect(run.output.split(separator: "\n").filter { $0.hasPrefix("  UID ") }.count > 1)
    let none = try explain("work.ics", "--search", "xyzzy")
    #expect(none.errors == "icalview: error: found no event whose title holds 'xyzzy'\n")
    #expect(none.status == 2)
  }

  @Test("warnings stand in the explanation, and count where they are to count")
  func warnings() throws {
    let feed = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:test
      BEGIN:VEVENT
      UID:a
      DTSTART:20250415T100000
      DTEND:20250415T090000
      END:VEVENT
      END:VCALENDAR

      """
    let run = try explain("-", "a", input: feed)
    #expect(run.output.contains("Length      a moment (see the remarks about its end)  line 7"))
    #expect(run.output.contains("Remarks     the end is before DTSTART; passed over  line 7"))
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(try explain("-", "a", "--strict", input: feed).status == 1)
  }

  @Test("misspelled commands get a hint")
  func slip() throws {
    let run = try Run(["explian", "work.ics"] + Self.pinned)
    #expect(run.errors.contains("hint: for the command say icalview explain"))
    #expect(run.status == 2)
  }
}
