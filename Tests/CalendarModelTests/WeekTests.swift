import CalendarModel
import Testing

@Suite("Week") struct WeekTests {
  @Test("a week is the seven days around its day that begin on the weekday asked for")
  func days() throws {
    let tuesday = try CivilDate("2025-04-15")
    for first in Weekday.allCases {
      let week = Week(containing: tuesday, startingOn: first)
      #expect(week.start.weekday == first)
      #expect(week.days.map(\.weekday) == first.weekFromHere)
      #expect(week.days.map(\.dayNumber) == (0..<7).map { week.start.dayNumber + $0 })
      #expect(week.end == week.days.last)
      #expect(week.days.allSatisfy(week.contains) && week.contains(tuesday))
      #expect(!week.contains(week.start.adding(days: -1)))
      #expect(!week.contains(week.end.adding(days: 1)))
    }
  }

  @Test(
    "the week of a day that begins it starts on that day, the one before ends a day earlier",
    arguments: [
      (Weekday.monday, "2025-04-14"), (.tuesday, "2025-04-15"), (.wednesday, "2025-04-09"),
      (.sunday, "2025-04-13"),
    ])
  func starts(first: Weekday, start: String) throws {
    let week = Week(containing: try CivilDate("2025-04-15"), startingOn: first)
    #expect(week.start == (try CivilDate(start)))
    #expect(week.adding(weeks: -1).end == week.start.adding(days: -1))
  }

  @Test("weeks are counted over the ends of years, and any count stays in the calendar")
  func adding() throws {
    let week = Week(containing: try CivilDate("2025-04-15"), startingOn: .monday)
    #expect(week.adding(weeks: 37).start == (try CivilDate("2025-12-29")))
    #expect(week.adding(weeks: -53).start == (try CivilDate("2024-04-08")))
    for weeks in [Int.max, Int.max / 4, Int.max / 7 + 1] {
      #expect(week.adding(weeks: weeks).end == .max)
      #expect(week.adding(weeks: -weeks).start == .min)
    }
    #expect(week.adding(weeks: .min).start == .min)
  }

  @Test("a week at an end of the calendar is moved inside")
  func ends() {
    for first in Weekday.allCases {
      for date in [CivilDate.min, .max] {
        let week = Week(containing: date, startingOn: first)
        #expect(week.contains(date))
        #expect(Set(week.days).count == 7)
      }
    }
  }
}
