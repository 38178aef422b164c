import CalendarLayout
import CalendarModel
import CalendarRendering
import TestSupport
import Testing

@testable import IcalviewCLI

@Suite("The command line of the view") struct ViewCommandLineTests {
  @Test("without arguments there is a request with all defaults")
  func empty() throws {
    #expect(try request() == ViewRequest())
  }

  // MARK: - Views

  @Test("each view is asked for by its option")
  func views() throws {
    #expect(try request("--month").view == .month(nil))
    #expect(try request("--week").view == .week(nil))
    #expect(try request("--weeks", "4").view == .weeks(4))
    #expect(try request("--day").view == .day(nil))
    #expect(try request("--strip").view == .strip(nil))
    #expect(try request("--agenda").view == .agenda(nil))
    #expect(try request("--year").view == .year(nil))
    #expect(try request("--months=3").view == .months(3))
    #expect(try request("--all", "--json").view == .all)
  }

  @Test("a view takes the next word when it is a date that fits, and leaves any other as an input")
  func optionalDate() throws {
    let april = DateExpression.fixed(.month(try month("2025-04")))
    let dated = try request("--month", "2025-04", "work.ics")
    #expect(dated.view == .month(april))
    #expect(dated.inputs == ["work.ics"])

    let undated = try request("--month", "work.ics", "2025-04")
    #expect(undated.view == .month(nil))
    #expect(undated.inputs == ["work.ics", "2025-04"])

    #expect(try request("--week", "-3d").view == .week(.distance(-3, .day)))
    #expect(try request("--week", "next week").view == .week(.period(1, .week)))
    #expect(try request("--year", "2025").view == .year(.fixed(.year(2025))))
  }

