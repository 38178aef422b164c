import CalendarModel
import Foundation
import Testing

@testable import IcalviewCLI

@Suite("Program") struct ProgramTests {
  /// What a run leaves behind.
  private struct Run {
    var status: IcalviewCLI.ExitStatus
    var output: String
    var error: String
  }

  /// Runs the program with output to the file at `path`, else to a file of its own.
  private func run(
    _ arguments: String..., to path: String? = nil, hasPipedInput: Bool = false,
    show: @escaping Program.InputCommand<ViewRequest> = { _, _, _ in }
  ) throws -> Run {
    let folder = try TemporaryFolder(["output"])
    let path = path ?? "\(folder.path)/output"
    var error = ""
    var surroundings = environment()
    surroundings.hasPipedInput = hasPipedInput
    let session = Session(
      environment: surroundings, output: Output(to: try openForWriting(path)),
      messages: MessageWriter(safe: { $0 }, write: { error += $0 }))
    let status = Program(session: session, show: show).run(arguments)
    let output = path.hasPrefix("/dev") ? [] : try InputSource.file(path).array()
    return Run(status: status, output: String(decoding: output, as: UTF8.self), error: error)
  }

  private func openForWriting(_ path: String) throws -> FileDescriptor {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    // The output closes a number of its own, so that the handle's stays the handle's.
    return FileDescriptor(rawValue: dup(handle.fileDescriptor))
  }

  @Test("help and version go to standard output")
  func answers() throws {
    let help = try run("--help")
    #expect(help.output == HelpText.text(of: ViewRequest.syntax))
    #expect(help.status == .success)
    #expect(try run("--version").output == "icalview \(Version.number)\n")
  }

  @Test("wrong usage is one message on standard error and status 2")
  func usage() throws {
    let run = try run("--mnth")
    #expect(run.output.isEmpty)
    #expect(
      run.error == "icalview: error: found unknown option '--mnth'\n  hint: did you mean --month?\n"
    )
    #expect(run.status == .failure)
  }

  @Test("without an input it says how it is used, or reads a pipe")
  func noInput() throws {
    let terminal = try run()
    #expect(
      terminal.error == """
        icalview: error: found no input, expected icalview [FILE|DIR|-]... [VIEW] [OPTION]...
          hint: icalview --help says more

        """)
    #expect(terminal.status == .failure)
    let pipe = try run(hasPipedInput: true) { _, sources, session in
      session.output.write(sources.map(\.name).joined())
    }
    #expect(pipe.output == "<stdin>")
    #expect(pipe.status == .success)
  }

  @Test("an input that is missing costs status 2, and the others are shown")
  func missingInput() throws {
    let folder = try TemporaryFolder(["a.ics"])
    let run = try run("\(folder.path)/a.ics", "\(folder.path)/b.ics") { _, sources, session in
      session.output.write(sources.map(\.name).joined())
    }
    #expect(run.output == "\(folder.path)/a.ics")
    #expect(
      run.error
        == "icalview: \(folder.path)/b.ics: error: cannot be read: No such file or directory\n")
    #expect(run.status == .failure)
  }

  @Test("warnings are said on standard error, unless they are not wanted or stand in JSON")
  func warnings() throws {
    let folder = try TemporaryFolder(["a.ics"])
    let path = "\(folder.path)/a.ics"
    let warn: Program.InputCommand<ViewRequest> = { $2.messages.report(Message(.warning, "w")) }
    let plain = try run(path, show: warn)
    #expect(plain.error == "icalview: warning: w\n")
    #expect(plain.status == .success)
    #expect(try run(path, "--quiet", show: warn).error.isEmpty)
    #expect(try run(path, "--json", show: warn).error.isEmpty)
    #expect(try run(path, "--format=jsonl", show: warn).error == "icalview: warning: w\n")
    #expect(try run(path, "--quiet", "--strict", show: warn).status == .findings)
  }

  @Test("a full disk is an error", .enabled(if: hasFullDevice), arguments: [1, 200_000])
  func fullDisk(size: Int) throws {
    let folder = try TemporaryFolder(["a.ics"])
    let run = try run("\(folder.path)/a.ics", to: "/dev/full") {
      $2.output.write(String(repeating: "x", count: size))
    }
    #expect(
      run.error
        == "icalview: standard output: error: cannot be written: No space left on device\n")
    #expect(run.status == .failure)
  }

  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
}

@Suite("Output") struct OutputTests {
  @Test("all text arrives, in order")
  func order() throws {
    let folder = try TemporaryFolder(["output"])
    let handle = try #require(FileHandle(forWritingAtPath: "\(folder.path)/output"))
    let output = Output(to: FileDescriptor(rawValue: dup(handle.fileDescriptor)))
    let lines = (0..<50_000).map { "line \($0) é\n" }
    for line in lines { output.write(line) }
    try output.finish()
    let bytes = try InputSource.file("\(folder.path)/output").array()
    #expect(String(decoding: bytes, as: UTF8.self) == lines.joined())
  }

  @Test("a pipe that nobody reads ends the output quietly")
  func closedPipe() throws {
    signal(SIGPIPE, SIG_IGN)  // as the executable does
    let pipe = Pipe()
    let descriptor = dup(pipe.fileHandleForWriting.fileDescriptor)
    try pipe.fileHandleForReading.close()
    let output = Output(to: FileDescriptor(rawValue: descriptor))
    output.write("x")
    try output.finish()
    #expect(output.failure?.isClosedPipe == true)
  }

  @Test("a descriptor that is not open is an error, even when nothing is written")
  func notOpen() {
    #expect(throws: SystemError.self) { try Output(to: FileDescriptor(rawValue: -1)).finish() }
  }
}
