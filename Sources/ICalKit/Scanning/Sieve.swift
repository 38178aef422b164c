import CalendarModel

/// Drops the components of a source that provably do not matter to a window.
struct Sieve {
  /// The days of the window with two days of slack for the differences between zones.
  private let days: ClosedRange<Int32>

  /// A wall clock is at most 26 hours away from UTC, and so is the viewer's.
  private static let slack = 2

  /// Creates the sieve of the window from `first` through `last`.
  init(first: CivilDate, last: CivilDate) {
    let start = Int32(clamping: first.dayNumber - Self.slack)
    days = start...max(start, Int32(clamping: last.dayNumber + Self.slack))
  }

  /// What is left of `slices`, in order: those that could touch the window, and all that share a UID
  /// with one of them, since a revision or an override decides what becomes of the others.
  func kept(of slices: [Slice]) -> [Slice] {
    var uids = UIDHashes()
    for slice in slices where touches(slice) { slice.envelope.uid.map { uids.insert($0) } }
    return slices.filter { slice in
      touches(slice) || slice.envelope.uid.map { uids.contains($0) } ?? false
    }
  }

  /// Hashes of UIDs, of which a few are asked for among very many others.
  private struct UIDHashes {
    private var hashes: Set<UInt64> = []
    /// For each of some low bits of a hash, whether one in the set has them; where none has, the set
    /// need not be asked.
    private var lowBits = [Bool](repeating: false, count: 1 << 17)

    private static func index(_ hash: UInt64) -> Int { Int(hash & (1 << 17 - 1)) }

    mutating func insert(_ hash: UInt64) {
      hashes.insert(hash)
      lowBits[Self.index(hash)] = true
    }

    func contains(_ hash: UInt64) -> Bool {
      lowBits[Self.index(hash)] && hashes.contains(hash)
    }
  }

  /// Whether a slice could touch the window by itself; zones are wanted whenever.
  private func touches(_ slice: Slice) -> Bool {
    !slice.kind.isDated || slice.envelope.days.overlaps(days)
  }
}

extension ComponentKind {
  /// Whether it stands on days, of which its envelope tells.
  fileprivate var isDated: Bool { self == .event || self == .todo || self == .journal }
}
