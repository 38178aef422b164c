import CalendarModel
import Testing

@testable import ICalKit

/// The busy time of a feed that holds `body`, as a viewer in `zone` asks for it.
private struct Busy {
  let times: BusyTimes
  let zone: Zone

  init(
    _ body: String, from first: String = "2025-04-02", through last: String? = nil,
    zone name: String = "UTC"
  ) throws {
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:test\n\(body)\nEND:VCALENDAR\n"
    let database = ZoneDatabase(environment: [:])
    zone = try #require(database.zone(named: name))
    let window = Window(
      first: try Shown.day(first), last: try Shown.day(last ?? first), zone: zone)
    times = Feed([Source(name: "test.ics", bytes: Array(text.utf8))])
      .busyTimes(in: window, zones: database)
  }

  /// Each interval as `02T09:00/02T10:00 BUSY`, on the viewer's clock.
  var intervals: [String] {
    times.intervals.map { "\(text($0.start))/\(text($0.end)) \($0.kind.rawValue)" }
  }

  var codes: [DiagnosticCode] { times.diagnostics.map(\.code) }

  private func text(_ instant: Instant) -> String {
    String("\(zone.time(at: instant).civil)".dropFirst(8).dropLast(3))
  }
}

private func freeBusy(_ lines: String...) -> String {
  "BEGIN:VFREEBUSY\nUID:f\n\(lines.joined(separator: "\n"))\nEND:VFREEBUSY"
}

private func availability(_ lines: String..., hours: [String]) -> String {
  let available = hours.enumerated().map {
    "BEGIN:AVAILABLE\nUID:h\($0)\n\($1)\nEND:AVAILABLE"
  }
  return "BEGIN:VAVAILABILITY\nUID:v\n"
    + (lines + available).joined(separator: "\n") + "\nEND:VAVAILABILITY"
}

