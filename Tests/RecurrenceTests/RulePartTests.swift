import CalendarModel
import Recurrence
import Testing

@Suite("Parts of a rule") struct RulePartTests {
  @Test("yield the days and times they name", arguments: try days() + weeks() + sets() + times())
  func example(_ example: Example) { example.check() }

  // MARK: - Days of the month and year

  private static func days() throws -> [Example] {
    [
      try Example(
        "the 31st only where there is one", .monthly, from: "2025-01-31",
        """
        2025-01: 31
        2025-03: 31
        2025-05: 31
        2025-07: 31
        2025-08: 31
        2025-10: 31
        2025-12: 31
        2026-01: 31
        """, endless: true),
      try Example(
        "29 February only in leap years, and not in 2100", .yearly, from: "2092-02-29",
        """
        2092-02: 29
        2096-02: 29
        2104-02: 29
        """, endless: true),
      try Example(
        "the last day of the month as a limit of days", .daily, from: "2024-01-31",
        """
        2024-01: 31
        2024-02: 29
        2024-03: 31
        2024-04: 30
        """, endless: true
      ) { $0.monthDays = [-1] },
      try Example(
        "the 31st and the 31st from the end", .monthly, from: "2025-03-01",
        """
        2025-03: 1 31
        2025-05: 1 31
        """, endless: true
      ) { $0.monthDays = [-31, 31] },
      try Example(
        "BYMONTHDAY alone in a year: in the start's month", .yearly, from: "2025-04-10",
        """
        2025-04: 10 20
        2026-04: 10 20
        """, endless: true
      ) { $0.monthDays = [10, 20] },
      try Example(
        "the last day of the year", .yearly, from: "2023-12-31",
        """
        2023-12: 31
        2024-12: 31
        2025-12: 31
        """, endless: true
      ) { $0.yearDays = [-1] },
      try Example(
        "day 366 only in leap years", .yearly, from: "2024-12-31",
        """
        2024-12: 31
        2028-12: 31
        """, endless: true
      ) { $0.yearDays = [366] },
      try Example(
        "day -366 is 1 January of leap years", .yearly, from: "2024-01-01",
        """
        2024-01: 1
        2028-01: 1
        """, endless: true
      ) { $0.yearDays = [-366] },
      try Example(
        "BYYEARDAY as a limit of hours", .hourly, from: "2025-01-01T22:00:00",
        """
        2025-01-01 22:00 23:00
        2025-04-10 00:00 01:00 02:00
        """, endless: true
      ) { $0.yearDays = [1, 100] },
      try Example(
        "BYYEARDAY in a month filters its days", .monthly, from: "2025-01-01",
        """
        2025-01: 1
        2025-04: 10
        2026-01: 1
        2026-04: 10
        """, endless: true
      ) { $0.yearDays = [1, 100] },
      try Example(
        "BYMONTHDAY in a week filters its days", .weekly, from: "2025-04-13",
        """
        2025-04: 13
        2025-05: 13
        2025-06: 13
        """, endless: true
      ) { $0.monthDays = [13] },
    ]
  }

  // MARK: - Weekdays and weeks

