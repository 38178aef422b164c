internal import CalendarModel

/// Cuts a command line into options with the values that are certain, and words.
///
/// Whether a word is the date of the option before it depends on the locale, which another option
/// may set, so that is left to ``RequestParser``.
struct ArgumentLexer<Request> {
  /// A piece of the command line.
  enum Piece {
    /// An option as it was spelled, with the value that is certainly its own: the one after `=`, and
    /// the next argument where one must follow.
    case option(Option<Request>, spelling: String, value: String?)
    /// An argument that may be an option's date or an input.
    case word(String)
    /// An argument after `--`, which is an input.
    case input(String)
  }

  private let table: OptionTable<Request>
  private var rest: ArraySlice<String>
  private var pieces: [Piece] = []

  /// The pieces of `arguments`, up to the first option that asks for an answer.
  ///
  /// - Throws: ``UsageError`` about an option that does not exist, misses its value, or takes none.
  static func pieces(
    of arguments: [String], with table: OptionTable<Request>
  ) throws(UsageError) -> [Piece] {
    var lexer = ArgumentLexer(table: table, rest: arguments[...])
    while !lexer.isDone { try lexer.readArgument() }
    return lexer.pieces
  }

  private init(table: OptionTable<Request>, rest: ArraySlice<String>) {
    self.table = table
    self.rest = rest
  }

  private var isDone: Bool {
    if case .option(let option, _, _) = pieces.last, case .answer = option.value { return true }
    return rest.isEmpty
  }

  private mutating func readArgument() throws(UsageError) {
    let argument = rest.removeFirst()
    if argument == "--" {
      pieces += rest.map(Piece.input)
      rest = []
    } else if argument.hasPrefix("--") {
      try readLong(argument)
    } else if Self.isCluster(argument) {
      try readCluster(argument)
    } else {
      pieces.append(.word(argument))
    }
  }

  /// Whether `argument` is short options behind one hyphen: not `-`, nor `-3d`.
  private static func isCluster(_ argument: String) -> Bool {
    argument.hasPrefix("-") && argument.dropFirst().first.map { !$0.isWholeNumber } ?? false
  }

  private mutating func readLong(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let (spelling, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    let name = String(spelling.dropFirst(2))
    guard let option = table.option(named: name) else {
      throw unknown(name, spelling: spelling)
    }
    try append(option, spelling: spelling, value: value)
  }

  private mutating func readCluster(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = table.option(short: letter) else {
        throw unknown(String(argument.dropFirst()), spelling: argument)
      }
      let takesRest = option.takesValue && !letters.isEmpty
      let value = takesRest ? String(letters.drop { $0 == "=" }) : nil
      try append(option, spelling: "-\(letter)", value: value)
      if takesRest { return }
    }
  }

  private mutating func append(
    _ option: Option<Request>, spelling: String, value: String?
  ) throws(UsageError) {
    switch option.value {
    case .none, .answer:
      if let value { throw .unexpectedValue(option: spelling, value: value) }
      pieces.append(.option(option, spelling: spelling, value: nil))
    case .optionalDate:
      pieces.append(.option(option, spelling: spelling, value: value))
    case .required(let placeholder, _):
      let next = value == nil ? try nextValue(of: spelling, placeholder: placeholder) : value
      pieces.append(.option(option, spelling: spelling, value: next))
    }
  }

  /// Takes the next argument, whatever it is but an option of ours.
  private mutating func nextValue(
    of spelling: String, placeholder: String
  ) throws(UsageError) -> String {
    guard let next = rest.first else {
      throw .missingValue(option: spelling, placeholder: placeholder, found: nil)
    }
    guard !isOption(next) else {
      throw .missingValue(option: spelling, placeholder: placeholder, found: next)
    }
    return rest.removeFirst()
  }

  private func isOption(_ argument: String) -> Bool {
    if argument.hasPrefix("--") {
      let name = argument.dropFirst(2).prefix { $0 != "=" }
      return name.isEmpty || table.option(named: String(name)) != nil
    }
    guard Self.isCluster(argument), let letter = argument.dropFirst().first else { return false }
    return table.option(short: letter) != nil
  }

  private func unknown(_ name: String, spelling: String) -> UsageError {
    if table.unbuilt.contains(name) { return .optionNotBuilt(spelling) }
    let nearest = Spelling.nearest(to: name, among: table.options.map(\.name))
    return .unknownOption(spelling, nearest: nearest.map { "--\($0)" })
  }
}

extension Option {
  /// Whether a value may or must follow.
  fileprivate var takesValue: Bool {
    switch value {
    case .none, .answer: false
    case .required, .optionalDate: true
    }
  }
}
