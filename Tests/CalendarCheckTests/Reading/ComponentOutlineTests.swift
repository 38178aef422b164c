import Testing

@testable import CalendarCheck

@Suite("ComponentOutline") struct ComponentOutlineTests {
  /// The components in `lines` as `NAME(first line-last line)`, `!` behind unclosed ones, indented
  /// by a blank for each that holds them.
  private func outline(_ lines: String...) -> [String] {
    let bytes = Array(lines.map { $0 + "\r\n" }.joined().utf8)
    return ComponentOutline(of: bytes.span, range: 0..<bytes.count).nodes.map { node in
      String(repeating: " ", count: Int(node.depth))
        + "\(node.name)(\(node.start.line)-\(node.end.line - 1))\(node.isClosed ? "" : "!")"
    }
  }

  @Test("components end with the END of their name")
  func nested() {
    #expect(
      outline(
        "BEGIN:VCALENDAR", "begin:vevent", "BEGIN:VALARM", "END:VALARM", "END:VEVENT",
        "END:VCALENDAR")
        == ["VCALENDAR(1-6)", " VEVENT(2-5)", "  VALARM(3-4)"])
  }

  @Test("an END closes what is open inside its component, and is not part of that")
  func closedByParent() {
    #expect(
      outline("BEGIN:VCALENDAR", "BEGIN:VEVENT", "BEGIN:VALARM", "END:VCALENDAR")
        == ["VCALENDAR(1-4)", " VEVENT(2-3)!", "  VALARM(3-3)!"])
  }

  @Test("an unclosed component ends where a sibling of its name begins")
  func sibling() {
    #expect(
      outline(
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "BEGIN:VEVENT", "UID:a", "BEGIN:VEVENT", "END:VEVENT",
        "END:VCALENDAR")
        == ["VCALENDAR(1-7)", " VEVENT(2-2)!", " VEVENT(3-4)!", " VEVENT(5-6)"])
  }

  @Test("a sibling is found through unclosed components between")
  func siblingInAlarm() {
    #expect(
      outline(
        "BEGIN:VCALENDAR", "BEGIN:VEVENT", "BEGIN:VALARM", "BEGIN:VEVENT", "END:VEVENT",
        "END:VCALENDAR")
        == ["VCALENDAR(1-6)", " VEVENT(2-3)!", "  VALARM(3-3)!", " VEVENT(4-5)"])
  }

  @Test("a component inside a closed one of its name stays there")
  func sameNameInside() {
    #expect(
      outline("BEGIN:VEVENT", "BEGIN:VEVENT", "END:VEVENT", "END:VEVENT")
        == ["VEVENT(1-4)", " VEVENT(2-3)"])
  }

  @Test("folded BEGIN lines, and those with parameters and blanks, begin components")
  func oddBegins() {
    #expect(
      outline("BEG", " IN:VEVENT", "BEGIN;X=1: VALARM ", "END:VALARM", "END:VEVENT")
        == ["VEVENT(1-5)", " VALARM(3-4)"])
  }

  @Test("components are nested sixteen deep at most")
  func depth() {
    let lines = String(repeating: "BEGIN:A\r\n", count: 3) + "BEGIN:B\r\nBEGIN:C\r\n"
    let bytes = Array(String(repeating: lines, count: 20).utf8)
    let nodes = ComponentOutline(of: bytes.span, range: 0..<bytes.count).nodes
    #expect(nodes.count == 100)
    #expect(nodes.allSatisfy { $0.depth < 16 })
  }
}
