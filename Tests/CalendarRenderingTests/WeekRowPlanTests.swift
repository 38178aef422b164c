import CalendarLayout
import Testing

@testable import CalendarRendering

@Suite("WeekRowPlan") struct WeekRowPlanTests {
  private func bar(_ event: Int, lane: Int, _ columns: ClosedRange<Int>) -> Bar {
    Bar(
      span: event, lane: lane, columns: columns, continuesBefore: false, continuesAfter: false)
  }

  /// A row in which column 2 alone has single events, each wanting `lines`.
  private func plan(
    _ bars: [Bar], singles: Range<Int>, wanting lines: Int = 1, limit: Int
  ) -> WeekRowPlan {
    var days: [[WeekRowPlan.Single]] = Array(repeating: [], count: 7)
    days[2] = singles.map { WeekRowPlan.Single(event: $0, wantedLines: lines) }
    return WeekRowPlan(bars: bars, singles: days, limit: limit)
  }

  private func lines(of plan: WeekRowPlan) -> [Int: Range<Int>] {
    Dictionary(uniqueKeysWithValues: plan.days[2].entries.map { ($0.event, $0.lines) })
  }

  @Test("single events take the lines that bars leave free on their day")
  func around() {
    let plan = plan([bar(0, lane: 0, 0...1), bar(1, lane: 1, 1...3)], singles: 10..<12, limit: 4)
    #expect(lines(of: plan) == [10: 0..<1, 11: 2..<3])
    #expect(plan.days[2].hidden == 0)
    #expect(plan.lineCount == 3)
  }

  @Test("as many events as lines are all shown; one more costs the last line")
  func overflow() {
    #expect(plan([], singles: 0..<4, limit: 4).days[2].hidden == 0)
    let crowded = plan([], singles: 0..<5, limit: 4)
    #expect(lines(of: crowded) == [0: 0..<1, 1: 1..<2, 2: 2..<3])
    #expect(crowded.days[2].hidden == 2)
    #expect(crowded.lineCount == 4)
  }

  @Test("a bar that would lie on the last line of a crowded day is hidden on all its days")
  func hiddenBar() {
    let bars = [bar(0, lane: 0, 2...2), bar(1, lane: 1, 1...4)]
    let plan = plan(bars, singles: 10..<11, limit: 2)
    #expect(plan.bars.map(\.span) == [0])
    #expect(plan.days.map(\.hidden) == [0, 1, 2, 1, 1, 0, 0])
    #expect(plan.days[2].entries.isEmpty)
  }

  @Test("bars below the limit are hidden and counted on each of their days")
  func deepBars() {
    let bars = (0..<6).map { bar($0, lane: $0, 0...6) }
    let plan = plan(bars, singles: 0..<0, limit: 4)
    #expect(plan.bars.map(\.lane) == [0, 1, 2])
    #expect(plan.days.map(\.hidden) == [3, 3, 3, 3, 3, 3, 3])
    #expect(plan.lineCount == 4)
  }

  @Test("with one line, a busy day says only how many events it has")
  func oneLine() {
    #expect(plan([], singles: 0..<3, limit: 1).days[2].hidden == 3)
    #expect(lines(of: plan([], singles: 0..<1, limit: 1)) == [0: 0..<1])
  }

  @Test("lines that are left go to those who want two, the earlier one first")
  func wanted() {
    #expect(
      lines(of: plan([], singles: 0..<2, wanting: 2, limit: 4)) == [0: 0..<2, 1: 2..<4])
    #expect(
      lines(of: plan([], singles: 0..<2, wanting: 2, limit: 3)) == [0: 0..<2, 1: 2..<3])
    #expect(
      lines(of: plan([], singles: 0..<3, wanting: 2, limit: 3))
        == [0: 0..<1, 1: 1..<2, 2: 2..<3])
  }

  @Test("two lines of one event are never parted by a bar")
  func unparted() {
    let plan = plan([bar(0, lane: 1, 2...3)], singles: 10..<11, wanting: 2, limit: 4)
    #expect(lines(of: plan) == [10: 2..<4])
  }

  @Test("a quiet row has no lines")
  func quiet() {
    #expect(plan([], singles: 0..<0, limit: 4).lineCount == 0)
  }
}
