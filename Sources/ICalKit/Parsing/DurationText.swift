package import CalendarModel

extension EventDuration {
  /// Reads a DURATION (RFC 5545 §3.3.6), such as `P1D`, `PT1H30M`, `-P2W` or `P1DT12H`.
  ///
  /// Beyond the grammar, parts may come with gaps between them (`PT1H30S`), as many programs write.
  /// `nil` for anything else, for one without a number, and for one beyond 10,000 years.
  ///
  /// libical is not asked, since its numbers wrap round.
  package init?(_ text: some StringProtocol) {
    var parser = Parser(bytes: Array(text.utf8))
    guard let duration = parser.parse() else { return nil }
    self = duration
  }

  /// The text in the form of RFC 5545 §3.3.6.
  private struct Parser {
    let bytes: [UInt8]
    var index = 0

    /// Each designator with its seconds or days, in the only order the grammar allows.
    private static let dateUnits: [(UInt8, Int)] = [(UInt8(ascii: "W"), 7), (UInt8(ascii: "D"), 1)]
    private static let timeUnits: [(UInt8, Int)] = [
      (UInt8(ascii: "H"), 3600), (UInt8(ascii: "M"), 60), (UInt8(ascii: "S"), 1),
    ]
    private static let limitInDays = 3_660_000

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func parse() -> EventDuration? {
      let isNegative = take(UInt8(ascii: "-"))
      if !isNegative { _ = take(UInt8(ascii: "+")) }
      guard take(UInt8(ascii: "P")), let days = amount(Self.dateUnits) else { return nil }
      let hasTime = take(UInt8(ascii: "T"))
      guard let seconds = hasTime ? amount(Self.timeUnits) : .some(nil) else { return nil }
      guard index == bytes.count, days != nil || seconds != nil else { return nil }
      let (wholeDays, exact) = (days ?? 0, seconds ?? 0)
      guard wholeDays <= Self.limitInDays, exact / 86400 <= Self.limitInDays else { return nil }
      return isNegative
        ? EventDuration(days: -wholeDays, seconds: -exact)
        : EventDuration(days: wholeDays, seconds: exact)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard index < bytes.count, bytes[index] & 0xDF == byte & 0xDF || bytes[index] == byte else {
        return false
      }
      index += 1
      return true
    }

    /// The sum of the numbers with `units`; `.some(nil)` when there is none, `nil` on overflow.
    private mutating func amount(_ units: [(designator: UInt8, size: Int)]) -> Int?? {
      var sum: Int?
      for unit in units {
        let start = index
        guard let number = number() else { return nil }
        guard let number, take(unit.designator) else {
          index = start
          continue
        }
        let (product, overflow) = number.multipliedReportingOverflow(by: unit.size)
        let (total, overflows) = (sum ?? 0).addingReportingOverflow(product)
        if overflow || overflows { return nil }
        sum = total
      }
      return .some(sum)
    }

    /// The number here; `.some(nil)` where there is no digit, `nil` on overflow.
    private mutating func number() -> Int?? {
      let digits = bytes[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      index = digits.endIndex
      if digits.isEmpty { return .some(nil) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
      return .some(number)
    }
  }
}
