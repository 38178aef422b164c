internal import CalendarModel

/// What the process is given by its surroundings, as a value: nothing else of the program looks at
/// variables, the clock or the terminal.
public struct Environment: Sendable {
  /// A stream that the process writes to.
  public struct Stream: Hashable, Sendable {
    /// Whether it is a terminal.
    public var isTerminal: Bool
    /// The columns of the terminal; `nil` for anything else, or where it does not say.
    public var columns: Int?

    /// Describes a stream.
    public init(isTerminal: Bool, columns: Int? = nil) {
      self.isTerminal = isTerminal
      self.columns = columns
    }
  }

  /// The environment variables.
  public var variables: [String: String]
  /// The clock's time: seconds since 1970-01-01T00:00:00 UTC.
  public var clock: Int
  /// Standard output.
  public var output: Stream
  /// Standard error.
  public var errors: Stream
  /// Whether standard input holds something to read without being asked: a pipe or a file.
  public var hasPipedInput: Bool

  /// Describes the surroundings.
  public init(
    variables: [String: String], clock: Int, output: Stream, errors: Stream, hasPipedInput: Bool
  ) {
    self.variables = variables
    self.clock = clock
    self.output = output
    self.errors = errors
    self.hasPipedInput = hasPipedInput
  }

  /// The clock's time.
  var now: Instant { Instant(seconds: clock) }

  /// The value of a variable; `nil` when it is unset or empty.
  func variable(_ name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }
}
