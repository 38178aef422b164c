import CalendarModel
import ICalText
import Testing

import TestSupport

@testable import ICalKit

@Suite("OutlineScanner") struct OutlineScannerTests {
  private func outline(_ text: String) -> Outline {
    OutlineScanner.outline(of: Array(text.utf8).span, source: "test.ics")
  }

  private func slices(_ outline: Outline, of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return outline.slices.map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  private func codes(_ outline: Outline) -> [DiagnosticCode] { outline.diagnostics.map(\.code) }

  @Test("a calendar is cut into its components, each with its lines and its place")
  func components() {
    let text =
      "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:a\nBEGIN:VALARM\nEND:VALARM\nEND:VEVENT\n"
      + "BEGIN:VTODO\nEND:VTODO\nX-LATE:1\nEND:VCALENDAR\n"
    let outline = outline(text)
    #expect(outline.calendars.map(\.line) == [1])
    #expect(outline.calendars[0].properties.map(\.name) == ["VERSION", "X-LATE"])
    #expect(outline.slices.map(\.kind) == [.event, .todo])
    #expect(outline.slices.map(\.line) == [3, 8])
    #expect(
      slices(outline, of: text) == [
        "BEGIN:VEVENT\nUID:a\nBEGIN:VALARM\nEND:VALARM\nEND:VEVENT\n", "BEGIN:VTODO\nEND:VTODO\n",
      ])
    #expect(outline.diagnostics == [])
  }

  @Test("a stream may hold several calendars (RFC 5545 §3.4)")
  func severalCalendars() {
    let one = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    let outline = outline(one + one)
    #expect(outline.calendars.count == 2)
    #expect(outline.slices.map(\.calendar) == [0, 1])
    #expect(outline.diagnostics == [])
  }

  @Test("names in lower case, folded names and blanks at the end are understood")
  func oddNames() {
    let outline = outline("begin:vcalendar\nBEGIN:VEV\n ENT\nEND:VEVENT \nEnd:VCalendar\n")
    #expect(outline.slices.map(\.kind) == [.event])
    #expect(outline.diagnostics == [])
  }

