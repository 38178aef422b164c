/// Finds the word that someone meant.
package enum Spelling {
  /// The candidate that `word` is a slip of: one that it begins, or one within a third of its own
  /// length of single slips; `nil` when there is none. The first of several that are as near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard !word.isEmpty else { return nil }
    let allowed = max(1, word.count / 3)
    let ranked = candidates.filter { word.utf8.count <= 2 * $0.utf8.count }  // else none is near
      .map { ($0, $0.hasPrefix(word) ? 0 : distance(word, $0)) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= allowed else { return nil }
    return best.0
  }

  /// The candidates that `word` is a part or a slip of, the nearest first: those that hold it, whatever
  /// the case of the letters, then those within a third of its length of single slips.
  package static func nearest(
    to word: String, among candidates: [String], atMost count: Int
  ) -> [String] {
    let folded = word.lowercased()
    let allowed = max(1, word.count / 3)
    let ranked = candidates.compactMap { candidate -> (String, Int)? in
      if candidate.lowercased().contains(folded) { return (candidate, 0) }
      guard abs(candidate.count - word.count) <= allowed else { return nil }
      let slips = distance(word, candidate)
      return slips <= allowed ? (candidate, slips) : nil
    }
    return ranked.sorted { $0.1 < $1.1 }.prefix(count).map(\.0)
  }

  /// The Damerau–Levenshtein distance in its "optimal string alignment" form: how many letters must
  /// be put in, left out, replaced, or swapped with their neighbour to make `target` of `source`.
  package static func distance(_ source: String, _ target: String) -> Int {
    let (source, target) = (Array(source), Array(target))
    // Rows of the usual table: the one being filled, and the two above it.
    var (twoAbove, above) = ([Int](), Array(0...target.count))
    for row in source.indices {
      var current = [row + 1]
      for column in target.indices {
        let isSame = source[row] == target[column]
        var best = min(
          above[column] + (isSame ? 0 : 1), above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          best = min(best, twoAbove[column - 1] + 1)
        }
        current.append(best)
      }
      (twoAbove, above) = (above, current)
    }
    return above[target.count]
  }
}
