import Dispatch

/// Work on many things at once.
package enum Parallel {
  /// What `transform` makes of each of `elements`, in their order, worked out on all cores.
  ///
  /// - Parameter atLeast: How many elements are worth a thread of their own.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], atLeast: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    let share = max(atLeast, elements.count / mostParts + 1)
    if elements.count <= share { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, initializedCount in
      let places = Places(base: buffer.baseAddress)
      DispatchQueue.concurrentPerform(iterations: (elements.count - 1) / share + 1) { part in
        for index in part * share..<min((part + 1) * share, elements.count) {
          places.initialize(index, to: transform(elements[index]))
        }
      }
      initializedCount = elements.count
    }
  }

  /// All elements of `lists` in their order, copied on all cores.
  package static func joined<Element: Sendable>(_ lists: [[Element]]) -> [Element] {
    var starts: [Int] = []
    var count = 0
    for list in lists {
      starts.append(count)
      count += list.count
    }
    let firstPlaces = starts
    return [Element](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      let places = Places(base: buffer.baseAddress)
      DispatchQueue.concurrentPerform(iterations: lists.count) { number in
        for (offset, element) in lists[number].enumerated() {
          places.initialize(firstPlaces[number] + offset, to: element)
        }
      }
      initializedCount = count
    }
  }

  /// Several for each core, so that all are busy up to the end when some parts take longer.
  private static let mostParts = 64

  /// The places of an array that threads fill in, each of which is another thread's.
  private struct Places<Result>: @unchecked Sendable {
    let base: UnsafeMutablePointer<Result>?

    func initialize(_ index: Int, to result: Result) {
      base?.advanced(by: index).initialize(to: result)
    }
  }
}
