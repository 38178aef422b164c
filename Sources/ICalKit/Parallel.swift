import Foundation
import Synchronization

/// Work on many things at once.
enum Parallel {
  /// What `transform` makes of each of `elements`, in their order, worked out on all cores.
  ///
  /// - Parameter atLeast: How many elements are worth a thread of their own.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], atLeast: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let share = max(atLeast, elements.count / max(cores, 1) + 1)
    if elements.count <= share { return elements.map(transform) }
    let parts = stride(from: 0, to: elements.count, by: share).map {
      elements[$0..<min($0 + share, elements.count)]
    }
    let results = Mutex([[Result]](repeating: [], count: parts.count))
    DispatchQueue.concurrentPerform(iterations: parts.count) { part in
      let result = parts[part].map(transform)
      results.withLock { $0[part] = result }
    }
    return results.withLock { $0.flatMap(\.self) }
  }
}
