import Foundation
import Testing

@Suite("icalview check") struct CheckTests {
  /// A folder of its own that is gone when the test is over.
  private final class Folder {
    let url: URL

    init(_ files: [String: String]) throws {
      url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        .resolvingSymlinksInPath()
      for (name, text) in files {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String = "") -> String {
      name.isEmpty ? url.path(percentEncoded: false) : "\(url.path(percentEncoded: false))/\(name)"
    }

    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }
  }

  private static func calendar(_ lines: String..., lineEnd: String = "\r\n") -> String {
    let all =
      [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Club//Events 1//EN", "BEGIN:VEVENT",
        "UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001", "DTSTAMP:20260101T000000Z", "SUMMARY:Case",
      ] + lines + ["END:VEVENT", "END:VCALENDAR"]
    return all.map { $0 + lineEnd }.joined()
  }

  private static let clean = calendar("DTSTART;VALUE=DATE:20260302")
  private static let faulty = calendar("DTSTART;VALUE=DATE:20260302", "DTEND:20260304")

  @Test("a clean file is status 0, findings are status 1, what cannot be read is status 2")
  func statuses() throws {
    let folder = try Folder(["ok.ics": Self.clean, "bad.ics": Self.faulty])
    #expect(try Run(["check", folder.path("ok.ics")]).status == 0)
    #expect(try Run(["check", folder.path("bad.ics")]).status == 1)
    let run = try Run([
      "check", folder.path("bad.ics"), folder.path("no.ics"), "--format", "concise",
    ])
    #expect(run.status == 2)
    #expect(run.output.contains("bad.ics:9:7: error ICV303"))
    #expect(run.errors.contains("no.ics: error: cannot be read"))
    #expect(try Run(["check", folder.path("bad.ics"), "--exit-zero"]).status == 0)
    #expect(try Run(["check", folder.path("bad.ics"), "--fail-on", "never"]).status == 0)
  }

  @Test("a folder stands for its feeds; one without any is status 2")
  func folders() throws {
    let folder = try Folder([
      "a.ics": Self.clean, "deep/b.ifb": Self.faulty, "deep/c.txt": "x", "empty/d.txt": "x",
    ])
    let run = try Run(["check", folder.path(), "--format", "json"])
    #expect(run.output.contains("\"summary\": {\"files\": 2, \"error\": 1"))
    #expect(try Run(["check", folder.path("empty")]).status == 2)
  }

  @Test("files come in the order of their paths, each once, however they are named")
  func order() throws {
    let folder = try Folder(["a.ics": Self.faulty, "deep/b.ics": Self.faulty])
    let run = try Run(
      ["check", "--format", "concise", "deep", "./a.ics", ".", "a.ics"], in: folder.path())
    let paths = run.output.split(separator: "\n").compactMap { $0.split(separator: ":").first }
    #expect(paths == ["a.ics", "deep/b.ics", "Checked 2 files"])
  }

