internal import CalendarModel

/// One option of the command line, declared once: parsing and help follow from it.
///
/// `Request` is what it sets: the request of a command, or a part that several commands have in
/// theirs (``within(_:)``).
struct Option<Request>: Sendable {
  /// What follows an option, and what the option then does.
  enum Value: Sendable {
    /// Nothing follows.
    case none(@Sendable (inout Request) -> Void)
    /// A value must follow.
    case required(
      placeholder: String,
      @Sendable (String, DateWords, inout Request) throws(ValueError) -> Void)
    /// A date may follow that names a period no longer than `longest`.
    case optionalDate(
      placeholder: String, longest: Period.Unit,
      @Sendable (DateExpression?, inout Request) -> Void)
    /// Nothing follows, and what the program does is this instead of anything else.
    case answer(OptionAnswer)
  }

  /// The name without its hyphens.
  let name: String
  /// The letter that may stand for it after one hyphen.
  let short: Character?
  /// What follows it, and what it does.
  let value: Value
  /// The heading under which help shows it.
  let group: OptionGroup
  /// What it does, for help.
  let help: String
  /// Whether it may stand only once; of any other, the last one counts.
  let isUnique: Bool

  /// Declares an option.
  init(
    _ name: String, short: Character? = nil, _ value: Value, _ group: OptionGroup, _ help: String,
    isUnique: Bool = false
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.group = group
    self.help = help
    self.isUnique = isUnique
  }

  /// `--name`.
  var spelling: String { "--\(name)" }
}

/// The heading under which help shows an option.
enum OptionGroup: String, CaseIterable, Sendable {
  case view = "View (one of them)"
  case subject = "Subject"
  case range = "Range"
  case output = "Output"
  case looks = "Looks"
  case place = "Place and time"
  case filter = "Filter"
  case strictness = "Strictness"
  case fixing = "Fixing"
  case project = "Project"
  case other = "Other"
}

/// What an option can ask for instead of a run.
enum OptionAnswer: Hashable, Sendable {
  /// How the command is used.
  case help
  /// Which version it is.
  case version
}

// MARK: - Parts of requests

extension Option {
  /// The same option of a request that has what this one sets at `path`.
  func within<Whole>(_ path: any WritableKeyPath<Whole, Request> & Sendable) -> Option<Whole> {
    Option<Whole>(name, short: short, value.within(path), group, help, isUnique: isUnique)
  }
}

extension Option.Value {
  fileprivate func within<Whole>(
    _ path: any WritableKeyPath<Whole, Request> & Sendable
  ) -> Option<Whole>.Value {
    switch self {
    case .none(let change):
      .none { change(&$0[keyPath: path]) }
    case .required(let placeholder, let change):
      .required(placeholder: placeholder) { text, words, whole throws(ValueError) in
        try change(text, words, &whole[keyPath: path])
      }
    case .optionalDate(let placeholder, let longest, let change):
      .optionalDate(placeholder: placeholder, longest: longest) { change($0, &$1[keyPath: path]) }
    case .answer(let answer):
      .answer(answer)
    }
  }
}

// MARK: - Kinds of values

extension Option.Value {
  /// A place in the request.
  typealias Path<Value> = any WritableKeyPath<Request, Value> & Sendable

  /// Sets `path` to `value`.
  static func set<Value: Sendable>(_ path: Path<Value>, to value: Value) -> Self {
    .none { $0[keyPath: path] = value }
  }

  /// Sets `path` to the whole number that follows, which `range` must hold.
  static func number(_ path: Path<Int?>, in range: ClosedRange<Int>) -> Self {
    number(in: range) { $1[keyPath: path] = $0 }
  }

  /// Does `change` with the whole number that follows, which `range` must hold.
  static func number(
    in range: ClosedRange<Int>, _ change: @escaping @Sendable (Int, inout Request) -> Void
  ) -> Self {
    .required(placeholder: "N") { text, _, request throws(ValueError) in
      var scanner = DateScanner(text)
      // What has more digits than `Int` surely holds is beyond any bound.
      guard let number = scanner.number(ofAtMost: 18), scanner.isAtEnd, range.contains(number)
      else {
        throw .unreadable(
          expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      change(number, &request)
    }
  }

  /// Sets `path` to the one of its type's words that follows.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: Path<Choice>
  ) -> Self {
    choice { $1[keyPath: path] = $0 }
  }

  /// Does `change` with the one of a type's words that follows.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ change: @escaping @Sendable (Choice, inout Request) -> Void
  ) -> Self {
    let words = Choice.allCases.map(\.rawValue)
    return .required(placeholder: words.joined(separator: "|")) {
      text, _, request throws(ValueError) in
      guard let choice = Choice(rawValue: text.lowercased()) else {
        throw .noChoice(among: words, nearest: Spelling.nearest(to: text, among: words))
      }
      change(choice, &request)
    }
  }

  /// Does `change` with the text that follows, which may not be empty.
  static func text(
    _ placeholder: String, _ change: @escaping @Sendable (String, inout Request) -> Void
  ) -> Self {
    .required(placeholder: placeholder) { text, _, request throws(ValueError) in
      guard !text.isEmpty else { throw .unreadable(expected: placeholder) }
      change(text, &request)
    }
  }

  /// Sets `path` to the date that follows, which may name a period no longer than `longest`.
  static func date(_ path: Path<DateExpression?>, longest: Period.Unit) -> Self {
    .required(placeholder: "DATE") { text, words, request throws(ValueError) in
      request[keyPath: path] = try words.expression(
        text, longest: longest, orExpected: "a date")
    }
  }
}

extension DateWords {
  /// Whether `text` is a date that names a period no longer than `longest`, be it one that does not
  /// exist.
  func isDate(_ text: String, longest: Period.Unit) -> Bool {
    do {
      return try readings(of: text).contains { $0.unit <= longest }
    } catch {
      return true
    }
  }

  /// The likeliest reading of `text` that names a period no longer than `longest`.
  ///
  /// - Parameter expected: What the message about any other value says was expected.
  /// - Throws: ``ValueError``.
  func expression(
    _ text: String, longest: Period.Unit, orExpected expected: String
  ) throws(ValueError) -> DateExpression {
    let readings = try expressions(text)
    if let fitting = readings.first(where: { $0.unit <= longest }) { return fitting }
    guard let reading = readings.first else { throw .unreadable(expected: expected) }
    throw .tooLong(reading.unit, longest: longest)
  }

  private func expressions(_ text: String) throws(ValueError) -> [DateExpression] {
    do {
      return try readings(of: text)
    } catch {
      throw .impossible(error)
    }
  }
}
