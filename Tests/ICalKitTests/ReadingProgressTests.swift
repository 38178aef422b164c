import CalendarModel
import ICalKit
import Testing

@Suite("ReadingProgress") struct ReadingProgressTests {
  private func text(_ days: Int...) -> String {
    let events = days.map {
      "BEGIN:VEVENT\nDTSTART;VALUE=DATE:202504\($0)\nSUMMARY:\($0)\nEND:VEVENT\n"
    }
    return "BEGIN:VCALENDAR\n\(events.joined())END:VCALENDAR\n"
  }

  @Test("all bytes of all inputs are counted, then the components that matter to the window")
  func counts() throws {
    let progress = ReadingProgress()
    let texts = [text(10, 20), text(21)]
    let feed = Feed(
      texts.map { Source(name: "feed", bytes: Array($0.utf8)) }, progress: progress)
    let size = texts.map(\.utf8.count).reduce(0, +)
    #expect(progress.bytes == .init(done: size, total: size))
    #expect(progress.components == .init(done: 0, total: 0))

    let zones = ZoneDatabase(environment: [:])
    let day = try CivilDate(year: 2025, month: 4, day: 20)
    _ = feed.schedule(in: Window(first: day, last: day, zone: .utc), zones: zones)
    // The sieve keeps what is two days away, as zones could bring it near.
    #expect(progress.components == .init(done: 2, total: 2))
  }

  @Test("an input that is not UTF-8 counts the bytes that it has as UTF-8")
  func otherEncodings() {
    let progress = ReadingProgress()
    let text = text(10).utf8
    let bytes: [UInt8] = [0xFE, 0xFF] + text.flatMap { [0, $0] }
    _ = Feed([Source(name: "feed", bytes: bytes)], progress: progress)
    #expect(progress.bytes == .init(done: text.count, total: text.count))
  }
}
