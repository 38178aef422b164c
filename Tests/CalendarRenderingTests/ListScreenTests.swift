import CalendarModel
import CalendarRendering
import TestSupport
import Testing

@Suite("the screens of days, lists and years") struct ListScreenTests {
  @Test(
    "an agenda looks as drawn",
    arguments: [("en-US", 80), ("de-DE", 40), ("ja-JP", 80), ("he-IL", 80), ("en-US", 20)])
  func agenda(locale: String, width: Int) throws {
    let text = try TextSample.text {
      $0.kind = .agenda
      $0.days = ("2025-04-08", "2025-04-17")
      $0.locale = locale
      $0.options = TextOptions(width: width)
    }
    try expectGolden(text, "agenda-\(locale)-\(width).txt")
  }

  @Test("an agenda in colour dims places and strikes what does not take place")
  func coloredAgenda() throws {
    let text = try TextSample.text {
      $0.kind = .range
      $0.days = ("2025-04-15", "2025-04-16")
      $0.options = TextOptions(width: 60, colorDepth: .ansi256)
    }
    try expectGolden(text, "agenda-color.txt")
  }

  @Test("an agenda without events says so")
  func emptyAgenda() throws {
    let view = try PageSample.view(.agenda, "2025-04-08", "2025-04-17")
    let renderer = TextRenderer(options: TextOptions(width: 80))
    let canvas = renderer.render(PageSample.page(view, []))
    #expect(TextWriter(depth: .none).string(canvas) == "(no events)\n")
  }

  @Test(
    "a day shows its hours, what overlaps side by side, and leaves empty hours out",
    arguments: [("2025-04-23", 80), ("2025-04-23", 40), ("2025-04-10", 80), ("2025-04-20", 80)])
  func day(date: String, width: Int) throws {
    let text = try TextSample.text {
      $0.kind = .day
      $0.days = (date, date)
      $0.options = TextOptions(width: width)
    }
    try expectGolden(text, "day-\(date)-\(width).txt")
  }

  @Test("a day in colour has its events as coloured grounds")
  func coloredDay() throws {
    let text = try TextSample.text {
      $0.kind = .day
      $0.days = ("2025-04-23", "2025-04-23")
      $0.options = TextOptions(width: 60, colorDepth: .trueColor)
    }
    try expectGolden(text, "day-color.txt")
  }

  @Test("a strip shows the month, or the part around today that fits", arguments: [40, 80, 160])
  func strip(width: Int) throws {
    let text = try TextSample.text {
      $0.kind = .strip
      $0.options = TextOptions(width: width)
    }
    try expectGolden(text, "strip-\(width).txt")
  }

  @Test("a year has as many months side by side as fit", arguments: [20, 80, 120, 200])
  func year(width: Int) throws {
    let text = try TextSample.text {
      $0.kind = .year
      $0.days = ("2025-01-01", "2025-12-31")
      $0.locale = "de-DE"
      $0.options = TextOptions(width: width)
    }
    try expectGolden(text, "year-\(width).txt")
  }

  @Test("every component at once is on no days, so there is nothing to draw")
  func all() throws {
    #expect(try TextSample.text { $0.kind = .all } == "")
  }
}
