import CalendarLayout
import CalendarModel
import CalendarRendering
import TestSupport
import Testing

@Suite("the screens of a month and of weeks") struct GridScreenTests {
  @Test(
    "a month looks as drawn, in every width and language",
    arguments: [
      ("en-US", 80), ("en-US", 120), ("en-US", 200), ("en-US", 40), ("en-US", 20), ("de-DE", 80),
      ("de-DE", 120), ("ar-EG", 80), ("ar-EG", 40), ("zh-CN", 80), ("zh-CN", 120), ("ja-JP", 80),
      ("ja-JP", 40), ("he-IL", 120), ("he-IL", 40),
    ])
  func month(locale: String, width: Int) throws {
    let text = try TextSample.text {
      $0.locale = locale
      $0.options = TextOptions(width: width)
    }
    try expectGolden(text, "month-\(locale)-\(width).txt")
  }

  @Test("one calendar needs no marks and no legend")
  func oneCalendar() throws {
    try expectGolden(try TextSample.text { $0.calendars = 0..<1 }, "month-one-calendar.txt")
  }

  @Test(
    "colours say what characters say without them",
    arguments: [("16", ColorDepth.ansi16), ("256", .ansi256), ("true", .trueColor)])
  func color(name: String, depth: ColorDepth) throws {
    let text = try TextSample.text { $0.options = TextOptions(width: 80, colorDepth: depth) }
    try expectGolden(text, "month-color-\(name).txt")
  }

  @Test("an event's own colour comes before its calendar's, which comes before the palette's")
  func ownColor() throws {
    let event = PageSample.event("Fair") { $0.color = RGBColor(rgb: 0x123456) }
    let span = Occurrence.Span.days(
      start: try PageSample.day("2025-04-14"), end: try PageSample.day("2025-04-16"))
    let page = PageSample.page(
      try PageSample.view(.week, "2025-04-15", "2025-04-15"),
      [Occurrence(event, span: span), try PageSample.days("Trip", "2025-04-17", "2025-04-19")])
    var text = ""
    TextRenderer(options: TextOptions(width: 80, colorDepth: .trueColor)).write(page, to: &text)
    #expect(text.contains(";38;2;255;255;255;48;2;18;52;86m Fair"))
    #expect(text.contains(";38;2;255;255;255;48;2;51;102;204m Trip"))
  }

  @Test("without box characters frames, bars and marks are ASCII", arguments: [80, 40])
  func ascii(width: Int) throws {
    let text = try TextSample.text {
      $0.options = TextOptions(width: width, isASCII: true)
      $0.calendars = 1..<3
    }
    #expect(text.allSatisfy { $0.isASCII || $0 == "ß" || $0 == "🎂" })
    try expectGolden(text, "month-ascii-\(width).txt")
  }

  @Test("each day has as many lines as asked for, the last one for what is hidden")
  func lines() throws {
    let text = try TextSample.text { $0.options = TextOptions(width: 80, linesPerDay: 2) }
    try expectGolden(text, "month-two-lines.txt")
  }

  @Test("without numbers of weeks the grid begins at the left")
  func noNumbers() throws {
    try expectGolden(try TextSample.text { $0.numbering = .off }, "month-no-numbers.txt")
  }

  @Test("a week has room for all its events", arguments: [40, 80, 120])
  func week(width: Int) throws {
    let text = try TextSample.text {
      $0.kind = .week
      $0.days = ("2025-04-23", "2025-04-23")
      $0.locale = "de-DE"
      $0.options = TextOptions(width: width)
    }
    try expectGolden(text, "week-\(width).txt")
  }

  @Test("several weeks name the month where it changes")
  func weeks() throws {
    let text = try TextSample.text {
      $0.kind = .weeks
      $0.days = ("2025-04-21", "2025-05-04")
    }
    try expectGolden(text, "weeks.txt")
  }

  @Test("several months stand below each other, each with its title")
  func months() throws {
    let text = try TextSample.text {
      $0.kind = .months
      $0.days = ("2025-04-01", "2025-05-31")
    }
    try expectGolden(text, "months.txt")
  }
}
