/// The numbers from 0 on, some of them taken; a binary heap of those that were given back.
struct FreeNumbers {
  /// How many numbers were in use at once, at most.
  private(set) var count = 0
  private var free: [Int] = []

  /// Whether every number that was taken was given back.
  var areAllFree: Bool { free.count == count }

  /// Takes the lowest number that is free.
  mutating func takeLowest() -> Int {
    guard let lowest = free.first else {
      count += 1
      return count - 1
    }
    let last = free.removeLast()
    if !free.isEmpty {
      free[0] = last
      siftDown()
    }
    return lowest
  }

  /// Gives back a number that was taken.
  mutating func giveBack(_ number: Int) {
    free.append(number)
    var child = free.count - 1
    while child > 0, free[child] < free[(child - 1) / 2] {
      free.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  private mutating func siftDown() {
    var parent = 0
    while let child = lowerChild(of: parent), free[child] < free[parent] {
      free.swapAt(child, parent)
      parent = child
    }
  }

  private func lowerChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < free.count else { return nil }
    return left + 1 < free.count && free[left + 1] < free[left] ? left + 1 : left
  }
}
