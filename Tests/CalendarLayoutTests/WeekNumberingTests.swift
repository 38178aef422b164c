import CalendarLayout
import CalendarModel
import Testing

@Suite("WeekNumbering") struct WeekNumberingTests {
  private static let german = LocaleWeek(identifier: "de-DE")
  private static let egyptian = LocaleWeek(identifier: "ar-EG")

  @Test(
    "a row has the number of its fourth day's week, on whichever weekday it begins",
    arguments: [
      // Wednesday 1 January 2025, Thursday the 2nd, and Tuesday 31 December.
      (WeekNumbering.iso, "2024-12-29", 2025, 1), (.iso, "2024-12-30", 2025, 1),
      (.iso, "2024-12-28", 2025, 1), (.us, "2024-12-29", 2025, 1), (.us, "2024-12-30", 2025, 1),
      (.us, "2024-12-28", 2025, 1),
      // Saturday 28 December 2024 closes American week 52; ISO's goes on to Sunday.
      (.us, "2024-12-25", 2024, 52), (.iso, "2024-12-26", 2024, 52),
      (.iso, "2024-12-27", 2025, 1),
      // Friday 1 January 2021 is still in ISO's 53rd week of 2020.
      (.iso, "2020-12-29", 2020, 53), (.us, "2020-12-29", 2021, 1),
      (.iso, "2025-04-13", 2025, 16), (.iso, "2025-04-14", 2025, 16), (.us, "2025-04-14", 2025, 16),
    ])
  func rows(numbering: WeekNumbering, start: String, year: Int, week: Int) throws {
    let number = numbering.number(of: try Week(from: start), locale: Self.egyptian)
    let shown = try #require(number)
    #expect(shown == (year, week))
  }

  @Test("the locale's numbers follow its own rule")
  func locale() throws {
    // Thursday 26 December 2024 is in Egypt's week 52, Thursday 2 January in week 1.
    let row = try Week(from: "2024-12-23")
    let number = WeekNumbering.locale.number(of: row, locale: Self.egyptian)
    #expect(try #require(number) == (2024, 52))
    let next = WeekNumbering.locale.number(of: row.adding(weeks: 1), locale: Self.egyptian)
    #expect(try #require(next) == (2025, 1))
    // Friday 1 January 2021: Germany counts as ISO does.
    let german = WeekNumbering.locale.number(
      of: try Week(from: "2020-12-29"), locale: Self.german)
    #expect(try #require(german) == (2020, 53))
  }

  @Test("no numbers, no number")
  func off() throws {
    #expect(WeekNumbering.off.number(of: try Week(from: "2025-04-14"), locale: Self.german) == nil)
  }

  @Test("rows that begin as the rule's weeks do have the number of each of their days")
  func aligned() throws {
    for weeks in 0..<120 {
      let iso = try Week(from: "2024-12-30").adding(weeks: weeks)
      let number = try #require(WeekNumbering.iso.number(of: iso, locale: Self.german))
      #expect(iso.days.allSatisfy { WeekRule.iso.number(of: $0) == number })
    }
  }
}
