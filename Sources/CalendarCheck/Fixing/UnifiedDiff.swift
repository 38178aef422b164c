/// The difference between two texts, line by line, in the unified format that `patch` reads.
///
/// Lines that stand in both in the same order within a short distance are found; the difference is
/// right, if not always the shortest one.
public struct UnifiedDiff: Sendable {
  /// How much is shown around a change.
  private static let context = 3
  /// How far lines that both have are looked for.
  private static let reach = 500

  /// Lines that were replaced.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]
  private let changes: [Change]

  /// Compares two texts.
  public init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    changes = Self.changes(self.old, self.new)
  }

  /// The difference, with `path` as the name of both texts; empty when there is none.
  public func bytes(path: String) -> [UInt8] {
    guard !changes.isEmpty else { return [] }
    var result = Array("--- \(path)\n+++ \(path)\n".utf8)
    for hunk in hunks { append(hunk, to: &result) }
    return result
  }

  /// The lines of `text` with their line ends.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices where text[index] == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  private static func changes(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Change] {
    var changes: [Change] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right] {
        left += 1
        right += 1
        continue
      }
      let (nextLeft, nextRight) = nextCommon(old, new, left, right)
      changes.append(Change(old: left..<nextLeft, new: right..<nextRight))
      (left, right) = (nextLeft, nextRight)
    }
    return changes
  }

  /// The nearest lines at or behind `left` and `right` that are equal; the ends without any.
  private static func nextCommon(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], _ left: Int, _ right: Int
  ) -> (Int, Int) {
    for distance in 1...reach {
      for step in 0...distance {
        let (oldIndex, newIndex) = (left + step, right + distance - step)
        if oldIndex < old.count, newIndex < new.count, old[oldIndex] == new[newIndex] {
          return (oldIndex, newIndex)
        }
      }
    }
    return (old.count, new.count)
  }

  // MARK: Hunks

  /// The changes, those near each other together.
  private var hunks: [[Change]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private func append(_ hunk: [Change], to result: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    result += "@@ -\(Self.span(oldRange)) +\(Self.span(newRange)) @@\n".utf8
    var shown = oldRange.lowerBound
    for change in hunk {
      append(old[shown..<change.old.lowerBound], " ", to: &result)
      append(old[change.old], "-", to: &result)
      append(new[change.new], "+", to: &result)
      shown = change.old.upperBound
    }
    append(old[shown..<oldRange.upperBound], " ", to: &result)
  }

  private func append(
    _ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: Unicode.Scalar, to result: inout [UInt8]
  ) {
    for line in lines {
      result += String(mark).utf8
      result += line
      if line.last != UInt8(ascii: "\n") { result += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// The numbers of lines in `range` as a hunk has them; an empty one names the line before it.
  private static func span(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }
}
