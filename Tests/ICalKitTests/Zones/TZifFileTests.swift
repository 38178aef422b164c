import CalendarModel
import TestSupport
import Testing

@testable import ICalKit

@Suite("A TZif file") struct TZifFileTests {
  static let berlinRule = "CET-1CEST,M3.5.0,M10.5.0/3"

  /// Local mean time, then standard time from 1893-03-31T23:06:32Z, then the rule.
  static let berlin = TZifSample(
    first: 3208, transitions: [(-2_422_054_408, 3600)], footer: berlinRule)

  @Test("the rule at the end holds for all time after the last transition")
  func footer() throws {
    let zone = try Zone.tzif(Self.berlin.bytes)
    #expect(zone.utcOffset(at: try instant(utc: "1893-03-31T23:06:31")) == 3208)
    #expect(zone.utcOffset(at: try instant(utc: "1893-03-31T23:06:32")) == 3600)
    #expect(try zone.shown("2025-03-30T01:00:00") == "2025-03-30T03:00:00+02:00")
    #expect(try zone.shown("2500-03-28T00:59:59") == "2500-03-28T01:59:59+01:00")
    #expect(try zone.shown("2500-03-28T01:00:00") == "2500-03-28T03:00:00+02:00")
    #expect(try zone.shown("9999-07-01T00:00:00") == "9999-07-01T02:00:00+02:00")
    #expect(zone.utcOffset(at: try instant(utc: "0001-01-01T00:00:00")) == 3208)
  }

  @Test("versions 2, 3 and 4 are read alike", arguments: "234".utf8)
  func versions(version: UInt8) throws {
    var file = Self.berlin
    file.version = version
    #expect(try Zone.tzif(file.bytes) == Zone.tzif(Self.berlin.bytes))
  }

  @Test("version 1 has 32-bit times and no rule: the last offset stays")
  func version1() throws {
    var file = TZifSample(version: 0, first: 3600, transitions: [])
    file.transitions = [(1_743_296_400, 7200), (1_761_440_400, 3600)]  // 2025, Berlin
    let zone = try Zone.tzif(file.bytes)
    #expect(try zone.shown("2025-03-30T00:59:59") == "2025-03-30T01:59:59+01:00")
    #expect(try zone.shown("2025-03-30T01:00:00") == "2025-03-30T03:00:00+02:00")
    #expect(try zone.shown("2026-07-01T00:00:00") == "2026-07-01T01:00:00+01:00")
  }

  @Test("a zone without transitions has the offset of its type, or the rule's")
  func noTransitions() throws {
    let fixed = try Zone.tzif(TZifSample(first: 19_800, footer: "IST-5:30").bytes)
    #expect(try fixed.shown("2025-07-01T00:00:00") == "2025-07-01T05:30:00+05:30")
    let ruled = try Zone.tzif(TZifSample(first: 3600, footer: Self.berlinRule).bytes)
    #expect(try ruled.shown("2025-07-01T00:00:00") == "2025-07-01T02:00:00+02:00")
  }

  @Test("leap seconds are stepped over")
  func leapSeconds() throws {
    var file = Self.berlin
    file.leapSeconds = 27
    #expect(try Zone.tzif(file.bytes) == Zone.tzif(Self.berlin.bytes))
  }

  @Test("a file that is cut short anywhere is refused")
  func cutShort() {
    let bytes = Self.berlin.bytes
    for length in bytes.indices {
      #expect(TZifFile(Array(bytes.prefix(length))) == nil, "\(length) bytes")
    }
  }

  @Test("a file that contradicts itself is refused")
  func contradictions() {
    var unsorted = Self.berlin
    unsorted.transitions = [(1000, 3600), (1000, 7200)]
    var farOffset = Self.berlin
    farOffset.first = 30 * 3600
    var badRule = Self.berlin
    badRule.footer = "CET-1CEST,M3.5.0"
    for file in [unsorted, farOffset, badRule] { #expect(TZifFile(file.bytes) == nil) }

    var noType = TZifSample(version: 0, first: 0).bytes
    noType.replaceSubrange(36..<40, with: [0, 0, 0, 0])
    var badType = TZifSample(version: 0, first: 0, transitions: [(0, 3600)]).bytes
    badType[48] = 2
    var negativeCount = TZifSample(version: 0, first: 0).bytes
    negativeCount.replaceSubrange(32..<36, with: [0xFF, 0xFF, 0xFF, 0xFF])
    var hugeCount = TZifSample(version: 0, first: 0).bytes
    hugeCount.replaceSubrange(32..<36, with: [0x7F, 0xFF, 0xFF, 0xFF])
    for bytes in [noType, badType, negativeCount, hugeCount, Array("TZig".utf8), []] {
      #expect(TZifFile(bytes) == nil)
    }
  }

  @Test("transitions outside of all years do no harm")
  func extremeTimes() throws {
    let zone = try Zone.tzif(
      TZifSample(first: 0, transitions: [(.min, 3600), (0, 7200), (.max, 0)], footer: "UTC0").bytes)
    #expect(zone.utcOffset(at: Instant(seconds: -1)) == 3600)
    #expect(zone.utcOffset(at: Instant(seconds: 0)) == 7200)
    #expect(try zone.read("9999-12-31T23:00") == "9999-12-31T23:00:00+02:00")
  }

  @Test("no bytes make the reader stop")
  func randomBytes() {
    var generator = SeededGenerator(seed: 8536)
    let sample = TZifSample(
      version: UInt8(ascii: "3"), first: 3208, transitions: [(-2_422_054_408, 3600), (0, 7200)],
      leapSeconds: 2, footer: Self.berlinRule
    ).bytes
    for _ in 0..<3000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = .random(in: 0...255, using: &generator)
        case 1: bytes.insert(.random(in: 0...255, using: &generator), at: place)
        default: bytes.remove(at: place)
        }
      }
      guard let transitions = TZifFile(bytes)?.transitions else { continue }
      let zone = Zone(name: "random", transitions: transitions)
      for day in [CivilDate.min, .max] {
        #expect(UTCOffset.range.contains(zone.resolve(CivilDateTime(startOf: day)).utcOffset))
      }
    }
  }
}
