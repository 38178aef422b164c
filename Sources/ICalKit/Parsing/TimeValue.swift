package import CalendarModel
import ICalText

/// A DATE or DATE-TIME as its text says, before its parameters are looked at.
package enum TimeValue: Hashable {
  case date(CivilDate)
  case dateTime(CivilDateTime, isUTC: Bool)

  /// The fields on the wall clock; a date counts as its midnight.
  package var civil: CivilDateTime {
    switch self {
    case .date(let date): CivilDateTime(startOf: date)
    case .dateTime(let time, _): time
    }
  }
}

extension TimeValue {
  /// Reads `yyyymmdd`, or `yyyymmddThhmmss` with an optional `Z` (RFC 5545 §3.3.4, §3.3.5); `nil`
  /// for anything else and for days and times that do not exist.
  package init?(_ text: some StringProtocol) {
    self.init(fields: Fields(basic: String(text).utf8.span))
  }

  /// Reads what is no RFC 5545 but can be meant in one way only: ISO 8601's extended form
  /// (`2026-03-02T10:00:00Z`), lower-case letters, a blank for the `T`, seconds left out.
  package init?(lenient text: some StringProtocol) {
    var digits = text.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }
      .map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "T") : $0.upperCased }
    let isUTC = digits.last == UInt8(ascii: "Z")
    if isUTC { digits.removeLast() }
    if digits.count == 13 { digits += [UInt8](repeating: UInt8(ascii: "0"), count: 2) }
    if isUTC { digits.append(UInt8(ascii: "Z")) }
    self.init(fields: Fields(basic: digits.span))
  }

  private init?(fields: Fields?) {
    guard let fields,
      let date = try? CivilDate(year: fields.year, month: fields.month, day: fields.day),
      (1...9999).contains(date.year)
    else { return nil }
    guard let time = fields.time else {
      self = .date(date)
      return
    }
    guard
      let civil = try? CivilDateTime(
        date, hour: time / 10000, minute: time / 100 % 100, second: time % 100)
    else { return nil }
    self = .dateTime(civil, isUTC: fields.isUTC)
  }

  /// The numbers of a text in the basic form.
  private struct Fields {
    let year: Int
    let month: Int
    let day: Int
    /// `hhmmss` as one number; `nil` for a date.
    let time: Int?
    let isUTC: Bool

    /// Reads `yyyymmdd`, `yyyymmddThhmmss` or `yyyymmddThhmmssZ`.
    init?(basic bytes: Span<UInt8>) {
      guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16,
        let date = Self.number(bytes, in: 0..<8)
      else { return nil }
      (year, month, day) = (date / 10000, date / 100 % 100, date % 100)
      isUTC = bytes.count == 16
      guard bytes.count > 8 else {
        time = nil
        return
      }
      guard bytes[8] == UInt8(ascii: "T"), let time = Self.number(bytes, in: 9..<15),
        !isUTC || bytes[15] == UInt8(ascii: "Z")
      else { return nil }
      self.time = time
    }

    private static func number(_ bytes: Span<UInt8>, in range: Range<Int>) -> Int? {
      var number = 0
      for index in range {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) else { return nil }
        number = number * 10 + Int(bytes[index] - UInt8(ascii: "0"))
      }
      return number
    }
  }
}
