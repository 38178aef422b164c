import CalendarModel
import ICalKit
import Testing

@testable import icalview_bench

@Suite("FeedGenerator") struct FeedGeneratorTests {
  private func generator(
    _ shape: FeedShape, events: Int = 600, seed: UInt64 = 1
  ) -> FeedGenerator {
    FeedGenerator(shape: shape, events: events, seed: seed)
  }

  private func schedule(_ generator: FeedGenerator) -> Schedule {
    Feed([Source(name: "feed", bytes: generator.bytes())])
      .components(viewer: .utc, zones: ZoneDatabase(environment: [:]))
  }

  @Test("the same seed gives the same bytes, another seed others", arguments: FeedShape.allCases)
  func seeds(shape: FeedShape) {
    let bytes = generator(shape).bytes()
    #expect(generator(shape).bytes() == bytes)
    #expect(generator(shape, seed: 2).bytes() != bytes)
  }

  @Test("every event is there, and nothing is wrong with it", arguments: FeedShape.allCases)
  func validity(shape: FeedShape) throws {
    let schedule = schedule(generator(shape))
    #expect(schedule.occurrences.count == 600)
    #expect(schedule.diagnostics == [])
  }

  @Test("what is shown of a month has no warnings either", arguments: FeedShape.allCases)
  func month(shape: FeedShape) throws {
    let feed = Feed([Source(name: "feed", bytes: generator(shape).bytes())])
    let window = try Window(
      first: CivilDate(year: 2020, month: 4, day: 1),
      last: CivilDate(year: 2020, month: 4, day: 30), zone: .utc)
    let schedule = feed.schedule(in: window, zones: ZoneDatabase(environment: [:]))
    #expect(!schedule.occurrences.isEmpty)
    #expect(schedule.diagnostics == [])
  }

  @Test("no line is longer than 75 octets, all end with CRLF, and none breaks a character")
  func lines() {
    for shape in FeedShape.allCases {
      let text = String(decoding: generator(shape).bytes(), as: UTF8.self)
      let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.utf8.contains(0x0A) })
      #expect(!text.contains("\u{FFFD}"))
      #expect(lines.last == "")
    }
  }

  @Test("an office's event takes about 640 bytes, and 18 of 100 repeat, a third of them for ever")
  func office() throws {
    let generator = generator(.office, events: 5000)
    let size = Double(generator.bytes().count) / 5000
    #expect((620...660).contains(size), "\(size)")
    let rules = schedule(generator).occurrences.flatMap(\.event.rules)
    #expect((800...1000).contains(rules.count), "\(rules.count)")
    let endless = rules.count { $0.rule?.until == nil }
    #expect((0.28...0.38).contains(Double(endless) / Double(rules.count)), "\(endless)")
  }

  @Test("the number of events does not change the events")
  func prefixes() {
    let short = generator(.office, events: 5).bytes()
    let end = "END:VCALENDAR\r\n".utf8.count
    #expect(generator(.office, events: 9).bytes().starts(with: short.dropLast(end)))
  }

  @Test("a series with overrides is one master and eleven changed instances")
  func overrides() {
    let events = schedule(generator(.overrides)).occurrences.map(\.event)
    let masters = events.filter { $0.recurrenceID == nil }
    #expect(masters.count == 50)
    #expect(Set(events.map(\.uid)).count == 50)
  }
}
