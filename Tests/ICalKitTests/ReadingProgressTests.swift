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

  @Test("the inputs are counted, then the components that matter to the window with their bytes")
  func counts() throws {
    let progress = ReadingProgress()
    let texts = [text(10, 20), text(21)]
    let feed = Feed(
      texts.map { Source(name: "feed", bytes: Array($0.utf8)) }, progress: progress)
    #expect(progress.inputBytes == texts.map(\.utf8.count).reduce(0, +))
    #expect(progress.components == .init(done: 0, total: 0))

    let zones = ZoneDatabase(environment: [:])
    let day = try CivilDate(year: 2025, month: 4, day: 20)
    _ = feed.schedule(in: Window(first: day, last: day, zone: .utc), zones: zones)
    // The sieve keeps what is two days away, as zones could bring it near.
    #expect(progress.components == .init(done: 2, total: 2))
    let event = "BEGIN:VEVENT\nDTSTART;VALUE=DATE:20250420\nSUMMARY:20\nEND:VEVENT\n"
    #expect(progress.bytes == .init(done: 2 * event.utf8.count, total: 2 * event.utf8.count))
  }
}
