extension Array {
  /// The index of the first element of which `isBehind` holds, found by halves; the count where it
  /// holds of none.
  ///
  /// Where it holds of an element, it has to hold of all that follow.
  func partitionIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
