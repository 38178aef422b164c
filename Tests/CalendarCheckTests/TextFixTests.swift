import CalendarModel
import Testing

@testable import CalendarCheck

@Suite("Fixes of lines, structure, values and hygiene") struct TextFixTests {
  /// The lines that fixing `code` puts into the file that `example` stands for.
  private func newLines(_ code: DiagnosticCode, _ example: String) -> [String] {
    let before = Set(Self.lines(ExampleFile.bytes(example)))
    let after = FindingPlaces.fixed(code, in: example).map { Self.lines(Array($0.utf8)) } ?? []
    return after.filter { !before.contains($0) }
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { line in
      String(decoding: line.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
  }

  @Test("a bare CR becomes a line end before a property, else a line break of the text")
  func bareCarriageReturn() {
    #expect(newLines(.bareCarriageReturn, "COMMENT:a␍b") == [#"COMMENT:a\nb"#])
    #expect(
      newLines(.bareCarriageReturn, "COMMENT:a␍LOCATION:b") == ["COMMENT:a", "LOCATION:b"])
    #expect(FindingPlaces.fixed(.bareCarriageReturn, in: "COMMENT:a␍")?.contains("\r") == false)
  }

  @Test(
    "no line break is written where no text is",
    arguments: ["URL:https://example.com/␍x", "CLASS:PUBLIC␍x", "X␍-NAME:a", "END:VTODO␍x"])
  func carriageReturnOutsideText(line: String) {
    #expect(FindingPlaces.fixed(.bareCarriageReturn, in: line) == nil)
  }

  @Test("a line break is written in a folded text, and behind another one")
  func carriageReturnInText() {
    #expect(newLines(.bareCarriageReturn, "COMMENT:a\n b␍c") == [#" b\nc"#])
    #expect(newLines(.bareCarriageReturn, "COMMENT:a␍b␍c") == [#"COMMENT:a\nb\nc"#])
    #expect(newLines(.bareCarriageReturn, "X-NOTE:a␍b") == [#"X-NOTE:a\nb"#])
  }

  @Test("parameters are quoted, and their escapes become those of RFC 6868")
  func parameters() {
    #expect(
      newLines(.parameterValueNeedsQuotes, #"ORGANIZER;CN=Doe\, Jo:mailto:jo@example.com"#)
        == [#"ORGANIZER;CN="Doe, Jo":mailto:jo@example.com"#])
    #expect(
      newLines(.doubleQuoteInParameter, #"ORGANIZER;CN="J" D:mailto:jo@example.com"#)
        == ["ORGANIZER;CN=^'J^' D:mailto:jo@example.com"])
    #expect(
      newLines(.doubleQuoteInParameter, #"ORGANIZER;CN="J,D" x:mailto:jo@example.com"#)
        == [#"ORGANIZER;CN="^'J,D^' x":mailto:jo@example.com"#])
    #expect(
      newLines(.backslashEscapeInParameter, #"ORGANIZER;CN="D\, J\nX":mailto:jo@example.com"#)
        == [#"ORGANIZER;CN="D, J^nX":mailto:jo@example.com"#])
  }

  @Test("unknown escapes lose their backslash before punctuation, and else double it")
  func escapes() {
    #expect(newLines(.invalidTextEscape, #"COMMENT:10\:00 \"x\""#) == [#"COMMENT:10:00 "x""#])
    #expect(newLines(.invalidTextEscape, #"COMMENT:C:\temp\"#) == [#"COMMENT:C:\\temp\\"#])
  }

  @Test("a line in another encoding is read as windows-1252, its controls left out")
  func encoding() {
    #expect(newLines(.invalidUTF8, "COMMENT:Caf\\xE9 \\x81\\x805") == ["COMMENT:Café €5"])
  }

  @Test("a stamp copies when the component was written, else it says now")
  func stamp() {
    let todo = "BEGIN:VTODO\nUID:1\nSUMMARY:x\n"
    #expect(newLines(.missingStamp, todo + "END:VTODO") == ["DTSTAMP:19700101T000000Z"])
    #expect(
      newLines(
        .missingStamp,
        todo + "CREATED:20250101T000000Z\nLAST-MODIFIED:20260101T000000Z\nEND:VTODO")
        == ["DTSTAMP:20260101T000000Z"])
  }

  @Test("a made-up UID is a UUID of version 8, the same for the same lines")
  func madeUpUID() throws {
    let todo = "BEGIN:VTODO\nDTSTAMP:20260101T000000Z\nSUMMARY:x\nEND:VTODO"
    let line = try #require(newLines(.missingUID, todo).first)
    let form = /UID:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    #expect(line.wholeMatch(of: form) != nil)
    #expect(newLines(.missingUID, todo) == [line])
    #expect(newLines(.missingUID, todo.replacing("x", with: "y")) != [line])
  }

  @Test("a VTIMEZONE without observances is filled up from the zone of its name")
  func observances() {
    let lines = newLines(
      .zoneWithoutObservance, "BEGIN:VTIMEZONE\nTZID:Etc/GMT-1\nEND:VTIMEZONE")
    #expect(
      lines.filter { !$0.hasPrefix("DTSTART") }
        == ["BEGIN:STANDARD", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0100", "END:STANDARD"])
    #expect(newLines(.zoneWithoutObservance, "BEGIN:VTIMEZONE\nTZID:Bonn\nEND:VTIMEZONE") == [])
  }

  @Test("DURATION goes when it leads to the end, and stays when it does not")
  func duration() {
    let times =
      "DTSTART;TZID=Europe/Berlin:20260328T120000\nDTEND;TZID=Europe/Berlin:20260329T120000\n"
    // The clocks go forward in between: a day on the wall clock, but 23 hours.
    for (duration, agrees) in [("P1D", true), ("PT24H", false), ("PT23H", true)] {
      let fixed = FindingPlaces.fixed(.endAndDuration, in: times + "DURATION:\(duration)")
      #expect((fixed != nil) == agrees)
      #expect(fixed?.contains("\nDURATION:") != true)
    }
  }

  @Test("an empty line goes where nothing is missed without it")
  func emptyValues() {
    #expect(FindingPlaces.fixed(.emptyValue, in: "URL:") != nil)
    #expect(FindingPlaces.fixed(.emptyValue, in: "DTEND:") == nil)
    #expect(FindingPlaces.fixed(.emptyText, in: "LOCATION:") != nil)
    #expect(FindingPlaces.fixed(.emptyText, in: "SUMMARY:") == nil)
  }

  @Test("escape sequences go as a whole, what is not finished only as far as it is one")
  func escapeSequences() {
    #expect(newLines(.terminalEscape, "COMMENT:a␛]0;title␇b␛[1;31mc") == ["COMMENT:abc"])
    #expect(newLines(.terminalEscape, "COMMENT:a␛]0;no end") == ["COMMENT:a0;no end"])
    #expect(newLines(.terminalEscape, "COMMENT:a\u{9B}31mb␛(Bc␛") == ["COMMENT:abc"])
  }

  @Test("what was UTF-8 is read as UTF-8 again, and nothing else")
  func mojibake() {
    #expect(newLines(.mojibake, "COMMENT:CafÃ© â€œXâ€\u{9D} ü") == ["COMMENT:Café “X” ü"])
  }

  @Test("inline data gets the parameter that it lacks")
  func binary() {
    #expect(
      newLines(.invalidBinary, "ATTACH;ENCODING=BASE64:AAECAw==")
        == ["ATTACH;VALUE=BINARY;ENCODING=BASE64:AAECAw=="])
    #expect(newLines(.invalidBinary, "ATTACH;ENCODING=BASE64;VALUE=BINARY:AAE") == [])
  }
}
