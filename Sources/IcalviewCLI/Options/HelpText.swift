/// The text of `--help`, which follows from ``OptionTable``.
enum HelpText {
  /// How a command line is built; one line without its end.
  static let usage = "icalview [FILE|DIR|-]... [VIEW] [OPTION]..."

  /// All of it, in lines of at most 80 columns.
  static var full: String {
    let groups = Option.Group.allCases.map { group in
      let options = OptionTable.options.filter { $0.group == group }
      return "\(group.rawValue):\n" + options.map(entry).joined()
    }
    return ([introduction] + groups + [dates, examples]).joined(separator: "\n")
  }

  private static let introduction = """
    Usage: \(usage)

    Shows iCalendar files in a terminal or as JSON. Without an input it reads
    standard input, if that is a pipe.

    """

  private static let dates = """
    DATE is 2025-04-15, 2025-W15, 2025-04 or 2025; today, tomorrow, yesterday,
    friday, april; "next week", "last month"; +3d, -2w, +1m, +1y from today.
    A view takes a date that names no longer time than it shows.

    """

  private static let examples = """
    Examples:
      icalview work.ics
      icalview ~/calendars --month 2025-04 --first-weekday monday
      icalview work.ics --agenda today --days 14 --calendar Work
      curl -sL https://example.com/feed.ics | icalview --week
      icalview work.ics --year --json | jq -r '.events[].summary'

    """

  private static let width = 80
  private static let helpColumn = 34

  /// The lines about one option.
  private static func entry(_ option: Option) -> String {
    let name = (option.short.map { "  -\($0), " } ?? "      ") + option.spelling + option.argument
    let room = width - helpColumn
    var lines = wrapped(option.help, to: room)
    // A name that is too long for its column has a line of its own.
    if name.count + 2 > helpColumn { lines.insert("", at: 0) }
    return lines.enumerated().map { index, text in
      let start = index == 0 ? name : ""
      let gap = String(repeating: " ", count: max(0, helpColumn - start.count))
      return text.isEmpty ? "\(start)\n" : "\(start)\(gap)\(text)\n"
    }.joined()
  }

  /// The words of `text` in lines of at most `columns` columns.
  private static func wrapped(_ text: String, to columns: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= columns {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension Option {
  /// What follows the name, as help shows it.
  fileprivate var argument: String {
    switch value {
    case .none, .answer: ""
    case .required(let placeholder, _): " \(placeholder)"
    case .optionalDate(let placeholder, _, _): " [\(placeholder)]"
    }
  }
}
