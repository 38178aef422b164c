/// The options of one command, in the order of help.
struct OptionTable<Request>: Sendable {
  /// All of them.
  let options: [Option<Request>]
  /// Options, by name, which this version does not have.
  let unbuilt: Set<String>

  private let byName: [String: Option<Request>]
  private let byLetter: [Character: Option<Request>]

  /// Creates the table; no name and no letter may be there twice.
  init(_ options: [Option<Request>], unbuilt: Set<String> = []) {
    self.options = options
    self.unbuilt = unbuilt
    byName = Dictionary(options.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    byLetter = Dictionary(
      options.compactMap { option in option.short.map { ($0, option) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The option of that name, without its hyphens.
  func option(named name: String) -> Option<Request>? { byName[name] }

  /// The option that the letter stands for.
  func option(short letter: Character) -> Option<Request>? { byLetter[letter] }
}
