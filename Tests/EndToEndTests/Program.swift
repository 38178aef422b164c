import Foundation
import Testing

/// One run of the built `icalview`.
struct Run {
  let output: String
  let errors: String
  let status: Int32

  /// Runs `icalview` with `arguments` in a fixed surrounding.
  ///
  /// - Parameters:
  ///   - input: What standard input holds; `nil` for none.
  ///   - folder: Where it runs; `nil` for the folder of the samples.
  init(
    _ arguments: [String], input: String? = nil, variables: [String: String] = [:],
    output: FileHandle? = nil, in folder: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.currentDirectoryURL =
      folder.map { URL(filePath: $0) } ?? Self.root.appending(path: "Samples")
    process.environment = ["TZ": "Europe/Berlin", "LC_ALL": "en_GB.UTF-8", "COLUMNS": "80"]
      .merging(variables) { $1 }
    let (standardOutput, standardError) = (Pipe(), Pipe())
    process.standardOutput = output ?? standardOutput
    process.standardError = standardError
    if let input {
      let file = try Self.temporaryFile(holding: input)
      defer { try? FileManager.default.removeItem(at: file) }
      process.standardInput = try FileHandle(forReadingFrom: file)
    } else {
      process.standardInput = FileHandle.nullDevice
    }
    try process.run()
    // Both pipes are drained at once, or a full one would stop the process.
    let errors = Self.text(of: standardError)
    self.output = output == nil ? Self.text(of: standardOutput)() : ""
    self.errors = errors()
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// The root of the package.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The program lies beside the runner of the tests.
  private static let program: URL = {
    let runner = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return runner.deletingLastPathComponent().appending(path: "icalview")
  }()

  static func temporaryFile(holding text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).ics")
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Begins to read `pipe`, and returns what waits for its end.
  private static func text(of pipe: Pipe) -> () -> String {
    let group = DispatchGroup()
    let box = Box()
    DispatchQueue.global().async(group: group) {
      box.data = pipe.fileHandleForReading.readDataToEndOfFile()
    }
    return {
      group.wait()
      return String(decoding: box.data, as: UTF8.self)
    }
  }

  /// Written before the group is left, read after it was waited for.
  private final class Box: @unchecked Sendable {
    var data = Data()
  }
}
