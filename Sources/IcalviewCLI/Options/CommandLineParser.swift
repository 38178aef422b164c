/// What a command line asks the program to do.
enum Invocation: Hashable, Sendable {
  /// Show how it is used.
  case help
  /// Show which version it is.
  case version
  /// Show a view.
  case view(ViewRequest)
}

/// Reads a command line.
///
/// - An option is `--name`, `--name value` or `--name=value`; letters may stand together behind one
///   hyphen. Of an option given several times the last one counts, unless it gathers its values.
/// - A date that may follow an option is taken when it reads as one that fits there; after `=` it
///   must.
/// - After `--` all arguments are inputs; `-` is standard input.
struct CommandLineParser {
  private let words: DateWords
  private var request = ViewRequest()
  /// The options given so far, each as it was spelled.
  private var given: [(option: Option, spelling: String)] = []

  /// What `arguments`, without the program's name, ask for.
  ///
  /// - Parameter locale: The BCP 47 name of the locale whose names of weekdays and months are read,
  ///   unless `--locale` names another.
  /// - Throws: ``UsageError``.
  static func parse(
    _ arguments: [String], locale: String
  ) throws(UsageError) -> Invocation {
    let pieces = try ArgumentLexer.pieces(of: arguments)
    if case .option(let option, _, _) = pieces.last, case .answer(let answer) = option.value {
      return answer
    }
    var parser = CommandLineParser(words: DateWords(locale: Self.locale(in: pieces) ?? locale))
    try parser.read(pieces)
    try parser.check()
    return .view(parser.request)
  }

  private init(words: DateWords) { self.words = words }

  private static func locale(in pieces: [ArgumentLexer.Piece]) -> String? {
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

  private mutating func read(_ pieces: [ArgumentLexer.Piece]) throws(UsageError) {
    var rest = pieces[...]
    while let piece = rest.popFirst() {
      switch piece {
      case .option(let option, let spelling, let value):
        given.append((option, spelling))
        try apply(
          option, spelling: spelling, value: value ?? takeDate(for: option, from: &rest))
      case .word(let word): try addInput(word)
      case .input(let input): request.inputs.append(input)
      }
    }
  }

  /// Takes the next word when `option` may have a date and the word is one that fits.
  private func takeDate(
    for option: Option, from rest: inout ArraySlice<ArgumentLexer.Piece>
  ) -> String? {
    guard case .optionalDate(_, let longest, _) = option.value, case .word(let word) = rest.first,
      words.isDate(word, longest: longest)
    else { return nil }
    rest.removeFirst()
    return word
  }

  private mutating func apply(
    _ option: Option, spelling: String, value: String?
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
      throw .unknownOption(word, nearest: isDate ? "--day \(word)" : nil)
    }
    if request.inputs.isEmpty, OptionTable.unbuiltCommands.contains(word) {
      throw .commandNotBuilt(word)
    }
    request.inputs.append(word)
  }

  // MARK: - Checking

  private func check() throws(UsageError) {
    if request.inputs.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    try checkRepetition()
    try checkViews()
    if request.view == .all, request.format == .text { throw .allAsText }
  }

  private func checkRepetition() throws(UsageError) {
    for (option, spelling) in given where option.isUnique {
      if given.count(where: { $0.option.name == option.name }) > 1 {
        throw .repeatedOption(spelling)
      }
    }
  }

  private func checkViews() throws(UsageError) {
    guard let view = given.first(where: { $0.option.group == .view }) else { return }
    for (option, spelling) in given where option.group == .view {
      if option.name != view.option.name { throw .twoViews(view.spelling, spelling) }
    }
    guard let kind = request.view?.kind else { return }
    for (option, spelling) in given where option.group == .range {
      if option.views?.contains(kind) == false {
        throw .rangeOfItsOwn(option: spelling, view: view.spelling)
      }
    }
  }
}
