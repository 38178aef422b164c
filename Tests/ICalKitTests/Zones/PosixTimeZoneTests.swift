import CalendarModel
import TestSupport
import Testing

@testable import ICalKit

@Suite("A zone by POSIX rule") struct PosixTimeZoneTests {
  /// A rule, an instant on a clock in UTC, and what the zone's clock shows then.
  struct Row: CustomTestStringConvertible {
    let rule: String
    let utc: String
    let shown: String
    var testDescription: String { "\(rule) at \(utc)" }
    init(_ rule: String, _ utc: String, _ shown: String) {
      self.rule = rule
      self.utc = utc
      self.shown = shown
    }
  }

  static let berlin = "CET-1CEST,M3.5.0,M10.5.0/3"
  static let newYork = "EST5EDT,M3.2.0,M11.1.0"
  static let dublin = "IST-1GMT0,M10.5.0,M3.5.0/1"
  static let lordHowe = "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"
  static let cairo = "EET-2EEST,M4.5.5/0,M10.5.4/24"
  static let jerusalem = "IST-2IDT,M3.4.4/26,M10.5.0"
  static let nuuk = "<-02>2<-01>,M3.5.0/-1,M10.5.0/0"

  @Test(
    "the clock changes at the published second",
    arguments: [
      // The last Sundays of March and October, 01:00 UTC.
      Row(berlin, "2025-03-30T00:59:59", "2025-03-30T01:59:59+01:00"),
      Row(berlin, "2025-03-30T01:00:00", "2025-03-30T03:00:00+02:00"),
      Row(berlin, "2025-10-26T00:59:59", "2025-10-26T02:59:59+02:00"),
      Row(berlin, "2025-10-26T01:00:00", "2025-10-26T02:00:00+01:00"),
      Row(newYork, "2025-03-09T06:59:59", "2025-03-09T01:59:59-05:00"),
      Row(newYork, "2025-03-09T07:00:00", "2025-03-09T03:00:00-04:00"),
      Row(newYork, "2025-11-02T05:59:59", "2025-11-02T01:59:59-04:00"),
      Row(newYork, "2025-11-02T06:00:00", "2025-11-02T01:00:00-05:00"),
      // In Ireland's law winter time is the exception, an hour behind.
      Row(dublin, "2025-03-30T01:00:00", "2025-03-30T02:00:00+01:00"),
      Row(dublin, "2025-10-26T00:59:59", "2025-10-26T01:59:59+01:00"),
      Row(dublin, "2025-10-26T01:00:00", "2025-10-26T01:00:00+00:00"),
      Row(dublin, "2025-01-15T12:00:00", "2025-01-15T12:00:00+00:00"),
      // Half an hour, and summer at the turn of the year.
      Row(lordHowe, "2025-04-05T14:59:59", "2025-04-06T01:59:59+11:00"),
      Row(lordHowe, "2025-04-05T15:00:00", "2025-04-06T01:30:00+10:30"),
      Row(lordHowe, "2025-10-04T15:29:59", "2025-10-05T01:59:59+10:30"),
      Row(lordHowe, "2025-10-04T15:30:00", "2025-10-05T02:30:00+11:00"),
      Row(lordHowe, "2025-01-01T00:00:00", "2025-01-01T11:00:00+11:00"),
      // Since 2023: from the last Friday of April, 00:00, to the end of October's last Thursday.
      Row(cairo, "2023-04-27T21:59:59", "2023-04-27T23:59:59+02:00"),
      Row(cairo, "2023-04-27T22:00:00", "2023-04-28T01:00:00+03:00"),
      Row(cairo, "2023-10-26T20:59:59", "2023-10-26T23:59:59+03:00"),
      Row(cairo, "2023-10-26T21:00:00", "2023-10-26T23:00:00+02:00"),
      // The Friday before the last Sunday of March: 26 hours into the fourth Thursday.
      Row(jerusalem, "2025-03-27T23:59:59", "2025-03-28T01:59:59+02:00"),
      Row(jerusalem, "2025-03-28T00:00:00", "2025-03-28T03:00:00+03:00"),
      // An hour before the last Sunday of March begins.
      Row(nuuk, "2025-03-30T00:59:59", "2025-03-29T22:59:59-02:00"),
      Row(nuuk, "2025-03-30T01:00:00", "2025-03-30T00:00:00-01:00"),
      Row("<+0330>-3:30", "2025-07-01T00:00:00", "2025-07-01T03:30:00+03:30"),
      Row("IST-5:30", "2025-07-01T00:00:00", "2025-07-01T05:30:00+05:30"),
    ])
  func published(row: Row) throws {
    #expect(try Zone.posix(row.rule).shown(row.utc) == row.shown)
  }

