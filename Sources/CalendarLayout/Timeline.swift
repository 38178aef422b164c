/// The hours of a day with its timed spans side by side where they overlap.
public struct Timeline: Hashable, Sendable {
  /// Where one span is drawn.
  public struct Block: Hashable, Sendable {
    /// The index of the span in the list that was laid out.
    public let span: Int
    /// The times it is drawn at: its own, lengthened to the minimum.
    public let times: Range<Int>
    /// The column it takes, from 0.
    public let column: Int
    /// How many columns share the width: the same for all that overlap, directly or through others.
    public let columnCount: Int
  }

  /// The spans with their places, in the order in which they were given.
  public let blocks: [Block]

  /// Lays out `spans`; each takes the lowest column that is free for its whole length, the earlier
  /// one first, then the longer one, then in the order given. Takes time of the order n log n.
  ///
  /// - Parameters:
  ///   - spans: Start and exclusive end of each span, in seconds of the day, or in any other unit.
  ///   - minimumLength: What a shorter span, such as a moment, is lengthened to, in the same unit;
  ///     at least 1.
  public init(of spans: [Range<Int>], minimumLength: Int) {
    let times = spans.map { Self.lengthened($0, to: max(minimumLength, 1)) }
    let sweep = ColumnSweep(times)
    blocks = times.indices.map {
      Block(
        span: $0, times: times[$0], column: sweep.columns[$0], columnCount: sweep.columnCounts[$0])
    }
  }

  private static func lengthened(_ span: Range<Int>, to length: Int) -> Range<Int> {
    let start = min(span.lowerBound, .max - length)  // so that the sum below cannot overflow
    return start..<max(span.upperBound, start + length)
  }
}
