import CalendarModel
import Testing

@testable import ICalKit

/// What is explained of the series of UID `a` in a feed that holds `body`, to a viewer in Berlin.
struct Explained {
  let series: [SeriesExplanation]

  init(
    _ body: String, on date: String? = nil, around day: String = "2025-04-15",
    viewer: String = "Europe/Berlin", options: ScheduleOptions = ScheduleOptions()
  ) throws {
    let text = "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:test\n\(body)\nEND:VCALENDAR\n"
    let database = ZoneDatabase(environment: [:])
    series =
      Feed([Source(name: "test.ics", bytes: Array(text.utf8))])
      .explanations(
        of: { $0.uid == "a" }, around: try Self.day(date ?? day), on: try date.map(Self.day),
        viewer: try #require(database.zone(named: viewer)), zones: database, options: options
      ).series
  }

  static func day(_ text: String) throws -> CivilDate {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return try CivilDate(year: parts[0], month: parts[1], day: parts[2])
  }

  var only: SeriesExplanation {
    get throws { try #require(series.count == 1 ? series.first : nil) }
  }
  var master: MasterExplanation {
    get throws { try #require(try only.master) }
  }
  var start: StartExplanation {
    get throws { try #require(try master.start) }
  }
  /// The findings, each as its kind, line, original start and where there is one, its span's start.
  var findings: [String] {
    get throws {
      try #require(try only.day).findings.map { finding in
        let parts =
          ["\(finding.kind.name) \(finding.position.line)"]
          + [finding.original, finding.span?.start].compactMap { $0?.text }
        return parts.joined(separator: " ")
      }
    }
  }
}

extension Occurrence.Original {
  var text: String {
    switch self {
    case .date(let date): "\(date)"
    case .time(let time): "\(time.civil)"
    }
  }
}

extension DayFinding.Kind {
  fileprivate var name: String {
    switch self {
    case .takesPlace(let source): source.rawValue
    case .ended(let end): end.rawValue
    case .ruledOut(let obstacle): obstacle.parts.map(\.rawValue).joined(separator: "+")
    default: "\(self)"
    }
  }
}

/// A weekly series on Tuesdays from 7 January 2025, 10:00 to 11:00 in Berlin; its first line is 4.
private func weekly(_ lines: String...) -> String {
  event(
    (["DTSTART;TZID=Europe/Berlin:20250107T100000", "DTEND;TZID=Europe/Berlin:20250107T110000"]
      + lines).joined(separator: "\n"))
}

/// An override of that series.
private func override(_ id: String, _ lines: String...) -> String {
  event((["RECURRENCE-ID;TZID=Europe/Berlin:\(id)"] + lines).joined(separator: "\n"))
}

@Suite("What a series is made of") struct SeriesExplanationTests {
  @Test("a start is told with its line, its length and its time for the viewer")
  func start() throws {
    let explained = try Explained(weekly("RRULE:FREQ=WEEKLY"), viewer: "America/New_York")
    let start = try explained.start
    #expect(start.span.start.text == "2025-01-07T04:00:00")
    #expect(start.span.end.text == "2025-01-07T05:00:00")
    #expect(start.length == EventDuration(days: 0, seconds: 3600))
    #expect(start.endFault == nil)
    #expect(try explained.master.event.startLine == 6)
  }

  @Test("an end that is of no use leaves a moment, and its fault with the line")
  func endFault() throws {
    let start = try Explained(
      event("DTSTART:20250107T100000Z", "DTEND:20250107T090000Z")
    ).start
    #expect(start.length == EventDuration(days: 0, seconds: 0))
    #expect(start.endFault?.code == .endBeforeStart)
    #expect(start.endFault?.position.line == 7)
  }

  @Test(
    "a zone is told with how its name led to it",
    arguments: [
      ("Europe/Berlin", ResolvedZone.Resolution.iana, "Europe/Berlin"),
      ("W. Europe Standard Time", .windows, "Europe/Berlin"),
      ("/freeassociation.sourceforge.net/Europe/Berlin", .prefixed, "Europe/Berlin"),
      ("GMT+0200", .offset, "GMT+0200"), ("Nowhere", .viewer, "Asia/Tokyo"),
    ])
  func zones(name: String, resolution: ResolvedZone.Resolution, zone: String) throws {
    let start = try Explained(
      event("DTSTART;TZID=\"\(name)\":20250107T100000"), viewer: "Asia/Tokyo"
    ).start
    #expect(start.zone?.origin == .named(name, resolution))
    #expect(start.zone?.zone.name == zone)
    #expect(start.zone?.definition == nil)
  }

  @Test("the file's own definition of a zone is told with its line, used or not")
  func definedZones() throws {
    func zone(_ name: String) -> String {
      """
      BEGIN:VTIMEZONE
      TZID:\(name)
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """
    }
    let own = try Explained(zone("Ours") + "\n" + event("DTSTART;TZID=Ours:20250107T100000")).start
    #expect(own.zone?.origin == .named("Ours", .definition))
    #expect(own.zone?.definition?.line == 4)
    let berlin = zone("Europe/Berlin") + "\n" + weekly()
    #expect(try Explained(berlin).start.zone?.origin == .named("Europe/Berlin", .iana))
    #expect(try Explained(berlin).start.zone?.definition?.line == 4)
    let embedded = try Explained(berlin, options: ScheduleOptions(zonePolicy: .embedded)).start
    #expect(embedded.zone?.origin == .named("Europe/Berlin", .definition))
  }

  @Test("a time without a zone is the viewer's, or the calendar's where that is believed")
  func floating() throws {
    let body = "X-WR-TIMEZONE:America/New_York\n" + event("DTSTART:20250107T100000")
    #expect(try Explained(body).start.zone?.origin == .viewer)
    #expect(try Explained(body).start.zone?.zone.name == "Europe/Berlin")
    let trusted = try Explained(body, options: ScheduleOptions(trustsCalendarZone: true)).start
    #expect(trusted.zone?.origin == .calendar)
    #expect(trusted.zone?.zone.name == "America/New_York")
    #expect(try Explained(event("DTSTART:20250107T100000Z")).start.zone?.origin == .utc)
    #expect(try Explained(event("DTSTART;VALUE=DATE:20250107")).start.zone == nil)
  }

  @Test("UNTIL in UTC is put on the clock of the start")
  func until() throws {
    let rules = try Explained(weekly("RRULE:FREQ=WEEKLY;UNTIL=20250701T080000Z")).master.rules
    let civil = try CivilDateTime(try Explained.day("2025-07-01"), hour: 10, minute: 0)
    #expect(rules.map(\.rule?.until) == [.local(civil)])
    #expect(rules.map(\.written.position.line) == [8])
    #expect(try Explained(weekly("RRULE:FREQ=NEVER")).master.rules.map(\.rule) == [nil])
  }

  @Test("an EXDATE that meets no instance has no effect, nor has an RDATE that adds none")
  func listedDates() throws {
    let master = try Explained(
      weekly(
        "RRULE:FREQ=WEEKLY", "EXDATE;TZID=Europe/Berlin:20250114T100000,20250115T100000",
        "EXDATE;TZID=Europe/Berlin:20250117T100000", "EXDATE;VALUE=DATE:20250121",
        "RDATE;TZID=Europe/Berlin:20250116T100000,20250117T100000,20250128T100000")
    ).master
    #expect(master.exceptionDates.map(\.hasEffect) == [true, false, true, true])
    #expect(master.exceptionDates.map(\.date.position.line) == [9, 9, 10, 11])
    #expect(master.exceptionDates.map(\.original.text).last == "2025-01-21T10:00:00")
    #expect(master.dates.map(\.hasEffect) == [true, false, false])
  }

  @Test("an override is told with what it names, where it goes and what it changes")
  func overrides() throws {
    let overrides = try Explained(
      """
      \(weekly("RRULE:FREQ=WEEKLY", "SUMMARY:A", "LOCATION:Here", "STATUS:CONFIRMED"))
      \(override("20250114T100000", "DTSTART;TZID=Europe/Berlin:20250115T120000", "SUMMARY:B",
        "DURATION:PT1H", "LOCATION:Here", "STATUS:CONFIRMED"))
      \(override("20250121T100000", "DURATION:PT2H", "SUMMARY:A", "LOCATION:Here",
        "STATUS:CANCELLED"))
      \(override("20250122T100000", "SUMMARY:A"))
      """
    ).only.overrides
    #expect(overrides.map(\.role) == [.replaces, .replaces, .alone])
    #expect(overrides.map(\.isMoved) == [true, false, false])
    #expect(overrides.map(\.original.text).first == "2025-01-14T10:00:00")
    #expect(overrides.map(\.span.start.text).first == "2025-01-15T12:00:00")
    #expect(
      overrides.map(\.changes) == [
        ["SUMMARY"], ["DTEND", "STATUS"], ["DTEND", "LOCATION", "STATUS"],
      ])
  }

  @Test("older revisions of overrides are there, and left out")
  func revisions() throws {
    let overrides = try Explained(
      """
      \(weekly("RRULE:FREQ=WEEKLY", "SEQUENCE:2", "EXDATE;TZID=Europe/Berlin:20250128T100000"))
      \(override("20250114T100000", "SEQUENCE:2"))
      \(override("20250114T100000", "SEQUENCE:3"))
      \(override("20250128T100000", "SEQUENCE:1"))
      """
    ).only.overrides
    #expect(overrides.map(\.role) == [.older, .replaces, .older])
  }

  @Test("a series without a master is its changed instances")
  func orphans() throws {
    let series = try Explained(
      override("20250114T100000", "DTSTART;TZID=Europe/Berlin:20250115T100000")
    ).only
    #expect(series.master == nil)
    #expect(series.overrides.map(\.role) == [.alone])
    #expect(series.overrides.map(\.isMoved) == [true])
    #expect(series.overrides.map(\.changes) == [[]])
    #expect(series.diagnostics.map(\.code) == [.orphanOverride])
  }

  @Test("two instances before a day and five from it on are listed, cancelled ones too")
  func instances() throws {
    let series = try Explained(
      """
      \(weekly("RRULE:FREQ=WEEKLY"))
      \(override("20250422T100000", "STATUS:CANCELLED"))
      """
    ).only
    #expect(
      series.instances.compactMap(\.original?.text) == [
        "2025-04-01T10:00:00", "2025-04-08T10:00:00", "2025-04-15T10:00:00", "2025-04-22T10:00:00",
        "2025-04-29T10:00:00", "2025-05-06T10:00:00", "2025-05-13T10:00:00",
      ])
    #expect(series.instances.map(\.event.isCancelled).filter { $0 }.count == 1)
  }

