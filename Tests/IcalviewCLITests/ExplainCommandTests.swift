import CalendarModel
import CalendarRendering
import TestSupport
import Testing

@testable import IcalviewCLI

@Suite("The command line of explain") struct ExplainCommandTests {
  /// What `arguments` behind `explain` ask for.
  private func explain(_ arguments: String...) throws -> ExplainRequest {
    let invocation = try Invocation(["explain"] + arguments, locale: "en-001")
    guard case .explain(let request) = invocation else { throw UnexpectedAnswer() }
    return request
  }

  @Test("the last word is the UID, those before it are inputs")
  func uid() throws {
    let request = try explain("a.ics", "b.ics", "standup@example.com")
    #expect(request.inputs == ["a.ics", "b.ics"])
    #expect(request.uid == "standup@example.com")
    #expect(request.search == nil)
    #expect(try explain("-", "--on", "today", "x").inputs == ["-"])
  }

  @Test("a UID alone is looked for in standard input")
  func standardInput() throws {
    let request = try explain("standup@example.com")
    #expect(request.inputs == [])
    #expect(request.uid == "standup@example.com")
  }

  @Test("a UID that begins with a hyphen stands behind two of them")
  func hyphen() throws {
    #expect(try explain("a.ics", "--", "-x").uid == "-x")
    #expect(throws: UsageError.unknownOption("-x", nearest: nil)) { try explain("a.ics", "-x") }
    #expect(throws: UsageError.unknownOption("-3d", nearest: "--on -3d")) {
      try explain("a.ics", "-3d")
    }
  }

  @Test("where titles are searched all words are inputs")
  func search() throws {
    let request = try explain("a.ics", "--search", "stand-up", "b.ics")
    #expect(request.inputs == ["a.ics", "b.ics"])
    #expect(request.uid == nil)
    #expect(request.search == SearchText("stand-up"))
  }

  @Test(
    "without a UID and a text to search there is nothing to explain",
    arguments: [[], ["a.ics"], ["A.ICS", "--json"]])
  func noSubject(arguments: [String]) throws {
    let error = try #require(throws: UsageError.self) {
      try Invocation(["explain"] + arguments, locale: "en-001")
    }
    #expect(error == .noSubject(usage: ExplainRequest.syntax.usage))
    #expect(error.message.hasSuffix("expected \(ExplainRequest.syntax.usage)"))
  }

  @Test("the options of the place, the output and strictness are the view's")
  func options() throws {
    let request = try explain(
      "a.ics", "uid", "--on", "2025-04-21", "--json", "--tz", "Asia/Tokyo", "--zones=embedded",
      "--locale", "de_DE", "--now", "2025-04-15", "--width", "100", "--color=never", "--strict",
      "--quiet")
    var expected = ExplainRequest()
    expected.inputs = ["a.ics"]
    expected.uid = "uid"
    expected.date = .fixed(.day(try day("2025-04-21")))
    expected.format = .json
    expected.color = .never
    expected.width = 100
    expected.place = Place(
      timeZone: "Asia/Tokyo", zones: .embedded, locale: "de-DE",
      now: .local(CivilDateTime(startOf: try day("2025-04-15"))))
    expected.strictness = Strictness(isStrict: true, isQuiet: true)
    #expect(request == expected)
    #expect(try explain("a.ics", "uid", "--json", "--format=text").format == .text)
  }

  @Test("--on takes a day in words, in the language of --locale, and nothing longer")
  func onDay() throws {
    #expect(try explain("x", "--on", "tuesday").date == .weekday(.tuesday, .plain))
    #expect(
      try explain("x", "--on", "Dienstag", "--locale", "de").date == .weekday(.tuesday, .plain))
    #expect(
      throws: UsageError.value(
        option: "--on", value: "2025-04", .tooLong(.month, longest: .day))
    ) { try explain("x", "--on", "2025-04") }
  }

  @Test("options of the view are not options of explain")
  func foreignOptions() {
    #expect(throws: UsageError.unknownOption("--agenda", nearest: nil)) {
      try explain("a.ics", "uid", "--agenda")
    }
    #expect(
      throws: UsageError.value(
        option: "--format", value: "jsonl", .noChoice(among: ["text", "json"], nearest: "json"))
    ) { try explain("x", "--format", "jsonl") }
  }
}

@Suite("Commands") struct CommandTests {
  @Test("the first word names a command, and a later one does not")
  func firstWord() throws {
    #expect(throws: UsageError.commandAfterOptions("explain")) { try parse("--json", "explain") }
    #expect(try request("work.ics", "explain").inputs == ["work.ics", "explain"])
    #expect(try request("./explain").inputs == ["./explain"])
    #expect(try request("--", "explain").inputs == ["explain"])
  }

  @Test("each command answers with its own help")
  func help() throws {
    #expect(try parse("explain", "--help") == .help(HelpText.text(of: ExplainRequest.syntax)))
    #expect(try parse("explain", "--version") == .version)
    #expect(try parse("--help") == .help(HelpText.text(of: ViewRequest.syntax)))
  }

  @Test("help lists the commands, in lines of at most 80 columns")
  func list() {
    let help = HelpText.text(of: ViewRequest.syntax)
    for command in Command.named {
      #expect(help.contains("\n  \(command.usage.dropFirst("icalview ".count))"))
      #expect(help.contains(command.summary))
    }
  }

  @Test("names are there once, and none is of a later version")
  func unique() {
    let names = Command.named.compactMap(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count == Command.named.count)
    #expect(Command.unbuilt.isDisjoint(with: names))
  }

  @Test("a slip of a command's name gets the name as a hint")
  func slips() {
    let words = DateWords(locale: "en-001")
    let hint = "for the command say icalview explain"
    #expect(ViewRequest.hint(forMissing: "explian", words: words) == hint)
    #expect(ViewRequest.hint(forMissing: "Explain", words: words) == hint)
    #expect(ViewRequest.hint(forMissing: "work.ics", words: words) == nil)
    #expect(ExplainRequest.hint(forMissing: "explian", words: words) == nil)
  }

  @Test("random command lines of every command are read without a crash")
  func hostile() {
    var random = SeededGenerator(seed: 3)
    let stems =
      ExplainOptions.table.options.map(\.spelling)
      + ["-", "--", "-h", "a.ics", "uid", "2025", "-3d", "explain", "", "=", "--on=today"]
    for _ in 0..<1_000 {
      let arguments = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        stems.randomElement(using: &random) ?? ""
      }
      do {
        _ = try Invocation(["explain"] + arguments, locale: "en-001")
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }
}
