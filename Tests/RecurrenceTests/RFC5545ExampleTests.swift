import CalendarModel
import Recurrence
import Testing

@Suite("The examples of RFC 5545") struct RFC5545ExampleTests {
  @Test(
    "of §3.8.5.3 and §3.3.10 yield the instances it lists",
    arguments: try daily() + weekly() + monthly() + yearly() + shorter())
  func example(_ example: Example) { example.check() }

  // MARK: - Examples

  private static let morning = "1997-09-02T09:00:00"
  private static let workdays = every(.monday, .tuesday, .wednesday, .thursday, .friday)

  private static func daily() throws -> [Example] {
    [
      try Example(
        "daily for 10 occurrences", .daily, from: morning, "1997-09: 2 3 4 5 6 7 8 9 10 11"
      ) { $0.count = 10 },
      // UNTIL=19971224T000000Z is 19:00 of the day before in New York.
      try Example(
        "daily until 24 December 1997", .daily, from: morning, until: "1997-12-23T19:00:00",
        """
        1997-09: \(list(2...30))
        1997-10: \(list(1...31))
        1997-11: \(list(1...30))
        1997-12: \(list(1...23))
        """),
      try Example(
        "every other day, for ever", .daily, from: morning,
        """
        1997-09: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30
        1997-10: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30
        1997-11: 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29
        1997-12: 1 3
        """, endless: true
      ) { $0.interval = 2 },
      try Example(
        "every 10 days, 5 occurrences", .daily, from: morning,
        """
        1997-09: 2 12 22
        1997-10: 2 12
        """
      ) {
        $0.interval = 10
        $0.count = 5
      },
      try Example(
        "every day in January for 3 years, by year", .yearly, from: "1998-01-01T09:00:00",
        until: "2000-01-31T09:00:00",
        """
        1998-01: \(list(1...31))
        1999-01: \(list(1...31))
        2000-01: \(list(1...31))
        """
      ) {
        $0.months = [1]
        $0.weekdays = workdays + every(.saturday, .sunday)
      },
      try Example(
        "every day in January for 3 years, by day", .daily, from: "1998-01-01T09:00:00",
        until: "2000-01-31T09:00:00",
        """
        1998-01: \(list(1...31))
        1999-01: \(list(1...31))
        2000-01: \(list(1...31))
        """
      ) { $0.months = [1] },
    ]
  }

  private static func weekly() throws -> [Example] {
    [
      try Example(
        "weekly for 10 occurrences", .weekly, from: morning,
        """
        1997-09: 2 9 16 23 30
        1997-10: 7 14 21 28
        1997-11: 4
        """
      ) { $0.count = 10 },
      try Example(
        "weekly until 24 December 1997", .weekly, from: morning, until: "1997-12-23T19:00:00",
        """
        1997-09: 2 9 16 23 30
        1997-10: 7 14 21 28
        1997-11: 4 11 18 25
        1997-12: 2 9 16 23
        """),
      try Example(
        "every other week, for ever", .weekly, from: morning,
        """
        1997-09: 2 16 30
        1997-10: 14 28
        1997-11: 11 25
        1997-12: 9 23
        1998-01: 6 20
        1998-02: 3 17
        """, endless: true
      ) {
        $0.interval = 2
        $0.weekStart = .sunday
      },
      try Example(
        "on Tuesday and Thursday for five weeks, by UNTIL", .weekly, from: morning,
        until: "1997-10-06T20:00:00",
        """
        1997-09: 2 4 9 11 16 18 23 25 30
        1997-10: 2
        """
      ) {
        $0.weekStart = .sunday
        $0.weekdays = every(.tuesday, .thursday)
      },
      try Example(
        "on Tuesday and Thursday for five weeks, by COUNT", .weekly, from: morning,
        """
        1997-09: 2 4 9 11 16 18 23 25 30
        1997-10: 2
        """
      ) {
        $0.count = 10
        $0.weekStart = .sunday
        $0.weekdays = every(.tuesday, .thursday)
      },
      try Example(
        "every other week on Monday, Wednesday and Friday", .weekly, from: "1997-09-01T09:00:00",
        until: "1997-12-23T19:00:00",
        """
        1997-09: 1 3 5 15 17 19 29
        1997-10: 1 3 13 15 17 27 29 31
        1997-11: 10 12 14 24 26 28
        1997-12: 8 10 12 22
        """
      ) {
        $0.interval = 2
        $0.weekStart = .sunday
        $0.weekdays = every(.monday, .wednesday, .friday)
      },
      try Example(
        "every other week on Tuesday and Thursday, 8 occurrences", .weekly, from: morning,
        """
        1997-09: 2 4 16 18 30
        1997-10: 2 14 16
        """
      ) {
        $0.interval = 2
        $0.count = 8
        $0.weekStart = .sunday
        $0.weekdays = every(.tuesday, .thursday)
      },
      try Example(
        "every other week from a Tuesday, weeks from Monday", .weekly, from: "1997-08-05T09:00:00",
        "1997-08: 5 10 19 24"
      ) {
        $0.interval = 2
        $0.count = 4
        $0.weekdays = every(.tuesday, .sunday)
      },
      try Example(
        "every other week from a Tuesday, weeks from Sunday", .weekly, from: "1997-08-05T09:00:00",
        "1997-08: 5 17 19 31"
      ) {
        $0.interval = 2
        $0.count = 4
        $0.weekStart = .sunday
        $0.weekdays = every(.tuesday, .sunday)
      },
    ]
  }

