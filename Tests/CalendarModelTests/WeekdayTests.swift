import CalendarModel
import Testing

@Suite("Weekday") struct WeekdayTests {
  @Test("each weekday is as far behind another as a count along the week says")
  func offsets() {
    for first in Weekday.allCases {
      for (offset, weekday) in first.weekFromHere.enumerated() {
        #expect(weekday.offset(from: first) == offset)
        #expect(first.advanced(by: offset) == weekday)
        #expect(weekday.advanced(by: -offset) == first)
      }
    }
  }

  @Test("a week from any day holds each weekday once, in order")
  func weekFromHere() {
    #expect(
      Weekday.saturday.weekFromHere == [
        .saturday, .sunday, .monday, .tuesday, .wednesday, .thursday, .friday,
      ])
  }

  @Test("any number of days can be counted from any weekday")
  func hostileCounts() {
    // 2^63 - 1 is a multiple of 7, so 2^63 leaves 1.
    for weekday in Weekday.allCases {
      #expect(weekday.advanced(by: .max) == weekday)
      #expect(weekday.advanced(by: .min) == weekday.advanced(by: -1))
    }
    #expect(Weekday.monday.advanced(by: -8) == .sunday)
    #expect(Weekday.monday.advanced(by: 700) == .monday)
  }

  @Test("the English name is in lower case")
  func names() {
    #expect(Weekday.allCases.map(\.englishName).first == "monday")
    #expect(Weekday.wednesday.englishName == "wednesday")
  }
}
