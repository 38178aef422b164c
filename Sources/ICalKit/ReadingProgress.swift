import Synchronization

/// How far the reading of feeds has come: counted by who reads, to be looked at from another thread.
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

  private let bytesDone = Atomic(0)
  private let bytesTotal = Atomic(0)
  private let componentsDone = Atomic(0)
  private let componentsTotal = Atomic(0)

  /// Creates the progress of a reading that has not begun.
  public init() {}

  /// How many bytes of the inputs were looked through.
  public var bytes: Count { Self.count(bytesDone, bytesTotal) }

  /// How many events and other components were read, of those that matter to what is wanted.
  public var components: Count { Self.count(componentsDone, componentsTotal) }

  private static func count(_ done: borrowing Atomic<Int>, _ total: borrowing Atomic<Int>) -> Count
  {
    Count(done: done.load(ordering: .relaxed), total: total.load(ordering: .relaxed))
  }

  func expect(bytes: Int) { bytesTotal.add(bytes, ordering: .relaxed) }
  func expect(components: Int) { componentsTotal.add(components, ordering: .relaxed) }
  func finished(bytes: Int) { bytesDone.add(bytes, ordering: .relaxed) }
  func finishedComponent() { componentsDone.add(1, ordering: .relaxed) }
}
