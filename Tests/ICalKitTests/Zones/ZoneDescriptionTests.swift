import CalendarModel
import Testing

@testable import ICalKit

@Suite("The VTIMEZONE of an IANA zone") struct ZoneDescriptionTests {
  private let database = ZoneDatabase(environment: [:])

  private func definition(_ name: String, from year: Int, _ month: Int) throws -> ZoneDefinition {
    let zone = try #require(database.zone(named: name))
    let first = CivilDateTime(startOf: try CivilDate(year: year, month: month, day: 15))
    return try #require(
      ZoneDefinition(of: zone, as: name, from: zone.resolve(first).instant))
  }

  /// `STANDARD 1970-01-01T00:00:00 3600 7200 rules dates`.
  private func lines(of definition: ZoneDefinition) -> [String] {
    definition.observances.map { observance in
      let name = observance.isDaylight ? "DAYLIGHT" : "STANDARD"
      let offsets = "\(observance.offsetFrom ?? 0) \(observance.offsetTo ?? 0)"
      return "\(name) \(observance.start) \(offsets) \(observance.rules.count) "
        + "\(observance.dates.map(\.date.description))"
    }
  }

  @Test("a zone with two rules has two observances, the first one in force at the start")
  func yearlyRules() throws {
    let definition = try definition("America/New_York", from: 2026, 3)
    #expect(
      lines(of: definition) == [
        "DAYLIGHT 2026-03-08T02:00:00 -18000 -14400 1 []",
        "STANDARD 2026-11-01T02:00:00 -14400 -18000 1 []",
      ])
    var march = RecurrenceRule(.yearly)
    march.months = [3]
    march.weekdays = [RecurrenceRule.WeekdayNumber(2, .sunday)]
    #expect(definition.observances.first?.rules == [march])
  }

  @Test("changes that follow no rule of today are dates")
  func olderRules() throws {
    // Germany put its clocks back in September until 1995.
    #expect(
      lines(of: try definition("Europe/Berlin", from: 1990, 6)) == [
        "DAYLIGHT 1990-03-25T02:00:00 3600 7200 1 []",
        "STANDARD 1990-09-30T03:00:00 7200 3600 0 "
          + #"["1991-09-29", "1992-09-27", "1993-09-26", "1994-09-25", "1995-09-24"]"#,
        "STANDARD 1996-10-27T03:00:00 7200 3600 1 []",
      ])
  }

  @Test("a zone that is not set any more has the last change, or a clock that stays as it is")
  func constant() throws {
    #expect(
      lines(of: try definition("Asia/Kolkata", from: 2026, 3)) == [
        "STANDARD 1945-10-15T00:00:00 23400 19800 0 []"
      ])
    #expect(
      lines(of: try definition("Etc/UTC", from: 2026, 3)) == [
        "STANDARD 1970-01-01T00:00:00 0 0 0 []"
      ])
    #expect(
      lines(of: try definition("Etc/UTC", from: 1900, 3)) == [
        "STANDARD 1900-03-14T00:00:00 0 0 0 []"
      ])
  }

  @Test("a zone whose changes cannot be told by one weekday of a month has none")
  func unwritable() throws {
    // The Friday before the last Sunday in March.
    let zone = try #require(database.zone(named: "Asia/Jerusalem"))
    #expect(ZoneDefinition(of: zone, as: zone.name, from: Instant(seconds: 1_800_000_000)) == nil)
  }

  @Test(
    "it shows what the zone shows from the start on",
    arguments: [
      "Europe/Berlin", "Europe/London", "Europe/Dublin", "America/New_York", "America/Sao_Paulo",
      "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kolkata", "Asia/Tehran", "Pacific/Apia",
    ])
  func sameOffsets(name: String) throws {
    let zone = try #require(database.zone(named: name))
    let copy = try #require(Zone(try definition(name, from: 1990, 6)))
    let start = Instant(
      try CivilDateTime(CivilDate(year: 1990, month: 6, day: 15), hour: 12, minute: 0), utcOffset: 0
    )
    for day in 0..<25_000 {
      let instant = Instant(seconds: start.seconds + day * 86400)
      #expect(copy.utcOffset(at: instant) == zone.utcOffset(at: instant), "\(name) \(instant)")
    }
  }
}
