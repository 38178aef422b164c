import CalendarModel
import Recurrence
import Testing

@Suite("RSCALE, RFC 7529") struct CalendarScaleTests {
  // MARK: - RFC 7529 §4.3 and the dates that calendars print

  @Test("the RFC's examples", arguments: try rfc())
  func rfcExample(_ example: Example) { example.check() }

  private static func rfc() throws -> [Example] {
    [
      try Example(
        "Chinese New Year", .yearly, from: "2013-02-10",
        """
        2013-02: 10
        2014-01: 31
        2015-02: 19
        """, endless: true
      ) { $0.calendarScale = "CHINESE" },
      try Example(
        "the first day of the Ethiopic 13th month", .monthly, from: "2013-09-06",
        """
        2013-09: 6
        2014-09: 6
        2015-09: 6
        """, endless: true
      ) {
        $0.calendarScale = "ETHIOPIC"
        $0.months = [13]
      },
      try Example(
        "8 Adar I, in common years 8 Adar", .yearly, from: "2014-02-08",
        """
        2014-02: 8
        2015-02: 27
        2016-02: 17
        """, endless: true
      ) {
        $0.calendarScale = "HEBREW"
        $0.months = [RecurrenceRule.Month(5, isLeap: true)]
        $0.monthDays = [8]
        $0.skip = .forward
      },
      try Example(
        "born on a leap day", .yearly, from: "2012-02-29",
        """
        2012-02: 29
        2013-03: 1
        2014-03: 1
        2015-03: 1
        2016-02: 29
        """, endless: true
      ) {
        $0.calendarScale = "GREGORIAN"
        $0.skip = .forward
      },
      try Example(
        "the 31st or the first behind it", .monthly, from: "2014-01-31",
        """
        2014-01: 31
        2014-03: 1 31
        2014-05: 1
        """
      ) {
        $0.calendarScale = "GREGORIAN"
        $0.skip = .forward
        $0.count = 4
      },
    ]
  }

  @Test("holidays fall where calendars print them", arguments: try holidays())
  func holiday(_ example: Example) { example.check() }

  private static func holidays() throws -> [Example] {
    [
      try yearly(
        "Chinese New Year", "CHINESE",
        "2020-01-25 2021-02-12 2022-02-01 2023-01-22 2024-02-10 2025-01-29 2026-02-17 2027-02-06 "
          + "2028-01-26 2029-02-13 2030-02-03"),
      try yearly(
        "Mid-Autumn Festival", "CHINESE",
        "2020-10-01 2021-09-21 2022-09-10 2023-09-29 2024-09-17 2025-10-06"),
      try yearly("Seollal", "DANGI", "2023-01-22 2024-02-10 2025-01-29"),
      try yearly(
        "Rosh Hashanah", "HEBREW",
        "2019-09-30 2020-09-19 2021-09-07 2022-09-26 2023-09-16 2024-10-03 2025-09-23"),
      try yearly(
        "Purim, in the Adar before Nisan", "HEBREW",
        "2021-02-26 2022-03-17 2023-03-07 2024-03-24 2025-03-14"),
      try yearly(
        "Nowruz", "PERSIAN", "2020-03-20 2021-03-21 2022-03-21 2023-03-21 2024-03-20 2025-03-21"),
      try yearly(
        "Ramadan", "ISLAMIC-UMALQURA",
        "2020-04-24 2021-04-13 2022-04-02 2023-03-23 2024-03-11 2025-03-01 2026-02-18"),
      try yearly("Enkutatash", "ETHIOPIC", ethiopicNewYears),
      try yearly("Enkutatash by the years of the world", "ETHIOAA", ethiopicNewYears),
      try yearly("Nayrouz", "COPTIC", ethiopicNewYears),
      try yearly("1 Chaitra", "INDIAN", "2019-03-22 2020-03-21 2021-03-22 2022-03-22 2023-03-22"),
    ]
  }

  private static let ethiopicNewYears = "2019-09-12 2020-09-11 2021-09-11 2022-09-11 2023-09-12"

  private static func yearly(_ name: String, _ scale: String, _ days: String) throws -> Example {
    let days = days.split(separator: " ")
    return try Example(
      name, .yearly, from: String(days[0]),
      days.map { "\($0) 00:00" }.joined(separator: "\n"), endless: true
    ) { $0.calendarScale = scale }
  }

  // MARK: - Leap months and SKIP

  @Test("leap months come, are left out or move", arguments: try leapMonths())
  func leapMonth(_ example: Example) { example.check() }

  private static func leapMonths() throws -> [Example] {
    let leapNinth = RecurrenceRule.Month(9, isLeap: true)
    return [
      // 2014 has a leap ninth month, the next one is in 2109.
      try chinese("left out", [leapNinth], .omit, "2014-11-02 2109-11-02"),
      try chinese("moves on", [leapNinth], .forward, "2013-11-12 2014-11-02 2015-11-21"),
      try chinese("moves back", [leapNinth], .backward, "2013-10-14 2014-11-02 2015-10-22"),
      try chinese(
        "two months that meet are one", [9, leapNinth], .backward,
        "2013-10-14 2014-10-03 2014-11-02 2015-10-22 2016-10-10"),
      try Example(
        "5 Adar I comes in leap years", .yearly, from: "2014-02-05",
        """
        2014-02: 5
        2016-02: 14
        2019-02: 10
        2022-02: 6
        """, endless: true
      ) { $0.calendarScale = "HEBREW" },
      try adar("30 Adar I moves on twice", [30], .forward, "2014-03-02 2015-03-21 2016-03-10"),
      try adar("30 Adar I moves back", [30], .backward, "2014-03-02 2015-02-19 2016-03-10"),
      try adar("the last of Adar", [-1], .forward, "2014-03-02 2015-03-20 2016-03-10"),
      try Example(
        "every Hebrew month, the leap one too", .monthly, from: "2024-01-11",
        """
        2024-01-11 00:00
        2024-02-10 00:00
        2024-03-11 00:00
        2024-04-09 00:00
        """, endless: true
      ) { $0.calendarScale = "HEBREW" },
    ]
  }

