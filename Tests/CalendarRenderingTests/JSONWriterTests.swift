import CalendarModel
import Foundation
import TestSupport
import Testing

@testable import CalendarRendering

@Suite("JSONWriter") struct JSONWriterTests {
  /// What `write` writes.
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    var text = ""
    write(&json)
    json.flush(to: &text)
    return text
  }

  private func text(_ value: some JSONValue) -> String { text { value.write(to: &$0) } }

  @Test("containers in one line have a blank after each comma and colon")
  func inline() {
    let written = text { json in
      json.object { json in
        json.member("none", nil as Int?)
        json.member("list", [1, 2, 3])
        json.member("empty", [] as [Int])
        json.key("object")
        json.object { _ in }
        json.member("flag", true)
      }
    }
    #expect(
      written == #"{"none": null, "list": [1, 2, 3], "empty": [], "object": {}, "flag": true}"#)
  }

  @Test("containers in lines are indented by two blanks a level, empty ones stay closed")
  func lines() {
    let written = text { json in
      json.object(.lines) { json in
        json.member("rows", lines: [[1], [2, 3]])
        json.member("empty", lines: [] as [Int])
        json.key("in")
        json.object(.lines) { $0.member("deep", "yes") }
      }
    }
    #expect(
      written == """
        {
          "rows": [
            [1],
            [2, 3]
          ],
          "empty": [],
          "in": {
            "deep": "yes"
          }
        }
        """)
  }

  @Test("whole numbers are written in full", arguments: [0, 7, -7, 10, 1_000_000, .max, .min])
  func integers(number: Int) { #expect(text(number) == "\(number)") }

  @Test("dates and times are strings with all their digits")
  func times() throws {
    let day = try CivilDate(year: 987, month: 6, day: 5)
    #expect(text(day) == #""0987-06-05""#)
    #expect(text(CivilDate.max) == #""10000-12-31""#)
    let time = try CivilDateTime(day, hour: 4, minute: 3, second: 2)
    #expect(text(ZonedTime(time, utcOffset: -12600)) == #""0987-06-05T04:03:02-03:30""#)
    #expect(text(ZonedTime(time, utcOffset: 0)) == #""0987-06-05T04:03:02+00:00""#)
  }

  @Test("a time is what RFC 3339 makes of it, in any zone")
  func rfc3339() {
    var generator = SeededGenerator(seed: 3339)
    for _ in 0..<1000 {
      let time = ZonedTime(
        CivilDateTime(
          civilSeconds: .random(in: -62_000_000_000...253_000_000_000, using: &generator)),
        utcOffset: .random(in: -86399...86399, using: &generator))
      #expect(text(time) == "\"\(time.rfc3339)\"")
    }
  }

  @Test(
    "a string is escaped where JSON or a terminal demands it",
    arguments: [
      ("", ""), ("Grüße, 日本語 🎉👨‍👩‍👧", "Grüße, 日本語 🎉👨‍👩‍👧"), (#"a"b\c/d"#, #"a\"b\\c/d"#),
      ("\n\r\t", #"\n\r\t"#),
      ("\0\u{1}\u{8}\u{1B}[31m\u{1F}", #"\u0000\u0001\u0008\u001b[31m\u001f"#),
      ("\u{7F}\u{80}\u{9B}\u{9F}\u{A0}", "\\u007f\\u0080\\u009b\\u009f\u{A0}"),
      ("\u{2027}\u{2028}\u{2029}\u{202F}", "\u{2027}\\u2028\\u2029\u{202F}"),
      (
        "\u{202A}x\u{202E}\u{2065}\u{2066}\u{2069}\u{206A}",
        "\\u202ax\\u202e\u{2065}\\u2066\\u2069\u{206A}"
      ),
      ("\u{200E}שלום\u{200F}", "\u{200E}שלום\u{200F}"),
      (
        "\u{D7FF}\u{E000}\u{FEFF}\u{FFFE}\u{FFFF}\u{10FFFF}",
        "\u{D7FF}\u{E000}\\ufeff\u{FFFE}\u{FFFF}\u{10FFFF}"
      ),
    ])
  func escapes(string: String, expected: String) {
    let written = text(string)
    #expect(Array(written.unicodeScalars) == Array("\"\(expected)\"".unicodeScalars))
  }

  @Test("what is written is read back as the same text, and has no control characters")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 8259)
    for _ in 0..<2000 {
      let string = Self.hostileString(using: &generator)
      let written = text(string)
      let read = try JSONSerialization.jsonObject(
        with: Data(written.utf8), options: .fragmentsAllowed)
      let scalars = (read as? String).map { Array($0.unicodeScalars) }
      #expect(scalars == Array(string.unicodeScalars))
      #expect(!written.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  /// Up to 40 characters of the kinds that go wrong.
  private static func hostileString(using generator: inout SeededGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x20...0x7F, 0x22...0x22, 0x5C...0x5C, 0x80...0x2FF, 0x300...0x36F, 0x590...0x6FF,
      0x2000...0x206F, 0x2000...0x2FFF, 0xD780...0xD7FF, 0xE000...0xE0FF, 0xFE00...0xFFFF,
      0x1F1E6...0x1F1FF, 0x1F300...0x1FAFF, 0xE0000...0xE007F, 0x10FF00...0x10FFFF,
    ]
    var string = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let range = ranges[Int.random(in: ranges.indices, using: &generator)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
        string.append(scalar)
      }
    }
    return String(string)
  }

  @Test("text is handed on in whole pieces, once there is enough of it")
  func pieces() {
    struct Pieces: UTF8OutputStream {
      var list: [String] = []
      mutating func write(_ piece: String) { list.append(piece) }
      mutating func write(utf8: Span<UInt8>) {
        var piece = ""
        piece.write(utf8: utf8)
        list.append(piece)
      }
    }
    var json = JSONWriter()
    var pieces = Pieces()
    let umlauts = String(repeating: "ä", count: 10_001)
    let words = repeatElement(umlauts, count: 20)
    json.object { $0.member("words", lines: words, to: &pieces) }
    json.flush(to: &pieces)
    #expect(pieces.list.count > 3)
    #expect(pieces.list.allSatisfy { $0.utf8.count < 100_000 && !$0.contains("\u{FFFD}") })
    #expect(pieces.list.joined().count { $0 == "ä" } == 200_020)
  }

  @Test("what all cores write stands in order, with its commas", arguments: [0, 1, 256, 10_000])
  func manyElements(count: Int) {
    var json = JSONWriter()
    var text = ""
    json.object { $0.member("numbers", lines: Array(0..<count), to: &text) { $0 } }
    json.flush(to: &text)
    let lines = (0..<count).map { "\n    \($0)" }.joined(separator: ",")
    #expect(text == "{\"numbers\": [\(lines)\(count == 0 ? "" : "\n  ")]}")
  }
}
