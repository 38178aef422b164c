import CalendarModel
import TestSupport
import Testing

@testable import ICalKit

@Suite("A zone") struct ZoneTests {
  @Test("UTC is never ahead of itself")
  func utc() throws {
    #expect(Zone.utc.name == "UTC")
    #expect(try Zone.utc.read("2025-04-15T09:30") == "2025-04-15T09:30:00+00:00")
    #expect(try Zone.utc.shown("0001-01-01T00:00") == "0001-01-01T00:00:00+00:00")
  }

  @Test("a fixed zone keeps its offset and is called by it")
  func fixed() throws {
    let zone = Zone.fixed(utcOffset: 19_800)
    #expect(zone.name == "+05:30")
    #expect(try zone.read("9999-12-31T23:59:59") == "9999-12-31T23:59:59+05:30")
    #expect(Zone.fixed(utcOffset: -2670).name == "-00:44:30")
    #expect(Zone.fixed(utcOffset: 0, name: "Z").name == "Z")
    #expect(Zone.fixed(utcOffset: .max).utcOffset(at: Instant(seconds: 0)) == 26 * 3600)
  }

  @Test("zones are equal that have one name and the same data")
  func equality() throws {
    let berlin = try Zone.posix("CET-1CEST,M3.5.0,M10.5.0/3")
    #expect(try berlin == Zone.posix("CET-1CEST,M3.5.0,M10.5.0/3"))
    #expect(try berlin != Zone.posix("CET-1CEST,M3.5.0,M10.5.0"))
    #expect(Zone.fixed(utcOffset: 0) != .utc)
  }

