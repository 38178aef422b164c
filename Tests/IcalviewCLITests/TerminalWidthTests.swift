import Testing

@testable import IcalviewCLI

@Suite("TerminalWidth") struct TerminalWidthTests {
  @Test("the width asked for comes before the terminal's, and that before COLUMNS")
  func order() {
    let terminal = environment(variables: ["COLUMNS": "90"], columns: 120, isTerminal: true)
    #expect(TerminalWidth.columns(asked: 60, in: terminal) == 60)
    #expect(TerminalWidth.columns(asked: nil, in: terminal) == 120)
    let silent = environment(variables: ["COLUMNS": "90"], columns: 0, isTerminal: true)
    #expect(TerminalWidth.columns(asked: nil, in: silent) == 90)
  }

  @Test(
    "in a pipe it is COLUMNS, or 80 when that is no width",
    arguments: [
      (nil, 80), ("", 80), ("132", 132), ("0", 80), ("-5", 80), ("wide", 80), ("5", 20),
      ("99999", 1000), ("99999999999999999999", 80),
    ] as [(String?, Int)])
  func pipe(variable: String?, expected: Int) {
    let pipe = environment(variables: variable.map { ["COLUMNS": $0] } ?? [:], columns: 200)
    #expect(TerminalWidth.columns(asked: nil, in: pipe) == expected)
  }
}
