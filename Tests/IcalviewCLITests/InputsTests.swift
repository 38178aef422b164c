import CalendarModel
import Foundation
import Testing

@testable import IcalviewCLI

@Suite("Inputs") struct InputsTests {
  private static let dateHint = "a date is written 2025-04-15, 2025-W15, 2025-04 or 2025"

  /// The inputs that the view finds.
  private func inputs(_ arguments: [String]) -> Inputs {
    Inputs(arguments) { ViewRequest.hint(forMissing: $0, words: DateWords(locale: "en-001")) }
  }

  /// What `names` stand for: the sources' names, and the messages, with `folder` taken out.
  private func find(_ names: [String], in folder: TemporaryFolder) -> (
    names: [String], messages: [String]
  ) {
    let inputs = self.inputs(names.map { folder.path + $0 })
    let strip = { (text: String) in text.replacing(folder.path, with: "") }
    return (
      inputs.sources.map { strip($0.name) }, inputs.problems.map { strip($0.formatted { $0 }) }
    )
  }

  @Test("a pattern that no shell has replaced stands for what fits, unless a file is called so")
  func patterns() throws {
    let folder = try TemporaryFolder([
      "b.ics", "a.ics", "c.txt", "deep/d.ics", "e[1].ics", "e1.ics",
    ])
    #expect(find(["/[ab].ics"], in: folder).names == ["/a.ics", "/b.ics"])
    #expect(find(["/d*p"], in: folder).names == ["/deep/d.ics"])
    #expect(find(["/e[1].ics"], in: folder).names == ["/e[1].ics"])
    #expect(find(["/x*.ics"], in: folder).messages.count == 1)
    // A link that leads nowhere fits the pattern that is its name.
    try folder.link("*", to: "nowhere")
    #expect(find(["/[*]"], in: folder).messages.count == 1)
  }

  @Test("files come in the order they are named, standard input among them")
  func order() throws {
    let folder = try TemporaryFolder(["b.ics", "a.txt"])
    let inputs = self.inputs(["\(folder.path)/b.ics", "-", "\(folder.path)/a.txt"])
    #expect(
      inputs.sources == [
        .file("\(folder.path)/b.ics"), .standardInput, .file("\(folder.path)/a.txt"),
      ])
    #expect(inputs.problems.isEmpty)
  }

  @Test("a directory stands for the feeds in it and below it, sorted, without hidden ones")
  func directory() throws {
    let folder = try TemporaryFolder([
      "z.ics", "B.ICS", "a.ical", "c.ifb", "d.icalendar", "note.txt", ".hidden.ics", "ics",
      "sub/x.ics", "sub/.git/y.ics", "sub/deep/w.Ics", "x.ics.bak",
    ])
    let found = find(["", "/sub/"], in: folder)
    #expect(
      found.names == [
        "/B.ICS", "/a.ical", "/c.ifb", "/d.icalendar", "/sub/deep/w.Ics", "/sub/x.ics", "/z.ics",
        "/sub/deep/w.Ics", "/sub/x.ics",
      ])
    #expect(found.messages.isEmpty)
  }

  @Test("links are followed, and one that leads back is read once")
  func links() throws {
    let folder = try TemporaryFolder(["one/a.ics", "two/b.ics"])
    try folder.link("one/back", to: "..")
    try folder.link("one/c.ics", to: "../two/b.ics")
    try folder.link("three", to: "two")
    #expect(find([""], in: folder).names == ["/one/a.ics", "/one/c.ics", "/three/b.ics"])
    #expect(find(["/three"], in: folder).names == ["/three/b.ics"])
  }

  @Test("a feed that links to nowhere is an error, anything else that does is of no interest")
  func brokenLink() throws {
    let folder = try TemporaryFolder(["a.ics"])
    try folder.link("b.ics", to: "nowhere")
    try folder.link("c", to: "nowhere")
    let found = find([""], in: folder)
    #expect(found.names == ["/a.ics"])
    #expect(
      found.messages == ["icalview: /b.ics: error: cannot be read: No such file or directory\n"])
  }

  @Test("a directory without feeds is an error")
  func emptyDirectory() throws {
    let folder = try TemporaryFolder(["note.txt"])
    let found = find([""], in: folder)
    #expect(found.names.isEmpty)
    #expect(
      found.messages == [
        "icalview: : error: found no file for calendars, expected *.ics, *.ifb, *.ical, *.icalendar\n"
      ])
  }

  @Test(
    "a URL is refused with the command that shows it",
    arguments: [
      ("https://example.com/a?b=c&d", "curl -sL 'https://example.com/a?b=c&d' | icalview -"),
      (
        "webcal://example.com/it's.ics", #"curl -sL 'https://example.com/it'\''s.ics' | icalview -"#
      ),
      ("HTTP://example.com", "curl -sL 'http://example.com' | icalview -"),
    ])
  func url(text: String, hint: String) {
    let inputs = self.inputs([text])
    #expect(inputs.sources.isEmpty)
    #expect(inputs.problems.map(\.hint) == [hint])
    #expect(inputs.problems.map(\.severity) == [.error])
  }

  @Test(
    "a missing file that looks like something else gets a hint",
    arguments: [
      ("2025-04", "for that month say --month 2025-04"), ("2025", "for that year say --year 2025"),
      ("tomorrow", "for that day say --day tomorrow"),
      ("next week", "for that week say --week 'next week'"),
      ("week", "for the option say --week"), ("—month", "for the option say --month"),
      ("15.04.2025", Self.dateHint),
      ("4/15/2025", Self.dateHint), ("4", Self.dateHint), ("20250415", Self.dateHint),
      ("2025-4", Self.dateHint), ("work.ics", nil), ("a.b.c", nil), ("", nil),
    ] as [(String, String?)])
  func hints(word: String, hint: String?) {
    let inputs = self.inputs([word])
    #expect(inputs.problems.map(\.hint) == [hint])
    #expect(inputs.problems.map(\.text) == ["cannot be read: No such file or directory"])
  }
}

@Suite("InputSource") struct InputSourceTests {
  @Test("a file is read whole, whatever its size", arguments: [0, 1, 65_535, 65_536, 200_000])
  func file(size: Int) throws {
    let folder = try TemporaryFolder(["a.ics"])
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(bytes, to: "a.ics")
    #expect(try InputSource.file("\(folder.path)/a.ics").array() == bytes)
  }

  @Test(
    "a pipe is read to its end, over the sizes of the pieces it is read in",
    arguments: [0, 1, 65_536, 65_537, 196_608, 1_000_000])
  func pipe(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let pipe = Pipe()
    let writer = Thread {
      pipe.fileHandleForWriting.write(Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let descriptor = FileDescriptor(rawValue: pipe.fileHandleForReading.fileDescriptor)
    #expect(try descriptor.readToEnd() == bytes)
  }

  @Test("a file that says nothing of its size is read all the same", .enabled(if: hasProc))
  func procFile() throws {
    #expect(try !InputSource.file("/proc/self/status").array().isEmpty)
  }

  @Test("what is missing and what is a directory is refused")
  func refused() throws {
    let folder = try TemporaryFolder([])
    let missing = #expect(throws: SystemError.self) {
      try InputSource.file("\(folder.path)/a.ics").bytes()
    }
    #expect(missing?.isMissingFile == true)
    let directory = #expect(throws: SystemError.self) {
      try InputSource.file(folder.path).bytes()
    }
    #expect(directory?.description == "Is a directory")
  }

  private static let hasProc = FileManager.default.fileExists(atPath: "/proc/self/status")
}