  private static func monthly() throws -> [Example] {
    [
      try Example(
        "the first Friday, 10 occurrences", .monthly, from: "1997-09-05T09:00:00",
        """
        1997-09: 5
        1997-10: 3
        1997-11: 7
        1997-12: 5
        1998-01: 2
        1998-02: 6
        1998-03: 6
        1998-04: 3
        1998-05: 1
        1998-06: 5
        """
      ) {
        $0.count = 10
        $0.weekdays = nth(1, weekday: .friday)
      },
      try Example(
        "the first Friday until 24 December 1997", .monthly, from: "1997-09-05T09:00:00",
        until: "1997-12-23T19:00:00",
        """
        1997-09: 5
        1997-10: 3
        1997-11: 7
        1997-12: 5
        """
      ) { $0.weekdays = nth(1, weekday: .friday) },
      try Example(
        "every other month the first and last Sunday", .monthly, from: "1997-09-07T09:00:00",
        """
        1997-09: 7 28
        1997-11: 2 30
        1998-01: 4 25
        1998-03: 1 29
        1998-05: 3 31
        """
      ) {
        $0.interval = 2
        $0.count = 10
        $0.weekdays = nth(1, -1, weekday: .sunday)
      },
      try Example(
        "the second-to-last Monday for 6 months", .monthly, from: "1997-09-22T09:00:00",
        """
        1997-09: 22
        1997-10: 20
        1997-11: 17
        1997-12: 22
        1998-01: 19
        1998-02: 16
        """
      ) {
        $0.count = 6
        $0.weekdays = nth(-2, weekday: .monday)
      },
      try Example(
        "the third-to-last day, for ever", .monthly, from: "1997-09-28T09:00:00",
        """
        1997-09: 28
        1997-10: 29
        1997-11: 28
        1997-12: 29
        1998-01: 29
        1998-02: 26
        """, endless: true
      ) { $0.monthDays = [-3] },
      try Example(
        "on the 2nd and 15th, 10 occurrences", .monthly, from: morning,
        """
        1997-09: 2 15
        1997-10: 2 15
        1997-11: 2 15
        1997-12: 2 15
        1998-01: 2 15
        """
      ) {
        $0.count = 10
        $0.monthDays = [2, 15]
      },
      try Example(
        "on the first and last day, 10 occurrences", .monthly, from: "1997-09-30T09:00:00",
        """
        1997-09: 30
        1997-10: 1 31
        1997-11: 1 30
        1997-12: 1 31
        1998-01: 1 31
        1998-02: 1
        """
      ) {
        $0.count = 10
        $0.monthDays = [-1, 1]
      },
      try Example(
        "every 18 months on the 10th to 15th", .monthly, from: "1997-09-10T09:00:00",
        """
        1997-09: 10 11 12 13 14 15
        1999-03: 10 11 12 13
        """
      ) {
        $0.interval = 18
        $0.count = 10
        $0.monthDays = [10, 11, 12, 13, 14, 15]
      },
      try Example(
        "every Tuesday, every other month", .monthly, from: morning,
        """
        1997-09: 2 9 16 23 30
        1997-11: 4 11 18 25
        1998-01: 6 13 20 27
        1998-03: 3 10 17 24 31
        """, endless: true
      ) {
        $0.interval = 2
        $0.weekdays = every(.tuesday)
      },
      try Example(
        "every Friday the 13th, and the start", .monthly, from: morning,
        """
        1997-09: 2
        1998-02: 13
        1998-03: 13
        1998-11: 13
        1999-08: 13
        2000-10: 13
        """, endless: true
      ) {
        $0.weekdays = every(.friday)
        $0.monthDays = [13]
      },
      try Example(
        "the first Saturday that follows the first Sunday", .monthly, from: "1997-09-13T09:00:00",
        """
        1997-09: 13
        1997-10: 11
        1997-11: 8
        1997-12: 13
        1998-01: 10
        1998-02: 7
        1998-03: 7
        1998-04: 11
        1998-05: 9
        1998-06: 13
        """, endless: true
      ) {
        $0.weekdays = every(.saturday)
        $0.monthDays = [7, 8, 9, 10, 11, 12, 13]
      },
      try Example(
        "the third Tuesday, Wednesday or Thursday for 3 months", .monthly,
        from: "1997-09-04T09:00:00",
        """
        1997-09: 4
        1997-10: 7
        1997-11: 6
        """
      ) {
        $0.count = 3
        $0.weekdays = every(.tuesday, .wednesday, .thursday)
        $0.setPositions = [3]
      },
      try Example(
        "the second-to-last workday", .monthly, from: "1997-09-29T09:00:00",
        """
        1997-09: 29
        1997-10: 30
        1997-11: 27
        1997-12: 30
        1998-01: 29
        1998-02: 26
        1998-03: 30
        """, endless: true
      ) {
        $0.weekdays = workdays
        $0.setPositions = [-2]
      },
      try Example(
        "30 February is passed over", .monthly, from: "2007-01-15T09:00:00",
        """
        2007-01: 15 30
        2007-02: 15
        2007-03: 15 30
        """
      ) {
        $0.count = 5
        $0.monthDays = [15, 30]
      },
    ]
  }

