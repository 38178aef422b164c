import CalendarRendering
import Testing

@Suite("FactSheet") struct FactSheetTests {
  private func text(_ width: Int, _ add: (inout FactSheet) -> Void) -> String {
    var sheet = FactSheet(width: width)
    add(&sheet)
    return TextWriter(depth: .none).string(sheet.canvas)
  }

  @Test("labels stand before a column of texts, each once, and asides behind them")
  func columns() {
    let text = text(60) { sheet in
      sheet.heading("Stand-up", aside: "work.ics:12")
      sheet.row("UID", "a@example.com")
      sheet.row("Except", "Monday", aside: "line 3")
      sheet.row("Except", "Tuesday", aside: "line 4")
      sheet.row("Zone", "")
      sheet.heading("Another")
    }
    #expect(
      text == """
        Stand-up  work.ics:12
          UID         a@example.com
          Except      Monday  line 3
                      Tuesday  line 4

        Another

        """)
  }

  @Test("a text of more than forty lines is cut")
  func longText() {
    let text = text(60) { $0.row("Title", String(repeating: "word ", count: 10_000)) }
    let lines = text.split(separator: "\n")
    #expect((40...50).contains(lines.count))
    #expect(lines.last?.hasSuffix("…") == true)
    #expect(lines.allSatisfy { $0.count <= 60 })
  }

  @Test("long texts are wrapped, and an aside that does not fit stands below")
  func wrapping() {
    let text = text(50) { sheet in
      sheet.row("Repeats", "every second week on Monday and Wednesday", aside: "line 3")
      sheet.row("Until", "thirty-six columns fit into this row.", aside: "line 4")
    }
    #expect(
      text == """
          Repeats     every second week on Monday and
                      Wednesday  line 3
          Until       thirty-six columns fit into this
                      row.  line 4

        """)
  }

  @Test("where there is little room texts stand below their labels")
  func narrow() {
    let text = text(30) { sheet in
      sheet.row("Except", "Monday", aside: "line 3")
      sheet.row("Except", "Tuesday", aside: "in a line far below")
    }
    #expect(
      text == """
          Except
            Monday  line 3
            Tuesday
            in a line far below

        """)
  }

  @Test("what stands in a file is made safe, and a single long word is broken")
  func hostile() {
    let text = text(20) { sheet in
      sheet.row("UID", "\u{1B}[2J" + String(repeating: "x", count: 20))
    }
    #expect(text == "  UID\n    ␛[2Jxxxxxxxxxxxx\n    xxxxxxxx\n")
    #expect(self.text(1) { $0.row("UID", "abc") } == "")
  }
}