  private static func weeks() throws -> [Example] {
    [
      try Example(
        "every Sunday of the month beside its first Monday", .monthly, from: "2025-06-01",
        """
        2025-06: 1 2 8 15 22 29
        2025-07: 6 7 13 20 27
        """, endless: true
      ) { $0.weekdays = nth(1, weekday: .monday) + every(.sunday) },
      try Example(
        "a fifth Friday only in months that have five", .monthly, from: "2025-01-31",
        """
        2025-01: 31
        2025-05: 30
        2025-08: 29
        2025-10: 31
        """, endless: true
      ) { $0.weekdays = nth(5, weekday: .friday) },
      try Example(
        "the last and the 53rd Monday of the year", .yearly, from: "2023-12-25",
        """
        2023-12: 25
        2024-12: 30
        2025-12: 29
        """, endless: true
      ) { $0.weekdays = nth(-1, 53, weekday: .monday) },
      try Example(
        "with BYMONTH an ordinal counts in the month", .yearly, from: "2024-11-28",
        """
        2024-11: 28
        2025-11: 27
        2026-11: 26
        """, endless: true
      ) {
        $0.months = [11]
        $0.weekdays = nth(4, weekday: .thursday)
      },
      try Example(
        "an ordinal has no meaning in a week", .weekly, from: "2025-04-07", "2025-04: 7 14 21 28",
        endless: true
      ) { $0.weekdays = nth(1, weekday: .monday) },
      try Example(
        "BYDAY limits the day that BYYEARDAY names", .yearly, from: "2024-04-09",
        """
        2024-04: 9
        2029-04: 10
        2030-04: 10
        """
      ) {
        // Day 100 is 9 April of a leap year and 10 April of others: a Tuesday in 2024 and 2029, a
        // Wednesday in 2030.
        $0.yearDays = [100]
        $0.weekdays = every(.tuesday, .wednesday)
        $0.count = 3
      },
      try Example(
        "week 53 only in years that have it", .yearly, from: "2015-12-29",
        """
        2015-12: 29
        2020-12: 29
        2026-12: 29
        """, endless: true
      ) { $0.weekNumbers = [53] },
      try Example(
        "week -53 is week 1 of a year with 53 weeks", .yearly, from: "2015-01-03",
        """
        2015-01: 3
        2020-01: 4
        2026-01: 3
        """, endless: true
      ) { $0.weekNumbers = [-53] },
      try Example(
        "week 1 may begin in December", .yearly, from: "2024-01-01",
        """
        2024-01: 1 2 3 4 5 6 7
        2024-12: 30 31
        2025-01: 1 2 3 4 5
        2025-12: 29
        """, endless: true
      ) {
        $0.weekNumbers = [1]
        $0.weekdays = every(
          .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday)
      },
      try Example(
        "every other year's week 1 as a whole", .yearly, from: "2024-12-30",
        """
        2024-12: 30
        2025-01: 3
        2027-01: 4 8
        2029-01: 1 5
        """, endless: true
      ) {
        $0.interval = 2
        $0.weekNumbers = [1]
        $0.weekdays = every(.monday, .friday)
      },
      try Example(
        "weeks from Sunday are numbered from Sunday", .yearly, from: "2024-12-29",
        """
        2024-12: 29
        2026-01: 4
        2027-01: 3
        2028-01: 2
        """, endless: true
      ) {
        $0.weekNumbers = [1]
        $0.weekStart = .sunday
      },
      try Example(
        "BYWEEKNO with BYMONTH: the days of the week that lie in the month", .yearly,
        from: "2024-12-30",
        """
        2024-12: 30 31
        2025-12: 29 30 31
        """, endless: true
      ) {
        $0.weekNumbers = [1]
        $0.months = [12]
        $0.weekdays = every(.monday, .tuesday, .wednesday, .thursday)
      },
      try Example(
        "BYWEEKNO in a month filters the start's weekday", .monthly, from: "2025-05-14",
        """
        2025-05: 14
        2026-05: 13
        """, endless: true
      ) { $0.weekNumbers = [20] },
    ]
  }

  // MARK: - BYSETPOS

