import ICalText
import Testing

@Suite("ContentLineReader") struct ContentLineReaderTests {
  private func read(_ bytes: [UInt8]) -> [ContentLine] {
    var reader = ContentLineReader(range: 0..<bytes.count, line: 1)
    var lines: [ContentLine] = []
    while let line = reader.next(in: bytes.span) { lines.append(line) }
    return lines
  }

  private func read(_ text: String) -> [ContentLine] { read(Array(text.utf8)) }

  @Test("a folded line is one content line that stands where it began (RFC 5545 §3.1)")
  func folding() {
    let lines = read("DESCRIPTION:This is a lo\r\n ng description\r\n\t that exists\r\nUID:a\r\n")
    #expect(lines.map(\.value) == ["This is a long description that exists", "a"])
    #expect(lines.map(\.line) == [1, 4])
  }

  @Test("a fold inside a UTF-8 character is undone before decoding")
  func foldInsideCharacter() {
    let bytes = Array("SUMMARY:Caf".utf8) + [0xC3] + Array("\r\n ".utf8) + [0xA9, 13, 10]
    let line = read(bytes).first
    #expect(line?.value == "Café")
    #expect(line?.repairs == [])
  }

  @Test("a fold may cut the name")
  func foldedName() {
    #expect(read("SUM\r\n MARY:x").first?.name == "SUMMARY")
  }

  @Test("empty lines are passed over, also before a continuation")
  func emptyLines() {
    let lines = read("A:1\r\n\r\n\r\n 2\r\nB:3\r\n")
    #expect(lines.map(\.value) == ["12", "3"])
    #expect(lines.map(\.line) == [1, 5])
  }

  @Test("a line that is not UTF-8 is read as windows-1252, and only that line")
  func windows1252() {
    let lines = read(Array("A:".utf8) + [0x80, 0xE9, 0x93, 10] + Array("B:é\n".utf8))
    #expect(lines.map(\.value) == ["€é“", "é"])
    #expect(lines.map(\.repairs) == [.windows1252, []])
  }

  @Test("C0 controls but the tab, DEL and C1 controls are removed")
  func controls() {
    let lines = read("A:a\u{0}b\u{1B}[2Jc\u{7F}d\u{9B}e\tf\n")
    #expect(lines.first?.value == "ab[2Jcde\tf")
    #expect(lines.first?.repairs == .controlsRemoved)
  }

  @Test("names are compared in upper case, blanks around them left out")
  func names() {
    #expect(read("summary :x").first?.name == "SUMMARY")
    #expect(read("X-Apple-Thing:x").first?.name == "X-APPLE-THING")
  }

  @Test("parameters keep their order and their lists, quotes are taken off (RFC 5545 §3.2)")
  func parameters() throws {
    let text =
      #"ATTENDEE;CN="Doe, Jo: x";MEMBER="mailto:a@example.com","mailto:b@example.com";role=CHAIR:mailto:c@example.com"#
    let line = try #require(read(text).first)
    #expect(line.parameters.map(\.name) == ["CN", "MEMBER", "ROLE"])
    #expect(line.parameter("CN") == "Doe, Jo: x")
    #expect(line.parameters[1].value == "mailto:a@example.com")
    #expect(line.parameters[1].others == ["mailto:b@example.com"])
    #expect(line.value == "mailto:c@example.com")
  }

  @Test("RFC 6868 escapes are resolved in parameters alone")
  func carets() throws {
    let line = try #require(read("X;CN=a^nb^^c^'d^e:v^n").first)
    #expect(line.parameter("CN") == "a\nb^c\"d^e")
    #expect(line.value == "v^n")
  }

  @Test("a quote that is never closed is a character")
  func openQuote() throws {
    let line = try #require(read(#"X;CN="Jo:value"#).first)
    #expect(line.parameter("CN") == #""Jo"#)
    #expect(line.value == "value")
  }

  @Test("a parameter without a value is left out")
  func parameterWithoutValue() throws {
    let line = try #require(read("SUMMARY;LANGUAGE;X-A=1:x").first)
    #expect(line.parameters.map(\.name) == ["X-A"])
    #expect(line.value == "x")
  }

  @Test("text without a colon, and a name with other characters, are no content lines")
  func malformed() {
    #expect(read("just some text").first?.malformation == .noColon)
    #expect(read("just some text").first?.value == "just some text")
    #expect(read("X_ROOM:1").first?.malformation == .invalidName)
    #expect(read(":1").first?.malformation == .invalidName)
    #expect(read("Ünïcode:1").first?.malformation == .invalidName)
  }

  @Test("any bytes can be read")
  func anyBytes() {
    var state: UInt64 = 42
    for _ in 0..<2000 {
      let bytes = (0..<60).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let alphabet: [UInt8] =
          Array(":;,=\"^\\ \t\r\nAa1-".utf8) + [0, 0x1B, 0x80, 0xC2, 0xC3, 0xFF]
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      for line in read(bytes) {
        #expect(!line.value.unicodeScalars.contains { $0.value < 32 && $0 != "\t" })
      }
    }
  }
}
