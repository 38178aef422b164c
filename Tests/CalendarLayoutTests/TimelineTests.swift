import CalendarLayout
import TestSupport
import Testing

@Suite("Timeline") struct TimelineTests {
  /// Minutes of the day, `9:30` being 570.
  private func minutes(_ hour: Int, _ minute: Int = 0) -> Int { hour * 60 + minute }

  /// `column/columnCount` of each span.
  private func places(_ spans: [Range<Int>], minimumLength: Int = 1) -> [String] {
    Timeline(of: spans, minimumLength: minimumLength).blocks.map {
      "\($0.column)/\($0.columnCount)"
    }
  }

  @Test("nothing to lay out is nothing laid out")
  func empty() {
    #expect(Timeline(of: [], minimumLength: 1).blocks.isEmpty)
  }

  @Test("what does not overlap has the width for itself, also where one ends as the next begins")
  func apart() {
    #expect(places([9..<10, 10..<11, 13..<14]) == ["0/1", "0/1", "0/1"])
  }

  @Test("what overlaps lies side by side, the earlier and the longer one first")
  func sideBySide() {
    #expect(places([9..<10, 9..<11]) == ["1/2", "0/2"])
    #expect(places([10..<12, 9..<11]) == ["1/2", "0/2"])
    #expect(places([9..<10, 9..<10, 9..<10]) == ["0/3", "1/3", "2/3"])
  }

  @Test("a chain of overlaps shares its columns, and a column is used again once it is free")
  func chain() {
    let spans = [
      minutes(9)..<minutes(11), minutes(9)..<minutes(10), minutes(10)..<minutes(11),
      minutes(10, 30)..<minutes(11, 30), minutes(11)..<minutes(12), minutes(13)..<minutes(14),
    ]
    #expect(places(spans) == ["0/3", "1/3", "1/3", "2/3", "0/3", "0/1"])
  }

  @Test("a moment is as long as the caller wants to see it, a longer span keeps its times")
  func moments() {
    let noon = minutes(12)
    let timeline = Timeline(
      of: [noon..<noon, noon..<noon, noon + 29..<noon + 31, noon + 30..<noon + 90],
      minimumLength: 30)
    #expect(
      timeline.blocks.map(\.times) == [
        noon..<noon + 30, noon..<noon + 30, noon + 29..<noon + 59, noon + 30..<noon + 90,
      ])
    #expect(timeline.blocks.map(\.column) == [0, 1, 2, 0])
    #expect(timeline.blocks.map(\.columnCount) == [3, 3, 3, 3])
    #expect(timeline.blocks.map(\.span) == [0, 1, 2, 3])
  }

  @Test(
    "two moments at once lie side by side though no length is asked for",
    arguments: [0, -5, Int.min])
  func shortestMoment(minimumLength: Int) {
    #expect(places([5..<5, 5..<5, 6..<6], minimumLength: minimumLength) == ["0/2", "1/2", "0/1"])
  }

  @Test("times and lengths at the ends of Int are laid out too")
  func hostileNumbers() {
    #expect(places([.max ..< .max, .max ..< .max, 0 ..< .max]) == ["1/3", "2/3", "0/3"])
    #expect(places([.min ..< .min, .min ..< .max], minimumLength: .max) == ["1/2", "0/2"])
  }

  @Test(
    "any spans: no two in one place, columns without gaps, one count a cluster", arguments: 0..<200)
  func anySpans(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let spans = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      let start = Int.random(in: 0..<96, using: &random)
      return start..<start + Int.random(in: 0...8, using: &random)
    }
    let blocks = Timeline(of: spans, minimumLength: 2).blocks
    #expect(blocks.map(\.span) == Array(spans.indices))
    for block in blocks {
      let rivals = blocks.filter { $0.times.overlaps(block.times) && $0.span != block.span }
      #expect(!rivals.contains { $0.column == block.column })
      #expect(rivals.allSatisfy { $0.columnCount == block.columnCount })
      #expect(block.column < block.columnCount)
    }
    for cluster in clusters(of: blocks) {
      let deepest = (0..<110).map { time in cluster.count { $0.times.contains(time) } }.max()
      #expect(Set(cluster.map(\.columnCount)) == [deepest])
    }
  }

  /// The blocks that touch one another, directly or through others.
  private func clusters(of blocks: [Timeline.Block]) -> [[Timeline.Block]] {
    var clusters: [[Timeline.Block]] = []
    var end = Int.min
    for block in blocks.sorted(by: { $0.times.lowerBound < $1.times.lowerBound }) {
      if block.times.lowerBound >= end { clusters.append([]) }
      clusters[clusters.count - 1].append(block)
      end = max(end, block.times.upperBound)
    }
    return clusters
  }

  @Test("ten thousand spans at once take ten thousand columns")
  func many() {
    let blocks = Timeline(
      of: (0..<10_000).map { $0..<20_000 + $0 }, minimumLength: 1
    ).blocks
    #expect(blocks.map(\.column) == Array(0..<10_000))
    #expect(blocks.allSatisfy { $0.columnCount == 10_000 })
  }
}
