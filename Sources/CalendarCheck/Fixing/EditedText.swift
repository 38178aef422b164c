import ICalText

/// A text after edits; the content lines that they changed are folded again where they became too
/// long, everything else stays as it was.
struct EditedText {
  /// The bytes.
  private(set) var bytes: [UInt8] = []

  /// Makes `edits`, which do not overlap, to `source`.
  init(_ source: Span<UInt8>, _ edits: [Fix.Edit]) {
    bytes.reserveCapacity(source.count + edits.reduce(0) { $0 + $1.replacement.count })
    var changes: [Int] = []
    var copied = 0
    // What is inserted before bytes that go comes first.
    let inOrder = edits.enumerated().sorted {
      let (one, other) = ($0.element.bytes, $1.element.bytes)
      return (one.lowerBound, one.upperBound, $0.offset)
        < (other.lowerBound, other.upperBound, $1.offset)
    }
    for edit in inOrder.map(\.element) {
      bytes += source.bytes(in: copied..<edit.bytes.lowerBound)
      bytes += edit.replacement
      changes.append(max(0, bytes.count - 1))
      copied = edit.bytes.upperBound
    }
    bytes += source.bytes(in: copied..<source.count)
    refold(linesAt: changes)
  }

  /// Folds the content lines in which `changes`, ascending, lie, where one of their physical lines
  /// is too long.
  private mutating func refold(linesAt changes: [Int]) {
    var folds: [(range: Range<Int>, bytes: [UInt8])] = []
    for change in changes where change >= folds.last?.range.upperBound ?? 0 {
      let line = contentLine(at: change)
      guard let line, line.isTooLong else { continue }
      let lineEnd = line.first.end(in: bytes.span).kind == .lf ? "\n" : "\r\n"
      folds.append(
        (line.extent, FoldedText.folded(line.bytes(in: bytes.span), lineEnd: lineEnd)))
    }
    for fold in folds.reversed() { bytes.replaceSubrange(fold.range, with: fold.bytes) }
  }

  /// The content line in which the byte `offset` lies.
  private func contentLine(at offset: Int) -> UnfoldedLine? {
    var start = startOfLine(at: offset)
    while start > 0, start < bytes.count, bytes[start].isFold { start = startOfLine(at: start - 1) }
    var lines = LineUnfolder(range: start..<bytes.count, line: 1)
    return lines.next(in: bytes.span)
  }

  private func startOfLine(at offset: Int) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }
}

extension UnfoldedLine {
  fileprivate var isTooLong: Bool {
    ([first] + continuations).contains { $0.range.count > FoldedText.maximumLength }
  }
}
