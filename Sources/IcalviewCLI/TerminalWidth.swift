/// How many columns a view may fill.
enum TerminalWidth {
  /// The widths that can be asked for.
  static let range = 20...1_000

  /// The width asked for, else the terminal's, else `COLUMNS`, else 80. A number outside ``range``
  /// counts as the nearest of it.
  static func columns(asked: Int?, in environment: Environment) -> Int {
    let terminal = environment.output.isTerminal ? environment.output.columns : nil
    let columns = asked ?? positive(terminal) ?? positive(environment.variableAsNumber("COLUMNS"))
    return min(max(columns ?? 80, range.lowerBound), range.upperBound)
  }

  private static func positive(_ columns: Int?) -> Int? {
    columns.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension Environment {
  fileprivate func variableAsNumber(_ name: String) -> Int? { variable(name).flatMap { Int($0) } }
}
