internal import CalendarModel

/// A command of the program, whatever its requests look like.
struct Command: Sendable {
  /// The word that asks for it; `nil` for the view, which has none.
  let name: String?
  /// What it does, in a few words.
  let summary: String
  /// A command line as help shows it; one line without its end.
  let usage: String
  /// Reads the arguments behind the name, in the locale of the environment.
  let parse: @Sendable ([String], _ locale: String) throws(UsageError) -> Invocation

  /// Creates the command whose requests are of the given type.
  init<Request: CommandRequest>(_ request: Request.Type) {
    let syntax = Request.syntax
    name = syntax.name
    summary = syntax.summary
    usage = syntax.usage
    parse = RequestParser<Request>.parse
  }
}

extension Command {
  /// What runs when no command is named.
  static let view = Command(ViewRequest.self)

  /// The commands that a first word names, in the order of help.
  static let named = [Command(CheckRequest.self), Command(ExplainRequest.self)]

  /// The names of commands that this version does not have.
  static let unbuilt: Set = [
    "browse", "config", "diff", "free", "pick", "stats",
  ]

  /// The command of that name.
  static func named(_ name: String) -> Command? { named.first { $0.name == name } }

  /// The name of the command that `word` is a slip of.
  static func nearest(to word: String) -> String? {
    Spelling.nearest(to: word.lowercased(), among: named.compactMap(\.name))
  }
}