  /// The tenth of Chinese months, from the first of the days on.
  private static func chinese(
    _ name: String, _ months: [RecurrenceRule.Month], _ skip: RecurrenceRule.Skip, _ days: String
  ) throws -> Example {
    try Example(
      "9L \(name)", .yearly, from: String(days.prefix(10)),
      days.split(separator: " ").map { "\($0) 00:00" }.joined(separator: "\n"), endless: true
    ) {
      $0.calendarScale = "CHINESE"
      $0.months = months
      $0.monthDays = [10]
      $0.skip = skip
    }
  }

  private static func adar(
    _ name: String, _ monthDays: [Int], _ skip: RecurrenceRule.Skip, _ days: String
  ) throws -> Example {
    try Example(
      name, .yearly, from: String(days.prefix(10)),
      days.split(separator: " ").map { "\($0) 00:00" }.joined(separator: "\n"), endless: true
    ) {
      $0.calendarScale = "HEBREW"
      $0.months = [RecurrenceRule.Month(5, isLeap: true)]
      $0.monthDays = monthDays
      $0.skip = skip
    }
  }

  @Test("a date behind a short month moves", arguments: try shortMonths())
  func shortMonth(_ example: Example) { example.check() }

  private static func shortMonths() throws -> [Example] {
    [
      // Pagume has six days in 2015 (the Ethiopic year 2007), else five.
      try Example(
        "6 Pagume", .yearly, from: "2015-09-11",
        """
        2015-09: 11
        2019-09: 11
        2023-09: 11
        """, endless: true
      ) { $0.calendarScale = "ETHIOPIC" },
      try Example(
        "6 Pagume, moved on to New Year", .yearly, from: "2014-09-11",
        """
        2014-09: 11
        2015-09: 11
        2016-09: 11
        2017-09: 11
        """, endless: true
      ) {
        $0.calendarScale = "ETHIOPIC"
        $0.months = [13]
        $0.monthDays = [6]
        $0.skip = .forward
      },
      try Example(
        "the last day of the year", .yearly, from: "2013-09-10",
        """
        2013-09: 10
        2014-09: 10
        2015-09: 11
        2016-09: 10
        """, endless: true
      ) {
        $0.calendarScale = "COPTIC"
        $0.yearDays = [-1]
      },
      try Example(
        "each month, civil", .monthly, from: "2013-10-25",
        """
        2013-10-25 00:00
        2013-11-24 00:00
        2013-12-24 00:00
        2014-01-22 00:00
        """
      ) {
        $0.calendarScale = "ISLAMIC-CIVIL"
        $0.count = 4
      },
    ]
  }

  // MARK: - Names and ends

  @Test(
    "calendars that only number their years differently are the Gregorian one",
    arguments: ["GREGORIAN", "gregory", "BUDDHIST", "JAPANESE", "ROC", "ISO8601"])
  func gregorian(scale: String) throws {
    let start = try moment("2012-02-29")
    for skip in [RecurrenceRule.Skip.omit, .backward, .forward] {
      var plain = RecurrenceRule(.yearly)
      plain.interval = 3
      plain.skip = skip
      var named = plain
      named.calendarScale = scale
      let instances = [plain, named].map {
        Array(Recurrence($0, start: start, isTimed: false).instances(from: start).prefix(50))
      }
      #expect(instances[0] == instances[1])
    }
  }

  @Test("in a calendar that is not known the start stands alone")
  func unknown() throws {
    let start = try moment("2013-10-25")
    for frequency in RecurrenceRule.Frequency.allCases {
      var rule = RecurrenceRule(frequency)
      rule.calendarScale = "RUSSIAN"
      let recurrence = Recurrence(rule, start: start, isTimed: true)
      #expect(Array(recurrence.instances(from: start)) == [start])
      #expect(recurrence.neverMatches)
    }
  }

  @Test("a date that no month has ends the rule", arguments: CalendarScale.allCases)
  func never(scale: CalendarScale) throws {
    let start = try moment("2025-01-01")
    for frequency in RecurrenceRule.Frequency.allCases {
      var rule = RecurrenceRule(frequency)
      rule.calendarScale = scale.rawValue
      rule.months = [11]
      rule.monthDays = [31]
      #expect(Recurrence(rule, start: start, isTimed: false).neverMatches, "\(frequency)")
    }
  }

  @Test("the last instance is in the year 9999, the first may be in the year 1")
  func edges() throws {
    var rule = RecurrenceRule(.yearly)
    rule.calendarScale = "PERSIAN"
    let start = try moment("0001-03-21")
    let recurrence = Recurrence(rule, start: start, isTimed: false)
    let all = Array(recurrence.instances(from: start))
    #expect(all.count == 9999)
    #expect(all.last?.date.year == 9999)
    let late = Array(recurrence.instances(from: try moment("9990-01-01")))
    #expect(late == Array(all.suffix(10)))
  }
}
