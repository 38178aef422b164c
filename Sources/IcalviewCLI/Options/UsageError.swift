internal import CalendarModel

/// Why a command line cannot be followed.
enum UsageError: Error, Hashable, Sendable {
  /// There is no such option; `nearest` is one of a similar name.
  case unknownOption(String, nearest: String?)
  /// An option stands without the value it needs; `found` is the option that stands there instead.
  case missingValue(option: String, placeholder: String, found: String?)
  /// An option that takes no value was given one.
  case unexpectedValue(option: String, value: String)
  /// An option's value does not fit.
  case value(option: String, value: String, ValueError)
  /// An option that may stand only once was given again.
  case repeatedOption(String)
  /// Two options ask for two views.
  case twoViews(String, String)
  /// An option that sets a range stands with a view that has one.
  case rangeOfItsOwn(option: String, view: String)
  /// A view's own day and an option both say where the range begins.
  case twoStarts(option: String, view: String)
  /// `--from`, `--to` and `--days` together say more than a range needs.
  case overdeterminedRange
  /// A date of the command line lies outside the years 1 to 9999.
  case outsideYears
  /// `--all` has no form as text.
  case allAsText
  /// Standard input is named more than once.
  case standardInputTwice
  /// There is nothing to read; `usage` is how the command is written.
  case noInput(usage: String)
  /// There is nothing to explain; `usage` is how the command is written.
  case noSubject(usage: String)
  /// A command is named behind options.
  case commandAfterOptions(String)
  /// A command that this version does not have.
  case commandNotBuilt(String)
  /// An option that this version does not have.
  case optionNotBuilt(String)

  /// What was found and what was expected; one line.
  var message: String {
    switch self {
    case .unknownOption(let option, _): "found unknown option '\(option)'"
    case .missingValue(let option, let placeholder, nil):
      "\(option) has no value, expected \(placeholder)"
    case .missingValue(let option, let placeholder, let found?):
      "\(option) is followed by the option '\(found)', expected \(placeholder)"
    case .unexpectedValue(let option, let value): "\(option) is '\(value)', expected no value"
    case .value(let option, let value, let error): "\(option) is '\(value)', \(error.reason)"
    case .repeatedOption(let option): "found \(option) twice, expected it once"
    case .twoViews(let first, let second): "found \(first) and \(second), expected one view"
    case .rangeOfItsOwn(let option, let view):
      "found \(option) with \(view), which has a range of its own"
    case .twoStarts(let option, let view):
      "found \(option) and a date after \(view), expected one start"
    case .overdeterminedRange: "found --from, --to and --days, expected two of them at most"
    case .outsideYears: "found a date outside the years 1 to 9999"
    case .allAsText: "found --all with text output, expected JSON"
    case .standardInputTwice: "found '-' twice, expected standard input once"
    case .noInput(let usage): "found no input, expected \(usage)"
    case .noSubject(let usage): "found neither a UID nor --search, expected \(usage)"
    case .commandAfterOptions(let word):
      "found the command '\(word)' behind options, expected it as the first word"
    case .commandNotBuilt(let word): "the command '\(word)' does not exist yet in this version"
    case .optionNotBuilt(let option): "the option \(option) does not exist yet in this version"
    }
  }

  /// What the user can do about it; `nil` where the message says all.
  var hint: String? {
    switch self {
    case .unknownOption(_, let nearest?): "did you mean \(nearest)?"
    case .unknownOption(let option, nil): "for a file of that name say ./\(option)"
    case .missingValue(let option, _, let found?): "if that is the value, say \(option)=\(found)"
    case .value(_, _, let error): error.hint
    case .overdeterminedRange, .twoStarts: "leave one of them out"
    case .allAsText: "add --json or --format jsonl"
    case .noInput: "icalview --help says more"
    case .noSubject: "icalview FILE --all --json lists all UIDs"
    case .commandNotBuilt(let word): "for a file of that name say ./\(word)"
    case .commandAfterOptions(let word):
      "say icalview \(word) and then the options; for a file of that name say ./\(word)"
    default: nil
    }
  }
}

/// Why a value does not fit its option.
enum ValueError: Error, Hashable, Sendable {
  /// It is not written as one.
  case unreadable(expected: String)
  /// It is one of several words, and this is none of them; `nearest` is similar to it.
  case noChoice(among: [String], nearest: String?)
  /// It names no rule; `nearest` is similar to it.
  case noRule(nearest: String?)
  /// It is a date that does not exist.
  case impossible(DateWords.Impossible)
  /// It is a date that names too long a period.
  case tooLong(Period.Unit, longest: Period.Unit)

  fileprivate var reason: String {
    switch self {
    case .unreadable(let expected): "expected \(expected)"
    case .noChoice(let words, _): "expected \(words.joined(separator: ", "))"
    case .noRule: "expected a code such as ICV303, its beginning, a name or ALL"
    case .impossible(let error): "a date that does not exist: \(error.reason)"
    case .tooLong(let unit, let longest): "a \(unit), expected at most a \(longest)"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .noChoice(_, let nearest?), .noRule(let nearest?): "did you mean \(nearest)?"
    default: nil
    }
  }
}