  @Test(
    "the rule holds in every year up to 9999",
    arguments: [
      // The last Sundays of these months; 400 years are a whole number of weeks.
      Row(berlin, "0001-03-25T00:59:59", "0001-03-25T01:59:59+01:00"),
      Row(berlin, "0001-03-25T01:00:00", "0001-03-25T03:00:00+02:00"),
      Row(berlin, "2500-03-28T00:59:59", "2500-03-28T01:59:59+01:00"),
      Row(berlin, "2500-03-28T01:00:00", "2500-03-28T03:00:00+02:00"),
      Row(berlin, "2500-10-31T00:59:59", "2500-10-31T02:59:59+02:00"),
      Row(berlin, "2500-10-31T01:00:00", "2500-10-31T02:00:00+01:00"),
      Row(berlin, "9999-03-28T01:00:00", "9999-03-28T03:00:00+02:00"),
      Row(berlin, "9999-10-31T01:00:00", "9999-10-31T02:00:00+01:00"),
      Row(lordHowe, "9999-12-31T12:59:59", "9999-12-31T23:59:59+11:00"),
    ])
  func distantYears(row: Row) throws {
    #expect(try Zone.posix(row.rule).shown(row.utc) == row.shown)
  }

  @Test(
    "days are counted with and without 29 February",
    arguments: [
      // J60 is 1 March in every year; 59 counted from 0 is 29 February in a leap year.
      Row("AAA0BBB,J60/0,J300/0", "2023-03-01T00:00", "2023-03-01T01:00:00+01:00"),
      Row("AAA0BBB,J60/0,J300/0", "2024-02-29T23:59", "2024-02-29T23:59:00+00:00"),
      Row("AAA0BBB,J60/0,J300/0", "2024-03-01T00:00", "2024-03-01T01:00:00+01:00"),
      Row("AAA0BBB,59/0,300/0", "2023-03-01T00:00", "2023-03-01T01:00:00+01:00"),
      Row("AAA0BBB,59/0,300/0", "2023-02-28T23:59", "2023-02-28T23:59:00+00:00"),
      Row("AAA0BBB,59/0,300/0", "2024-02-29T00:00", "2024-02-29T01:00:00+01:00"),
    ])
  func dayNumbers(row: Row) throws {
    #expect(try Zone.posix(row.rule).shown(row.utc) == row.shown)
  }

  @Test(
    "daylight time may last the whole year",
    arguments: ["EST5EDT,0/0,J365/25", "XXX3EDT4,0/0,J365/23", "EST5EDT,0/0,J365/30"])
  func daylightAllYear(rule: String) throws {
    let zone = try Zone.posix(rule)
    for utc in [
      "2025-01-01T03:59:59", "2025-01-01T05:00:00", "2025-07-01T00:00:00", "2024-12-31T23:59:59",
      "2025-01-01T04:30:00",
    ] {
      #expect(zone.utcOffset(at: try instant(utc: utc)) == -4 * 3600, "\(utc)")
    }
  }

  @Test("daylight time that begins when it ends is no time at all")
  func emptyDaylight() throws {
    let zone = try Zone.posix("EST5EDT,M3.2.0/2,M3.2.0/3")
    #expect(zone.utcOffset(at: try instant(utc: "2025-03-09T07:00:00")) == -5 * 3600)
    #expect(zone.utcOffset(at: try instant(utc: "2025-07-09T07:00:00")) == -5 * 3600)
  }

  @Test("an offset may have seconds, and counts westwards")
  func offsetWithSeconds() throws {
    let zone = try Zone.posix("LMT0:36:52")
    #expect(zone.utcOffset(at: Instant(seconds: 0)) == -2212)
  }

  @Test("daylight time without dates has those of the United States")
  func defaultDates() throws {
    #expect(PosixTimeZone("EST5EDT") == PosixTimeZone(Self.newYork))
    #expect(PosixTimeZone("EST5EDT4") == PosixTimeZone(Self.newYork))
  }

  @Test(
    "any other text is refused",
    arguments: [
      "", "C", "CE-1", "CET", "-1", "CET-25", "CET-1:60", "CET-1:3", "CET-1:", "CET+-1", "CET1 ",
      "<+03>", "<+0>-3", "<+03-3", "<+03\u{e4}>-3", "CET-1CEST,", "CET-1CEST,M3.5.0",
      "CET-1,M3.5.0",
      "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M0.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
      "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J300",
      "CET-1CEST,J366,J300", "CET-1CEST,366,1", "CET-1CEST,M3.5.0/168,M10.5.0",
      "CET-1CEST,M3.5.0,M10.5.0/3x", "CET-1CEST,M3.5.0,M10.5.0,", "CET-1CEST,M3.5.0 ,M10.5.0",
      "CET-99999999999999999999", "CET-1CEST,M3.5.0,M10.5.0/99999999999999999999",
    ])
  func refused(text: String) {
    #expect(PosixTimeZone(text) == nil)
  }

  @Test("no text makes the reader stop, and whatever it takes has an offset in every year")
  func randomTexts() {
    var generator = SeededGenerator(seed: 9636)
    let alphabet = Array("CETSTDM.,/:J<>+-0123456789 \u{e9}")
    for _ in 0..<3000 {
      var text = Bool.random(using: &generator) ? Self.berlin : "EST5EDT,0/0,J365/25"
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = text.indices.randomElement(using: &generator) ?? text.startIndex
        text.insert(alphabet.randomElement(using: &generator) ?? "0", at: place)
        if Bool.random(using: &generator) { text.remove(at: text.startIndex) }
      }
      guard let rule = PosixTimeZone(text) else { continue }
      let zone = Zone(name: text, transitions: rule.transitions)
      for year in [0, 1970, 2025, 9999] {
        let offset = zone.utcOffset(at: Instant(seconds: (year - 1970) * 31_556_952))
        #expect(UTCOffset.range.contains(offset))
      }
    }
  }
}
