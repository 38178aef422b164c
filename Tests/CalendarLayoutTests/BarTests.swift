import CalendarLayout
import CalendarModel
import TestSupport
import Testing

@Suite("Bar") struct BarTests {
  /// Days of April 2025; a 14 April is a Monday.
  private func spans(_ days: [ClosedRange<Int>]) throws -> [ClosedRange<CivilDate>] {
    let first = try CivilDate("2025-04-01")
    return days.map {
      first.adding(days: $0.lowerBound - 1)...first.adding(days: $0.upperBound - 1)
    }
  }

  /// One line a lane, a letter for each span, `<` and `>` where it goes on beyond the week.
  private func picture(_ bars: [Bar]) -> [String] {
    let lanes = 1 + (bars.map(\.lane).max() ?? -1)
    var lines = Array(repeating: Array(" ....... "), count: lanes)
    for bar in bars {
      let letter = Character(UnicodeScalar(UInt8(97 + bar.span)))
      for column in bar.columns { lines[bar.lane][column + 1] = letter }
      if bar.continuesBefore { lines[bar.lane][0] = "<" }
      if bar.continuesAfter { lines[bar.lane][8] = ">" }
    }
    return lines.map { String($0) }
  }

  @Test(
    "each span takes the lowest lane that is free in all its columns",
    arguments: [
      ([], []),
      ([14...14], [" a...... "]),
      ([14...20], [" aaaaaaa "]),
      ([13...21], ["<aaaaaaa>"]),
      ([10...14], ["<a...... "]),
      ([20...25], [" ......a>"]),
      ([14...15, 16...17], [" aabb... "]),
      ([14...15, 15...16], [" aa..... ", " .bb.... "]),
      ([14...14, 15...15, 14...15], [" ab..... ", " cc..... "]),
      ([12...16, 14...14, 15...18, 17...22, 20...20], ["<aaadddd>", " bcccc.e "]),
      // A lane that is free on the first day is no use to a bar that meets another later on.
      ([17...18, 14...16, 14...17, 14...15], [" bbbaa.. ", " cccc... ", " dd..... "]),
      ([13...14, 14...15, 15...16, 14...21], ["<acc.... ", " bb..... ", " ddddddd>"]),
    ] as [([ClosedRange<Int>], [String])])
  func pictures(days: [ClosedRange<Int>], expected: [String]) throws {
    let bars = Bar.lanes(of: try spans(days), in: try Week(from: "2025-04-14"))
    #expect(picture(bars) == expected)
  }

  @Test("spans outside the week have no bar, and the others keep their indexes")
  func outside() throws {
    let bars = Bar.lanes(
      of: try spans([1...13, 14...14, 21...30, 20...21]), in: try Week(from: "2025-04-14"))
    #expect(bars.map(\.span) == [1, 3])
    #expect(bars.map(\.lane) == [0, 0])
  }

  @Test("a span over several weeks has a bar in each, open at the edges it crosses")
  func overEdges() throws {
    let spans = try spans([10...29])
    let weeks = try Week(from: "2025-04-07")
    let bars = (0..<5).map { Bar.lanes(of: spans, in: weeks.adding(weeks: $0)) }
    #expect(bars.map { $0.map(\.columns) } == [[3...6], [0...6], [0...6], [0...1], []])
    #expect(bars.map { $0.map(\.continuesBefore) } == [[false], [true], [true], [true], []])
    #expect(bars.map { $0.map(\.continuesAfter) } == [[true], [true], [true], [false], []])
  }

  @Test("a span over the whole calendar is a bar of any week")
  func wholeCalendar() throws {
    let bars = Bar.lanes(of: [.min ... .max], in: try Week(from: "2025-04-14"))
    #expect(picture(bars) == ["<aaaaaaa>"])
  }

  @Test(
    "any spans: right columns, no two in one place, none that could lie lower", arguments: 0..<200)
  func anySpans(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let days = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      let start = Int.random(in: 5...25, using: &random)
      return start...start + Int.random(in: 0...9, using: &random)
    }
    let bars = Bar.lanes(of: try spans(days), in: try Week(from: "2025-04-14"))
    #expect(bars.map(\.span) == days.indices.filter { days[$0].overlaps(14...20) })
    var placed: [Bar] = []
    for bar in bars {
      let shown = days[bar.span].clamped(to: 14...20)
      #expect(bar.columns == shown.lowerBound - 14...shown.upperBound - 14)
      #expect(bar.continuesBefore == (days[bar.span].lowerBound < 14))
      #expect(bar.continuesAfter == (days[bar.span].upperBound > 20))
      let taken = Set(placed.filter { $0.columns.overlaps(bar.columns) }.map(\.lane))
      #expect(!taken.contains(bar.lane))
      #expect(taken.isSuperset(of: 0..<bar.lane))
      placed.append(bar)
    }
  }

  @Test(
    "in the order of their starts, spans take no more lanes than overlap somewhere",
    arguments: 0..<200)
  func fewestLanes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let days = (0..<30).map { _ in
      let start = Int.random(in: 10...20, using: &random)
      return start...start + Int.random(in: 0...5, using: &random)
    }.sorted { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }
    let bars = Bar.lanes(of: try spans(days), in: try Week(from: "2025-04-14"))
    let deepest = (14...20).map { day in days.count { $0.contains(day) } }.max()
    #expect((bars.map(\.lane).max() ?? -1) + 1 == deepest)
  }

  @Test("ten thousand spans in one week")
  func many() throws {
    let days = (0..<10_000).map { 14 + $0 % 7...14 + $0 % 7 + $0 % 3 }
    let bars = Bar.lanes(of: try spans(days), in: try Week(from: "2025-04-14"))
    #expect(bars.count == 10_000)
    var taken: Set<[Int]> = []
    for bar in bars {
      for column in bar.columns {
        try #require(taken.insert([bar.lane, column]).inserted)
      }
    }
  }
}