  private static func yearly() throws -> [Example] {
    [
      try Example(
        "in June and July, 10 occurrences", .yearly, from: "1997-06-10T09:00:00",
        """
        1997-06: 10
        1997-07: 10
        1998-06: 10
        1998-07: 10
        1999-06: 10
        1999-07: 10
        2000-06: 10
        2000-07: 10
        2001-06: 10
        2001-07: 10
        """
      ) {
        $0.count = 10
        $0.months = [6, 7]
      },
      try Example(
        "every other year in January, February and March", .yearly, from: "1997-03-10T09:00:00",
        """
        1997-03: 10
        1999-01: 10
        1999-02: 10
        1999-03: 10
        2001-01: 10
        2001-02: 10
        2001-03: 10
        2003-01: 10
        2003-02: 10
        2003-03: 10
        """
      ) {
        $0.interval = 2
        $0.count = 10
        $0.months = [1, 2, 3]
      },
      try Example(
        "every third year on the 1st, 100th and 200th day", .yearly, from: "1997-01-01T09:00:00",
        """
        1997-01: 1
        1997-04: 10
        1997-07: 19
        2000-01: 1
        2000-04: 9
        2000-07: 18
        2003-01: 1
        2003-04: 10
        2003-07: 19
        2006-01: 1
        """
      ) {
        $0.interval = 3
        $0.count = 10
        $0.yearDays = [1, 100, 200]
      },
      try Example(
        "the 20th Monday of the year", .yearly, from: "1997-05-19T09:00:00",
        """
        1997-05: 19
        1998-05: 18
        1999-05: 17
        """, endless: true
      ) { $0.weekdays = nth(20, weekday: .monday) },
      try Example(
        "Monday of week 20", .yearly, from: "1997-05-12T09:00:00",
        """
        1997-05: 12
        1998-05: 11
        1999-05: 17
        """, endless: true
      ) {
        $0.weekNumbers = [20]
        $0.weekdays = every(.monday)
      },
      try Example(
        "every Thursday in March", .yearly, from: "1997-03-13T09:00:00",
        """
        1997-03: 13 20 27
        1998-03: 5 12 19 26
        1999-03: 4 11 18 25
        """, endless: true
      ) {
        $0.months = [3]
        $0.weekdays = every(.thursday)
      },
      try Example(
        "every Thursday in June, July and August", .yearly, from: "1997-06-05T09:00:00",
        """
        1997-06: 5 12 19 26
        1997-07: 3 10 17 24 31
        1997-08: 7 14 21 28
        1998-06: 4 11 18 25
        1998-07: 2 9 16 23 30
        1998-08: 6 13 20 27
        1999-06: 3 10 17 24
        1999-07: 1 8 15 22 29
        1999-08: 5 12 19 26
        """, endless: true
      ) {
        $0.months = [6, 7, 8]
        $0.weekdays = every(.thursday)
      },
      try Example(
        "every four years the Tuesday after a Monday in November", .yearly,
        from: "1996-11-05T09:00:00",
        """
        1996-11: 5
        2000-11: 7
        2004-11: 2
        """, endless: true
      ) {
        $0.interval = 4
        $0.months = [11]
        $0.weekdays = every(.tuesday)
        $0.monthDays = [2, 3, 4, 5, 6, 7, 8]
      },
    ]
  }

