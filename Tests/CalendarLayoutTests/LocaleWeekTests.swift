import CalendarLayout
import CalendarModel
import Testing

@Suite("LocaleWeek") struct LocaleWeekTests {
  /// A locale with what CLDR 49's `weekData` says about its region.
  struct Row: CustomTestStringConvertible {
    let identifier: String
    let first: Weekday
    var weekend: Set<Weekday> = [.saturday, .sunday]
    var minimumDays = 1
    var testDescription: String { identifier }
  }

  @Test(
    "a region's week is CLDR's",
    arguments: [
      Row(identifier: "en-US", first: .sunday),
      Row(identifier: "de-DE", first: .monday, minimumDays: 4),
      Row(identifier: "en-GB", first: .monday, minimumDays: 4),
      Row(identifier: "pt-PT", first: .sunday, minimumDays: 4),
      Row(identifier: "pt-BR", first: .sunday),
      Row(identifier: "ja-JP", first: .sunday),
      Row(identifier: "zh-CN", first: .monday),
      Row(identifier: "zh-TW", first: .sunday),
      Row(identifier: "en-AU", first: .monday),
      Row(identifier: "ar-AE", first: .monday),
      Row(identifier: "ar-EG", first: .saturday, weekend: [.friday, .saturday]),
      Row(identifier: "ar-DZ", first: .saturday, weekend: [.friday, .saturday]),
      Row(identifier: "ar-JO", first: .saturday, weekend: [.friday, .saturday]),
      Row(identifier: "ar-SA", first: .sunday, weekend: [.friday, .saturday]),
      Row(identifier: "fa-IR", first: .saturday, weekend: [.friday]),
      Row(identifier: "ps-AF", first: .saturday, weekend: [.thursday, .friday]),
      Row(identifier: "he-IL", first: .sunday, weekend: [.friday, .saturday]),
      Row(identifier: "hi-IN", first: .sunday, weekend: [.sunday]),
      Row(identifier: "en-UG", first: .monday, weekend: [.sunday]),
      Row(identifier: "dv-MV", first: .friday),
      Row(identifier: "sl-SI", first: .monday),
      Row(identifier: "is-IS", first: .sunday, minimumDays: 4),
      Row(identifier: "en-001", first: .monday),
      Row(identifier: "es-419", first: .monday),
    ])
  func regions(row: Row) {
    expect(row)
  }

  @Test(
    "without a region, the one most likely for the language and script decides",
    arguments: [
      Row(identifier: "de", first: .monday, minimumDays: 4),
      Row(identifier: "en", first: .sunday),
      Row(identifier: "ar", first: .saturday, weekend: [.friday, .saturday]),
      Row(identifier: "fa", first: .saturday, weekend: [.friday]),
      Row(identifier: "zh-Hant", first: .sunday),
      Row(identifier: "zh-Hans", first: .monday),
      Row(identifier: "uz-Arab", first: .saturday, weekend: [.thursday, .friday]),
    ])
  func likelyRegions(row: Row) {
    expect(row)
  }

  @Test(
    "the extension -u-fw- sets the first weekday, and -u-rg- the region",
    arguments: [
      Row(identifier: "de-DE-u-fw-sun", first: .sunday, minimumDays: 4),
      Row(identifier: "en-US-u-fw-mon", first: .monday),
      Row(identifier: "en-US-u-ca-buddhist-fw-tue", first: .tuesday),
      Row(identifier: "en-US-u-fw-wed", first: .wednesday),
      Row(identifier: "en-US-u-fw-thu", first: .thursday),
      Row(identifier: "en-US-u-fw-fri", first: .friday),
      Row(identifier: "en-US-u-fw-sat", first: .saturday),
      Row(identifier: "en-US-u-fw-xyz", first: .sunday),
      Row(identifier: "en-US-u-rg-gbzzzz", first: .monday, minimumDays: 4),
      Row(
        identifier: "de-DE-u-fw-thu-rg-ilzzzz", first: .thursday, weekend: [.friday, .saturday]),
    ])
  func extensions(row: Row) {
    expect(row)
  }

  @Test(
    "an unknown locale has the week of the world",
    arguments: ["", "zzz", "xx-YY", "C", "no such locale", "-", "\0", "日本"])
  func unknown(identifier: String) {
    let week = LocaleWeek(identifier: identifier)
    #expect(week == LocaleWeek(identifier: "001"))
    expect(Row(identifier: identifier, first: .monday))
  }

  @Test("a week can be made from its parts")
  func parts() {
    let week = LocaleWeek(weekend: [.friday], rule: .us)
    #expect(week.firstWeekday == .sunday)
    #expect(week.weekend == [.friday])
  }

  private func expect(_ row: Row, sourceLocation: SourceLocation = #_sourceLocation) {
    let week = LocaleWeek(identifier: row.identifier)
    #expect(week.firstWeekday == row.first, sourceLocation: sourceLocation)
    #expect(week.weekend == row.weekend, sourceLocation: sourceLocation)
    #expect(week.rule.minimumDays == row.minimumDays, sourceLocation: sourceLocation)
  }
}