@Suite("Busy times") struct BusyTimesTests {
  @Test("events take time unless they are transparent, cancelled or a moment (RFC 5545 §3.8.2.7)")
  func events() throws {
    let body = [
      event("UID:a", "DTSTART:20250402T090000Z", "DTEND:20250402T100000Z"),
      event("UID:b", "DTSTART:20250402T110000Z", "DURATION:PT1H", "STATUS:TENTATIVE"),
      event("UID:c", "DTSTART:20250402T130000Z", "DURATION:PT1H", "TRANSP:TRANSPARENT"),
      event("UID:d", "DTSTART:20250402T150000Z", "DURATION:PT1H", "STATUS:CANCELLED"),
      event("UID:e", "DTSTART:20250402T170000Z"),
      "BEGIN:VTODO\nUID:f\nDTSTART:20250402T180000Z\nDUE:20250402T190000Z\nEND:VTODO",
      "BEGIN:VJOURNAL\nUID:g\nDTSTART;VALUE=DATE:20250402\nEND:VJOURNAL",
    ].joined(separator: "\n")
    #expect(
      try Busy(body).intervals == ["02T09:00/02T10:00 BUSY", "02T11:00/02T12:00 BUSY-TENTATIVE"])
  }

  @Test("whole days are busy from midnight to midnight of the viewer, cut to the window")
  func wholeDays() throws {
    let day = event("DTSTART;VALUE=DATE:20250330")
    #expect(
      try Busy(day, from: "2025-03-29", through: "2025-03-31", zone: "Europe/Berlin").intervals
        == ["30T00:00/31T00:00 BUSY"])
    let long = event("DTSTART:20250401T120000Z", "DTEND:20250405T120000Z")
    #expect(try Busy(long).intervals == ["02T00:00/03T00:00 BUSY"])
  }

  @Test("what overlaps or touches is one, and the stronger kind counts")
  func merged() throws {
    let body = [
      event("UID:a", "DTSTART:20250402T090000Z", "DTEND:20250402T110000Z"),
      event("UID:b", "DTSTART:20250402T100000Z", "DTEND:20250402T120000Z"),
      event("UID:c", "DTSTART:20250402T120000Z", "DTEND:20250402T123000Z"),
      event("UID:d", "DTSTART:20250402T080000Z", "DTEND:20250402T130000Z", "STATUS:TENTATIVE"),
    ].joined(separator: "\n")
    #expect(
      try Busy(body).intervals == [
        "02T08:00/02T09:00 BUSY-TENTATIVE", "02T09:00/02T12:30 BUSY",
        "02T12:30/02T13:00 BUSY-TENTATIVE",
      ])
  }

  // MARK: VFREEBUSY

  @Test("a VFREEBUSY's periods have an end or a length, several a line, and a type (§3.8.2.6)")
  func freeBusyPeriods() throws {
    let body = freeBusy(
      "DTSTART:20250402T000000Z", "DTEND:20250403T000000Z",
      "FREEBUSY:20250402T080000Z/PT1H,20250402T100000Z/20250402T110000Z",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20250402T120000Z/PT30M",
      "FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20250402T140000Z/PT30M",
      "FREEBUSY;FBTYPE=FREE:20250402T080000Z/PT10H",
      "FREEBUSY;FBTYPE=X-ELSEWHERE:20250402T160000Z/PT30M",
      "FREEBUSY;fbtype=busy:20250402T180000Z/P1D")
    let busy = try Busy(body)
    #expect(
      busy.intervals == [
        "02T08:00/02T09:00 BUSY", "02T10:00/02T11:00 BUSY", "02T12:00/02T12:30 BUSY-TENTATIVE",
        "02T14:00/02T14:30 BUSY-UNAVAILABLE", "02T16:00/02T16:30 BUSY", "02T18:00/03T00:00 BUSY",
      ])
    #expect(busy.codes == [])
  }

  @Test(
    "a period that is none is passed over with a warning, the others count",
    arguments: [
      ("20250402T080000Z", DiagnosticCode.invalidPeriod), ("20250402T080000Z/", .invalidPeriod),
      ("20250402T080000Z/soon", .invalidPeriod), ("20250402T080000Z/-PT1H", .invalidPeriod),
      ("soon/PT1H", .invalidDateTime), ("20250402T080000Z/P99999999999999999999D", .invalidPeriod),
    ])
  func oddPeriods(text: String, code: DiagnosticCode) throws {
    let busy = try Busy(freeBusy("FREEBUSY:\(text),20250402T100000Z/PT1H"))
    #expect(busy.intervals == ["02T10:00/02T11:00 BUSY"])
    #expect(busy.codes == [code])
    #expect(busy.times.diagnostics.map(\.severity) == [.warning])
    #expect(busy.times.diagnostics.map(\.position.line) == [6])
  }

  @Test("a period that ends before it begins takes no time")
  func backwards() throws {
    #expect(try Busy(freeBusy("FREEBUSY:20250402T100000Z/20250402T090000Z")).intervals == [])
  }

  @Test("the time of a VFREEBUSY without periods is free")
  func noPeriods() throws {
    let busy = try Busy(freeBusy("DTSTART:20250402T080000Z", "DTEND:20250402T180000Z"))
    #expect(busy.intervals == [])
    #expect(busy.codes == [])
  }

  // MARK: VAVAILABILITY

  private static let officeHours =
    "DTSTART;TZID=Europe/Berlin:20250301T090000\nDTEND;TZID=Europe/Berlin:20250301T170000\n"
    + "RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR"

  @Test("what is outside of the hours is unavailable, on both sides of a clock change (RFC 7953)")
  func hours() throws {
    let body = availability(hours: [Self.officeHours])
    // 28 March is a Friday; the clocks go forward on Sunday.
    #expect(
      try Busy(body, from: "2025-03-28", through: "2025-03-31", zone: "Europe/Berlin").intervals
        == [
          "28T00:00/28T09:00 BUSY-UNAVAILABLE", "28T17:00/31T09:00 BUSY-UNAVAILABLE",
          "31T17:00/01T00:00 BUSY-UNAVAILABLE",
        ])
  }

  @Test("it holds from its start to its end, and says nothing beyond")
  func scope() throws {
    let hours = ["DTSTART:20250402T120000Z\nDTEND:20250402T130000Z"]
    let busy = ["02T10:00/02T12:00 BUSY", "02T13:00/02T14:00 BUSY"]
    for end in ["DTEND:20250402T140000Z", "DURATION:PT4H"] {
      let body = availability("DTSTART:20250402T100000Z", end, "BUSYTYPE:BUSY", hours: hours)
      #expect(try Busy(body).intervals == busy)
    }
    let open = availability("DTEND:20250402T140000Z", "BUSYTYPE:BUSY", hours: hours)
    #expect(
      try Busy(open).intervals == ["02T00:00/02T12:00 BUSY", "02T13:00/02T14:00 BUSY"])
  }

  @Test("an end before the start is as if absent, with a warning")
  func backwardsScope() throws {
    let body = availability(
      "DTSTART:20250402T100000Z", "DTEND:20250402T090000Z",
      hours: ["DTSTART:20250402T120000Z\nDURATION:PT10H"])
    let busy = try Busy(body)
    #expect(
      busy.intervals == [
        "02T10:00/02T12:00 BUSY-UNAVAILABLE", "02T22:00/03T00:00 BUSY-UNAVAILABLE",
      ])
    #expect(busy.codes == [.endBeforeStart])
  }

  @Test("hours can be changed for one day, as events can")
  func changedHours() throws {
    let body = """
      BEGIN:VAVAILABILITY
      UID:v
      BEGIN:AVAILABLE
      UID:h
      DTSTART:20250401T090000Z
      DTEND:20250401T170000Z
      RRULE:FREQ=DAILY
      END:AVAILABLE
      BEGIN:AVAILABLE
      UID:h
      RECURRENCE-ID:20250402T090000Z
      DTSTART:20250402T120000Z
      DTEND:20250402T170000Z
      END:AVAILABLE
      END:VAVAILABILITY
      """
    #expect(
      try Busy(body).intervals == [
        "02T00:00/02T12:00 BUSY-UNAVAILABLE", "02T17:00/03T00:00 BUSY-UNAVAILABLE",
      ])
  }

  @Test("the higher priority counts where it says something; 1 is the highest, none the lowest")
  func priority() throws {
    let usual = availability(hours: ["DTSTART:20250401T080000Z\nDURATION:PT8H\nRRULE:FREQ=DAILY"])
    let holiday = availability(
      "PRIORITY:1", "DTSTART:20250402T100000Z", "DTEND:20250402T120000Z", "BUSYTYPE:BUSY",
      hours: [])
    let shift = availability(
      "PRIORITY:5", "DTSTART:20250402T110000Z", "DTEND:20250402T200000Z",
      hours: ["DTSTART:20250402T110000Z\nDURATION:PT7H"])
    // Usual hours are 08–16; the shift makes 11–18 free and 18–20 not; the holiday takes 10–12.
    let expected = [
      "02T00:00/02T08:00 BUSY-UNAVAILABLE", "02T10:00/02T12:00 BUSY",
      "02T18:00/03T00:00 BUSY-UNAVAILABLE",
    ]
    for order in [[usual, holiday, shift], [shift, holiday, usual]] {
      #expect(try Busy(order.joined(separator: "\n")).intervals == expected)
    }
  }

  @Test("of one priority the stronger word counts, and an event counts before all hours")
  func combined() throws {
    let body = [
      availability(hours: ["DTSTART:20250402T080000Z\nDURATION:PT8H"]),
      availability("BUSYTYPE:BUSY-TENTATIVE", hours: ["DTSTART:20250402T060000Z\nDURATION:PT4H"]),
      event("DTSTART:20250402T070000Z", "DURATION:PT2H"),
    ].joined(separator: "\n")
    #expect(
      try Busy(body).intervals == [
        "02T00:00/02T07:00 BUSY-UNAVAILABLE", "02T07:00/02T09:00 BUSY",
        "02T10:00/02T16:00 BUSY-TENTATIVE", "02T16:00/03T00:00 BUSY-UNAVAILABLE",
      ])
  }

  @Test("hours whose start cannot be read are left out with an error, the others count")
  func unreadableHours() throws {
    let body = availability(hours: ["DTSTART:soon", "DTSTART:20250402T080000Z\nDURATION:PT8H"])
    let busy = try Busy(body)
    #expect(
      busy.intervals == [
        "02T00:00/02T08:00 BUSY-UNAVAILABLE", "02T16:00/03T00:00 BUSY-UNAVAILABLE",
      ])
    #expect(busy.codes == [.invalidDateTime])
    #expect(busy.times.diagnostics.map(\.severity) == [.error])
    let whole = try Busy(availability("DTSTART:soon", hours: ["DTSTART:20250402T080000Z"]))
    #expect(whole.intervals == [])
    #expect(whole.codes == [.invalidDateTime])
  }

  @Test("in a view neither shows, nor says a word, whatever is wrong with it")
  func views() throws {
    let body = [
      freeBusy("FREEBUSY:soon", "DTSTART:never", "no content line"),
      availability("DTSTART:soon", "PRIORITY:high", hours: ["DTSTART:soon", "SUMMARY:x"]),
      event("DTSTART:20250402T100000Z"),
    ].joined(separator: "\n")
    let shown = try Shown(body, from: "2025-04-02")
    #expect(shown.starts.count == 1)
    #expect(shown.codes == [])
  }
}
