import CalendarModel
import Foundation
import TestSupport
import Testing

@testable import ICalKit

@Suite("Sieve") struct SieveTests {
  private let database = ZoneDatabase(environment: [:])

  /// Everything that a schedule says, in a fixed order.
  private func written(_ schedule: Schedule) -> [String] {
    let occurrences = schedule.occurrences.map { occurrence in
      let event = occurrence.event
      return [
        event.uid ?? "-", event.summary ?? "-", "\(event.position.line)",
        occurrence.span.map { "\($0)" } ?? "undated", occurrence.original.map { "\($0)" } ?? "-",
      ].joined(separator: " | ")
    }
    let diagnostics = schedule.diagnostics.map {
      "\($0.position.line) \($0.severity) \($0.code.id) \($0.message)"
    }
    return occurrences.sorted() + diagnostics.sorted()
  }

  private func expectSame(
    _ bytes: [UInt8], _ name: String, first: CivilDate, days: Int, zone: String
  ) throws {
    let feed = Feed([Source(name: name, bytes: bytes)])
    let window = Window(
      first: first, last: first.adding(days: days - 1),
      zone: try #require(database.zone(named: zone)))
    let sieved = written(feed.schedule(in: window, zones: database))
    let whole = written(feed.scheduleWithoutSieve(in: window, zones: database))
    let difference = Set(sieved).symmetricDifference(whole)
    #expect(sieved.count == whole.count)
    #expect(difference == [], "\(name) from \(first) for \(days) days in \(zone)")
  }

  private static let sampleFiles: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".ics") }.map { folder.appending(path: $0).path() }
  }()

  @Test("every sample shows the same with and without the sieve", arguments: sampleFiles)
  func samples(path: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    for month in 1...12 {
      let first = try CivilDate(year: 2025, month: month, day: 1)
      for zone in ["Pacific/Kiritimati", "Pacific/Niue"] {
        try expectSame(bytes, path, first: first, days: 3, zone: zone)
        try expectSame(bytes, path, first: first, days: 31, zone: zone)
      }
    }
  }

  @Test("generated feeds of every shape show the same with and without the sieve")
  func generated() throws {
    var random = SeededGenerator(seed: 4)
    for index in 0..<60 {
      let text = FeedMaker.feed(using: &random)
      for _ in 0..<8 {
        let first = try CivilDate(year: 2025, month: 1, day: 1)
          .adding(days: Int.random(in: -40..<400, using: &random))
        try expectSame(
          Array(text.utf8), "feed \(index)", first: first,
          days: Int.random(in: 1...40, using: &random),
          zone: ["UTC", "America/New_York", "Asia/Kathmandu"].randomElement(using: &random) ?? "UTC"
        )
      }
    }
  }

  private func envelope(_ lines: String...) throws -> Envelope {
    let body = lines.joined(separator: "\n")
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\n\(body)\nEND:VEVENT\nEND:VCALENDAR\n"
    let outline = OutlineScanner.outline(of: Array(text.utf8).span, source: "test.ics")
    return try #require(outline.slices.first).envelope
  }

  private func days(_ first: String, _ last: String) throws -> ClosedRange<Int32> {
    func number(_ text: String) throws -> Int32 {
      let date = try #require(TimeValue(text)?.civil.date)
      return Int32(date.dayNumber)
    }
    return try number(first)...number(last)
  }

  @Test("an envelope reaches from the start to a day behind the end")
  func plainEnvelopes() throws {
    let timed = try envelope("DTSTART;TZID=X:20250402T100000", "DTEND;TZID=X:20250404T100000")
    #expect(try timed.days == days("20250402", "20250404"))
    let day = try envelope("DTSTART;VALUE=DATE:20250402")
    #expect(try day.days == days("20250402", "20250403"))
    let length = try envelope("DTSTART:20250402T100000Z", "DURATION:P3DT30H")
    #expect(try length.days == days("20250402", "20250407"))
    let backwards = try envelope("DTSTART:20250402T100000Z", "DTEND:20250301T100000Z")
    #expect(try backwards.days == days("20250402", "20250403"))
  }

  @Test("a rule reaches to its UNTIL and the length behind it, or to the end of time")
  func repeatingEnvelopes() throws {
    let until = try envelope(
      "DTSTART;VALUE=DATE:20250402", "DTEND;VALUE=DATE:20250405",
      "RRULE:FREQ=DAILY;until=20250430T120000Z")
    #expect(try until.days == days("20250402", "20250503"))
    let endless = try envelope("DTSTART;VALUE=DATE:20250402", "RRULE:FREQ=DAILY;COUNT=2")
    #expect(endless.days.upperBound == Int32(CivilDate.max.dayNumber))
  }

  @Test(
    "whatever is doubtful makes the days unknown",
    arguments: [
      "DTSTART:soon", "DTSTART:00000402T100000", "DTSTART:20250230T100000",
      "DTSTART:20250402T250000", "SUMMARY:no start",
      "DTSTART:20250402T100000Z\nRDATE:20260402T100000Z",
      "DTSTART:20250402T100000Z\nDTSTART:20260402T100000Z",
      "DTSTART:20250402T100000Z\nDTEND:never", "DTSTART:20250402T100000Z\nDURATION:long",
      "DTSTART:20250402T100000Z\nRECURRENCE-ID;RANGE=THISANDFUTURE:20250402T100000Z",
    ])
  func doubtful(lines: String) throws {
    #expect(try envelope(lines).days == Envelope.anyDay)
  }

  @Test(
    "folded, quoted, spaced and lower-case lines are read all the same",
    arguments: [
      "DTST\n ART;VALUE=DATE:202504\n 02", "dtstart;value=date:20250402",
      "DTSTART;X-A=\"a:b\";VALUE=DATE:20250402", "DTSTART ;VALUE=DATE:20250402",
      "D\u{0}TSTART;VALUE=DATE:20250402",
    ])
  func oddLines(lines: String) throws {
    #expect(try envelope(lines).days == days("20250402", "20250403"))
  }

  @Test("UIDs are compared by their text, however it is written, and those of alarms do not count")
  func uids() throws {
    let plain = try envelope("UID:a,b", "DTSTART:20250402T100000Z").uid
    #expect(plain != nil)
    for other in ["UID:a\\,b", "uid:a,\n b", "UID;X-P=\"q\":a,b", "UID:a\u{7},b"] {
      #expect(try envelope(other).uid == plain, "\(other)")
    }
    #expect(try envelope("UID:a,c").uid != plain)
    let alarm = "BEGIN:VALARM\nUID:a,b\nEND:VALARM"
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\n\(alarm)\nEND:VEVENT\nEND:VCALENDAR\n"
    let outline = OutlineScanner.outline(of: Array(text.utf8).span, source: "test.ics")
    #expect(outline.slices.first?.envelope.uid == nil)
  }
}
