/// What a command line asks the program to do.
enum Invocation: Hashable, Sendable {
  /// Show this text about how it is used.
  case help(String)
  /// Show this text, which tells something else about the program.
  case answer(String)
  /// Show which version it is.
  case version
  /// Show a view.
  case view(ViewRequest)
  /// Check files.
  case check(CheckRequest)
  /// Explain events.
  case explain(ExplainRequest)

  /// What `arguments`, without the program's name, ask for: the first word may name a command, and
  /// what follows is that one's.
  ///
  /// - Parameter locale: The BCP 47 name of the locale whose names of weekdays and months are read,
  ///   unless `--locale` names another.
  /// - Throws: ``UsageError``.
  init(_ arguments: [String], locale: String) throws(UsageError) {
    if let first = arguments.first, let command = Command.named(first) {
      self = try command.parse(Array(arguments.dropFirst()), locale)
    } else {
      self = try Command.view.parse(arguments, locale)
    }
  }
}
