import ICalText
import Testing

@Suite("LineCursor") struct LineCursorTests {
  private func lines(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var cursor = LineCursor()
    var lines: [String] = []
    while let line = cursor.next(in: bytes.span) {
      #expect(line.number == lines.count + 1)
      lines.append(String(decoding: bytes[line.range], as: UTF8.self))
    }
    return lines
  }

  @Test(
    "LF, CR, CRLF and CRCRLF each end one line",
    arguments: [
      ("a\nb", ["a", "b"]), ("a\rb", ["a", "b"]), ("a\r\nb", ["a", "b"]),
      ("a\r\r\nb", ["a", "b"]), ("a\r\rb", ["a", "", "b"]), ("a\n\rb", ["a", "", "b"]),
      ("a\r\r\r\nb", ["a", "", "b"]),
    ])
  func lineEnds(text: String, expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test("what follows the last line end is a line unless it is empty")
  func lastLine() {
    #expect(lines("a\r\n") == ["a"])
    #expect(lines("a\r\nb") == ["a", "b"])
    #expect(lines("") == [])
    #expect(lines("\r") == [""])
  }
}
