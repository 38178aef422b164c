import CalendarRendering
import Testing

@Suite("Canvas") struct CanvasTests {
  private func text(_ canvas: Canvas) -> String { TextWriter(depth: .none).string(canvas) }

  @Test("text is clipped at both sides and grows the canvas downwards only")
  func clipping() {
    var canvas = Canvas(width: 5)
    canvas.write("abcdefgh", row: 1, column: -2)
    canvas.write("xyz", row: -1, column: 0)
    #expect(text(canvas) == "\ncdefg\n")
    #expect(canvas.height == 2)
  }

  @Test("a wide character takes two cells, and none that would stick out is drawn")
  func wide() {
    var canvas = Canvas(width: 5)
    canvas.write("設計画", row: 0, column: 0)
    #expect(text(canvas) == "設計\n")
    #expect(canvas.rows[0].map { $0.grapheme?.text } == ["設", nil, "計", nil])
    canvas = Canvas(width: 5)
    canvas.write("設計", row: 0, column: -1)
    #expect(text(canvas) == " 計\n")
  }

  @Test("writing over half of a wide character blanks its other half", arguments: [0, 1])
  func overwritten(column: Int) {
    var canvas = Canvas(width: 4)
    canvas.write("設a", row: 0, column: 0)
    canvas.write("b", row: 0, column: column)
    #expect(text(canvas) == (column == 0 ? "b a\n" : " ba\n"))
  }

  @Test("a wide character covers the halves of two others")
  func covering() {
    var canvas = Canvas(width: 4)
    canvas.write("設計", row: 0, column: 0)
    canvas.write("画", row: 0, column: 1)
    #expect(text(canvas) == " 画\n")
  }

  @Test("only the part of right-to-left text that is drawn is isolated, without blanks around it")
  func isolated() {
    var canvas = Canvas(width: 8)
    canvas.write("│ שלום לך │", row: 0, column: -1)
    #expect(text(canvas) == " \u{2068}שלום לך\u{2069}\n")
  }

  @Test("an isolate whose end was written over is closed at the end of the line")
  func unclosed() {
    var canvas = Canvas(width: 8)
    canvas.write("שלום", row: 0, column: 0)
    canvas.write("x", row: 0, column: 3)
    #expect(text(canvas) == "\u{2068}שלוx\u{2069}\n")
    canvas.write("y", row: 0, column: 0)
    #expect(text(canvas) == "yלוx\n")
  }

  @Test("one canvas is drawn into another at any place, clipped")
  func drawing() {
    var small = Canvas(width: 3)
    small.write("ab", row: 0, column: 0)
    small.write("設", row: 1, column: 1)
    var canvas = Canvas(width: 4)
    canvas.fill(0..<9, row: 1, with: "-")
    canvas.draw(small, row: 1, column: 2)
    #expect(text(canvas) == "\n--ab\n\n")
    canvas.draw(small, row: -1, column: -1)
    #expect(text(canvas) == "設\n--ab\n\n")
  }

  @Test("a canvas of no width takes anything and shows nothing")
  func empty() {
    var canvas = Canvas(width: -1, height: -1)
    canvas.write("abc", row: 0, column: 0)
    canvas.fill(0..<10, row: 0)
    #expect(text(canvas) == "")
  }
}
