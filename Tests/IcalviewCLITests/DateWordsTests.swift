import CalendarModel
import TestSupport
import Testing

@testable import IcalviewCLI

@Suite("DateWords") struct DateWordsTests {
  /// The readings of `text`, as the days they cover when today is Tuesday, 15 April 2025.
  private func days(
    _ text: String, today: String = "2025-04-15", locale: String = "en-001",
    first: Weekday = .monday
  ) throws -> [String] {
    let today = try day(today)
    return try DateWords(locale: locale).readings(of: text).map {
      let period = try $0.period(today: today, startingOn: first)
      return period.first == period.last ? "\(period.first)" : "\(period.first)/\(period.last)"
    }
  }

  @Test(
    "dates made of digits name a day, a week, a month or a year",
    arguments: [
      ("2025-04-15", "2025-04-15"), ("2024-02-29", "2024-02-29"), ("0001-01-01", "0001-01-01"),
      ("9999-12-31", "9999-12-31"), ("2025-04", "2025-04-01/2025-04-30"),
      ("2024-02", "2024-02-01/2024-02-29"), ("2025", "2025-01-01/2025-12-31"),
      ("2025-W15", "2025-04-07/2025-04-13"), ("2025-w01", "2024-12-30/2025-01-05"),
      ("2020-W53", "2020-12-28/2021-01-03"),
    ])
  func digits(text: String, expected: String) throws {
    #expect(try days(text) == [expected])
  }

  @Test(
    "words and distances count from today",
    arguments: [
      ("today", "2025-04-15"), ("Tomorrow", "2025-04-16"), ("YESTERDAY", "2025-04-14"),
      ("+2w", "2025-04-29"), ("-3d", "2025-04-12"), ("+0d", "2025-04-15"), ("+1m", "2025-05-15"),
      ("-1Y", "2024-04-15"), ("+0003d", "2025-04-18"), ("this week", "2025-04-14/2025-04-20"),
      ("next week", "2025-04-21/2025-04-27"), ("last  week", "2025-04-07/2025-04-13"),
      ("last month", "2025-03-01/2025-03-31"), ("Next Month", "2025-05-01/2025-05-31"),
      ("this year", "2025-01-01/2025-12-31"), ("last year", "2024-01-01/2024-12-31"),
      ("next day", "2025-04-16"),
    ])
  func words(text: String, expected: String) throws {
    #expect(try days(text) == [expected])
  }

  @Test(
    "a distance in months or years ends on the last day of a shorter month",
    arguments: [
      ("2025-01-31", "+1m", "2025-02-28"), ("2024-01-31", "+1m", "2024-02-29"),
      ("2024-02-29", "+1y", "2025-02-28"), ("2024-02-29", "-4y", "2020-02-29"),
      ("2025-03-31", "-1m", "2025-02-28"),
    ])
  func shortMonths(today: String, text: String, expected: String) throws {
    #expect(try days(text, today: today) == [expected])
  }

  @Test("next month is the month after this one even on the 31st")
  func nextMonthFromTheThirtyFirst() throws {
    #expect(try days("next month", today: "2025-01-31") == ["2025-02-01/2025-02-28"])
  }

  @Test("a week begins on the weekday that is asked for, an ISO week on Monday")
  func weekStart() throws {
    #expect(try days("this week", first: .sunday) == ["2025-04-13/2025-04-19"])
    #expect(try days("2025-W15", first: .sunday) == ["2025-04-07/2025-04-13"])
  }

  @Test(
    "a weekday is the next such day, today included; next and last leave today out",
    arguments: [
      ("tuesday", "2025-04-15"), ("Wed", "2025-04-16"), ("mon", "2025-04-21"),
      ("thurs", "2025-04-17"), ("next tuesday", "2025-04-22"), ("last tuesday", "2025-04-08"),
      ("last mon", "2025-04-14"), ("next wednesday", "2025-04-16"), ("this sunday", "2025-04-20"),
      ("this monday", "2025-04-14"),
    ])
  func weekdays(text: String, expected: String) throws {
    #expect(try days(text) == [expected])
  }

  @Test(
    "a month is the one of this year; next and last leave this month out",
    arguments: [
      ("april", "2025-04-01/2025-04-30"), ("Jan", "2025-01-01/2025-01-31"),
      ("sept", "2025-09-01/2025-09-30"), ("may", "2025-05-01/2025-05-31"),
      ("next april", "2026-04-01/2026-04-30"), ("last april", "2024-04-01/2024-04-30"),
      ("next may", "2025-05-01/2025-05-31"), ("last march", "2025-03-01/2025-03-31"),
      ("next march", "2026-03-01/2026-03-31"), ("this december", "2025-12-01/2025-12-31"),
    ])
  func months(text: String, expected: String) throws {
    #expect(try days(text) == [expected])
  }

