import Foundation

/// The benchmark, from its arguments to its exit status.
enum Benchmark {
  /// Does what `arguments` ask for; 0 when it could, 2 otherwise.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      switch try BenchmarkCommand(arguments) {
      case .help: print(BenchmarkCommand.usage)
      case .generate(let generator, let file): try generate(generator, to: file)
      case .measure(let plan): try measure(plan)
      case .reference: ReferenceProgram.run()
      case .parse(let file): try Libical.parse(contentsOf: file)
      }
      return 0
    } catch {
      FileHandle.standardError.write(Data("icalview-bench: \(error)\n".utf8))
      return 2
    }
  }

  private static func generate(_ generator: FeedGenerator, to file: String?) throws {
    guard let file else {
      try generator.write { try FileHandle.standardOutput.write(contentsOf: Data($0)) }
      return
    }
    try generator.write(toFile: file)
  }

  private static func measure(_ plan: MeasuringPlan) throws {
    let table = try Measurements(plan) { step in
      FileHandle.standardError.write(Data("\(step)…\n".utf8))
    }.table()
    print("\(Machine.description)\n\n\(table.text)")
  }
}

extension FeedGenerator {
  /// Writes the feed to `file`, anew.
  func write(toFile file: String) throws {
    guard FileManager.default.createFile(atPath: file, contents: nil),
      let handle = FileHandle(forWritingAtPath: file)
    else { throw BenchmarkError("\(file) cannot be written") }
    try write { try handle.write(contentsOf: Data($0)) }
    try handle.close()
  }
}

/// Why the benchmark cannot go on.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
