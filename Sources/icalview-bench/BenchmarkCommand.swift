import Foundation

/// What a command line of the benchmark asks for.
enum BenchmarkCommand {
  case help
  case generate(FeedGenerator, file: String?)
  case measure(MeasuringPlan)
  /// The small program that the start of icalview is compared with.
  case reference
  /// The program that the reading of a big feed is compared with.
  case parse(file: String)

  static let usage = """
    usage: icalview-bench [measure] [--quick] [--program FILE]
           icalview-bench generate [--shape NAME] [--events N] [--seed N] [--out FILE]

    measure    measures icalview against libical and, where they are installed, python-icalendar
               with recurring-ical-events, khal and ical.js; prints one table
      --quick         fewer rounds and smaller feeds for the slow ones: within a minute
      --program FILE  the icalview to measure; the one beside icalview-bench by default
    generate   writes a feed, the same for the same options
      --shape NAME    \(FeedShape.allCases.map(\.rawValue).joined(separator: ", "))
      --events N      how many events; 1000 by default
      --seed N        another number gives another feed; 1 by default
      --out FILE      where to; standard output by default
    """

  /// Reads `arguments`, without the program's name.
  init(_ arguments: [String]) throws {
    let isOption = arguments.first?.hasPrefix("-") ?? true
    let rest = arguments.dropFirst(isOption ? 0 : 1)
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
      return
    }
    switch isOption ? "measure" : arguments[0] {
    case "measure": self = .measure(try Self.plan(rest))
    case "generate": self = try Self.generate(rest)
    case "reference": self = .reference
    case "parse":
      guard let file = rest.first else { throw BenchmarkError("found no file, expected one") }
      self = .parse(file: file)
    case let other: throw BenchmarkError("found command '\(other)', expected measure or generate")
    }
  }

  private static func plan(_ arguments: ArraySlice<String>) throws -> MeasuringPlan {
    let isQuick = arguments.contains("--quick")
    let options = try options(
      arguments.filter { $0 != "--quick" }, allowed: ["--program"])
    let beside = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "icalview").path()
    let program = options["--program"] ?? beside
    return isQuick ? .quick(program: program) : .full(program: program)
  }

  private static func generate(_ arguments: ArraySlice<String>) throws -> BenchmarkCommand {
    let options = try options(
      Array(arguments), allowed: ["--shape", "--events", "--seed", "--out"])
    let name = options["--shape"] ?? FeedShape.office.rawValue
    guard let shape = FeedShape(rawValue: name) else {
      let names = FeedShape.allCases.map(\.rawValue).joined(separator: ", ")
      throw BenchmarkError("--shape is '\(name)', expected one of \(names)")
    }
    let generator = FeedGenerator(
      shape: shape, events: try number(options, "--events", default: 1000),
      seed: UInt64(try number(options, "--seed", default: 1)))
    return .generate(generator, file: options["--out"])
  }

  /// The values of options, each of which has one.
  private static func options(
    _ arguments: [String], allowed: Set<String>
  ) throws -> [String: String] {
    var options: [String: String] = [:]
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard allowed.contains(name) else {
        throw BenchmarkError(
          "found '\(name)', expected \(allowed.sorted().joined(separator: ", "))")
      }
      guard let value = rest.popFirst() else { throw BenchmarkError("\(name) has no value") }
      options[name] = value
    }
    return options
  }

  private static func number(
    _ options: [String: String], _ name: String, default standard: Int
  ) throws -> Int {
    guard let text = options[name] else { return standard }
    guard let number = Int(text), number >= 0 else {
      throw BenchmarkError("\(name) is '\(text)', expected a number from 0")
    }
    return number
  }
}
