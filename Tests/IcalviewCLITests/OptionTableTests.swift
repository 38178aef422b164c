import Testing

@testable import IcalviewCLI

@Suite("OptionTable") struct OptionTableTests {
  @Test("names and letters are there once, and none is one of a later version")
  func unique() {
    let names = OptionTable.options.map(\.name)
    #expect(Set(names).count == names.count)
    let letters = OptionTable.options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
    #expect(OptionTable.unbuiltOptions.isDisjoint(with: names))
  }

  @Test("no letter is a digit, so that -3d stays a date")
  func letters() {
    let letters = OptionTable.options.compactMap(\.short)
    #expect(letters.filter(\.isNumber).isEmpty)
  }

  @Test("help names every option in lines of at most 80 columns without blanks at their ends")
  func help() {
    let lines = HelpText.full.split(separator: "\n", omittingEmptySubsequences: false)
    for option in OptionTable.options {
      #expect(lines.contains { $0.dropFirst(6).hasPrefix(option.spelling) }, "\(option.name)")
    }
    for line in lines {
      #expect(line.count <= 80 && line.last != " ", "\(line)")
    }
    #expect(HelpText.full.hasPrefix("Usage: icalview "))
    #expect(HelpText.full.hasSuffix("\n"))
  }

  @Test(
    "an entry of help has name, value and what it does in columns",
    arguments: [
      "      --month [YYYY-MM]           grid of a month (the default)\n",
      "  -a, --calendar NAME             only this calendar (repeatable)\n",
      "      --week-numbers iso|us|locale|off\n                                  how weeks",
    ])
  func entries(text: String) {
    #expect(HelpText.full.contains(text))
  }
}
