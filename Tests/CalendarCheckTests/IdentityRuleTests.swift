import CalendarModel
import Testing

@testable import CalendarCheck

@Suite("Rules on identity") struct IdentityRuleTests {
  private func findings(_ example: String) -> [String] { FindingPlaces.ofArea("5", in: example) }

  private func event(_ lines: String...) -> String {
    (["BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z"] + lines + [
      "SUMMARY:Meeting", "END:VEVENT",
    ])
    .joined(separator: "\n")
  }

  private var weekly: String {
    event("DTSTART:20260302T090000Z", "DTEND:20260302T100000Z", "RRULE:FREQ=WEEKLY;COUNT=3")
  }

  private func override(_ id: String) -> String {
    event("DTSTART:20260309T110000Z", "DTEND:20260309T120000Z", "RECURRENCE-ID:\(id)")
  }

  @Test("an override may stand before its master, and name DTSTART or an instance")
  func goodOverrides() {
    #expect(findings("\(override("20260302T090000Z"))\n\(weekly)") == [])
    #expect(findings("\(weekly)\n\(override("20260316T090000Z"))") == [])
  }

  @Test("an override of an event that does not repeat has no series")
  func singleMaster() {
    let single = event("DTSTART:20260302T090000Z", "DTEND:20260302T100000Z")
    #expect(
      findings("\(single)\n\(override("20260302T090000Z"))") == [
        "ICV503 20:15 20260302T090000Z"
      ])
  }

  @Test("nothing is said of overrides of a series whose start or rule cannot be read")
  func brokenMaster() {
    let broken = weekly.replacing("20260302T090000Z", with: "20260230T090000Z")
    #expect(findings("\(broken)\n\(override("20260310T090000Z"))") == [])
    let badRule = weekly.replacing("COUNT=3", with: "COUNT=0")
    #expect(findings("\(badRule)\n\(override("20260310T090000Z"))") == [])
  }

  @Test("an override alone is what an invitation has")
  func invitation() {
    let lines = """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      METHOD:REQUEST
      \(override("20260302T090000Z"))
      END:VCALENDAR
      """
    #expect(findings(lines) == [])
  }

  @Test("UIDs that are empty are not the same")
  func emptyUIDs() {
    let event = event("DTSTART:20260302T090000Z", "DTEND:20260302T100000Z")
      .replacing("UID:a", with: "UID:")
    #expect(findings("\(event)\n\(event)") == [])
  }

  @Test("events of the same title and start are told from each other by their ends")
  func equalEvents() {
    func day(_ duration: String, uid: String) -> String {
      event("DTSTART;VALUE=DATE:20260302", "DURATION:\(duration)")
        .replacing("UID:a", with: "UID:\(uid)")
    }
    #expect(findings("\(day("P1D", uid: "a"))\n\(day("P2D", uid: "b"))") == [])
    let lower = day("P1D", uid: "b").replacing("SUMMARY", with: "summary")
    #expect(findings("\(day("P1D", uid: "a"))\n\(lower)") == ["ICV508 15:1 BEGIN:VEVENT"])
  }

  @Test("overrides of one instance are the same however it is written")
  func sameInstance() {
    let zoned = override("20260309T090000Z")
      .replacing(
        "RECURRENCE-ID:20260309T090000Z", with: "RECURRENCE-ID;TZID=Europe/Berlin:20260309T100000")
    #expect(
      findings("\(weekly)\n\(override("20260309T090000Z"))\n\(zoned)") == [
        "ICV502 29:34 20260309T100000"
      ])
  }

  @Test(
    "a UID tells of its network by an address or a private name",
    arguments: [
      ("1@192.168.0.10", true), ("1@[fe80::1]", true), ("1@fe80::1", true), ("1@localhost", true),
      ("1@printer.local", true), ("1@db.internal", true), ("1@example.com", false),
      ("1@1.2.3", false), ("192.168.0.10", true), ("1@", false), ("1@local", false),
      ("1@printer.local:8080", true), ("1@10.0.0.1:80", true), ("1@db.lan.", true),
      ("http://10.0.0.1/events/1", true), ("https://example.com/local", false),
      ("12:30:15", false), ("00:1a:2b:3c:4d:5e", false), ("urn:uuid:4b1c7a52", false),
      ("localhost-1", false), ("1.2.3.4.5", false),
    ])
  func privateHosts(uid: String, isPrivate: Bool) {
    let places = FindingPlaces.of([.uidLeaksHost], in: "UID:\(uid)")
    #expect(places == (isPrivate ? ["ICV510 13:5 \(uid)"] : []))
  }
}
