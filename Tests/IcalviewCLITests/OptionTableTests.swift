import Testing

@testable import IcalviewCLI

@Suite("The options of each command") struct OptionTableTests {
  /// The options of a command, whatever its request is.
  struct Table: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let names: [String]
    let letters: [Character]
    let unbuilt: Set<String>
    let help: String

    init<Request: CommandRequest>(of request: Request.Type) {
      let table = Request.syntax.options
      testDescription = Request.syntax.usage
      names = table.options.map(\.name)
      letters = table.options.compactMap(\.short)
      unbuilt = table.unbuilt
      help = HelpText.text(of: Request.syntax)
    }
  }

  static let tables = [Table(of: ViewRequest.self), Table(of: ExplainRequest.self)]

  @Test("names and letters are there once, and none is one of a later version", arguments: tables)
  func unique(table: Table) {
    #expect(Set(table.names).count == table.names.count)
    #expect(Set(table.letters).count == table.letters.count)
    #expect(table.unbuilt.isDisjoint(with: table.names))
  }

  @Test("no letter is a digit, so that -3d stays a date", arguments: tables)
  func letters(table: Table) {
    #expect(table.letters.filter(\.isNumber).isEmpty)
  }

  @Test("every command answers --help and --version", arguments: tables)
  func answers(table: Table) {
    #expect(Set(table.names).isSuperset(of: ["help", "version"]))
  }

  @Test(
    "help names every option in lines of at most 80 columns without blanks at their ends",
    arguments: tables)
  func help(table: Table) {
    let lines = table.help.split(separator: "\n", omittingEmptySubsequences: false)
    for name in table.names {
      #expect(lines.contains { $0.dropFirst(6).hasPrefix("--\(name)") }, "\(name)")
    }
    for line in lines {
      #expect(line.count <= 80 && line.last != " ", "\(line)")
    }
    #expect(table.help.hasPrefix("Usage: icalview "))
    #expect(table.help.hasSuffix("\n"))
  }

  @Test(
    "an entry of help has name, value and what it does in columns",
    arguments: [
      "      --month [YYYY-MM]           grid of a month (the default)\n",
      "  -a, --calendar NAME             only this calendar (repeatable)\n",
      "      --week-numbers iso|us|locale|off\n                                  how weeks",
    ])
  func entries(text: String) {
    #expect(HelpText.text(of: ViewRequest.syntax).contains(text))
  }
}