  @Test("a period that is longer than the view does not fit it")
  func tooLong() throws {
    let year = try request("--month", "2025")
    #expect(year.view == .month(nil))
    #expect(year.inputs == ["2025"])
    #expect(try request("--week", "2025-04").inputs == ["2025-04"])
    #expect(try request("--day", "2025-W15").inputs == ["2025-W15"])
    #expect(
      throws: UsageError.value(
        option: "--month", value: "2025", .tooLong(.year, longest: .month))
    ) { try request("--month=2025") }
  }

  @Test("a name that is shared has the reading that fits the view")
  func sharedName() throws {
    #expect(
      try request("--day", "mar", locale: "es-ES").view == .day(.weekday(.tuesday, .plain)))
    #expect(try request("--month", "mar", locale: "es-ES").view == .month(.month(3, .plain)))
    #expect(try request("--day", "mar").inputs == ["mar"])
  }

  @Test("the locale of --locale counts wherever it stands")
  func localeOption() throws {
    let request = try request("--month", "Dezember", "--locale", "de-DE")
    #expect(request.view == .month(.month(12, .plain)))
    #expect(request.place.locale == "de-DE")
  }

  @Test("a value after = must be a date")
  func unreadableDate() throws {
    #expect(
      throws: UsageError.value(
        option: "--month", value: "work.ics", .unreadable(expected: "YYYY-MM"))
    ) { try request("--month=work.ics") }
    #expect(
      throws: UsageError.value(
        option: "--day", value: "", .unreadable(expected: "DATE"))
    ) { try request("--day=") }
  }

  @Test("a date that does not exist is an error, not an input")
  func impossibleDate() throws {
    let error = UsageError.value(
      option: "--day", value: "2025-02-30",
      .impossible(DateWords.Impossible(reason: "day is 30, expected 1 to 28")))
    #expect(throws: error) { try request("--day", "2025-02-30") }
    #expect(throws: error) { try request("--day=2025-02-30") }
    #expect(
      error.message
        == "--day is '2025-02-30', a date that does not exist: day is 30, expected 1 to 28")
  }

  @Test("two views are an error; the same one again is the last")
  func twoViews() throws {
    #expect(throws: UsageError.twoViews("--month", "--week")) { try request("--month", "--week") }
    #expect(throws: UsageError.twoViews("--all", "--day")) {
      try request("--all", "--day", "--json")
    }
    #expect(
      try request("--month", "2025-04", "--month", "2025-05").view
        == .month(.fixed(.month(try month("2025-05")))))
  }

  @Test("everything has no form as text")
  func allAsText() throws {
    #expect(throws: UsageError.allAsText) { try request("--all") }
    #expect(try request("--all", "--format", "jsonl").format == .jsonl)
  }

  // MARK: - Ranges

  @Test("a range stands alone or with a view that leaves it open")
  func ranges() throws {
    let alone = try request("--from", "-3d", "--to=2025-04")
    #expect(alone.view == nil)
    #expect(alone.range.from == .distance(-3, .day))
    #expect(alone.range.to == .fixed(.month(try month("2025-04"))))
    #expect(try request("--agenda", "2025-04-14", "--days", "14").range.days == 14)
    #expect(try request("--weeks", "4", "--from", "monday").view == .weeks(4))
  }

  @Test(
    "a range with a view that has one is an error",
    arguments: [
      (["--month", "--from", "today"], "--from", "--month"),
      (["--days=3", "--week"], "--days", "--week"), (["--year", "--to", "may"], "--to", "--year"),
      (["--weeks=2", "--days=3"], "--days", "--weeks"),
      (["--json", "--all", "--from=today"], "--from", "--all"),
    ])
  func rangeOfItsOwn(arguments: [String], option: String, view: String) {
    #expect(throws: UsageError.rangeOfItsOwn(option: option, view: view)) {
      try Invocation(arguments, locale: "en-001")
    }
  }

  // MARK: - Other options

  @Test("every other option sets its part of the request")
  func options() throws {
    let request = try request(
      "--json", "--color", "never", "--width=100", "--ascii", "--lines", "4", "--week-numbers=us",
      "--six-weeks", "--first-weekday", "sat", "--tz", "Europe/Berlin", "--zones", "x-wr",
      "--locale", "de_DE.UTF-8", "--now", "2025-04-15T09:30", "-a", "Work", "-aHome",
      "--exclude-calendar", "Birthdays", "-x=Names", "--search", "fair", "--category=team",
      "--status", "confirmed", "--kind", "todo", "--kind=event", "--cancelled", "--alarms",
      "--limit", "10", "--strict", "--quiet", "--max-instances", "50", "a.ics", "-")
    var expected = ViewRequest()
    expected.inputs = ["a.ics", "-"]
    expected.format = .json
    expected.looks = Looks(
      color: .never, width: 100, isASCII: true, lines: 4, weekNumbering: .us, hasSixWeeks: true,
      firstWeekday: .saturday)
    expected.place = Place(
      timeZone: "Europe/Berlin", zones: .xWR, locale: "de-DE",
      now: .local(try CivilDateTime(try day("2025-04-15"), hour: 9, minute: 30)))
    expected.filter = Filter(
      calendars: ["Work", "Home"].map(CalendarName.init),
      excludedCalendars: ["Birthdays", "Names"].map(CalendarName.init), search: SearchText("fair"),
      categories: [SearchText("team")], statuses: [SearchText("confirmed")],
      kinds: [.todo, .event],
      includesCancelled: true, includesAlarms: true, limit: 10)
    expected.strictness = Strictness(isStrict: true, isQuiet: true)
    expected.maximumInstances = 50
    #expect(request == expected)
  }

  @Test("of an option given several times the last one counts")
  func lastWins() throws {
    #expect(try request("--json", "--format=text").format == .text)
    #expect(try request("--sunday", "--monday").looks.firstWeekday == .monday)
    #expect(try request("--width=50", "--width=60").looks.width == 60)
  }

  @Test("the zone can be given once")
  func repeatedZone() {
    #expect(throws: UsageError.repeatedOption("--tz")) {
      try request("--tz=UTC", "--tz=Europe/Berlin")
    }
  }

  @Test(
    "numbers are whole and within their bounds",
    arguments: [
      ("--weeks", "0"), ("--weeks", "5201"), ("--months", "1201"), ("--days", "-1"),
      ("--days", "36501"), ("--lines", "1001"), ("--width", "19"), ("--width", "1e2"),
      ("--limit", ""), ("--limit", "99999999999999999999999999"), ("--max-instances", "0x10"),
      ("--weeks", "٣"), ("--weeks", " 3"),
    ])
  func numbers(option: String, value: String) {
    #expect(throws: UsageError.self) { try request("\(option)=\(value)") }
  }

  @Test("a bound is said in the error")
  func numberMessage() throws {
    let error = try #require(throws: UsageError.self) { try request("--weeks", "0") }
    #expect(error.message == "--weeks is '0', expected a whole number from 1 to 5200")
  }

  @Test("an unknown word gets the words there are, and the one that was meant")
  func choices() throws {
    let error = try #require(throws: UsageError.self) { try request("--format", "jsom") }
    #expect(error.message == "--format is 'jsom', expected text, json, jsonl")
    #expect(error.hint == "did you mean json?")
  }

  // MARK: - The form of a command line

  @Test("a value may follow as the next argument, unless that is an option")
  func values() throws {
    #expect(try request("--search", "-5").filter.search?.description == "-5")
    #expect(try request("--search=--json").filter.search?.description == "--json")
    #expect(
      throws: UsageError.missingValue(
        option: "--search", placeholder: "TEXT", found: "--json")
    ) { try request("--search", "--json") }
    #expect(throws: UsageError.missingValue(option: "-a", placeholder: "NAME", found: nil)) {
      try request("-a")
    }
    #expect(throws: UsageError.unexpectedValue(option: "--json", value: "yes")) {
      try request("--json=yes")
    }
  }

  @Test("after two hyphens everything is an input, and no date")
  func endOfOptions() throws {
    let request = try request("--month", "--", "2025-04", "--json", "-3d")
    #expect(request.view == .month(nil))
    #expect(request.inputs == ["2025-04", "--json", "-3d"])
  }

  @Test("standard input can be named once")
  func standardInput() throws {
    #expect(try request("-", "a.ics").inputs == ["-", "a.ics"])
    #expect(throws: UsageError.standardInputTwice) { try request("-", "--", "-") }
  }

  @Test(
    "an unknown option gets the nearest name as a hint",
    arguments: [
      ("--mnth", "did you mean --month?"), ("--moths", "did you mean --months?"),
      ("--colour", "did you mean --color?"), ("--weke", "did you mean --week?"),
      ("--exclude", "did you mean --exclude-calendar?"),
      ("--frm=today", "did you mean --from?"), ("--xyzzy", "for a file of that name say ./--xyzzy"),
      ("-q", "did you mean --quiet?"), ("-month", "did you mean --month?"),
      ("-3d", "did you mean --day -3d?"), ("-3", "for a file of that name say ./-3"),
    ])
  func unknownOption(argument: String, hint: String) throws {
    let error = try #require(throws: UsageError.self) { try request(argument) }
    #expect(error.hint == hint)
  }

  @Test("help and version answer wherever they stand before an error")
  func answers() throws {
    #expect(try parse("--help") == .help(HelpText.text(of: ViewRequest.syntax)))
    #expect(
      try parse("work.ics", "-h", "--nonsense") == .help(HelpText.text(of: ViewRequest.syntax)))
    #expect(try parse("--version") == .version)
    #expect(throws: UsageError.self) { try parse("--nonsense", "--help") }
  }

  @Test("commands and options of later versions are refused as such")
  func notBuilt() throws {
    #expect(throws: UsageError.commandNotBuilt("config")) { try request("config", "work.ics") }
    #expect(throws: UsageError.commandNotBuilt("free")) { try request("--json", "free") }
    #expect(try request("./check").inputs == ["./check"])
    #expect(try request("--", "config").inputs == ["config"])
    #expect(try request("work.ics", "config").inputs == ["work.ics", "config"])
    #expect(throws: UsageError.optionNotBuilt("--template")) { try request("--template", "x") }
  }

  @Test("random command lines are read without a crash")
  func hostile() {
    var random = SeededGenerator(seed: 2)
    let stems =
      ViewOptions.table.options.map(\.spelling)
      + [
        "-a", "-x", "-h", "-ax", "-", "--", "---", "=", "--=", "-=", "", "2025", "2025-02-30",
        "-3d",
        "+9999999y", "next week", "\0", "é\u{301}", "99999999999999999999", "text", "1", "check",
      ]
    for _ in 0..<2_000 {
      let arguments = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        let stem = stems.randomElement(using: &random) ?? ""
        guard Bool.random(using: &random) else { return stem }
        return stem + "=" + (stems.randomElement(using: &random) ?? "")
      }
      do {
        _ = try Invocation(arguments, locale: "en-001")
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }
}
