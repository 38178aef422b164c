import Foundation
import TestSupport
import Testing

@Suite("The program's views") struct ViewTests {
  private static let pinned = ["--now", "2025-04-15T09:30"]

  @Test(
    "every view of the work calendar is drawn as it should be",
    arguments: [
      ("month.txt", ["--month", "2025-04"]), ("month-120.txt", ["--month=2025-04", "--width=120"]),
      ("month-40.txt", ["--month", "2025-04", "--width", "40"]),
      ("month-ascii.txt", ["--month", "2025-04", "--ascii", "--sunday"]),
      ("week.txt", ["--week", "2025-04-15"]), ("weeks.txt", ["--weeks", "2"]),
      ("day.txt", ["--day", "2025-04-10"]), ("strip.txt", ["--strip", "2025-04"]),
      ("agenda.txt", ["--agenda", "2025-04-14", "--days", "14"]),
      ("year.txt", ["--year", "2025"]),
      ("range.txt", ["--from", "2025-04-24", "--to", "2025-04-26"]),
    ])
  func views(golden: String, arguments: [String]) throws {
    let run = try Run(["work.ics"] + arguments + Self.pinned)
    try expectGolden(run.output, golden)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(
    "titles and weekdays follow the locale, columns run from left to right",
    arguments: ["de_DE.UTF-8", "ar_EG.UTF-8", "zh_CN.UTF-8", "ja_JP.UTF-8", "he_IL.UTF-8"])
  func locales(name: String) throws {
    let run = try Run(
      ["holidays.ics", "japanese.ics", "arabic.ics", "--month", "2025-04"] + Self.pinned,
      variables: ["LC_ALL": name])
    try expectGolden(run.output, "\(name.prefix(5)).txt")
    #expect(run.status == 0)
  }

  @Test("the picture in the README is what the program draws")
  func readme() throws {
    let readme = try String(contentsOf: Run.root.appending(path: "README.md"), encoding: .utf8)
    let run = try Run(
      ["work.ics", "--month", "2025-04", "--lines", "5", "--width", "88"] + Self.pinned)
    #expect(readme.contains(run.output))
  }

  @Test("without options the month that holds now is shown")
  func defaultView() throws {
    let bare = try Run(["work.ics"] + Self.pinned)
    #expect(bare.output == (try Run(["work.ics", "--month", "2025-04"] + Self.pinned)).output)
  }

  @Test("several inputs, a folder and standard input show the same calendars")
  func inputs() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Run.root.path() + "/Samples")
      .filter { $0.hasSuffix(".ics") }.sorted()
    let arguments = ["--month", "2025-04", "--json"] + Self.pinned
    let folder = try Run(["."] + arguments)
    let named = try Run(files + arguments)
    #expect(folder.output == named.output)
    let stream = try files.map {
      try String(contentsOf: Run.root.appending(path: "Samples/\($0)"), encoding: .utf8)
    }.joined()
    let piped = try Run(arguments, input: stream)
    #expect(piped.status == 0)
    #expect(try JSON(piped.output).summaries == JSON(folder.output).summaries)
    #expect(try JSON(piped.output).strings("calendars", "source").allSatisfy { $0 == "<stdin>" })
  }

  @Test("colour is for terminals, or when it is asked for")
  func colour() throws {
    let arguments = ["work.ics", "--month", "2025-04"] + Self.pinned
    #expect(!(try Run(arguments)).output.contains("\u{1B}"))
    #expect((try Run(arguments + ["--color", "always"])).output.contains("\u{1B}["))
    let forced = try Run(arguments, variables: ["CLICOLOR_FORCE": "1"])
    #expect(forced.output.contains("\u{1B}["))
    let refused = try Run(arguments, variables: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
    #expect(!refused.output.contains("\u{1B}"))
  }

  @Test("JSON and JSON lines hold the same events in the same order")
  func documents() throws {
    let arguments = ["work.ics", "--month", "2025-04"] + Self.pinned
    let document = try JSON(try Run(arguments + ["--json"]).output)
    let lines = try Run(arguments + ["--format", "jsonl"]).output.split(separator: "\n")
    #expect(try lines.map { try JSON(String($0)).string("summary") } == document.summaries)
    #expect(document.string("view", "first") == "2025-03-31")
    #expect(document.string("view", "last") == "2025-05-04")
    // Counted with two other readers: 67 instances in those five weeks, one of them cancelled.
    #expect(document.summaries.count == 66)
    let cancelled = try JSON(try Run(arguments + ["--json", "--cancelled"]).output)
    #expect(cancelled.summaries.count == 67)
  }

  @Test("filters leave what they name")
  func filters() throws {
    func summaries(_ arguments: String...) throws -> [String] {
      try JSON(
        Run(
          ["work.ics", "--from", "2025-04-10", "--days", "1", "--json"] + arguments + Self.pinned
        )
        .output
      ).summaries
    }
    #expect(try summaries("--search", "stand-up") == ["Stand-up"])
    #expect(try summaries("--limit", "2").count == 2)
    #expect(try summaries("--kind", "todo") == ["Read the accessibility report"])
    #expect(try summaries("--status", "needs-action").count == 1)
  }

  @Test("--all shows every component as it stands in the file")
  func everything() throws {
    let all = try JSON(try Run(["work.ics", "--all", "--json"]).output)
    #expect(all.strings("events", "rrule").contains { $0.hasPrefix("FREQ=WEEKLY") })
    #expect(all.object["weeks"] == nil)
  }
}

/// A JSON document as plain values.
struct JSON {
  let object: [String: Any]

  init(_ text: String) throws {
    object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  func string(_ path: String...) -> String? {
    var value: Any? = object
    for key in path { value = (value as? [String: Any])?[key] }
    return value as? String
  }

  /// The texts at `key` of each object in the list `list`.
  func strings(_ list: String, _ key: String) -> [String] {
    (object[list] as? [[String: Any]] ?? []).compactMap { $0[key] as? String }
  }

  var summaries: [String] { strings("events", "summary") }
}
