import CalendarModel
import ICalKit
import ICalText
import Testing
import TestSupport

@testable import CalendarCheck

@Suite("Rules and whole files") struct RuleFileTests {
  private static let calendar = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Club//Events 1//EN", "X-WR-CALNAME:Café",
    "BEGIN:VTODO", "UID:1", "DTSTAMP:20260101T000000Z", "SUMMARY:Case", "END:VTODO",
    "END:VCALENDAR", "",
  ].joined(separator: "\r\n")

  private static let utf16LE: [UInt8] = wide(calendar.utf16, mark: [0xFF, 0xFE])
  private static let utf16BE: [UInt8] = wide(calendar.utf16.map(\.byteSwapped), mark: [0xFE, 0xFF])
  private static let utf32LE: [UInt8] = wide(
    calendar.unicodeScalars.map(\.value), mark: [0xFF, 0xFE, 0, 0])

  /// The bytes of `units`, the low ones first, behind `mark`.
  private static func wide<Unit: FixedWidthInteger>(
    _ units: some Sequence<Unit>, mark: [UInt8]
  ) -> [UInt8] {
    var bytes = mark
    for unit in units {
      for shift in stride(from: 0, to: Unit.bitWidth, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: unit >> Unit(shift)))
      }
    }
    return bytes
  }

  @Test(
    "a file in UTF-16 or UTF-32 is told by its mark, and nothing else is said of it",
    arguments: [utf16LE, utf16BE, utf32LE])
  func wideEncodings(bytes: [UInt8]) {
    let source = Source(name: "wide.ics", bytes: bytes)
    let fixer = Fixer(Self.checker, isUnsafe: true)
    #expect(Self.checker.report(on: source).places == ["ICV007 1:1"])
    #expect(fixer.fix(source).bytes == Array(Self.calendar.utf8))
  }

  @Test("inline data is too large above 64 KiB")
  func inlineData() {
    let group = 3
    let limit = 64 * 1024
    let atLimit = String(repeating: "AAAA", count: limit / group)
    let above = String(repeating: "AAAA", count: limit / group + 1)
    let line = "ATTACH;ENCODING=BASE64;VALUE=BINARY:"
    #expect(FindingPlaces.of([.largeInlineAttachment], in: line + atLimit) == [])
    #expect(
      FindingPlaces.of([.largeInlineAttachment], in: line + above) == ["ICV708 14:37 " + above])
  }

  /// The rules on lines, structure, values and hygiene whose examples are whole; but a rule that
  /// repeats every second also has no place in Outlook.
  private static let codes = DiagnosticCode.allCases.filter { code in
    "0127".contains(code.id.dropFirst(3).prefix(1)) && code != .recurrenceBomb
      && !ExampleTests.abridged.contains(code)
  }

  @Test("a fault is told by one rule alone, but for advice", arguments: codes)
  func noCascade(code: DiagnosticCode) throws {
    let rule = try #require(Rule.with(code))
    var selection = RuleSelection()
    selection.choices = [.extend(try #require(RuleSelector(code.id)))]
    let checker = Checker(
      selection, settings: CheckSettings(zones: ZoneDatabase(environment: [:])))
    let source = Source(name: "bad.ics", bytes: ExampleFile.bytes(rule.bad))
    #expect(Set(checker.report(on: source).findings.map(\.finding.code)) == [code])
  }

  @Test("bytes without any sense are checked and fixed without a crash")
  func anyBytes() {
    var generator = SeededGenerator(seed: 20_260_302)
    let fragments = Self.fragments
    for _ in 0..<80 {
      var bytes: [UInt8] = Int.random(in: 0..<4, using: &generator) == 0 ? [] : Self.head
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        if Int.random(in: 0..<4, using: &generator) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &generator))
        } else {
          bytes += fragments[Int.random(in: fragments.indices, using: &generator)]
        }
      }
      let source = Source(name: "any.ics", bytes: bytes)
      for finding in Self.checker.report(on: source).findings.map(\.finding) {
        #expect(finding.region.bytes.upperBound <= bytes.count)
        #expect(
          finding.fix?.edits(of: source).allSatisfy { $0.bytes.upperBound <= bytes.count } ?? true)
      }
      _ = Fixer(Self.checker, isUnsafe: true).fix(source)
    }
  }

  private static let head = Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\n".utf8)

  /// Whole lines of the examples, and what lines are made of.
  private static let fragments: [[UInt8]] =
    Rule.all.flatMap { rule in
      rule.bad.split(separator: "\n").map { ExampleFile.raw(String($0) + "␍␊") }
    }
    + ["\r", "\n", "\r\n ", "\"", ";", ":", "=", ",", "\\", "END:VEVENT\r\n", "é", "\u{1B}["]
    .map { Array($0.utf8) }

  private static var checker: Checker {
    var selection = RuleSelection()
    selection.isPedantic = true
    return Checker(selection, settings: CheckSettings(zones: ZoneDatabase(environment: [:])))
  }
}
