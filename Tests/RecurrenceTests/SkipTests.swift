import CalendarModel
import Recurrence
import Testing

@Suite("SKIP, RFC 7529 §4.1") struct SkipTests {
  @Test("moves a date that does not exist", arguments: try months() + years())
  func example(_ example: Example) { example.check() }

  private static func months() throws -> [Example] {
    [
      try Example(
        "the 31st, forward", .monthly, from: "2014-01-31",
        """
        2014-01: 31
        2014-03: 1 31
        2014-05: 1
        """
      ) {
        $0.skip = .forward
        $0.count = 4
      },
      try Example(
        "the 31st, backward", .monthly, from: "2014-01-31",
        """
        2014-01: 31
        2014-02: 28
        2014-03: 31
        2014-04: 30
        """, endless: true
      ) { $0.skip = .backward },
      try Example(
        "every third month, forward", .monthly, from: "2014-01-31",
        """
        2014-01: 31
        2014-05: 1
        2014-07: 31
        2014-10: 31
        """, endless: true
      ) {
        $0.skip = .forward
        $0.interval = 3
      },
      try Example(
        "two dates that meet are one", .monthly, from: "2015-01-01",
        """
        2015-01: 1 30 31
        2015-02: 1
        2015-03: 1 30 31
        2015-04: 1 30
        2015-05: 1 30 31
        """, endless: true
      ) {
        $0.skip = .forward
        $0.monthDays = [1, 30, 31]
      },
      try Example(
        "the 31st from the end, backward over the start of its month", .monthly,
        from: "2015-01-01",
        """
        2015-01: 1 31
        2015-03: 1 31
        2015-05: 1 31
        """, endless: true
      ) {
        $0.skip = .backward
        $0.monthDays = [-31]
      },
      try Example(
        "the 31st from the end, forward", .monthly, from: "2015-01-01",
        """
        2015-01: 1
        2015-02: 1
        2015-03: 1
        2015-04: 1
        """, endless: true
      ) {
        $0.skip = .forward
        $0.monthDays = [-31]
      },
      try Example(
        "BYDAY looks at the moved date", .monthly, from: "2015-01-31",
        """
        2015-01: 31
        2015-02: 28
        2015-10: 31
        """, endless: true
      ) {
        // 28 February 2015 and 31 October 2015 are Saturdays; the months' ends between are not.
        $0.skip = .backward
        $0.monthDays = [31]
        $0.weekdays = every(.saturday)
      },
    ]
  }

  private static func years() throws -> [Example] {
    [
      try Example(
        "29 February, forward", .yearly, from: "2012-02-29",
        """
        2012-02: 29
        2013-03: 1
        2014-03: 1
        2015-03: 1
        2016-02: 29
        2017-03: 1
        """, endless: true
      ) { $0.skip = .forward },
      try Example(
        "29 February, backward", .yearly, from: "2012-02-29",
        """
        2012-02: 29
        2013-02: 28
        2014-02: 28
        2015-02: 28
        2016-02: 29
        """, endless: true
      ) { $0.skip = .backward },
      try Example(
        "day 366, forward into the next year", .yearly, from: "2012-12-31T12:00:00",
        """
        2012-12: 31
        2014-01: 1
        2015-01: 1
        2016-01: 1
        2016-12: 31
        """, endless: true
      ) {
        $0.skip = .forward
        $0.yearDays = [366]
      },
      try Example(
        "day -366, backward into the year before", .yearly, from: "2012-01-01T12:00:00",
        """
        2012-01: 1
        2012-12: 31
        2013-12: 31
        2014-12: 31
        2016-01: 1
        """, endless: true
      ) {
        $0.skip = .backward
        $0.yearDays = [-366]
      },
    ]
  }
}
