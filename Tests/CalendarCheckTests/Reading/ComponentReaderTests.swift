import ICalKit
import Testing

@testable import CalendarCheck

@Suite("ComponentReader") struct ComponentReaderTests {
  private func reader(_ source: Source) -> ComponentReader {
    ComponentReader(source: source, layout: FileFacts(source).layout)
  }

  /// The lines of `component` and of what it holds, each with its role.
  private func lines(_ component: Component) -> [String] {
    component.lines.map { "\($0.role) \($0.name)" }
      + component.components.flatMap { lines($0).map { " " + $0 } }
  }

  @Test("every line is kept, in its component and its place")
  func allLines() {
    let source = Source.calendar(
      "BEGIN:VEVENT", "UID:a", "no property", "BEGIN:VALARM", "END:VTODO", "END:VALARM",
      "SUMMARY:b", "END:VEVENT")
    let event = reader(source).component(1)
    #expect(
      lines(event) == [
        "begin BEGIN", "property UID", "property NO PROPERTY", "property SUMMARY", "end END",
        " begin BEGIN", " strayEnd END", " end END",
      ])
    #expect(event.components.first?.path == "VCALENDAR/VEVENT/VALARM")
    #expect(event.components.first?.parent === event)
  }

  @Test("a VCALENDAR has its own lines, also those behind components")
  func calendarLines() {
    let source = Source.file(
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:a", "END:VEVENT", "NAME:b",
      "END:VCALENDAR")
    #expect(
      lines(reader(source).calendar(0)) == [
        "begin BEGIN", "property VERSION", "property NAME", "end END",
      ])
  }

  @Test("a line that cannot be taken apart counts as the longest registered name it begins with")
  func presence() {
    let source = Source.calendar("BEGIN:VEVENT", "DTSTAMP20260101T000000Z", "END:VEVENT")
    let event = reader(source).component(1)
    #expect(event.has("DTSTAMP"))
    #expect(event.first("DTSTAMP") == nil)
  }

  @Test(
    "a line is malformed by its colon, its name or a parameter",
    arguments: [
      ("SUMMARY", Property.Malformation.noColon), ("SUM_MARY:x", .name), (":x", .name),
      ("SUMMARY;LANGUAGE:x", .parameter), ("SUMMARY;=en:x", .parameter),
      ("SUMMARY;ALTREP=\"cid:x", .parameter), ("SUMMARY;LANGUAGE=en:x", nil), ("X-1:", nil),
    ])
  func malformed(line: String, malformation: Property.Malformation?) {
    let event = reader(Source.calendar("BEGIN:VEVENT", line, "END:VEVENT")).component(1)
    #expect(event.lines[1].malformation == malformation)
  }

  @Test("parameters have their values with their places")
  func parameters() throws {
    let source = Source.calendar(
      "BEGIN:VEVENT", "ATTENDEE;cn=\"Doe, Jo\";MEMBER=\"a\",\"b\":mailto:jo@example.com",
      "END:VEVENT")
    let attendee = try #require(reader(source).component(1).first("ATTENDEE"))
    let name = try #require(attendee.parameter("CN"))
    #expect(name.text == "Doe, Jo")
    #expect(name.values.map(\.isQuoted) == [true])
    #expect(attendee.parameter("MEMBER")?.values.map(\.text) == ["a", "b"])
    #expect(String(decoding: attendee.bytes[name.range], as: UTF8.self) == ";cn=\"Doe, Jo\"")
    #expect(attendee.value == "mailto:jo@example.com")
  }

  @Test("sections have every byte of a file once, in order")
  func sections() {
    let source = Source.file(
      "Warning: x", "BEGIN:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT", "NAME:x", "BEGIN:VTODO",
      "END:VCALENDAR", "rubbish", "BEGIN:VCALENDAR", "END:VCALENDAR")
    let sections = FileFacts(source).layout.sections
    #expect(sections.map(\.calendar) == [nil, 0, 0, 0, 0, 0, nil, 1])
    #expect(sections.first?.start.offset == 0)
    #expect(sections.last?.end.offset == source.bytes.copy.count)
    #expect(zip(sections, sections.dropFirst()).allSatisfy { $0.end == $1.start })
  }
}
