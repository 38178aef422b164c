import CalendarModel
import Testing

@testable import ICalKit

/// The time written as `2025-03-30T02:30` or `2025-03-30T02:30:15`.
func civil(_ text: String) throws -> CivilDateTime {
  let fields = text.split { !$0.isNumber }.compactMap { Int($0) }
  try #require(fields.count >= 5, "\(text) is no time")
  return try CivilDateTime(
    CivilDate(year: fields[0], month: fields[1], day: fields[2]), hour: fields[3],
    minute: fields[4], second: fields.count > 5 ? fields[5] : 0)
}

/// The instant at which a clock in UTC shows `text`.
func instant(utc text: String) throws -> Instant { Instant(try civil(text), utcOffset: 0) }

extension Zone {
  /// What the clock shows when one in UTC shows `text`.
  func shown(_ text: String) throws -> String { time(at: try instant(utc: text)).rfc3339 }

  /// What becomes of `text` when it is read on this clock.
  func read(_ text: String) throws -> String { resolve(try civil(text)).rfc3339 }

  /// A zone with the rule `text`.
  static func posix(_ text: String) throws -> Zone {
    Zone(name: text, transitions: try #require(PosixTimeZone(text), "\(text)").transitions)
  }

  /// The zone that `bytes` hold as a TZif file.
  static func tzif(_ bytes: [UInt8]) throws -> Zone {
    Zone(name: "test", transitions: try #require(TZifFile(bytes)).transitions)
  }
}

/// A TZif file, made from what it should say.
struct TZifSample {
  /// The version's byte: 0, or the digit `2`, `3` or `4`.
  var version: UInt8 = UInt8(ascii: "2")
  /// The offset before the first transition.
  var first: Int
  /// Seconds since 1970 in UTC, with the offset from then on.
  var transitions: [(Int, Int)] = []
  /// How many leap seconds the file lists.
  var leapSeconds = 0
  var footer = ""

  /// The file, its 32-bit block left empty but for version 1.
  var bytes: [UInt8] {
    if version == 0 { return block(timeSize: 4) }
    var empty = self
    empty.transitions = []
    empty.leapSeconds = 0
    return empty.block(timeSize: 4) + block(timeSize: 8) + Array("\n\(footer)\n".utf8)
  }

  private func block(timeSize: Int) -> [UInt8] {
    let offsets = [first] + transitions.map(\.1)
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, leapSeconds, transitions.count, offsets.count, 4] {
      bytes += Self.bigEndian(count, size: 4)
    }
    for (time, _) in transitions { bytes += Self.bigEndian(time, size: timeSize) }
    bytes += transitions.indices.map { UInt8($0 + 1) }
    for offset in offsets { bytes += Self.bigEndian(offset, size: 4) + [0, 0] }
    bytes += Array("XXX\0".utf8)
    for number in 0..<leapSeconds {
      bytes += Self.bigEndian(78_796_800 + number, size: timeSize)
      bytes += Self.bigEndian(number + 1, size: 4)
    }
    return bytes
  }

  static func bigEndian(_ number: Int, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
