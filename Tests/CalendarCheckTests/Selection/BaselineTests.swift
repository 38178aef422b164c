import ICalKit
import Testing

@testable import CalendarCheck

@Suite("Baselines and fingerprints") struct BaselineTests {
  private func fingerprints(_ source: Source) -> [String] {
    report(on: source, "ICV303").findings.map(\.fingerprint.description)
  }

  @Test("a finding keeps its fingerprint when lines move, but not when its value changes")
  func stable() {
    let first = Source.calendar("BEGIN:VEVENT", "UID:a", "DTEND:20260303", "END:VEVENT")
    let moved = Source.calendar(
      "NAME:x", "BEGIN:VEVENT", "SUMMARY:y", "UID:a", "DTEND:2026", " 0303", "END:VEVENT")
    let changed = Source.calendar("BEGIN:VEVENT", "UID:a", "DTEND:20260304", "END:VEVENT")
    #expect(fingerprints(first) == fingerprints(moved))
    #expect(fingerprints(first) != fingerprints(changed))
  }

  @Test("equal findings of a file differ in their fingerprints, as do those of other files")
  func distinct() {
    let event = ["BEGIN:VEVENT", "UID:a", "DTEND:20260303", "END:VEVENT"]
    let lines = (["BEGIN:VCALENDAR"] + event + event + ["END:VCALENDAR"]).map { $0 + "\r\n" }
    let bytes = Array(lines.joined().utf8)
    let all =
      fingerprints(Source(name: "a.ics", bytes: bytes))
      + fingerprints(Source(name: "b.ics", bytes: bytes))
    #expect(Set(all).count == 4)
    #expect(all.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{16}/) != nil })
  }

  @Test("the hash is FNV-1a of 64 bits")
  func hash() {
    // From the reference vectors of draft-eastlake-fnv, appendix C.
    #expect(StableHash.of("".utf8) == 0xCBF2_9CE4_8422_2325)
    #expect(StableHash.of("a".utf8) == 0xAF63_DC4C_8601_EC8C)
    #expect(StableHash.of("foobar".utf8) == 0x8594_4171_F739_67E8)
  }

  @Test("what a baseline has is hidden; what it has and is gone is named")
  func hidden() throws {
    let old = Source.calendar(
      "BEGIN:VEVENT", "UID:a", "DTEND:20260303", "END:VEVENT",
      "BEGIN:VEVENT", "UID:b", "DTEND:20260303", "END:VEVENT")
    let new = Source.calendar(
      "BEGIN:VEVENT", "UID:b", "DTEND:20260303", "END:VEVENT",
      "BEGIN:VEVENT", "UID:c", "DTEND:20260303", "END:VEVENT")
    let written = Baseline([report(on: old, "ICV303")]).json
    let baseline = try Baseline(reading: Array(written.utf8))
    #expect(baseline.entries.count == 2)
    var file = report(on: new, "ICV303")
    baseline.hide(in: &file)
    #expect(file.findings.map(\.suppression) == [.baseline, nil])
    #expect(baseline.unmet(in: [file]).count == 1)
    #expect(Baseline([file]).entries.count == 2)
  }

  @Test("a text that is no baseline is refused", arguments: ["", "{}", "[1]", "[{\"code\": 1}]"])
  func refused(text: String) {
    #expect(throws: ConfigurationError.self) { try Baseline(reading: Array(text.utf8)) }
  }
}
