import CalendarRendering
import Testing

@Suite("ColorDepth") struct ColorDepthTests {
  struct Row: CustomTestStringConvertible {
    var choice = ColorChoice.auto
    var environment: [String: String] = [:]
    var isTerminal = true
    var depth: ColorDepth

    var testDescription: String { "\(choice) \(environment) \(isTerminal) → \(depth)" }
  }

  @Test(
    "option, environment and terminal decide in this order",
    arguments: [
      Row(environment: ["TERM": "xterm"], depth: .ansi16),
      Row(environment: ["TERM": "xterm-256color"], depth: .ansi256),
      Row(environment: ["TERM": "screen.xterm-256color"], depth: .ansi256),
      Row(environment: ["TERM": "xterm-direct"], depth: .trueColor),
      Row(environment: ["TERM": "xterm", "COLORTERM": "truecolor"], depth: .trueColor),
      Row(environment: ["TERM": "xterm", "COLORTERM": "24bit"], depth: .trueColor),
      Row(environment: ["TERM": "xterm", "COLORTERM": "yes"], depth: .ansi16),
      Row(environment: ["TERM": "dumb", "COLORTERM": "truecolor"], depth: .none),
      Row(environment: ["TERM": ""], depth: .none),
      Row(depth: .none),
      Row(environment: ["TERM": "xterm"], isTerminal: false, depth: .none),
      Row(environment: ["TERM": "xterm", "NO_COLOR": "1"], depth: .none),
      Row(environment: ["TERM": "xterm", "NO_COLOR": ""], depth: .ansi16),
      Row(
        environment: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], isTerminal: false,
        depth: .ansi256),
      Row(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, depth: .ansi16),
      Row(
        environment: ["TERM": "xterm", "CLICOLOR_FORCE": "0"], isTerminal: false, depth: .none),
      Row(environment: ["TERM": "xterm", "CLICOLOR_FORCE": ""], isTerminal: false, depth: .none),
      Row(
        environment: ["TERM": "xterm", "CLICOLOR_FORCE": "1", "NO_COLOR": "1"], depth: .none),
      Row(
        choice: .always, environment: ["TERM": "dumb", "NO_COLOR": "1"], isTerminal: false,
        depth: .ansi16),
      Row(
        choice: .always, environment: ["COLORTERM": "truecolor"], isTerminal: false,
        depth: .trueColor),
      Row(
        choice: .never,
        environment: ["TERM": "xterm", "COLORTERM": "truecolor", "CLICOLOR_FORCE": "1"],
        depth: .none),
    ])
  func decisions(row: Row) {
    #expect(
      ColorDepth.decide(row.choice, environment: row.environment, isTerminal: row.isTerminal)
        == row.depth)
  }
}