  @Test("standard input is checked when it is named or piped in, under the name it is given")
  func standardInput() throws {
    let run = try Run(
      ["check", "-", "--format", "concise", "--quiet"], input: Self.faulty)
    #expect(
      run.output
        == "<stdin>:9:7: error ICV303 date-without-value-date: 20260304 is a DATE; "
        + "write DTEND;VALUE=DATE [*]\n")
    let named = try Run(
      ["check", "--stdin-filename", "club.ics", "--format", "concise"], input: Self.faulty)
    #expect(named.output.hasPrefix("club.ics:9:7:"))
  }

  @Test("--fix mends a file in its place, and leaves its permissions and every other byte")
  func fix() throws {
    let folder = try Folder(["bad.ics": Self.faulty])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.path("bad.ics"))
    let run = try Run(["check", folder.path("bad.ics"), "--fix"])
    #expect(run.status == 0)
    #expect(
      try folder.text("bad.ics")
        == Self.faulty.replacing("DTEND:", with: "DTEND;VALUE=DATE:"))
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("bad.ics"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["bad.ics"])
  }

  @Test("--fix of standard input writes the mended text, and the findings to standard error")
  func fixStandardInput() throws {
    let run = try Run(["check", "-", "--fix", "--unsafe-fixes"], input: Self.faulty)
    #expect(run.output == Self.faulty.replacing("DTEND:", with: "DTEND;VALUE=DATE:"))
    #expect(run.errors.contains("Checked 1 file"))
    let clean = try Run(["check", "-", "--fix-only"], input: Self.clean)
    #expect(clean.output == Self.clean)
    #expect(clean.errors.isEmpty)
  }

  @Test("--diff shows what would be fixed and touches nothing")
  func diff() throws {
    let folder = try Folder(["bad.ics": Self.faulty])
    let run = try Run(["check", folder.path("bad.ics"), "--diff"])
    #expect(run.status == 1)
    #expect(run.output.contains("-DTEND:20260304\r\n+DTEND;VALUE=DATE:20260304\r\n"))
    #expect(try folder.text("bad.ics") == Self.faulty)
    #expect(try Run(["check", "-", "--diff"], input: Self.clean).status == 0)
  }

  @Test("the nearest settings above a file apply; the command line and --no-config beat them")
  func settings() throws {
    let folder = try Folder([
      ".icalview.json": #"{"per-file": {"vendor/**": {"ignore": ["ICV3"]}}}"#,
      "vendor/bad.ics": Self.faulty, "own/bad.ics": Self.faulty,
      "own/deep/.icalview.json": #"{"severity": {"ICV303": "info"}}"#,
      "own/deep/bad.ics": Self.faulty,
    ])
    let run = try Run(["check", folder.path(), "--format", "json"])
    #expect(run.output.contains("\"error\": 1, \"warning\": 0"))
    let vendor = folder.path("vendor/bad.ics")
    #expect(try Run(["check", vendor]).status == 0)
    #expect(try Run(["check", vendor, "--no-config"]).status == 1)
    #expect(try Run(["check", vendor, "--select", "ICV303"]).status == 1)
    let other = folder.path("own/deep/.icalview.json")
    #expect(
      try Run(["check", folder.path("own/bad.ics"), "--config", other, "--pedantic"]).output
        .contains("info[ICV303]"))
  }

  @Test("settings that cannot be followed are status 2, and say where and why")
  func wrongSettings() throws {
    let folder = try Folder([".icalview.json": #"{"selct": []}"#, "ok.ics": Self.clean])
    let run = try Run(["check", folder.path("ok.ics")])
    #expect(run.status == 2)
    #expect(run.errors.contains(".icalview.json: error: found the unknown key 'selct'"))
    #expect(run.output == "")
  }

  @Test("a baseline hides what it has; new findings count, and what is gone is said")
  func baseline() throws {
    let folder = try Folder(["bad.ics": Self.faulty])
    let (file, list) = (folder.path("bad.ics"), folder.path("baseline.json"))
    #expect(try Run(["check", file, "--write-baseline", list]).status == 0)
    let second = try Run(["check", file, "--baseline", list])
    #expect(second.status == 0)
    #expect(second.output.contains("no findings; 1 in baseline"))
    try Data(Self.calendar("DTSTART;VALUE=DATE:20260302", "DTEND:20260305").utf8)
      .write(to: folder.url.appending(path: "bad.ics"))
    let third = try Run(["check", file, "--baseline", list])
    #expect(third.status == 1)
    #expect(third.errors.contains("of the baseline is not found any more"))
  }

  @Test("--max-warnings counts; --max-findings shows the first ones and counts all")
  func limits() throws {
    let times = Array(repeating: "DTEND:20260304", count: 5)
    let text = Self.calendar("DTSTART;VALUE=DATE:20260302")
      .replacing("END:VEVENT", with: times.joined(separator: "\r\n") + "\r\nEND:VEVENT")
    let run = try Run(
      ["check", "-", "--select", "ICV303", "--max-findings", "2", "--format", "concise"],
      input: text)
    #expect(run.output.contains("5 errors in 1 file"))
    #expect(run.output.contains("3 not shown (--max-findings)"))
    let json = try Run(
      ["check", "-", "--select", "ICV303", "--max-findings", "2", "--json"], input: text)
    #expect(
      json.errors == """
        icalview: <stdin>: warning: found 5 faults, 3 of them are not in the report
          hint: --max-findings 5 reports all

        """)
    let warned = ["check", "-", "--select", "ICV303", "--severity", "ICV303=warning"]
    #expect(try Run(warned + ["--max-warnings", "5"], input: text).status == 0)
    #expect(try Run(warned + ["--max-warnings", "4"], input: text).status == 1)
  }

  @Test("in a workflow of GitHub the commands follow what people read")
  func workflow() throws {
    let variables = ["GITHUB_ACTIONS": "true"]
    let run = try Run(["check", "-"], input: Self.faulty, variables: variables)
    #expect(
      run.output.contains("Checked 1 file: 1 error in 1 file; 1 fixable with --fix.\n::error "))
    let json = try Run(["check", "-", "--json"], input: Self.faulty, variables: variables)
    #expect(!json.output.contains("::error"))
  }

  @Test("--output writes the findings to a file")
  func outputFile() throws {
    let folder = try Folder(["bad.ics": Self.faulty])
    let run = try Run([
      "check", folder.path("bad.ics"), "--format", "sarif", "--output", folder.path("x.sarif"),
    ])
    #expect(run.output.isEmpty)
    #expect(try folder.text("x.sarif").contains("\"version\": \"2.1.0\""))
  }

  @Test("rules are explained by code and by name, and listed")
  func explain() throws {
    let byCode = try Run(["check", "--explain", "icv303"])
    #expect(byCode.status == 0)
    #expect(byCode.output.hasPrefix("ICV303 date-without-value-date\n"))
    #expect(try Run(["check", "--explain", "date-without-value-date"]).output == byCode.output)
    let unknown = try Run(["check", "--explain", "ICV3033"])
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("did you mean ICV303?"))
    #expect(try Run(["check", "--list-rules"]).output.split(separator: "\n").count == 173)
    #expect(
      try Run(["check", "--list-rules", "--json"]).output.hasPrefix("[\n  {\"code\": \"ICV001\""))
  }

  @Test("the samples have no findings, advice included, beyond what their settings say")
  func samples() throws {
    let samples = try FileManager.default.contentsOfDirectory(
      atPath: Run.root.appending(path: "Samples").path()
    ).filter { $0.hasSuffix(".ics") }
    let run = try Run(["check", "--pedantic"] + samples)
    #expect(run.output == "Checked \(samples.count) files: no findings.\n")
  }

  @Test("the faulty sample has faults of every area, and its safe fixes can be made")
  func faultySample() throws {
    let text = try String(
      contentsOf: Run.root.appending(path: "Samples/faulty.ics.txt"), encoding: .utf8)
    let run = try Run(["check", "-", "--format", "concise"], input: text)
    for area in 0...7 { #expect(run.output.contains(" ICV\(area)")) }
    let fixed = try Run(["check", "-", "--fix-only"], input: text)
    let rest = try Run(["check", "-", "--format", "concise"], input: fixed.output)
    #expect(!rest.output.contains("[*]"))
  }
}