  @Test(
    "names of the locale are read beside the English ones",
    arguments: [
      ("de-DE", "Donnerstag", "2025-04-17"), ("de-DE", "Mi.", "2025-04-16"),
      ("de-DE", "März", "2025-03-01/2025-03-31"), ("de-DE", "thursday", "2025-04-17"),
      ("fr-FR", "avril", "2025-04-01/2025-04-30"), ("fr-FR", "févr.", "2025-02-01/2025-02-28"),
      ("ru-RU", "апрель", "2025-04-01/2025-04-30"), ("ru-RU", "апреля", "2025-04-01/2025-04-30"),
      ("ja-JP", "4月", "2025-04-01/2025-04-30"), ("ja-JP", "水曜日", "2025-04-16"),
      ("fa-IR", "آوریل", "2025-04-01/2025-04-30"), ("de-DE", "next Mittwoch", "2025-04-16"),
    ])
  func localNames(locale: String, text: String, expected: String) throws {
    #expect(try days(text, locale: locale) == [expected])
  }

  @Test("a name that is shared has the English reading first")
  func sharedName() throws {
    let readings = try DateWords(locale: "es-ES").readings(of: "mar")
    #expect(readings == [.month(3, .plain), .weekday(.tuesday, .plain)])
  }

  @Test(
    "anything else is no date",
    arguments: [
      "", " ", "1", "20250415", "15", "12025", "2025-4", "2025-04-5", "2025/04/15", "2025-",
      "2025-W1", "2025-04-15T09:30", "04-15", "work.ics", "week", "next", "next next", "+w", "+2",
      "-3", "2w", "+2h", "+2w3d", "-", "--", "+", "monday.ics", ".", "²⁰²⁵", "２０２５",
    ])
  func noDate(text: String) throws {
    #expect(try DateWords(locale: "en-001").readings(of: text).isEmpty)
  }

  @Test(
    "a date that does not exist is refused with the reason",
    arguments: [
      ("2025-02-30", "day is 30, expected 1 to 28"), ("2023-02-29", "day is 29, expected 1 to 28"),
      ("2025-13-01", "month is 13, expected 1 to 12"), ("2025-00", "month is 0, expected 1 to 12"),
      ("2025-04-00", "day is 0, expected 1 to 30"), ("0000", "year is 0, expected 1 to 9999"),
      ("2025-W53", "week is 53, expected 1 to 52"), ("2025-W00", "week is 0, expected 1 to 52"),
      ("+12345678d", "it lies outside the years 1 to 9999"),
      ("-99999999999999999999999999w", "it lies outside the years 1 to 9999"),
    ])
  func impossible(text: String, reason: String) {
    #expect(throws: DateWords.Impossible(reason: reason)) {
      try DateWords(locale: "en-001").readings(of: text)
    }
  }

  @Test(
    "a date outside the years 1 to 9999 is refused once today is known",
    arguments: ["+7975y", "-2025y", "-9999999w", "+9999999y", "-9999999m"])
  func outsideYears(text: String) throws {
    #expect(throws: DateExpression.OutsideYears()) { try days(text) }
  }

  @Test("the last years that a distance may reach are 1 and 9999")
  func lastYears() throws {
    #expect(try days("+7974y") == ["9999-04-15"])
    #expect(try days("-2024y") == ["0001-04-15"])
  }

  @Test("a week may reach over the edge of the years")
  func weekAtTheEdge() throws {
    #expect(try days("this week", today: "0001-01-01", first: .sunday) == ["0000-12-31/0001-01-06"])
  }

  @Test("random texts are read without a crash")
  func hostile() throws {
    var random = SeededGenerator(seed: 1)
    let alphabet = Array("0123456789-+wWdmyT:. nextlaMm\u{301}é²\0")
    for _ in 0..<2_000 {
      let length = Int.random(in: 0...12, using: &random)
      let text = String((0..<length).compactMap { _ in alphabet.randomElement(using: &random) })
      let readings = (try? DateWords(locale: "en-001").readings(of: text)) ?? []
      for reading in readings { _ = try? reading.period(today: .max, startingOn: .sunday) }
    }
  }
}