  @Test("instances that lie centuries apart are found, and the end of a series is one")
  func rareInstances() throws {
    let rare = try Explained(
      event("DTSTART;VALUE=DATE:18000301", "RRULE:FREQ=YEARLY;INTERVAL=400")
    ).only
    #expect(
      rare.instances.compactMap(\.original?.text) == [
        "1800-03-01", "2200-03-01", "2600-03-01", "3000-03-01", "3400-03-01", "3800-03-01",
      ])
    let ended = try Explained(weekly("RRULE:FREQ=WEEKLY;COUNT=3")).only
    #expect(
      ended.instances.compactMap(\.original?.text) == [
        "2025-01-14T10:00:00", "2025-01-21T10:00:00",
      ])
  }

  @Test("the search for instances ends where an exception rule takes out all of them")
  func nothingLeft() throws {
    let body = weekly("RRULE:FREQ=MINUTELY", "EXRULE:FREQ=MINUTELY")
    #expect(try Explained(body).only.instances.isEmpty)
  }

  @Test("what there is to say about its lines comes with the series, of other series nothing")
  func diagnostics() throws {
    let series = try Explained(
      """
      \(event("UID:b", "DTSTART:20250107T100000Z", "DTEND:20250107T090000Z"))
      \(weekly("RRULE:FREQ=WEEKLY;BYDAY=MO", "EXRULE:FREQ=MONTHLY"))
      """
    ).only
    #expect(
      series.diagnostics.map(\.code).sorted { $0.id < $1.id } == [.startNotInRule, .exceptionRule])
  }

  @Test("a component without a date has neither start nor instances")
  func undated() throws {
    let explained = try Explained("BEGIN:VTODO\nUID:a\nSUMMARY:x\nEND:VTODO", on: "2025-04-15")
    #expect(try explained.master.start == nil)
    #expect(try explained.only.instances.isEmpty)
    #expect(try explained.findings == ["undated 4"])
  }
}

