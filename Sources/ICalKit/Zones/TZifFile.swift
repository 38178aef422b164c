import CalendarModel

/// A compiled zone of the tz database (RFC 9636), of version 1 to 4.
///
/// The 64-bit data is read where the file has it, with the rule of its footer for all later times.
/// Leap seconds are stepped over, as ``Instant`` does not count them.
struct TZifFile {
  /// The zone's transitions.
  let transitions: TransitionTable

  /// Reads a file; `nil` when it is none, is cut short, or contradicts itself.
  init?(_ bytes: [UInt8]) {
    var reader = TZifReader(bytes)
    guard let header = reader.header() else { return nil }
    guard header.version >= UInt8(ascii: "2") else {
      guard let table = reader.table(header, timeSize: 4) else { return nil }
      transitions = table
      return
    }
    guard reader.take(header.size(timeSize: 4)) != nil, let longHeader = reader.header(),
      var table = reader.table(longHeader, timeSize: 8), let footer = reader.footer()
    else { return nil }
    if !footer.isEmpty {
      guard let rule = PosixTimeZone(footer) else { return nil }
      rule.extend(&table)
    }
    transitions = table
  }
}

/// How many records of each kind a data block holds (RFC 9636 §3.1).
private struct TZifHeader {
  let version: UInt8
  let utcIndicators: Int
  let standardIndicators: Int
  let leapSeconds: Int
  let transitions: Int
  let types: Int
  let characters: Int

  /// The number of bytes of the data block.
  func size(timeSize: Int) -> Int {
    transitions * (timeSize + 1) + types * 6 + sizeOfRest(timeSize: timeSize)
  }

  /// The number of bytes that follow the types, of which nothing is needed here.
  func sizeOfRest(timeSize: Int) -> Int {
    characters + leapSeconds * (timeSize + 4) + standardIndicators + utcIndicators
  }
}

/// Steps through a file; every step returns `nil` where the bytes do not allow it.
private struct TZifReader {
  /// The earliest and latest second that a transition may have, far outside of all years that are
  /// asked for, so that sums with it cannot overflow.
  private static let times = -1 << 59...1 << 59

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= rest.count else { return nil }
    defer { rest.removeFirst(count) }
    return rest.prefix(count)
  }

  mutating func header() -> TZifHeader? {
    guard let magic = take(4), magic.elementsEqual("TZif".utf8), let version = take(1)?.first,
      take(15) != nil, let counts = integers(6, size: 4), counts.allSatisfy({ $0 >= 0 })
    else { return nil }
    return TZifHeader(
      version: version, utcIndicators: counts[0], standardIndicators: counts[1],
      leapSeconds: counts[2], transitions: counts[3], types: counts[4], characters: counts[5])
  }

  /// Reads a data block (RFC 9636 §3.2).
  mutating func table(_ header: TZifHeader, timeSize: Int) -> TransitionTable? {
    guard let times = integers(header.transitions, size: timeSize),
      let types = take(header.transitions),
      let offsets = offsets(ofTypes: header.types), let first = offsets.first,
      take(header.sizeOfRest(timeSize: timeSize)) != nil
    else { return nil }
    var table = TransitionTable(utcOffset: first)
    var previous: Int?
    for (time, type) in zip(times, types) {
      guard previous.map({ $0 < time }) ?? true, offsets.indices.contains(Int(type)) else {
        return nil
      }
      previous = time
      let start = min(max(time, Self.times.lowerBound), Self.times.upperBound)
      table.append(at: start, utcOffset: offsets[Int(type)])
    }
    return table
  }

  /// Reads the rule between the two line feeds at the end (RFC 9636 §3.3); empty when there is none.
  mutating func footer() -> String? {
    guard take(1)?.first == UInt8(ascii: "\n"), let end = rest.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// The offsets of `count` local time types, records of six bytes.
  private mutating func offsets(ofTypes count: Int) -> [Int]? {
    var offsets: [Int] = []
    for _ in 0..<count {
      guard let offset = integers(1, size: 4)?.first, UTCOffset.range.contains(offset),
        take(2) != nil
      else { return nil }
      offsets.append(offset)
    }
    return offsets
  }

  /// Reads `count` signed integers of `size` bytes each, the most significant first.
  private mutating func integers(_ count: Int, size: Int) -> [Int]? {
    guard let bytes = take(count * size) else { return nil }
    let unused = Int.bitWidth - size * 8
    return stride(from: bytes.startIndex, to: bytes.endIndex, by: size).map { start in
      let number = bytes[start..<start + size].reduce(0) { $0 << 8 | Int($1) }
      return (number << unused) >> unused
    }
  }
}