  @Test("a component without END ends with its sibling's BEGIN, with a warning at its own")
  func closedBySibling() {
    let text =
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nBEGIN:VEVENT\nUID:b\nEND:VEVENT\nEND:VCALENDAR\n"
    let outline = outline(text)
    #expect(
      slices(outline, of: text) == ["BEGIN:VEVENT\nUID:a\n", "BEGIN:VEVENT\nUID:b\nEND:VEVENT\n"])
    #expect(codes(outline) == [.unclosedComponent])
    #expect(outline.diagnostics.map(\.severity) == [.warning])
    #expect(outline.diagnostics.map(\.position.line) == [2])
  }

  @Test("a component without END ends with its parent's END")
  func closedByParent() {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nBEGIN:VALARM\nEND:VCALENDAR\n"
    let outline = outline(text)
    #expect(slices(outline, of: text) == ["BEGIN:VEVENT\nUID:a\nBEGIN:VALARM\n"])
    #expect(codes(outline) == [.unclosedComponent, .unclosedComponent])
  }

  @Test("what the file cuts off is left out, and an error names its line and UID")
  func truncated() throws {
    let outline = outline(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nEND:VEVENT\nBEGIN:VEVENT\nUID:lost\nSUMMARY:x")
    #expect(outline.slices.map(\.line) == [2])
    let error = try #require(outline.diagnostics.first)
    #expect(error.severity == .error)
    #expect(error.position.line == 5)
    #expect(error.message.contains("truncated"))
    #expect(error.message.contains("lost"))
  }

  @Test("a file that lacks END:VCALENDAR alone loses nothing and is warned of")
  func missingCalendarEnd() {
    let outline = outline("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT")
    #expect(outline.slices.count == 1)
    #expect(outline.diagnostics.map(\.severity) == [.warning])
  }

  @Test("an END that closes nothing is passed over")
  func strayEnd() {
    let outline = outline("BEGIN:VCALENDAR\nEND:VTODO\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n")
    #expect(outline.slices.count == 1)
    #expect(codes(outline) == [.unexpectedEnd])
  }

  @Test("a BEGIN:VCALENDAR inside a calendar begins the next one")
  func nestedCalendar() {
    let outline = outline(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n")
    #expect(outline.slices.map(\.calendar) == [0, 1])
    #expect(codes(outline) == [.unclosedComponent, .unclosedComponent])
  }

  @Test("text around calendars is passed over with one warning where it begins")
  func strayText() {
    let outline = outline(
      "Warning: x\n\nBEGIN:VCALENDAR\nEND:VCALENDAR\n\n<!-- served in 3 ms -->\n")
    #expect(codes(outline) == [.textOutsideCalendar])
    #expect(outline.diagnostics.map(\.position.line) == [1])
  }

  @Test("events without a calendar around them are read as if in one")
  func withoutCalendar() {
    let outline = outline("BEGIN:VEVENT\nUID:a\nEND:VEVENT\nBEGIN:VEVENT\nUID:b\nEND:VEVENT\n")
    #expect(outline.calendars.count == 1)
    #expect(outline.slices.count == 2)
    #expect(codes(outline) == [.notICalendar])
    #expect(outline.diagnostics.map(\.severity) == [.warning])
  }

  @Test("a wrapper of another name around events is passed over")
  func foreignWrapper() {
    let outline = outline("BEGIN:X-BOX\nBEGIN:VEVENT\nUID:a\nEND:VEVENT\nEND:X-BOX\n")
    #expect(outline.slices.map(\.line) == [2])
    #expect(codes(outline) == [.notICalendar, .unexpectedEnd, .textOutsideCalendar])
  }

  @Test(
    "what is no calendar is named",
    arguments: [
      ("", DiagnosticCode.emptyFile, "nothing"), (" \r\n\n", .emptyFile, "nothing"),
      ("<!doctype html><html>", .notICalendar, "an HTML page"),
      ("\n  <html lang=en>", .notICalendar, "an HTML page"),
      ("BEGIN:VCARD\nFN:x\nEND:VCARD\n", .notICalendar, "a vCard"),
      ("{\"error\": 1}", .notICalendar, "a JSON document"),
      ("<?xml version='1.0'?>", .notICalendar, "an XML document"),
      ("PK\u{3}\u{4}zip", .notICalendar, "a compressed file"),
      ("hello", .notICalendar, "something else"),
    ])
  func notACalendar(text: String, code: DiagnosticCode, found: String) throws {
    let outline = outline(text)
    let error = try #require(outline.diagnostics.first)
    #expect(outline.diagnostics.count == 1)
    #expect(error.code == code)
    #expect(error.severity == .error)
    #expect(error.message.contains(found))
  }

  @Test("any sequence of BEGIN and END lines gives slices that lie one behind the other")
  func anyStructure() {
    let pieces = [
      "BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT", "BEGIN:VALARM",
      "END:VALARM", "BEGIN:X", "END:X", "UID:1", " folded", "", "BEGIN:", "END", "BEGIN:VCARD",
    ]
    var random = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let lines = (0..<Int.random(in: 0..<14, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      let text = lines.joined(separator: "\n")
      let outline = outline(text)
      var last = 0
      for slice in outline.slices {
        #expect(slice.range.lowerBound >= last)
        #expect(slice.range.upperBound <= text.utf8.count)
        #expect(outline.calendars.indices.contains(slice.calendar), "\(lines)")
        last = slice.range.upperBound
      }
    }
  }

  @Test("a source read in parts at once has the outline that it has when read as a whole")
  func parts() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let feed = FeedMaker.feed(using: &random)
      let text = (Bool.random(using: &random) ? "stray\n" : "") + feed
      let whole = outline(text)
      let parts = OutlineScanner.outline(
        of: SourceBytes(Array(text.utf8)), from: 0, source: "test.ics",
        partSize: 1 + text.utf8.count / Int.random(in: 2..<6, using: &random))
      #expect(parts.slices == whole.slices)
      #expect(parts.diagnostics == whole.diagnostics)
      #expect(parts.calendars.map(\.line) == whole.calendars.map(\.line))
      #expect(parts.calendars.map(\.properties) == whole.calendars.map(\.properties))
    }
  }
}
