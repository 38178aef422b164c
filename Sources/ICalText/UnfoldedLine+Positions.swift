extension PhysicalLine {
  /// The region of `bytes`, which lie in this line of `source`.
  public func region(of bytes: Range<Int>, in source: Span<UInt8>) -> SourceRegion {
    SourceRegion(
      start: point(at: bytes.lowerBound, in: source), end: point(at: bytes.upperBound, in: source))
  }

  /// The place before `byte` of this line; counted on from `known` where that stands before it in
  /// the same line.
  func point(
    at byte: Int, in source: Span<UInt8>, after known: SourcePoint? = nil
  ) -> SourcePoint {
    guard let known, known.line == number, known.byte <= byte, known.byte < source.count,
      source[known.byte] & 0xC0 != 0x80  // no character is cut there
    else {
      return SourcePoint(byte: byte, line: number, startingAt: range.lowerBound, in: source)
    }
    return SourcePoint(byte: byte, after: known, in: source)
  }
}

extension UnfoldedLine {
  /// Where it lies in the source, from its first byte to its last, with the line ends and folds
  /// between.
  public var extent: Range<Int> {
    first.range.lowerBound..<(continuations.last ?? first).range.upperBound
  }

  /// Where `range` of the unfolded bytes lies in the source, with the folds between.
  public func sourceRange(of range: Range<Int>) -> Range<Int> {
    let start = place(of: range.lowerBound).byte
    return start..<max(start, endPlace(of: range).byte)
  }

  /// The region of the source where `range` of the unfolded bytes lies.
  ///
  /// - Parameter known: A place in this line that was asked for before; where the region lies behind
  ///   it, only what lies between is counted.
  public func region(
    of range: Range<Int>, in source: Span<UInt8>, after known: SourcePoint? = nil
  ) -> SourceRegion {
    let (first, last) = (place(of: range.lowerBound), endPlace(of: range))
    let start = first.line.point(at: first.byte, in: source, after: known)
    return SourceRegion(
      start: start, end: last.line.point(at: last.byte, in: source, after: start))
  }

  /// The place behind the last byte of `range`, which is in the line of that byte.
  private func endPlace(of range: Range<Int>) -> (line: PhysicalLine, byte: Int) {
    guard let last = range.last else { return place(of: range.lowerBound) }
    let (line, byte) = place(of: last)
    return (line, byte + 1)
  }

  /// The byte of the source that `offset` of the unfolded bytes stands for, and its line; the end of
  /// the last line for what lies beyond.
  private func place(of offset: Int) -> (line: PhysicalLine, byte: Int) {
    if offset < first.range.count { return (first, first.range.lowerBound + offset) }
    var rest = offset - first.range.count
    for line in continuations {
      let piece = line.range.dropFirst()  // without the fold
      if rest < piece.count { return (line, piece.lowerBound + rest) }
      rest -= piece.count
    }
    let last = continuations.last ?? first
    return (last, last.range.upperBound)
  }
}
