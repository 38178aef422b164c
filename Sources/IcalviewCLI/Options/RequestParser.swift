/// Reads the command line of one command.
///
/// - An option is `--name`, `--name value` or `--name=value`; letters may stand together behind one
///   hyphen. Of an option given several times the last one counts, unless it gathers its values.
/// - A date that may follow an option is taken when it reads as one that fits there; after `=` it
///   must.
/// - After `--` all arguments are inputs; `-` is standard input.
struct RequestParser<Request: CommandRequest> {
  private let words: DateWords
  private var request = Request()
  private var given: [GivenOption<Request>] = []

  /// What `arguments`, without the names of program and command, ask for.
  ///
  /// - Parameter locale: The BCP 47 name of the locale whose names of weekdays and months are read,
  ///   unless `--locale` names another.
  /// - Throws: ``UsageError``.
  @Sendable static func parse(
    _ arguments: [String], locale: String
  ) throws(UsageError) -> Invocation {
    let pieces = try ArgumentLexer.pieces(of: arguments, with: Request.syntax.options)
    if case .option(let option, _, _) = pieces.last, case .answer(let answer) = option.value {
      return answer.invocation(of: Request.syntax)
    }
    var parser = RequestParser(words: DateWords(locale: Self.locale(in: pieces) ?? locale))
    try parser.read(pieces)
    try parser.complete()
    return parser.request.invocation
  }

  private init(words: DateWords) { self.words = words }

  private static func locale(in pieces: [ArgumentLexer<Request>.Piece]) -> String? {
    let values = pieces.compactMap { piece in
      if case .option(let option, _, let value) = piece, option.name == "locale" {
        value
      } else {
        nil
      }
    }
    return values.last.flatMap(LocaleName.read)
  }

  // MARK: - Reading

  private mutating func read(_ pieces: [ArgumentLexer<Request>.Piece]) throws(UsageError) {
    var rest = pieces[...]
    while let piece = rest.popFirst() {
      switch piece {
      case .option(let option, let spelling, let value):
        given.append(GivenOption(option: option, spelling: spelling))
        try apply(
          option, spelling: spelling, value: value ?? takeDate(for: option, from: &rest))
      case .word(let word): try addInput(word)
      case .input(let input): request.inputs.append(input)
      }
    }
  }

  /// Takes the next word when `option` may have a date and the word is one that fits.
  private func takeDate(
    for option: Option<Request>, from rest: inout ArraySlice<ArgumentLexer<Request>.Piece>
  ) -> String? {
    guard case .optionalDate(_, let longest, _) = option.value, case .word(let word) = rest.first,
      words.isDate(word, longest: longest)
    else { return nil }
    rest.removeFirst()
    return word
  }

  private mutating func apply(
    _ option: Option<Request>, spelling: String, value: String?
  ) throws(UsageError) {
    do throws(ValueError) {
      switch option.value {
      case .none(let change): change(&request)
      case .required(_, let change): try change(value ?? "", words, &request)
      case .optionalDate(let placeholder, let longest, let change):
        let date = try value.map { text throws(ValueError) in
          try words.expression(text, longest: longest, orExpected: placeholder)
        }
        change(date, &request)
      case .answer: break
      }
    } catch {
      throw .value(option: spelling, value: value ?? "", error)
    }
  }

  private mutating func addInput(_ word: String) throws(UsageError) {
    if word.hasPrefix("-"), word != "-" {
      let isDate = words.isDate(word, longest: .year)
      throw .unknownOption(word, nearest: isDate ? "\(Request.syntax.dateOption) \(word)" : nil)
    }
    let isFirstWord = Request.syntax.name == nil && request.inputs.isEmpty
    if isFirstWord { try Self.refuseCommand(word) }
    request.inputs.append(word)
  }

  /// Refuses a first word that names a command and yet came here, as an input of the view.
  private static func refuseCommand(_ word: String) throws(UsageError) {
    if Command.named(word) != nil { throw .commandAfterOptions(word) }
    if Command.unbuilt.contains(word) { throw .commandNotBuilt(word) }
  }

  // MARK: - Checking

  private mutating func complete() throws(UsageError) {
    try checkRepetition()
    try request.complete(given: given)
    if request.inputs.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
  }

  private func checkRepetition() throws(UsageError) {
    for given in self.given where given.option.isUnique {
      if self.given.count(where: { $0.option.name == given.option.name }) > 1 {
        throw .repeatedOption(given.spelling)
      }
    }
  }
}

extension OptionAnswer {
  fileprivate func invocation<Request>(of syntax: CommandSyntax<Request>) -> Invocation {
    switch self {
    case .help: .help(HelpText.text(of: syntax))
    case .version: .version
    }
  }
}
