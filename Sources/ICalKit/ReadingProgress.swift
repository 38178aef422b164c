import Synchronization

/// How far the reading of feeds has come: counted by who reads, to be looked at from another thread.
///
/// First the inputs are looked through as a whole, which is quick; then the components that matter
/// are read one by one.
public final class ReadingProgress: Sendable {
  /// So many of what there is; the whole may grow as more is found.
  public struct Count: Hashable, Sendable {
    /// How much is done.
    public let done: Int
    /// How much there is, as far as it is known.
    public let total: Int

    /// Creates the count.
    public init(done: Int, total: Int) {
      self.done = done
      self.total = total
    }
  }

  private let bytesOfInputs = Atomic(0)
  private let bytesDone = Atomic(0)
  private let bytesTotal = Atomic(0)
  private let componentsDone = Atomic(0)
  private let componentsTotal = Atomic(0)

  /// Creates the progress of a reading that has not begun.
  public init() {}

  /// How many bytes the inputs have.
  public var inputBytes: Int { bytesOfInputs.load(ordering: .relaxed) }

  /// How many components were read, of those that matter to what is wanted.
  public var components: Count { Self.count(componentsDone, componentsTotal) }

  /// How many bytes these components have.
  public var bytes: Count { Self.count(bytesDone, bytesTotal) }

  private static func count(_ done: borrowing Atomic<Int>, _ total: borrowing Atomic<Int>) -> Count
  {
    Count(done: done.load(ordering: .relaxed), total: total.load(ordering: .relaxed))
  }

  func began(_ sources: [Source]) {
    bytesOfInputs.add(sources.reduce(0) { $0 + $1.bytes.count }, ordering: .relaxed)
  }

  func expect(_ slices: [Slice]) {
    componentsTotal.add(slices.count, ordering: .relaxed)
    bytesTotal.add(slices.reduce(0) { $0 + $1.range.count }, ordering: .relaxed)
  }

  func finished(_ slice: Slice) {
    componentsDone.add(1, ordering: .relaxed)
    bytesDone.add(slice.range.count, ordering: .relaxed)
  }
}
