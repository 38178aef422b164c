internal import CalendarModel

/// Tells the user what went wrong, and remembers how wrong.
final class MessageWriter {
  /// Whether warnings are said; they count either way.
  var saysWarnings = true
  /// Whether an error was said.
  private(set) var hasErrors = false
  /// Whether there was a warning, said or not.
  private(set) var hasWarnings = false
  /// Whether the run found what its caller wants to know of by the status.
  var hasFindings = false

  private let take: (String) -> Void
  private let safe: (String) -> String

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - safe: What makes a text safe for a terminal and keeps it on one line.
  ///   - write: Takes each message as soon as there is one.
  init(safe: @escaping (String) -> String, write: @escaping (String) -> Void) {
    self.safe = safe
    take = write
  }

  /// Says `message`, unless it is a warning and these are not said.
  func report(_ message: Message) {
    switch message.severity {
    case .error: hasErrors = true
    case .warning: hasWarnings = true
    }
    if message.severity == .error || saysWarnings { take(message.formatted(safe)) }
  }

  /// Writes `text`, which is safe for a terminal, to where messages go.
  func write(_ text: String) { take(text) }

  /// What the messages make of the run; under `isStrict` warnings count.
  func status(isStrict: Bool) -> ExitStatus {
    hasErrors ? .failure : hasFindings || hasWarnings && isStrict ? .findings : .success
  }
}