@Suite("Why a day has an instance or none") struct DayExplanationTests {
  private static let series = """
    \(weekly(
      "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,FR;UNTIL=20250630T235959",
      "EXDATE;TZID=Europe/Berlin:20250124T100000", "EXRULE:FREQ=MONTHLY;BYMONTHDAY=7",
      "RDATE;TZID=Europe/Berlin:20250115T120000"))
    \(override("20250204T100000", "DTSTART;TZID=Europe/Berlin:20250205T100000"))
    \(override("20250218T100000", "STATUS:CANCELLED"))
    \(override("20250304T100000", "DTSTART;TZID=Europe/Berlin:20250304T140000"))
    """

  @Test(
    "the line that decides is told",
    arguments: [
      ("2025-01-06", ["beforeStart 6 2025-01-07T10:00:00"]),
      ("2025-01-07", ["exceptionRule 10 2025-01-07T10:00:00"]),
      ("2025-01-10", ["RRULE 8 2025-01-10T10:00:00 2025-01-10T10:00:00"]),
      ("2025-01-15", ["RDATE 11 2025-01-15T12:00:00 2025-01-15T12:00:00"]),
      ("2025-01-14", ["INTERVAL 8"]), ("2025-01-16", ["INTERVAL+BYDAY 8"]),
      ("2025-01-22", ["BYDAY 8"]), ("2025-01-24", ["exceptionDate 9 2025-01-24T10:00:00"]),
      ("2025-02-04", ["moved 13 2025-02-04T10:00:00 2025-02-05T10:00:00"]),
      ("2025-02-05", ["RECURRENCE-ID 13 2025-02-04T10:00:00 2025-02-05T10:00:00"]),
      ("2025-02-18", ["cancelled 18 2025-02-18T10:00:00"]),
      ("2025-03-04", ["RECURRENCE-ID 23 2025-03-04T10:00:00 2025-03-04T14:00:00"]),
      ("2025-07-08", ["UNTIL 8 2025-06-27T10:00:00"]),
    ])
  func lines(date: String, findings: [String]) throws {
    #expect(try Explained(Self.series, on: date).findings == findings)
  }

