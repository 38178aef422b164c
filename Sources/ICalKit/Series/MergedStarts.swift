/// The starts of several sources in one ascending order: a binary heap of what each gives next.
struct MergedStarts: Sequence, IteratorProtocol {
  private struct Source {
    var next: SeriesStart
    /// Its place among the sources: of equal starts that of an earlier source comes first.
    let rank: Int
    let rest: AnyIterator<SeriesStart>

    func precedes(_ other: Source) -> Bool {
      (next.instant, rank) < (other.next.instant, other.rank)
    }
  }

  /// No source comes before its parent, which lies at half its index.
  private var heap: [Source] = []

  /// Merges `sources`, each of which ascends.
  init(of sources: [AnyIterator<SeriesStart>]) {
    for (rank, source) in sources.enumerated() {
      guard let first = source.next() else { continue }
      heap.append(Source(next: first, rank: rank, rest: source))
    }
    heap.sort { $0.precedes($1) }
  }

  mutating func next() -> SeriesStart? {
    guard let first = heap.first else { return nil }
    if let next = first.rest.next() {
      heap[0].next = next
    } else {
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
    }
    siftDown()
    return first.next
  }

  /// Moves the first source down to its place.
  private mutating func siftDown() {
    var parent = 0
    while let child = firstChild(of: parent), heap[child].precedes(heap[parent]) {
      heap.swapAt(parent, child)
      parent = child
    }
  }

  private func firstChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < heap.count else { return nil }
    return left + 1 < heap.count && heap[left + 1].precedes(heap[left]) ? left + 1 : left
  }
}
