/// The text of `--help` of a command, which follows from its syntax.
enum HelpText {
  /// All of it, in lines of at most 80 columns.
  static func text<Request>(of syntax: CommandSyntax<Request>) -> String {
    let commands = syntax.name == nil && !Command.named.isEmpty ? [self.commands] : []
    let groups = OptionGroup.allCases.compactMap { group in
      let options = syntax.options.options.filter { $0.group == group }
      return options.isEmpty ? nil : "\(group.rawValue):\n" + options.map(entry).joined()
    }
    let parts = ["Usage: \(syntax.usage)\n", syntax.introduction] + commands + groups
    return (parts + syntax.notes).joined(separator: "\n")
  }

  private static var commands: String {
    let entries = Command.named.map { command in
      let name = "  " + command.usage.dropFirst("icalview ".count)
      return entry(name, command.summary)
    }
    return "Commands (icalview COMMAND --help says more):\n" + entries.joined()
  }

  private static let width = 80
  private static let helpColumn = 34

  /// The lines about one option.
  private static func entry<Request>(_ option: Option<Request>) -> String {
    let name = (option.short.map { "  -\($0), " } ?? "      ") + option.spelling + option.argument
    return entry(name, option.help)
  }

  /// `name`, and `help` in a column of its own.
  private static func entry(_ name: String, _ help: String) -> String {
    var lines = wrapped(help, to: width - helpColumn)
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
