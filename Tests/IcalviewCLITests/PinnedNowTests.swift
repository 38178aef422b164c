import CalendarModel
import Testing

@testable import IcalviewCLI

@Suite("PinnedNow") struct PinnedNowTests {
  @Test(
    "a time without an offset is on the viewer's clock",
    arguments: [
      ("2025-04-15T09:30", "2025-04-15T09:30:00"), ("2025-04-15t09:30:59", "2025-04-15T09:30:59"),
      ("2025-04-15 00:00", "2025-04-15T00:00:00"), ("2025-04-15", "2025-04-15T00:00:00"),
    ])
  func local(text: String, expected: String) throws {
    guard case .local(let time) = try PinnedNow.read(text) else {
      Issue.record("\(text) is not a local time")
      return
    }
    #expect("\(time)" == expected)
  }

  // 2025-04-15T00:00:00Z is day 20,193: 55 years of 365 days, 14 leap days, 90 + 14 days of 2025.
  @Test(
    "a time with an offset is an instant",
    arguments: [
      ("2025-04-15T00:00Z", 0), ("2025-04-15T02:00:00+02:00", 0), ("2025-04-15T02:30+0200", 1800),
      ("2025-04-14T19:00-05", 0), ("2025-04-15T05:45:01+05:45", 1), ("2025-04-15 00:00z", 0),
    ])
  func instant(text: String, seconds: Int) throws {
    #expect(
      try PinnedNow.read(text) == .instant(Instant(seconds: 20_193 * 86_400 + seconds)))
  }

  @Test(
    "anything else is no time",
    arguments: [
      "", "now", "2025", "2025-04", "2025-04-15T", "2025-04-15T9:30", "2025-04-15T09", "09:30",
      "2025-04-15T09:30:", "2025-04-15T09:30+2", "2025-04-15T09:30+02:", "2025-04-15T09:30Z0",
      "2025-04-15T09:30+02:00x",
    ])
  func noTime(text: String) throws {
    #expect(try PinnedNow.read(text) == nil)
  }

  @Test(
    "a time that does not exist is refused",
    arguments: [
      "2025-02-30T10:00", "2025-04-15T24:00", "2025-04-15T10:60", "2025-04-15T10:00:61",
      "2025-04-15T10:00+24:00", "0000-01-01",
    ])
  func impossible(text: String) {
    #expect(throws: DateWords.Impossible.self) { try PinnedNow.read(text) }
  }

  @Test("it stands for the clock's time, and an instant is shown on the viewer's clock")
  func now() throws {
    let clock = Instant(seconds: 0)
    let berlin = { (instant: Instant) in instant.civil(utcOffset: 3600) }
    let (local, zoned) = (try PinnedNow.read("2025-04-15"), try PinnedNow.read("1970-01-02T00:30Z"))
    #expect("\(Place().now(clock: clock, civil: berlin))" == "1970-01-01T01:00:00")
    #expect("\(Place(now: local).now(clock: clock, civil: berlin))" == "2025-04-15T00:00:00")
    #expect("\(Place(now: zoned).now(clock: clock, civil: berlin))" == "1970-01-02T01:30:00")
  }
}