  @Test(
    "a time in a gap is read with the offset before it",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30T01:59:59", "2025-03-30T01:59:59+01:00"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30T02:00", "2025-03-30T03:00:00+02:00"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30T02:30", "2025-03-30T03:30:00+02:00"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-03-30T03:00", "2025-03-30T03:00:00+02:00"),
      ("EST5EDT,M3.2.0,M11.1.0", "2024-03-10T02:30", "2024-03-10T03:30:00-04:00"),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2025-10-05T02:10", "2025-10-05T02:40:00+11:00"),
      // Cairo's clock skips midnight.
      ("EET-2EEST,M4.5.5/0,M10.5.4/24", "2023-04-28T00:00", "2023-04-28T01:00:00+03:00"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2500-03-28T02:30", "2500-03-28T03:30:00+02:00"),
    ])
  func gap(rule: String, written: String, read: String) throws {
    #expect(try Zone.posix(rule).read(written) == read)
  }

  @Test(
    "a time that comes twice is the first",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-10-26T01:59:59", "2025-10-26T01:59:59+02:00"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-10-26T02:00", "2025-10-26T02:00:00+02:00"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-10-26T02:59:59", "2025-10-26T02:59:59+02:00"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2025-10-26T03:00", "2025-10-26T03:00:00+01:00"),
      ("EST5EDT,M3.2.0,M11.1.0", "2024-11-03T01:30", "2024-11-03T01:30:00-04:00"),
      ("EST5EDT,M3.2.0,M11.1.0", "2024-11-03T02:00", "2024-11-03T02:00:00-05:00"),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2025-04-06T01:45", "2025-04-06T01:45:00+11:00"),
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2025-04-06T02:00", "2025-04-06T02:00:00+10:30"),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", "2025-10-26T01:30", "2025-10-26T01:30:00+01:00"),
      ("CET-1CEST,M3.5.0,M10.5.0/3", "2500-10-31T02:30", "2500-10-31T02:30:00+02:00"),
    ])
  func overlap(rule: String, written: String, read: String) throws {
    #expect(try Zone.posix(rule).read(written) == read)
  }

  @Test("Samoa has no 30 December 2011")
  func samoa() throws {
    // From 10 hours behind (in summer) to 14 ahead, at the end of 29 December.
    let zone = try Zone.tzif(
      TZifSample(first: -36_000, transitions: [(1_325_239_200, 50_400)]).bytes)
    #expect(try zone.shown("2011-12-30T09:59:59") == "2011-12-29T23:59:59-10:00")
    #expect(try zone.shown("2011-12-30T10:00:00") == "2011-12-31T00:00:00+14:00")
    #expect(try zone.read("2011-12-29T23:59:59") == "2011-12-29T23:59:59-10:00")
    #expect(try zone.read("2011-12-30T10:00") == "2011-12-31T10:00:00+14:00")
    #expect(try zone.read("2011-12-31T10:00") == "2011-12-31T10:00:00+14:00")
  }

  @Test("Morocco puts its clock back for Ramadan")
  func morocco() throws {
    let zone = try Zone.tzif(
      TZifSample(
        first: 3600, transitions: [(1_740_276_000, 0), (1_743_904_800, 3600)], footer: "<+01>-1"
      ).bytes)
    #expect(try zone.read("2025-02-23T02:30") == "2025-02-23T02:30:00+01:00")
    #expect(try zone.read("2025-02-23T03:00") == "2025-02-23T03:00:00+00:00")
    #expect(try zone.read("2025-03-15T12:00") == "2025-03-15T12:00:00+00:00")
    #expect(try zone.read("2025-04-06T02:30") == "2025-04-06T03:30:00+01:00")
    #expect(try zone.read("2500-03-15T12:00") == "2500-03-15T12:00:00+01:00")
  }

  @Test("Mexico and Iran gave up daylight time in 2022")
  func abolished() throws {
    let mexico = try Zone.tzif(
      TZifSample(
        first: -21_600, transitions: [(1_648_972_800, -18_000), (1_667_113_200, -21_600)],
        footer: "CST6"
      ).bytes)
    #expect(try mexico.read("2022-10-30T00:59") == "2022-10-30T00:59:00-05:00")
    #expect(try mexico.read("2022-10-30T02:00") == "2022-10-30T02:00:00-06:00")
    #expect(try mexico.read("2023-07-01T12:00") == "2023-07-01T12:00:00-06:00")
    let iran = try Zone.tzif(
      TZifSample(
        first: 12_600, transitions: [(1_647_894_600, 16_200), (1_663_788_600, 12_600)],
        footer: "<+0330>-3:30"
      ).bytes)
    #expect(try iran.read("2022-09-21T22:59") == "2022-09-21T22:59:00+04:30")
    #expect(try iran.read("2022-09-22T00:00") == "2022-09-22T00:00:00+03:30")
    #expect(try iran.read("2023-07-01T12:00") == "2023-07-01T12:00:00+03:30")
  }

  @Test("times read on the clock agree with a search of all transitions")
  func naiveReading() {
    var generator = SeededGenerator(seed: 5545)
    for _ in 0..<200 {
      let (table, changes) = Self.randomTable(using: &generator)
      for _ in 0..<50 {
        let wall = Int.random(in: -50_000...1_000_000, using: &generator)
        let civil = CivilDateTime(civilSeconds: wall)
        #expect(table.resolve(civil).instant.seconds == Self.search(changes, for: wall))
      }
    }
  }

  /// A table of transitions hours apart, and what it is made of: `(start, offset from then on)`.
  private static func randomTable(
    using generator: inout SeededGenerator
  ) -> (TransitionTable, [(start: Int, offset: Int)]) {
    var changes = [(start: Int.min / 2, offset: 0)]
    var table = TransitionTable(utcOffset: 0)
    var start = 0
    for _ in 0..<20 {
      start += Int.random(in: 1...80_000, using: &generator)
      let offset = Int.random(in: -20...20, using: &generator) * 900
      table.append(at: start, utcOffset: offset)
      changes.append((start, offset))
    }
    return (table, changes)
  }

  /// The instant that the first offset gives for `wall` under which a clock shows it or skips it.
  private static func search(_ changes: [(start: Int, offset: Int)], for wall: Int) -> Int {
    for (index, change) in changes.enumerated() {
      let instant = wall - change.offset
      let end = index + 1 < changes.count ? changes[index + 1].start : Int.max
      if (change.start..<end).contains(instant) { return instant }
      // The clock skips `wall` when the next offset puts it beyond.
      if index + 1 < changes.count, end + changes[index + 1].offset > wall { return instant }
    }
    return wall
  }
}
