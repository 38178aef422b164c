import Foundation
import Testing

@Suite("Messages and exit statuses") struct StatusTests {
  private static let month = ["--month", "2025-04"]
  private static let broken = """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    UID:bad
    DTSTART:someday
    END:VEVENT
    BEGIN:VEVENT
    UID:good
    DTSTART:20250402T100000Z
    DTEND:20250402T090000Z
    SUMMARY:Good
    END:VEVENT
    END:VCALENDAR
    """

  @Test("what could not be read is an error with file and line, the rest is shown, status 2")
  func brokenEvent() throws {
    let run = try Run(["-"] + Self.month, input: Self.broken)
    #expect(run.status == 2)
    #expect(run.output.contains("Good"))
    #expect(
      run.errors == """
        icalview: <stdin>:4: error: DTSTART is 'someday', expected YYYYMMDDTHHMMSS; the component is \
        left out
        icalview: <stdin>:9: warning: the end is before DTSTART; passed over

        """)
  }

  @Test("a range that ends before it begins is empty, with a warning, status 0")
  func emptyRange() throws {
    // The first event begins before the range and ends behind it.
    let feed = Self.broken.replacing(
      "DTSTART:someday", with: "DTSTART;VALUE=DATE:20250101\nDTEND;VALUE=DATE:20260101")
    let range = ["--from", "2025-05-01", "--to", "2025-04-01"]
    let text = try Run(range, input: feed)
    #expect(text.status == 0)
    #expect(text.output == "(no events)\n")
    #expect(
      text.errors == """
        icalview: warning: the range ends on 2025-04-01, before its first day, 2025-05-01; there is \
        nothing to show
          hint: without --from a range begins today

        """)
    let json = try Run(range + ["--json"], input: feed)
    #expect(json.status == 0)
    #expect(json.output.contains(#""first": "2025-05-01", "last": "2025-04-01""#))
    #expect(json.output.contains(#""events": []"#))
    #expect(json.output.contains(#""days": []"#))
    #expect(json.output.contains(#""diagnostics": []"#))
    #expect(try Run(range + ["--format", "jsonl"], input: feed).output == "")
    #expect(try Run(range + ["--strict"], input: feed).status == 1)
    #expect(try Run(range, input: Self.broken).status == 2)
  }

  @Test("--quiet leaves out warnings, --strict makes them count, errors stay")
  func strictness() throws {
    let warned = Self.broken.replacing("DTSTART:someday", with: "DTSTART:20250401T100000Z")
    #expect(try Run(Self.month, input: warned).status == 0)
    #expect(try Run(Self.month + ["--strict"], input: warned).status == 1)
    #expect(try Run(Self.month + ["--quiet"], input: warned).errors == "")
    #expect(try Run(Self.month + ["--quiet"], input: Self.broken).errors.contains("error:"))
    #expect(try Run(Self.month + ["--strict"], input: Self.broken).status == 2)
  }

  @Test(
    "a command line that cannot be followed says what it expected, status 2",
    arguments: [
      (
        ["work.ics", "--mnth"],
        "icalview: error: found unknown option '--mnth'\n  hint: did you mean --month?\n"
      ),
      (
        ["work.ics", "--month=2025-13"],
        "icalview: error: --month is '2025-13', a date that does not exist: month is 13, expected 1 to 12\n"
      ),
      (
        ["work.ics", "--month", "--week"],
        "icalview: error: found --month and --week, expected one view\n"
      ),
      (
        ["work.ics", "--tz", "Mars/Olympus"],
        "icalview: error: --tz is 'Mars/Olympus', expected a zone such as Europe/Berlin\n"
      ),
    ])
  func usage(arguments: [String], message: String) throws {
    let run = try Run(arguments)
    #expect(run.errors == message)
    #expect(run.output == "")
    #expect(run.status == 2)
  }

  @Test("a missing file is an error, the other files are shown")
  func missingFile() throws {
    let run = try Run(["none.ics", "work.ics"] + Self.month)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("icalview: none.ics: error: cannot be read: "))
    #expect(run.output.contains("Quarter close"))
  }

  @Test("what is no calendar is said to be what it is, and nothing is drawn")
  func notACalendar() throws {
    let run = try Run(Self.month, input: "<!DOCTYPE html><html>")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        "icalview: <stdin>:1: error: found an HTML page, expected BEGIN:VCALENDAR\n"))
  }

  @Test("nothing of a file reaches the terminal unfiltered")
  func controls() throws {
    let text = Self.broken.replacing("Good", with: "\u{1B}[2JG\u{7}ood\u{202E}")
      .replacing("someday", with: "\u{1B}]0;x\u{7}\u{9B}1m")
    let run = try Run(Self.month, input: text)
    for text in [run.output, run.errors] {
      let scalars = text.unicodeScalars.filter { $0 != "\n" }
      #expect(scalars.filter { $0.properties.generalCategory == .control }.isEmpty)
      #expect(!scalars.contains("\u{202E}"))
    }
  }

  @Test("an empty window is no fault")
  func emptyWindow() throws {
    let run = try Run(["work.ics", "--month", "1999-01"])
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  #if os(Linux)
    @Test("a full disk is an error")
    func fullDisk() throws {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let run = try Run(["work.ics"] + Self.month, output: full)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("icalview: standard output: error: cannot be written: "))
    }
  #endif

  @Test("a closed pipe ends quietly")
  func closedPipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let run = try Run(
      ["work.ics", "--from", "2025-01-01", "--to", "2027-01-01", "--json"],
      output: pipe.fileHandleForWriting)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test("--help and --version answer and do nothing else")
  func answers() throws {
    let help = try Run(["--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("--month"))
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try Run(["--version"]).output.hasPrefix("icalview "))
  }
}
