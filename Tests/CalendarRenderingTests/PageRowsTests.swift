import CalendarLayout
import CalendarModel
import CalendarRendering
import TestSupport
import Testing

@Suite("the rows of a Page") struct PageRowsTests {
  private func bars(_ occurrences: [Occurrence]) throws -> (page: Page, bars: [Bar]) {
    let page = PageSample.page(
      try PageSample.view(.week, "2025-04-14", "2025-04-20"), occurrences)
    return (page, page.bars(in: page.cells))
  }

  @Test("events of whole days, and those that pass midnight, are bars; others are not")
  func kinds() throws {
    let (page, bars) = try bars([
      PageSample.days("Fair", "2025-04-12", "2025-04-17"),
      PageSample.timed("Stand-up", "2025-04-15 10:00", "2025-04-15 10:15"),
      PageSample.timed("Party", "2025-04-19 20:00", "2025-04-20 02:00"),
      PageSample.days("Trip", "2025-04-20", "2025-04-22"),
    ])
    #expect(page.events.map(\.event.summary) == ["Fair", "Stand-up", "Party", "Trip"])
    #expect(
      bars == [
        Bar(span: 0, lane: 0, columns: 0...2, continuesBefore: true, continuesAfter: false),
        Bar(span: 2, lane: 0, columns: 5...6, continuesBefore: false, continuesAfter: false),
        Bar(span: 3, lane: 1, columns: 6...6, continuesBefore: false, continuesAfter: true),
      ])
  }

  @Test("the earlier start chooses its lane first, then the longer bar, the summary, the UID")
  func order() throws {
    let twins = try ["b", "a"].map { uid in
      try Occurrence(
        PageSample.event("Alike") { $0.uid = uid },
        span: .days(start: PageSample.day("2025-04-16"), end: PageSample.day("2025-04-17")))
    }
    let (page, bars) = try bars(
      twins + [
        PageSample.timed("Late", "2025-04-16 22:00", "2025-04-18 12:00"),
        PageSample.days("Aim", "2025-04-16", "2025-04-17"),
        PageSample.days("Day", "2025-04-16", "2025-04-17"),
        // It begins with the days above and is no all-day event, but it is the longest of them.
        PageSample.timed("Zero hour", "2025-04-16 00:00", "2025-04-18 12:00"),
        PageSample.days("Early", "2025-04-15", "2025-04-17"),
      ])
    #expect(
      bars.map { page.events[$0.span].event.summary }
        == ["Early", "Zero hour", "Aim", "Alike", "Alike", "Day", "Late"])
    #expect(bars.compactMap { page.events[$0.span].event.uid } == ["a", "b"])
    #expect(bars.map(\.lane) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("each row has one bar for each event that is one and touches it", arguments: 1...20)
  func search(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let occurrences = try (0..<100).map { _ in try PageSample.random(using: &generator) }
    let page = PageSample.page(
      try PageSample.view(.weeks, "2025-04-01", "2025-04-30"), occurrences)
    guard case .weeks(let weeks) = page.body else {
      Issue.record("weeks have no other body")
      return
    }
    for week in weeks {
      let shown = week[0].date...week[6].date
      let touching = page.events.indices.filter { index in
        page.events[index].isBar && page.events[index].days?.overlaps(shown) == true
      }
      #expect(page.bars(in: week).map(\.span).sorted() == touching)
    }
  }

  @Test("the number of a row is that of its fourth day's week, and there may be none")
  func weekNumbers() throws {
    // The row from Sunday 2024-12-29 has Wednesday 1 January as its fourth day.
    let row = try PageSample.page(
      PageSample.view(.week, "2025-01-01", "2025-01-01", startingOn: .sunday), [])
    let number = try #require(row.weekNumber(of: row.cells))
    #expect(number == (2025, 1))
    let bare = try PageSample.page(
      PageSample.view(.week, "2025-01-01", "2025-01-01", numbering: .off), [])
    #expect(bare.weekNumber(of: bare.cells) == nil)
  }

  @Test("no row has neither bars nor a number")
  func noRow() throws {
    let page = try PageSample.page(PageSample.view(.all, "2025-04-01", "2025-04-30"), [])
    #expect(page.bars(in: []).isEmpty)
    #expect(page.weekNumber(of: []) == nil)
  }
}