  private static func sets() throws -> [Example] {
    [
      try Example(
        "BYSETPOS counts over the whole first period, not from the start", .weekly,
        from: "1997-01-01",
        "1997-01: 1 7 14 21", endless: true
      ) {
        // 1 January 1997 is a Wednesday; the second workday of its week was the day before.
        $0.weekdays = every(.monday, .tuesday, .wednesday, .thursday, .friday)
        $0.setPositions = [2]
      },
      try Example(
        "BYSETPOS counts days with each of their times", .monthly, from: "1997-09-02T09:00:00",
        """
        1997-09-02 09:00
        1997-09-13 18:00
        1997-09-17 09:00
        1997-10-13 18:00
        1997-10-17 09:00
        """, endless: true
      ) {
        $0.monthDays = [13, 17]
        $0.hours = [9, 18]
        $0.setPositions = [-2, 2]
      },
      try Example(
        "BYSETPOS of a day chooses among its times", .daily, from: "1997-09-02T09:00:00",
        """
        1997-09-02 09:00 18:15
        1997-09-03 06:15 18:15
        1997-09-04 06:15 18:15
        """, endless: true
      ) {
        $0.hours = [6, 18]
        $0.minutes = [15, 45]
        $0.setPositions = [1, 3]
      },
      try Example(
        "BYSETPOS of an hour chooses among its minutes", .hourly, from: "1997-09-02T09:00:00",
        "1997-09-02 09:00 09:30 10:30 11:30", endless: true
      ) {
        $0.minutes = [0, 15, 30]
        $0.setPositions = [-1]
      },
      try Example(
        "BYSETPOS of a minute chooses among its seconds", .minutely, from: "1997-09-02T09:00:20",
        "1997-09-02 09:00:20 09:01:20 09:02:20", endless: true
      ) {
        $0.seconds = [0, 20, 40]
        $0.setPositions = [2, 4]
      },
      try Example(
        "BYSETPOS of a year with BYWEEKNO counts within the calendar year", .yearly,
        from: "1999-01-04",
        """
        1999-01: 4
        2000-01: 3
        2001-01: 1
        2002-01: 1
        2003-01: 1
        """, endless: true
      ) {
        $0.weekNumbers = [1]
        $0.weekdays = every(.monday, .tuesday, .wednesday, .thursday, .friday)
        $0.setPositions = [1]
      },
    ]
  }

  // MARK: - Times

  private static func times() throws -> [Example] {
    [
      try Example(
        "times come in order, whatever the start's", .daily, from: "2025-04-01T12:30:10",
        """
        2025-04-01 12:30:10 18:00:10 18:45:10
        2025-04-02 06:00:10 06:45:10 18:00:10
        """, endless: true
      ) {
        $0.hours = [6, 18]
        $0.minutes = [0, 45]
      },
      try Example(
        "BYHOUR limits minutes, and the step stays", .minutely, from: "2025-04-01T09:10:00",
        """
        2025-04-01 09:10 09:35
        2025-04-02 09:20 09:45
        2025-04-03 09:05 09:30 09:55
        """, endless: true
      ) {
        $0.interval = 25
        $0.hours = [9]
      },
      try Example(
        "BYSECOND limits seconds by a step that rarely meets it", .secondly,
        from: "2025-04-01T00:00:00",
        "2025-04-01 00:00:00 00:07:00 00:14:00", endless: true
      ) {
        $0.interval = 7
        $0.seconds = [0]
      },
      try Example(
        "a step longer than a day lands where it must", .hourly, from: "2025-04-01T00:00:00",
        """
        2025-04-01 00:00
        2025-04-05 04:00
        2025-04-09 08:00
        """, endless: true
      ) { $0.interval = 100 },
      try Example(
        "seconds skip to the next February", .secondly, from: "2025-02-28T23:59:58",
        """
        2025-02-28 23:59:58 23:59:59
        2026-02-01 00:00:00 00:00:01
        """, endless: true
      ) { $0.months = [2] },
      try Example(
        "a DATE start knows no times", .daily, from: "2025-04-01", "2025-04: 1 2 3", endless: true
      ) {
        $0.hours = [9, 18]
        $0.minutes = [30]
        $0.seconds = [15]
      },
      try Example(
        "hours of a DATE start fall on its days", .hourly, from: "2025-04-01", "2025-04: 1 4 7",
        endless: true
      ) { $0.interval = 36 },
    ]
  }
}
