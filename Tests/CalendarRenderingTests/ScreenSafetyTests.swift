import CalendarLayout
import CalendarModel
import CalendarRendering
import TestSupport
import Testing

@Suite("every screen") struct ScreenSafetyTests {
  @Test(
    "holds its width and has no controls, whatever titles and widths there are",
    arguments: Page.Kind.allCases)
  func random(kind: Page.Kind) throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<12 {
      let page = try Self.page(kind, using: &generator)
      let width = Int.random(in: 1...130, using: &generator)
      let options = TextOptions(
        width: width, isASCII: Bool.random(using: &generator),
        linesPerDay: [nil, 1, 3].randomElement(using: &generator) ?? nil,
        colorDepth: ColorDepth.allCases.randomElement(using: &generator) ?? .none)
      var output = ""
      TextRenderer(options: options).write(page, to: &output)
      for line in Self.lines(of: output, depth: options.colorDepth) {
        #expect(Nasty.isBalanced(line), "\(kind) at \(width): \(line)")
        #expect(DisplayText(line).width <= width, "\(kind) at \(width): \(line)")
      }
    }
  }

  @Test(
    "is the same whether drawn as a whole or written part by part", arguments: Page.Kind.allCases)
  func wholeAndParts(kind: Page.Kind) throws {
    var generator = SeededGenerator(seed: 12)
    let page = try Self.page(kind, using: &generator)
    let renderer = TextRenderer(options: TextOptions(width: 70))
    var parts = ""
    renderer.write(page, to: &parts)
    #expect(TextWriter(depth: .none).string(renderer.render(page)) == parts)
  }

  @Test("holds the first and the last day there are", arguments: Page.Kind.allCases)
  func edges(kind: Page.Kind) throws {
    for date in [CivilDate.min, .max] {
      let occurrence = Occurrence(
        PageSample.event("Edge"), span: .days(start: date, end: date.adding(days: 1)))
      let view = Page.View(
        kind: kind, first: date, last: date, timeZone: "UTC", locale: "ar-EG",
        firstWeekday: .saturday, week: LocaleWeek(identifier: "ar-EG"), weekNumbering: .locale,
        today: date, sixWeeks: true)
      for width in [1, 25, 45, 90] {
        let renderer = TextRenderer(options: TextOptions(width: width))
        #expect(renderer.render(PageSample.page(view, [occurrence])).width == width)
      }
    }
  }

  /// A page around April 2025 with up to forty events of any length.
  private static func page(
    _ kind: Page.Kind, using generator: inout SeededGenerator
  ) throws -> Page {
    let locales = ["en-US", "de-DE", "ar-EG", "zh-CN", "ja-JP", "he-IL", "th-TH", "xx"]
    let locale = locales.randomElement(using: &generator) ?? "en-US"
    let week = LocaleWeek(identifier: locale)
    let view = Page.View(
      kind: kind, first: try PageSample.day("2025-04-01"), last: try PageSample.day("2025-04-30"),
      timeZone: "Europe/Berlin", locale: locale, firstWeekday: week.firstWeekday, week: week,
      weekNumbering: WeekNumbering.allCases.randomElement(using: &generator) ?? .off,
      today: try PageSample.day("2025-04-15"), sixWeeks: Bool.random(using: &generator))
    let occurrences = try (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      try occurrence(using: &generator)
    }
    let calendars = (0..<3).map { _ in
      CalendarInfo(name: Nasty.text(using: &generator), source: "a.ics")
    }
    return Page(view, calendars: calendars, occurrences: occurrences, diagnostics: [])
  }

  private static func occurrence(using generator: inout SeededGenerator) throws -> Occurrence {
    let span = try PageSample.random(using: &generator).span
    let event = PageSample.event(
      Nasty.text(using: &generator),
      kind: Event.Kind.allCases.randomElement(using: &generator) ?? .event
    ) {
      $0.calendar = Int.random(in: 0...2, using: &generator)
      $0.location = Nasty.text(using: &generator)
      $0.status = ["CANCELLED", "COMPLETED", nil].randomElement(using: &generator) ?? nil
    }
    return Occurrence(event, span: span)
  }

  /// The lines of `output` without the escape sequences of our own.
  private static func lines(of output: String, depth: ColorDepth) -> [String] {
    let plain = depth == .none ? output : output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    return plain.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
