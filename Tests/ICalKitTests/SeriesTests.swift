import CalendarModel
import Testing

@testable import ICalKit

@Suite("Series") struct SeriesTests {
  private static let daily = event(
    "DTSTART;TZID=Europe/Berlin:20250401T090000", "DTEND;TZID=Europe/Berlin:20250401T091500",
    "SUMMARY:Stand-up", "RRULE:FREQ=DAILY;COUNT=5")

  @Test("a series shows its instances in the window, the same hour on both sides of a clock change")
  func daylight() throws {
    let shown = try Shown(
      event(
        "DTSTART;TZID=Europe/Berlin:20250328T090000", "DTEND;TZID=Europe/Berlin:20250328T100000",
        "RRULE:FREQ=DAILY"), from: "2025-03-29", through: "2025-03-31")
    #expect(
      shown.starts == [
        "2025-03-29T09:00:00+01:00", "2025-03-30T09:00:00+02:00", "2025-03-31T09:00:00+02:00",
      ])
    #expect(shown.schedule.occurrences.allSatisfy { $0.timeZone == "Europe/Berlin" })
  }

  @Test("an instance in a clock gap moves by the gap, the next one does not (RFC 5545 §3.3.10)")
  func gap() throws {
    let shown = try Shown(
      event("DTSTART;TZID=America/New_York:20250308T023000", "RRULE:FREQ=DAILY;COUNT=3"),
      from: "2025-03-08", through: "2025-03-10", zone: "America/New_York")
    #expect(
      shown.starts == [
        "2025-03-08T02:30:00-05:00", "2025-03-09T03:30:00-04:00", "2025-03-10T02:30:00-04:00",
      ])
  }

  @Test("a local time that comes twice is the first (§3.3.5)")
  func overlap() throws {
    let shown = try Shown(
      event("DTSTART;TZID=America/New_York:20251102T013000"), from: "2025-11-02",
      zone: "America/New_York")
    #expect(shown.starts == ["2025-11-02T01:30:00-04:00"])
  }

  @Test("instances of an hourly rule that fall on one instant are one")
  func hourlyGap() throws {
    let shown = try Shown(
      event("DTSTART;TZID=Europe/Berlin:20250330T010000", "RRULE:FREQ=HOURLY;COUNT=4"),
      from: "2025-03-30")
    // 01:00, 02:00 (moved to 03:00), 03:00 (the same instant), 04:00.
    #expect(
      shown.starts == [
        "2025-03-30T01:00:00+01:00", "2025-03-30T03:00:00+02:00", "2025-03-30T04:00:00+02:00",
      ])
  }

  @Test("of the times of a day that fall on one instant one is left, those between in order or not")
  func timesInGap() throws {
    let shown = try Shown(
      event(
        "DTSTART;TZID=Europe/Berlin:20250329T020000",
        "RRULE:FREQ=DAILY;BYHOUR=2,3;BYMINUTE=0,30;BYSECOND=0"), from: "2025-03-30")
    // 02:00 and 02:30 are moved to 03:00 and 03:30, which are there already.
    #expect(shown.starts == ["2025-03-30T03:00:00+02:00", "2025-03-30T03:30:00+02:00"])
  }

  @Test("an UNTIL between two times that a gap puts in the reverse order keeps the earlier one")
  func untilInGap() throws {
    let shown = try Shown(
      event(
        "DTSTART;TZID=Europe/Berlin:20250329T024500",
        "RRULE:FREQ=DAILY;BYHOUR=2,3;BYMINUTE=15,45;UNTIL=20250330T012000Z"), from: "2025-03-30")
    // 02:15, 02:45, 03:15 and 03:45 are 01:15, 01:45, 01:15 and 01:45 in UTC.
    #expect(shown.starts == ["2025-03-30T03:15:00+02:00"])
  }

  @Test("EXDATE takes instances out, whichever zone it is written in (§3.8.5.1)")
  func exceptions() throws {
    let body = Self.daily.replacing(
      "SUMMARY",
      with: "EXDATE:20250402T070000Z\nEXDATE;TZID=America/New_York:20250403T030000\nSUMMARY")
    let shown = try Shown(body, from: "2025-04-01", through: "2025-04-30")
    #expect(
      shown.starts == [
        "2025-04-01T09:00:00+02:00", "2025-04-04T09:00:00+02:00", "2025-04-05T09:00:00+02:00",
      ])
  }

  @Test("an EXDATE that is a DATE takes the whole day, a floating one is read in the series' zone")
  func exceptionTypes() throws {
    let body = Self.daily.replacing(
      "SUMMARY", with: "EXDATE;VALUE=DATE:20250402\nEXDATE:20250404T090000\nSUMMARY")
    let shown = try Shown(body, from: "2025-04-01", through: "2025-04-30", zone: "Asia/Tokyo")
    #expect(
      shown.starts == [
        "2025-04-01T16:00:00+09:00", "2025-04-03T16:00:00+09:00", "2025-04-05T16:00:00+09:00",
      ])
  }

  @Test("an EXDATE with midnight takes the date as written out of an all-day series")
  func exceptionOfDays() throws {
    let shown = try Shown(
      event(
        "DTSTART;VALUE=DATE:20250401", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20250402T000000",
        "EXDATE:20250403T000000Z"), from: "2025-04-01", through: "2025-04-05")
    #expect(shown.starts == ["2025-04-01"])
  }

  @Test(
    "an EXDATE, RDATE or RECURRENCE-ID of another type or form than DTSTART is read, with a warning",
    arguments: [
      (";TZID=Europe/Berlin:20250401T090000", ":20250402T070000Z", false),
      (";TZID=Europe/Berlin:20250401T090000", ";TZID=America/New_York:20250402T030000", false),
      (";TZID=Europe/Berlin:20250401T090000", ":20250402T090000", true),
      (";TZID=Europe/Berlin:20250401T090000", ";VALUE=DATE:20250402", true),
      (":20250401T070000Z", ":20250402T070000", true),
      (":20250401T090000", ":20250402T090000", false),
      (":20250401T090000", ":20250402T070000Z", true),
      (";VALUE=DATE:20250401", ";VALUE=DATE:20250402", false),
      (";VALUE=DATE:20250401", ":20250402T000000", true),
      (";VALUE=DATE:20250401", ";TZID=Asia/Tokyo:20250402T230000", true),
    ])
  func mismatches(start: String, time: String, isMismatch: Bool) throws {
    let master = ["DTSTART\(start)", "RRULE:FREQ=DAILY;COUNT=3"].joined(separator: "\n")
    func shown(_ body: String) throws -> Shown {
      try Shown(body, from: "2025-04-01", through: "2025-04-30")
    }
    let without = try shown(event(master, "EXDATE\(time)"))
    #expect(without.starts.count == 2)
    #expect(without.codes == (isMismatch ? [.exceptionTypeMismatch] : []))
    let with = try shown(event("DTSTART\(start)", "RDATE\(time)"))
    #expect(with.starts.count == 2)
    #expect(with.codes == (isMismatch ? [.exceptionTypeMismatch] : []))
    let changed = try shown(
      event(master) + "\n" + event("RECURRENCE-ID\(time)", "DTSTART:20250420T100000Z"))
    #expect(changed.starts.count == 3)
    #expect(changed.codes == (isMismatch ? [.recurrenceIDTypeMismatch] : []))
  }

  @Test("of an EXDATE that names many days the first is warned of, at its line")
  func mismatchOfLine() throws {
    let shown = try Shown(
      Self.daily.replacing("SUMMARY", with: "EXDATE;VALUE=DATE:20250402,20250403\nSUMMARY"),
      from: "2025-04-01")
    #expect(shown.codes == [.exceptionTypeMismatch])
    #expect(shown.lines == [8])
  }

  @Test("RDATEs join the set, a period with its own length; nothing comes twice (§3.8.5.2)")
  func recurrenceDates() throws {
    let shown = try Shown(
      event(
        "DTSTART:20250401T090000Z", "DURATION:PT1H",
        "RDATE:20250401T090000Z,20250403T120000Z,20250403T120000Z",
        "RDATE;VALUE=PERIOD:20250402T090000Z/PT30M,20250404T100000Z/20250404T103000Z"),
      from: "2025-04-01", through: "2025-04-30", zone: "UTC")
    #expect(
      shown.starts == [
        "2025-04-01T09:00:00+00:00", "2025-04-02T09:00:00+00:00", "2025-04-03T12:00:00+00:00",
        "2025-04-04T10:00:00+00:00",
      ])
    #expect(
      shown.ends == [
        "2025-04-01T10:00:00+00:00", "2025-04-02T09:30:00+00:00", "2025-04-03T13:00:00+00:00",
        "2025-04-04T10:30:00+00:00",
      ])
  }

  @Test("an RDATE period that cannot be takes the length of the series, with a warning")
  func unusablePeriod() throws {
    let shown = try Shown(
      event(
        "DTSTART:20250401T090000Z", "DURATION:PT1H",
        "RDATE;VALUE=PERIOD:20250404T100000Z/20250404T093000Z"), from: "2025-04-04", zone: "UTC")
    #expect(shown.ends == ["2025-04-04T11:00:00+00:00"])
    #expect(shown.codes == [.invalidPeriod])
    #expect(shown.lines == [8])
  }

  @Test("an override stands in the place of its instance, wherever it stands in the file")
  func override() throws {
    let moved = event(
      "RECURRENCE-ID;TZID=Europe/Berlin:20250402T090000",
      "DTSTART;TZID=Europe/Berlin:20250402T100000", "DURATION:PT1H", "SUMMARY:Moved")
    for body in [Self.daily + "\n" + moved, moved + "\n" + Self.daily] {
      let shown = try Shown(body, from: "2025-04-02", through: "2025-04-03")
      #expect(shown.starts == ["2025-04-02T10:00:00+02:00", "2025-04-03T09:00:00+02:00"])
      #expect(shown.summaries == ["Moved", "Stand-up"])
      #expect(shown.codes == [])
      #expect(shown.schedule.occurrences.filter { !$0.isRecurring }.isEmpty)
    }
  }

  @Test(
    "an override that moves an instance out of the window leaves nothing there, and the reverse")
  func overrideAcrossTheWindow() throws {
    let moved = event(
      "RECURRENCE-ID:20250402T070000Z", "DTSTART;TZID=Europe/Berlin:20250520T100000")
    let body = Self.daily + "\n" + moved
    #expect(try Shown(body, from: "2025-04-02").starts == [])
    #expect(try Shown(body, from: "2025-05-20").starts == ["2025-05-20T10:00:00+02:00"])
  }

  @Test("a cancelled instance is left out, unless it is asked for")
  func cancelled() throws {
    let cancelled = event(
      "RECURRENCE-ID;TZID=Europe/Berlin:20250402T090000",
      "DTSTART;TZID=Europe/Berlin:20250402T090000", "STATUS:CANCELLED")
    let body = Self.daily + "\n" + cancelled
    #expect(try Shown(body, from: "2025-04-02").starts == [])
    let all = try Shown(body, from: "2025-04-02", options: ScheduleOptions(includesCancelled: true))
    #expect(all.starts == ["2025-04-02T09:00:00+02:00"])
  }

  @Test("THISANDFUTURE moves all later instances and gives them its properties (§3.2.13)")
  func thisAndFuture() throws {
    let change = event(
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20250403T090000",
      "DTSTART;TZID=Europe/Berlin:20250403T103000", "DURATION:PT2H", "SUMMARY:Later")
    let single = event(
      "RECURRENCE-ID;TZID=Europe/Berlin:20250404T090000",
      "DTSTART;TZID=Europe/Berlin:20250404T080000", "SUMMARY:Once")
    let shown = try Shown(
      Self.daily + "\n" + change + "\n" + single, from: "2025-04-01", through: "2025-04-30")
    #expect(
      shown.starts == [
        "2025-04-01T09:00:00+02:00", "2025-04-02T09:00:00+02:00", "2025-04-03T10:30:00+02:00",
        "2025-04-04T08:00:00+02:00", "2025-04-05T10:30:00+02:00",
      ])
    #expect(shown.summaries == ["Stand-up", "Stand-up", "Later", "Once", "Later"])
    #expect(shown.ends.last == "2025-04-05T12:30:00+02:00")
  }

  @Test("an instance in a clock gap is named by the time as written, or by the instant")
  func overrideInGap() throws {
    let master = event("DTSTART;TZID=Europe/Berlin:20250329T023000", "RRULE:FREQ=DAILY")
    for id in [";TZID=Europe/Berlin:20250330T023000", ":20250330T013000Z"] {
      let moved = event("RECURRENCE-ID\(id)", "DTSTART:20250330T100000Z")
      let shown = try Shown(master + "\n" + moved, from: "2025-03-30", zone: "UTC")
      #expect(shown.starts == ["2025-03-30T10:00:00+00:00"])
      #expect(shown.codes == [])
    }
  }

  @Test("a rule inside an override is passed over, with a warning")
  func repeatingOverride() throws {
    let changed = event(
      "RECURRENCE-ID;TZID=Europe/Berlin:20250402T090000",
      "DTSTART;TZID=Europe/Berlin:20250402T100000", "RRULE:FREQ=DAILY")
    let shown = try Shown(Self.daily + "\n" + changed, from: "2025-04-02", through: "2025-04-03")
    #expect(shown.starts == ["2025-04-02T10:00:00+02:00", "2025-04-03T09:00:00+02:00"])
    #expect(shown.codes == [.overrideWithRecurrence])
    #expect(shown.lines == [15])
  }

  @Test("an override without its series is shown by itself, with a warning")
  func orphan() throws {
    let shown = try Shown(
      event("RECURRENCE-ID:20250402T070000Z", "DTSTART:20250402T080000Z"), from: "2025-04-02",
      zone: "UTC")
    #expect(shown.starts == ["2025-04-02T08:00:00+00:00"])
    #expect(shown.codes == [.orphanOverride])
  }

  @Test("an override that names no instance is shown by itself, with a warning")
  func strayOverride() throws {
    let stray = event(
      "RECURRENCE-ID:20250402T080000Z", "DTSTART:20250402T120000Z", "SUMMARY:Stray")
    let shown = try Shown(Self.daily + "\n" + stray, from: "2025-04-02")
    #expect(shown.summaries == ["Stand-up", "Stray"])
    #expect(shown.codes == [.recurrenceIDNotAnInstance])
  }

  @Test("an override whose RECURRENCE-ID cannot be read replaces the instance at its own start")
  func unreadableRecurrenceID() throws {
    func shown(_ time: String) throws -> Shown {
      let changed = event(
        "RECURRENCE-ID:soon", "DTSTART;TZID=Europe/Berlin:\(time)", "SUMMARY:Changed")
      return try Shown(Self.daily + "\n" + changed, from: "2025-04-02", through: "2025-04-03")
    }
    #expect(try shown("20250402T090000").summaries == ["Changed", "Stand-up"])
    #expect(try shown("20250402T090000").codes == [.invalidDateTime])
    #expect(try shown("20250402T120000").summaries == ["Stand-up", "Changed", "Stand-up"])
    #expect(try shown("20250402T120000").codes == [.recurrenceIDNotAnInstance, .invalidDateTime])
  }

  @Test("an override of an older revision, whose instance the newer one took out, is left out")
  func staleOverride() throws {
    let master = Self.daily.replacing(
      "SUMMARY", with: "SEQUENCE:2\nEXDATE;TZID=Europe/Berlin:20250402T090000\nSUMMARY")
    func override(_ sequence: Int) -> String {
      event(
        "RECURRENCE-ID;TZID=Europe/Berlin:20250402T090000", "SEQUENCE:\(sequence)",
        "DTSTART;TZID=Europe/Berlin:20250402T100000")
    }
    #expect(try Shown(master + "\n" + override(1), from: "2025-04-02").starts == [])
    #expect(try Shown(master + "\n" + override(1), from: "2025-04-02").codes == [.olderRevision])
    #expect(try Shown(master + "\n" + override(1), from: "2025-04-03").codes == [])
    #expect(
      try Shown(master + "\n" + override(2), from: "2025-04-02").starts
        == ["2025-04-02T10:00:00+02:00"])
  }

  @Test("a change of all later instances by an older revision goes with the instance it names")
  func staleChange() throws {
    let change = event(
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20250402T080000", "SEQUENCE:1",
      "DTSTART;TZID=Europe/Berlin:20250402T130000", "SUMMARY:Old")
    let master = Self.daily.replacing("SUMMARY", with: "SEQUENCE:2\nSUMMARY")
    let shown = try Shown(master + "\n" + change, from: "2025-04-02", through: "2025-04-03")
    #expect(shown.starts == ["2025-04-02T09:00:00+02:00", "2025-04-03T09:00:00+02:00"])
    #expect(shown.codes == [.olderRevision])
  }

  @Test("of several revisions the highest SEQUENCE stays, then the latest stamp, then the last")
  func revisions() throws {
    func revision(_ lines: String...) -> String {
      event("DTSTART:20250402T080000Z", lines.joined(separator: "\n"))
    }
    let old = revision("SEQUENCE:1", "DTSTAMP:20250301T000000Z", "SUMMARY:Old")
    let new = revision("SEQUENCE:2", "DTSTAMP:20250201T000000Z", "SUMMARY:New")
    #expect(try Shown(new + "\n" + old, from: "2025-04-02").summaries == ["New"])
    #expect(try Shown(new + "\n" + old, from: "2025-04-02").codes == [.olderRevision])
    let stamped = revision("SEQUENCE:2", "DTSTAMP:20250202T000000Z", "SUMMARY:Newer")
    #expect(try Shown(stamped + "\n" + new, from: "2025-04-02").summaries == ["Newer"])
    let last = revision("SEQUENCE:2", "DTSTAMP:20250202T000000Z", "SUMMARY:Last")
    #expect(try Shown(stamped + "\n" + last, from: "2025-04-02").summaries == ["Last"])
  }

  @Test("two revisions of one override: the newer one stays")
  func overrideRevisions() throws {
    func override(_ sequence: Int) -> String {
      event(
        "RECURRENCE-ID:20250402T070000Z", "DTSTART:20250402T1\(sequence)0000Z",
        "SEQUENCE:\(sequence)")
    }
    let shown = try Shown(
      [Self.daily, override(2), override(1)].joined(separator: "\n"), from: "2025-04-02",
      zone: "UTC")
    #expect(shown.starts == ["2025-04-02T12:00:00+00:00"])
  }

  @Test("different events that share a UID are both shown, with a warning")
  func sharedUID() throws {
    let body =
      event("DTSTART:20250402T080000Z", "SUMMARY:One") + "\n"
      + event("DTSTART:20250402T100000Z", "SUMMARY:Two")
    let shown = try Shown(body, from: "2025-04-02")
    #expect(shown.summaries == ["One", "Two"])
    #expect(shown.codes == [.duplicateUID])
  }

  @Test("different events that share a UID have their revisions each")
  func sharedUIDWithRevisions() throws {
    let one = event("DTSTART:20250402T080000Z", "SUMMARY:One")
    let two = event("DTSTART:20250402T100000Z", "SUMMARY:Two")
    let body = [one, two, one, two].joined(separator: "\n")
    let shown = try Shown(body, from: "2025-04-02")
    #expect(shown.summaries == ["One", "Two"])
    #expect(shown.codes == [.olderRevision, .olderRevision, .duplicateUID])
  }

  @Test("events without UID are each their own")
  func withoutUID() throws {
    let one = "BEGIN:VEVENT\nDTSTART:20250402T080000Z\nSUMMARY:x\nEND:VEVENT"
    #expect(try Shown(one + "\n" + one, from: "2025-04-02").starts.count == 2)
  }

  @Test("a rule that never matches leaves the start alone, with a warning")
  func neverMatches() throws {
    let shown = try Shown(
      event("DTSTART:20250402T080000Z", "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
      from: "2025-04-01", through: "2025-04-30", zone: "UTC")
    #expect(shown.starts == ["2025-04-02T08:00:00+00:00"])
    #expect(shown.codes == [.ruleWithoutInstances])
  }

  @Test("a rule that cannot be read leaves the start alone, with a warning that says so")
  func unreadableRule() throws {
    let shown = try Shown(
      event("DTSTART:20250402T080000Z", "RRULE:FREQ=DAILY;;INTERVAL=0"),
      from: "2025-04-01", through: "2025-04-30", zone: "UTC")
    #expect(shown.starts == ["2025-04-02T08:00:00+00:00"])
    #expect(
      shown.schedule.diagnostics.map(\.message) == [
        "found an empty part, passed over",
        "INTERVAL is 0, expected 1 or more; the rule is passed over",
      ])
  }

  @Test("a start outside of its rule is shown and counts as the first, with a warning")
  func startOutsideRule() throws {
    // 2 April 2025 is a Wednesday.
    let shown = try Shown(
      event("DTSTART:20250402T080000Z", "RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=3"),
      from: "2025-04-01", through: "2025-04-30", zone: "UTC")
    #expect(
      shown.starts == [
        "2025-04-02T08:00:00+00:00", "2025-04-04T08:00:00+00:00", "2025-04-11T08:00:00+00:00",
      ])
    #expect(shown.codes == [.startNotInRule])
  }

  @Test(
    "UNTIL is inclusive: in UTC an instant, as a DATE the whole day, else in the start's zone",
    arguments: [
      ("20250403T070000Z", 3), ("20250403T065959Z", 2), ("20250403", 3), ("20250403T090000", 3),
      ("20250403T085959", 2),
    ])
  func until(value: String, count: Int) throws {
    let shown = try Shown(
      event("DTSTART;TZID=Europe/Berlin:20250401T090000", "RRULE:FREQ=DAILY;UNTIL=\(value)"),
      from: "2025-04-01", through: "2025-04-30")
    #expect(shown.starts.count == count)
  }

  @Test(
    "UNTIL of another type or form than it should have is warned of, and one before the start",
    arguments: [
      (";TZID=Europe/Berlin:20250401T090000", "20250403T070000Z", []),
      (";TZID=Europe/Berlin:20250401T090000", "20250403", [DiagnosticCode.ruleUntilType]),
      (";TZID=Europe/Berlin:20250401T090000", "20250403T090000", [.ruleUntilForm]),
      (":20250401T070000Z", "20250403T070000Z", []),
      (":20250401T070000Z", "20250403T070000", [.ruleUntilForm]),
      (":20250401T090000", "20250403T090000", []),
      (":20250401T090000", "20250403T070000Z", [.ruleUntilForm]),
      (";VALUE=DATE:20250401", "20250403", []),
      (";VALUE=DATE:20250401", "20250403T000000", [.ruleUntilType]),
      (";VALUE=DATE:20250401", "20250403T000000Z", [.ruleUntilType]),
      (";TZID=Europe/Berlin:20250401T090000", "20250401T065959Z", [.ruleUntilBeforeStart]),
      (":20250401T090000", "20250401T085959", [.ruleUntilBeforeStart]),
      (";VALUE=DATE:20250401", "20250331", [.ruleUntilBeforeStart]),
      (":20250401T070000Z", "20250331", [.ruleUntilType, .ruleUntilBeforeStart]),
    ])
  func untilFaults(start: String, until: String, codes: [DiagnosticCode]) throws {
    let shown = try Shown(
      event("DTSTART\(start)", "RRULE:FREQ=DAILY;UNTIL=\(until)"), from: "2025-04-01")
    #expect(shown.starts.count == 1)
    #expect(shown.codes == codes)
    #expect(shown.lines.allSatisfy { $0 == 7 })
  }

  @Test("UNTIL with a time on a series of days is its date as written")
  func untilOfDays() throws {
    let shown = try Shown(
      event("DTSTART;VALUE=DATE:20250401", "RRULE:FREQ=DAILY;UNTIL=20250403T000000Z"),
      from: "2025-04-01", through: "2025-04-30", zone: "America/New_York")
    #expect(shown.starts == ["2025-04-01", "2025-04-02", "2025-04-03"])
  }

  @Test("the exact length of DTEND repeats, a DURATION in days is nominal (§3.8.5.3)")
  func lengths() throws {
    // The night to 30 March 2025 has 23 hours in Berlin.
    let exact = try Shown(
      event(
        "DTSTART;TZID=Europe/Berlin:20250328T120000", "DTEND;TZID=Europe/Berlin:20250329T120000",
        "RRULE:FREQ=DAILY;COUNT=2"), from: "2025-03-29")
    #expect(exact.ends.last == "2025-03-30T13:00:00+02:00")
    let nominal = try Shown(
      event(
        "DTSTART;TZID=Europe/Berlin:20250328T120000", "DURATION:P1D", "RRULE:FREQ=DAILY;COUNT=2"),
      from: "2025-03-29")
    #expect(nominal.ends.last == "2025-03-30T12:00:00+02:00")
  }

  @Test("more instances than the limit: the first ones are shown, and it is said")
  func limit() throws {
    let shown = try Shown(
      event("DTSTART:20250401T000000Z", "RRULE:FREQ=SECONDLY"), from: "2025-04-01", zone: "UTC",
      options: ScheduleOptions(maximumInstances: 10))
    #expect(shown.starts.count == 10)
    #expect(shown.starts.last == "2025-04-01T00:00:09+00:00")
    #expect(shown.codes == [.instancesCapped])
  }

  @Test("as many instances as the limit allows are all of them, whatever comes after the window")
  func limitReached() throws {
    let shown = try Shown(
      event("DTSTART:20250401T090000Z", "RRULE:FREQ=DAILY", "RDATE:20250402T120000Z"),
      from: "2025-04-01", through: "2025-04-03", zone: "UTC",
      options: ScheduleOptions(maximumInstances: 4))
    #expect(shown.starts.count == 4)
    #expect(shown.codes == [])
  }

  @Test("the limit goes for all rules and dates of an event together, the first in time stay")
  func limitOfSources() throws {
    let shown = try Shown(
      event(
        "DTSTART:20250401T090000Z", "RRULE:FREQ=DAILY;INTERVAL=2", "RRULE:FREQ=DAILY;INTERVAL=3",
        "RDATE:20250403T120000Z,20250402T120000Z"),
      from: "2025-04-01", through: "2025-04-30", zone: "UTC",
      options: ScheduleOptions(maximumInstances: 5))
    #expect(
      shown.starts == [
        "2025-04-01T09:00:00+00:00", "2025-04-02T12:00:00+00:00", "2025-04-03T09:00:00+00:00",
        "2025-04-03T12:00:00+00:00", "2025-04-04T09:00:00+00:00",
      ])
    #expect(shown.codes.contains(.instancesCapped))
  }

  @Test("a rule whose instances an EXRULE takes out by the million is given up, and it is said")
  func examinedLimit() throws {
    let shown = try Shown(
      event("DTSTART:20250101T000000Z", "RRULE:FREQ=SECONDLY", "EXRULE:FREQ=SECONDLY"),
      from: "2025-01-01", through: "2025-12-31", zone: "UTC")
    #expect(shown.starts == [])
    #expect(shown.codes == [.instancesCapped])
  }

  @Test("EXRULE takes its instances out, with a warning")
  func exceptionRule() throws {
    let shown = try Shown(
      event(
        "DTSTART:20250401T090000Z", "RRULE:FREQ=DAILY;COUNT=4", "EXRULE:FREQ=DAILY;INTERVAL=2"),
      from: "2025-04-01", through: "2025-04-30", zone: "UTC")
    #expect(shown.starts == ["2025-04-02T09:00:00+00:00", "2025-04-04T09:00:00+00:00"])
    #expect(shown.codes == [.exceptionRule])
  }

  @Test("an EXRULE ends with its COUNT, which includes the start")
  func exceptionRuleWithCount() throws {
    let shown = try Shown(
      event(
        "DTSTART:20250401T090000Z", "RRULE:FREQ=DAILY;COUNT=5",
        "EXRULE:FREQ=DAILY;INTERVAL=2;COUNT=2"),
      from: "2025-04-01", through: "2025-04-30", zone: "UTC")
    #expect(
      shown.starts == [
        "2025-04-02T09:00:00+00:00", "2025-04-04T09:00:00+00:00", "2025-04-05T09:00:00+00:00",
      ])
  }

  @Test("diagnostics of an event are said only where the window touches it")
  func diagnosticsOfTheWindow() throws {
    let body = event("DTSTART:20250402T080000Z", "DTEND:20250401T080000Z")
    #expect(try Shown(body, from: "2025-04-02").codes == [.endBeforeStart])
    #expect(try Shown(body, from: "2025-04-02").lines == [7])
    #expect(try Shown(body, from: "2025-05-02").codes == [])
  }
}
