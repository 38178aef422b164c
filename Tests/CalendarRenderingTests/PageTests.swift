import CalendarLayout
import CalendarModel
import CalendarRendering
import TestSupport
import Testing

@Suite("Page") struct PageTests {
  @Test("events are sorted, those without a date last")
  func order() throws {
    let undated = Occurrence(PageSample.event("Someday", kind: .todo), span: nil)
    let page = try PageSample.page(
      PageSample.view(.week, "2025-04-15", "2025-04-15"),
      [
        undated, PageSample.timed("Stand-up", "2025-04-15 10:00", "2025-04-15 10:15"),
        PageSample.days("Leave", "2025-04-15", "2025-04-16"),
        PageSample.days("Fair", "2025-04-12", "2025-04-17"),
      ])
    #expect(page.events.map(\.event.summary) == ["Fair", "Leave", "Stand-up", "Someday"])
    #expect(page.cells.map(\.content) == [[0], [0, 1, 2], [0], [], [], [], []])
  }

  @Test("an end is exclusive, a moment belongs to its day, and what passes midnight to both")
  func edges() throws {
    let page = try PageSample.page(
      PageSample.view(.day, "2025-04-14", "2025-04-17"),
      [
        PageSample.timed("Until midnight", "2025-04-14 20:00", "2025-04-15 00:00"),
        PageSample.timed("At midnight", "2025-04-15 00:00", "2025-04-15 00:00"),
        PageSample.timed("Past midnight", "2025-04-15 23:00", "2025-04-16 01:00"),
      ])
    #expect(page.cells.map(\.content) == [[0], [1, 2], [2], []])
  }

  @Test(
    "an agenda and a range have the days with events alone",
    arguments: [Page.Kind.agenda, .range])
  func agenda(kind: Page.Kind) throws {
    let page = try PageSample.page(
      PageSample.view(kind, "2025-04-01", "2025-04-30"),
      [
        PageSample.days("Fair", "2025-04-12", "2025-04-14"),
        PageSample.timed("Stand-up", "2025-04-30 10:00", "2025-04-30 10:15"),
      ])
    #expect(page.cells.map(\.date.description) == ["2025-04-12", "2025-04-13", "2025-04-30"])
    #expect(page.cells.map(\.content) == [[0], [0], [1]])
  }

  @Test("a strip and a day view have all days", arguments: [Page.Kind.strip, .day])
  func allDays(kind: Page.Kind) throws {
    let page = try PageSample.page(PageSample.view(kind, "2025-04-01", "2025-04-30"), [])
    #expect(page.cells.count == 30)
    #expect(page.cells.allSatisfy { $0.isInMonth && $0.content.isEmpty })
  }

  @Test("the whole months of the visible days are laid out, each with its neighbours' days")
  func months() throws {
    let page = try PageSample.page(
      PageSample.view(.months, "2025-04-01", "2025-05-31"),
      [PageSample.days("May Day", "2025-05-01", "2025-05-02")])
    guard case .months(let months) = page.body else {
      Issue.record("months have no other body")
      return
    }
    #expect(months.map(\.month.description) == ["2025-04", "2025-05"])
    // 1 May is a Thursday: in April's last row, and in May's first.
    #expect(months[0].weeks[4].map(\.content) == [[], [], [], [0], [], [], []])
    #expect(months[0].weeks[4].map(\.isInMonth) == [true, true, true, false, false, false, false])
    #expect(months[1].weeks[0].map(\.content) == [[], [], [], [0], [], [], []])
    #expect(months[1].weeks[0].map(\.isInMonth) == [false, false, false, true, true, true, true])
  }

  @Test("a year has its twelve months", arguments: Weekday.allCases)
  func year(weekday: Weekday) throws {
    let page = try PageSample.page(
      PageSample.view(.year, "2025-01-01", "2025-12-31", startingOn: weekday, sixWeeks: true), [])
    guard case .months(let months) = page.body else {
      Issue.record("a year has no other body")
      return
    }
    #expect(months.map(\.month.month) == Array(1...12))
    #expect(months.allSatisfy { $0.month.year == 2025 && $0.weeks.count == 6 })
  }

  @Test("everything has events and no days")
  func all() throws {
    let page = try PageSample.page(
      PageSample.view(.all, "2025-04-01", "2025-04-30"),
      [PageSample.days("Fair", "2025-04-12", "2025-04-17")])
    #expect(page.events.count == 1)
    #expect(page.cells.isEmpty)
  }

  @Test("days from the later to the earlier are none", arguments: Page.Kind.allCases)
  func backwards(kind: Page.Kind) throws {
    let page = try PageSample.page(
      PageSample.view(kind, "2025-04-30", "2025-03-01"),
      [PageSample.days("Ages", "1900-01-01", "2100-01-01")])
    let hasRows = [.month, .week, .weeks, .strip].contains(kind)
    #expect(page.cells.isEmpty == !hasRows)
  }

  @Test("the ends of the calendar can be shown", arguments: Page.Kind.allCases)
  func farthest(kind: Page.Kind) throws {
    let ages = try PageSample.days("Ages", "0000-01-01", "10000-12-31")
    for day in ["0000-01-01", "10000-12-31"] {
      let page = PageSample.page(try PageSample.view(kind, day, day), [ages])
      #expect(page.cells.allSatisfy { $0.content == [0] || $0.date == .max })
    }
  }

  @Test("a long event touches the visible days alone, and a crowded month is no trouble")
  func crowd() throws {
    let ages = try PageSample.days("Ages", "0500-01-01", "9500-01-01")
    let short = try PageSample.timed("Short", "2025-04-15 10:00", "2025-04-15 10:15")
    let occurrences =
      Array(repeating: ages, count: 1000) + Array(repeating: short, count: 100_000)
    let page = PageSample.page(try PageSample.view(.month, "2025-04-01", "2025-04-30"), occurrences)
    #expect(page.cells.map(\.content.count).max() == 101_000)
    #expect(page.cells.map(\.content.count).min() == 1000)
  }

  @Test("each day has what a plain search through all events finds", arguments: Page.Kind.allCases)
  func search(kind: Page.Kind) throws {
    var generator = SeededGenerator(seed: 25)
    let occurrences = try (0..<200).map { _ in try PageSample.random(using: &generator) }
    let page = PageSample.page(try PageSample.view(kind, "2025-04-01", "2025-04-30"), occurrences)
    for cell in page.cells {
      let touching = page.events.indices.filter {
        page.events[$0].days?.contains(cell.date) == true
      }
      #expect(cell.content == touching)
    }
  }

  @Test("a calendar that the page has not is our own mistake")
  func foreignCalendar() async {
    await #expect(processExitsWith: .failure) {
      let page = try Page(
        PageSample.view(.all, "2025-04-01", "2025-04-30"), calendars: [],
        occurrences: [PageSample.days("Fair", "2025-04-12", "2025-04-17")], diagnostics: [])
      _ = page.events
    }
  }
}
