/// What someone meant who named a file that there is not.
enum MissingFile {
  /// How to say it, if `word` is a date, the name of a view, an option with other hyphens, or a slip
  /// of a command.
  static func hint(for word: String, words: DateWords) -> String? {
    if let unit = (try? words.readings(of: word))?.first?.unit {
      return "for that \(unit) say \(option(for: unit)) \(quoted(word))"
    }
    let name = word.drop { "-‐‑‒–—−".contains($0) }.lowercased()
    if ViewOptions.table.option(named: name) != nil { return "for the option say --\(name)" }
    if let command = Command.nearest(to: word) {
      return "for the command say icalview \(command)"
    }
    if word.contains(where: \.isNumber), word.allSatisfy({ $0.isNumber || "/.-".contains($0) }) {
      return "a date is written 2025-04-15, 2025-W15, 2025-04 or 2025"
    }
    return nil
  }

  private static func option(for unit: Period.Unit) -> String {
    switch unit {
    case .day: "--day"
    case .week: "--week"
    case .month: "--month"
    case .year: "--year"
    }
  }

  private static func quoted(_ word: String) -> String {
    word.contains(where: \.isWhitespace) ? "'\(word)'" : word
  }
}