  private static func shorter() throws -> [Example] {
    [
      try Example(
        "every 3 hours from 9:00 to 17:00", .hourly, from: morning, until: "1997-09-02T17:00:00",
        "1997-09-02 09:00 12:00 15:00"
      ) { $0.interval = 3 },
      try Example(
        "every 15 minutes, 6 occurrences", .minutely, from: morning,
        "1997-09-02 09:00 09:15 09:30 09:45 10:00 10:15"
      ) {
        $0.interval = 15
        $0.count = 6
      },
      try Example(
        "every hour and a half, 4 occurrences", .minutely, from: morning,
        "1997-09-02 09:00 10:30 12:00 13:30"
      ) {
        $0.interval = 90
        $0.count = 4
      },
      try Example(
        "every 20 minutes from 9:00 to 16:40, by day", .daily, from: morning, twoWorkingDays,
        endless: true
      ) {
        $0.hours = [9, 10, 11, 12, 13, 14, 15, 16]
        $0.minutes = [0, 20, 40]
      },
      try Example(
        "every 20 minutes from 9:00 to 16:40, by minute", .minutely, from: morning, twoWorkingDays,
        endless: true
      ) {
        $0.interval = 20
        $0.hours = [9, 10, 11, 12, 13, 14, 15, 16]
      },
    ]
  }

  private static let twoWorkingDays = ["1997-09-02", "1997-09-03"].map { day in
    let times = (9...16).map { hour in
      [":00", ":20", ":40"].map { (hour < 10 ? "0" : "") + "\(hour)\($0)" }.joined(separator: " ")
    }
    return "\(day) \(times.joined(separator: " "))"
  }.joined(separator: "\n")

  private static func list(_ days: ClosedRange<Int>) -> String {
    days.map(String.init).joined(separator: " ")
  }
}
