import CalendarModel
import CalendarRendering
import Testing

@Suite("TextWriter") struct TextWriterTests {
  /// ` A` in red on nothing, `B` bold in the same, `C` in the terminal's own style, then a blank on
  /// blue and a plain one.
  private var canvas: Canvas {
    let red = Style(foreground: RGBColor(rgb: 0xFF0000))
    var canvas = Canvas(width: 9)
    canvas.write(" A", row: 0, column: 0, style: red)
    canvas.write("B", row: 0, column: 2, style: red.adding(.bold))
    canvas.write("C", row: 0, column: 3)
    canvas.write(" ", row: 0, column: 4, style: Style(background: RGBColor(rgb: 0x0000FF)))
    canvas.write(" ", row: 0, column: 5)
    return canvas
  }

  @Test(
    "the same cells are written for every kind of terminal",
    arguments: [
      (ColorDepth.none, " ABC\n"),
      (.ansi16, "\u{1B}[31m A\u{1B}[0;1;31mB\u{1B}[0mC\u{1B}[34;7m \u{1B}[0m\n"),
      (.ansi256, "\u{1B}[38;5;196m A\u{1B}[0;1;38;5;196mB\u{1B}[0mC\u{1B}[48;5;21m \u{1B}[0m\n"),
      (
        .trueColor,
        "\u{1B}[38;2;255;0;0m A\u{1B}[0;1;38;2;255;0;0mB\u{1B}[0mC\u{1B}[48;2;0;0;255m \u{1B}[0m\n"
      ),
    ])
  func depths(depth: ColorDepth, expected: String) {
    #expect(TextWriter(depth: depth).string(canvas) == expected)
  }

  @Test("a style that only adds to the one before says only what it adds")
  func additions() {
    var canvas = Canvas(width: 3)
    canvas.write("a", row: 0, column: 0, style: Style(attributes: .bold))
    canvas.write("b", row: 0, column: 1, style: Style(attributes: [.bold, .underline]))
    canvas.write("c", row: 0, column: 2, style: Style(attributes: [.dim, .strike]))
    #expect(
      TextWriter(depth: .ansi16).string(canvas)
        == "\u{1B}[1ma\u{1B}[4mb\u{1B}[0;2;9mc\u{1B}[0m\n")
  }

  @Test("blanks at the end go, those on a coloured, underlined or turned ground stay")
  func trailingBlanks() {
    var canvas = Canvas(width: 4)
    canvas.write("a", row: 0, column: 0)
    canvas.write("  ", row: 0, column: 1, style: Style(attributes: .bold))
    #expect(TextWriter(depth: .trueColor).string(canvas) == "a\n")
    canvas.write(" ", row: 0, column: 1, style: Style(attributes: .underline))
    #expect(TextWriter(depth: .trueColor).string(canvas) == "a\u{1B}[4m \u{1B}[0m\n")
    #expect(TextWriter(depth: .none).string(canvas) == "a\n")
  }

  @Test("empty rows are empty lines")
  func emptyRows() {
    var output = ""
    TextWriter(depth: .ansi256).write(Canvas(width: 3, height: 2), to: &output)
    #expect(output == "\n\n")
  }
}
