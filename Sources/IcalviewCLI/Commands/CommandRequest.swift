/// What a command line asks one command to do; each command has a type of its own.
protocol CommandRequest: Hashable, Sendable {
  /// How the command line of this command is written.
  static var syntax: CommandSyntax<Self> { get }

  /// Files, directories and URLs as they were given; `-` is standard input.
  var inputs: [String] { get set }
  /// Where and when the viewer is.
  var place: Place { get }
  /// What warnings do to the run.
  var strictness: Strictness { get }
  /// Whether the output itself holds the warnings, so that they are not said beside it.
  var outputHasWarnings: Bool { get }
  /// The request as one of all commands'.
  var invocation: Invocation { get }

  /// Creates the request that a command line without arguments makes.
  init()

  /// Looks at the whole, once all arguments were read into ``inputs`` and by their options.
  ///
  /// - Parameter given: The options, in their order.
  /// - Throws: ``UsageError`` about what does not go together or is missing.
  mutating func complete(given: [GivenOption<Self>]) throws(UsageError)

  /// What someone meant who named an input that there is not; `nil` where nothing comes to mind.
  static func hint(forMissing input: String, words: DateWords) -> String?
}

/// An option as it stands in a command line.
struct GivenOption<Request>: Sendable {
  /// The option.
  let option: Option<Request>
  /// How it was spelled: `--calendar` or `-a`.
  let spelling: String
}

/// How the command line of one command is written: what its help says, and what it understands.
struct CommandSyntax<Request>: Sendable {
  /// The word that asks for the command; `nil` for the view, which has none.
  let name: String?
  /// What stands behind the name, for help.
  let arguments: String
  /// What the command does, for the list of commands; a few words.
  let summary: String
  /// What the command does, for its own help; lines of at most 80 columns.
  let introduction: String
  /// What help says behind the options; lines of at most 80 columns.
  let notes: [String]
  /// The option that takes a date, for whoever gives a date without one.
  let dateOption: String
  /// The options.
  let options: OptionTable<Request>

  /// A command line as help shows it; one line without its end.
  var usage: String { "icalview \(name.map { "\($0) " } ?? "")\(arguments)" }
}
