internal import CalendarModel

/// Something that the user is told on standard error.
struct Message: Hashable, Sendable {
  /// How much it matters.
  let severity: Diagnostic.Severity
  /// The input that it is about, by its name; `nil` when it is about none.
  let source: String?
  /// The line of that input, from 1; `nil` when it is about the whole.
  let line: Int?
  /// What was found, and what was expected.
  let text: String
  /// What the user can do about it; `nil` where there is nothing to say.
  let hint: String?

  /// Creates a message.
  init(
    _ severity: Diagnostic.Severity, _ text: String, hint: String? = nil, source: String? = nil,
    line: Int? = nil
  ) {
    self.severity = severity
    self.source = source
    self.line = line
    self.text = text
    self.hint = hint
  }

  /// Says what a reader has to say about its input.
  init(_ diagnostic: Diagnostic) {
    self.init(
      diagnostic.severity, diagnostic.message, hint: diagnostic.hint,
      source: diagnostic.position.source, line: diagnostic.position.line)
  }

  /// Says why a command line cannot be followed.
  init(_ error: UsageError) {
    self.init(.error, error.message, hint: error.hint)
  }

  /// Says that the input of that name was refused by the system.
  init(_ error: SystemError, source: String, hint: String? = nil) {
    self.init(.error, "cannot be read: \(error)", hint: hint, source: source)
  }

  /// `icalview: FILE:LINE: error: …` and, where there is a hint, `  hint: …` on a second line, each
  /// with a line feed.
  ///
  /// - Parameter safe: What makes a text safe for a terminal and keeps it on one line.
  func formatted(_ safe: (String) -> String) -> String {
    let place = source.map { safe($0) + (line.map { ":\($0)" } ?? "") + ": " } ?? ""
    let hint = hint.map { "  hint: \(safe($0))\n" } ?? ""
    return "icalview: \(place)\(severity.rawValue): \(safe(text))\n\(hint)"
  }
}
