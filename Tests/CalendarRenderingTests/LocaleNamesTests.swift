import CalendarModel
import CalendarRendering
import Testing

/// The right names are those of CLDR's charts.
@Suite("LocaleNames") struct LocaleNamesTests {
  private func april() throws -> YearMonth { try YearMonth(year: 2025, month: 4) }

  @Test(
    "a month is named in the language, with a Gregorian year in Latin digits",
    arguments: [
      ("en-US", "April 2025"), ("de-DE", "April 2025"), ("fr-FR", "avril 2025"),
      ("ar-EG", "أبريل 2025"), ("he-IL", "אפריל 2025"), ("fa-IR", "آوریل 2025"),
      ("th-TH", "เมษายน 2025"), ("zh-CN", "2025年4月"), ("ja-JP", "2025年4月"), ("ko-KR", "2025년 4월"),
      ("de-DE-u-ca-buddhist-nu-arab", "April 2025"), ("zh-Hant-TW", "2025年4月"),
    ])
  func titles(locale: String, title: String) throws {
    #expect(LocaleNames(locale).title(of: try april()) == title)
  }

  @Test("a locale that nobody knows has names all the same", arguments: ["xx", "", "C", "-", "😀"])
  func unknown(locale: String) throws {
    #expect(LocaleNames(locale).title(of: try april()).contains("2025"))
    #expect(LocaleNames(locale).weekdays(from: .monday, fitting: 10).count == 7)
  }

  @Test(
    "years before 1600 and after 9999 keep their own number and their own days",
    arguments: [
      (1, "February 1"), (1000, "February 1000"), (1582, "February 1582"), (9999, "February 9999"),
      (10000, "February 10000"),
    ])
  func oldYears(year: Int, title: String) throws {
    #expect(LocaleNames("en-US").title(of: try YearMonth(year: year, month: 2)) == title)
  }

  @Test("a day of the Julian age is named as the proleptic Gregorian calendar has it")
  func julianAge() throws {
    // 1500-03-01 was a Thursday in the proleptic Gregorian calendar.
    let date = try CivilDate(year: 1500, month: 3, day: 1)
    #expect(LocaleNames("en-US").longDay(date) == "Thursday, March 1, 1500")
  }

  @Test(
    "weekdays come from the first day on, in the longest kind that fits",
    arguments: [
      (
        "en-US", Weekday.sunday, 9,
        ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
      ),
      ("en-US", .sunday, 8, ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]),
      ("en-US", .monday, 2, ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]),
      ("en-US", .monday, 1, ["M", "T", "W", "T", "F", "S", "S"]),
      ("en-US", .monday, 0, ["M", "T", "W", "T", "F", "S", "S"]),
      ("de-DE", .monday, 3, ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]),
      ("ja-JP", .sunday, 6, ["日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日"]),
      ("ja-JP", .sunday, 5, ["日", "月", "火", "水", "木", "金", "土"]),
      ("zh-CN", .monday, 4, ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]),
      ("ar-EG", .saturday, 1, ["س", "ح", "ن", "ث", "ر", "خ", "ج"]),
      ("he-IL", .sunday, 3, ["א׳", "ב׳", "ג׳", "ד׳", "ה׳", "ו׳", "ש׳"]),
    ])
  func weekdays(locale: String, first: Weekday, columns: Int, names: [String]) {
    #expect(LocaleNames(locale).weekdays(from: first, fitting: columns) == names)
  }

  @Test("days and spans of days are put together as the language wants it")
  func days() throws {
    let (first, last) = (
      try CivilDate(year: 2025, month: 3, day: 31), try CivilDate(year: 2025, month: 4, day: 6)
    )
    let german = LocaleNames("de-DE")
    #expect(german.longDay(first) == "Montag, 31. März 2025")
    #expect(german.shortDay(first) == "31. März")
    #expect(german.interval(from: first, through: last) == "31. März – 6. April 2025")
    #expect(german.interval(from: last, through: last) == "Sonntag, 6. April 2025")
    let american = LocaleNames("en-US")
    #expect(american.mediumDay(first) == "Mon, Mar 31")
    #expect(american.interval(from: first, through: last) == "March 31 – April 6, 2025")
    #expect(LocaleNames("ja-JP").shortDay(first) == "3月31日")
    #expect(LocaleNames("zh-CN").longDay(first) == "2025年3月31日 星期一")
  }
}