  @Test("what takes place makes the day have an instance, and nothing else does")
  func verdict() throws {
    for (date, hasInstance) in [
      ("2025-01-10", true), ("2025-01-15", true), ("2025-02-05", true), ("2025-01-24", false),
      ("2025-02-04", false), ("2025-02-18", false), ("2025-01-22", false),
    ] {
      #expect(try Explained(Self.series, on: date).only.day?.hasInstance == hasInstance, "\(date)")
    }
  }

  @Test("COUNT ends a rule with its last instance; DTSTART counts")
  func count() throws {
    let body = weekly("RRULE:FREQ=WEEKLY;COUNT=3")
    #expect(try Explained(body, on: "2025-01-21").only.day?.hasInstance == true)
    #expect(try Explained(body, on: "2025-01-28").findings == ["COUNT 8 2025-01-21T10:00:00"])
    #expect(try Explained(body, on: "2099-01-01").findings == ["COUNT 8 2025-01-21T10:00:00"])
  }

  @Test("of COUNT and UNTIL the one that comes first ends a rule")
  func countAndUntil() throws {
    #expect(
      try Explained(weekly("RRULE:FREQ=WEEKLY;COUNT=3;UNTIL=20250301"), on: "2025-02-04").findings
        == ["COUNT 8 2025-01-21T10:00:00"])
    #expect(
      try Explained(weekly("RRULE:FREQ=WEEKLY;COUNT=9;UNTIL=20250121"), on: "2025-02-04").findings
        == ["UNTIL 8 2025-01-21T10:00:00"])
  }

  @Test("UNTIL within a day takes out what begins later on that day")
  func untilWithinDay() throws {
    let body = weekly("RRULE:FREQ=WEEKLY;UNTIL=20250114T085959Z")
    #expect(try Explained(body, on: "2025-01-14").findings == ["UNTIL 8 2025-01-07T10:00:00"])
  }

  @Test("a rule that never matches is told by its parts, bounds or not")
  func never() throws {
    let body = weekly("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5")
    #expect(try Explained(body, on: "2025-02-28").findings == ["BYMONTHDAY 8"])
  }

  @Test("an event that does not repeat takes place when it does")
  func single() throws {
    #expect(
      try Explained(weekly(), on: "2025-01-08").findings
        == ["single 6 2025-01-07T10:00:00 2025-01-07T10:00:00"])
    #expect(
      try Explained(weekly("RDATE;TZID=Europe/Berlin:20250109T100000"), on: "2025-01-08").findings
        == ["notListed 6 2025-01-07T10:00:00 2025-01-07T10:00:00"])
    #expect(
      try Explained(weekly("RRULE:FREQ=NEVER"), on: "2025-01-08").findings == ["unreadableRule 8"])
  }

  @Test("a cancelled series has no instance, only cancelled ones")
  func cancelledSeries() throws {
    let explained = try Explained(weekly("RRULE:FREQ=WEEKLY", "STATUS:CANCELLED"), on: "2025-01-14")
    #expect(try explained.findings == ["cancelled 4 2025-01-14T10:00:00"])
  }

  @Test("an instance that is moved and cancelled is cancelled on both days")
  func movedAndCancelled() throws {
    let body = """
      \(weekly("RRULE:FREQ=WEEKLY"))
      \(override("20250114T100000", "DTSTART;TZID=Europe/Berlin:20250115T100000", "STATUS:CANCELLED"))
      """
    for date in ["2025-01-14", "2025-01-15"] {
      #expect(try Explained(body, on: date).findings == ["cancelled 10 2025-01-14T10:00:00"])
    }
  }

  @Test("a change for all later instances moves them off a day and onto another")
  func thisAndFuture() throws {
    let body = """
      \(weekly("RRULE:FREQ=WEEKLY"))
      BEGIN:VEVENT
      UID:a
      RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20250114T100000
      DTSTART;TZID=Europe/Berlin:20250115T110000
      END:VEVENT
      """
    #expect(
      try Explained(body, on: "2025-01-21").findings
        == ["moved 10 2025-01-21T10:00:00 2025-01-22T11:00:00"])
    #expect(
      try Explained(body, on: "2025-01-22").findings
        == ["RECURRENCE-ID 10 2025-01-21T10:00:00 2025-01-22T11:00:00"])
  }

  @Test("a day is the viewer's, and the rule is asked about its own day")
  func otherZone() throws {
    // Mondays at 20:00 in New York are Tuesdays at 02:00 in Berlin.
    let body = event(
      "DTSTART;TZID=America/New_York:20250106T200000", "RRULE:FREQ=WEEKLY;BYDAY=MO")
    #expect(
      try Explained(body, on: "2025-01-14").findings
        == ["RRULE 7 2025-01-14T02:00:00 2025-01-14T02:00:00"])
    let monday = try #require(try Explained(body, on: "2025-01-13").only.day?.findings.first)
    guard case .ruledOut(let obstacle) = monday.kind else {
      Issue.record("expected a part of the rule, found \(monday.kind)")
      return
    }
    #expect(obstacle.parts == [.weekdays])
    #expect(obstacle.candidate?.description == "2025-01-12T20:00:00")
  }

  @Test("an event of several days is there on each of them")
  func severalDays() throws {
    let body = event(
      "DTSTART;VALUE=DATE:20250107", "DTEND;VALUE=DATE:20250110", "RRULE:FREQ=WEEKLY",
      "EXDATE;VALUE=DATE:20250114")
    #expect(
      try Explained(body, on: "2025-01-09").findings == ["DTSTART 6 2025-01-07 2025-01-07"])
    #expect(try Explained(body, on: "2025-01-16").findings == ["exceptionDate 9 2025-01-14"])
    #expect(try Explained(body, on: "2025-01-17").findings == ["BYDAY 8"])
  }

  @Test("an older revision of an override decides nothing")
  func olderOverride() throws {
    let body = """
      \(weekly("RRULE:FREQ=WEEKLY", "SEQUENCE:2", "EXDATE;TZID=Europe/Berlin:20250114T100000"))
      \(override("20250114T100000", "SEQUENCE:1",
        "DTSTART;TZID=Europe/Berlin:20250115T100000"))
      """
    #expect(
      try Explained(body, on: "2025-01-14").findings == ["exceptionDate 10 2025-01-14T10:00:00"])
    #expect(try Explained(body, on: "2025-01-15").findings == ["BYDAY 8"])
  }

  @Test("changed instances alone decide about their days")
  func orphans() throws {
    let body = override("20250114T100000", "DTSTART;TZID=Europe/Berlin:20250115T100000")
    #expect(
      try Explained(body, on: "2025-01-15").findings
        == ["RECURRENCE-ID 4 2025-01-14T10:00:00 2025-01-15T10:00:00"])
    #expect(try Explained(body, on: "2025-01-14").findings == ["noMaster 4"])
  }

  @Test("of two rules each has its reason")
  func twoRules() throws {
    let body = weekly("RRULE:FREQ=WEEKLY", "RRULE:FREQ=MONTHLY;COUNT=2")
    #expect(
      try Explained(body, on: "2025-03-05").findings
        == ["BYDAY 8", "COUNT 9 2025-02-07T10:00:00"])
  }
}
