import CalendarModel
import ICalKit

@testable import IcalviewCLI

/// The day `text`, which is written `yyyy-mm-dd`.
func day(_ text: String) throws -> CivilDate {
  let fields = text.split(separator: "-").compactMap { Int($0) }
  return try CivilDate(year: fields[0], month: fields[1], day: fields[2])
}

/// The month `text`, which is written `yyyy-mm`.
func month(_ text: String) throws -> YearMonth { YearMonth(containing: try day(text + "-01")) }

/// What `arguments` ask for.
func parse(_ arguments: String..., locale: String = "en-001") throws -> Invocation {
  try Invocation(arguments, locale: locale)
}

/// The view that `arguments` ask for.
func request(_ arguments: String..., locale: String = "en-001") throws -> ViewRequest {
  guard case .view(let request) = try Invocation(arguments, locale: locale) else {
    throw UnexpectedAnswer()
  }
  return request
}

/// A command line asked for help or the version where a view was expected.
struct UnexpectedAnswer: Error {}

/// Surroundings in which nothing is set and nothing is a terminal, but for what is given.
func environment(
  variables: [String: String] = [:], columns: Int? = nil, isTerminal: Bool = false
) -> Environment {
  Environment(
    variables: variables, clock: 0,
    output: Environment.Stream(isTerminal: isTerminal, columns: columns),
    errors: Environment.Stream(isTerminal: false),
    hasPipedInput: false)
}

extension InputSource {
  /// All its bytes, copied.
  func array() throws(SystemError) -> [UInt8] {
    try bytes().withSpan { $0.withUnsafeBufferPointer { Array($0) } }
  }
}
