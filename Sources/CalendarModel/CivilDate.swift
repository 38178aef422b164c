/// A Gregorian day with no time and no zone, written `yyyy-mm-dd`: an RFC 5545 §3.3.4 `DATE`.
///
/// A value always names a real day; `2023-02-29` cannot be built. The calendar is the proleptic
/// Gregorian one. Input names the years 1 to 9999; the edges of grids and exclusive ends may lie
/// just outside, so the range is 0 to 10000.
public struct CivilDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Year, month and day as one number that sorts like the date: `year * 512 + month * 32 + day`.
  private let packed: Int32

  /// The year, in `0...10000`.
  public var year: Int { Int(packed >> 9) }
  /// The month, in `1...12`.
  public var month: Int { Int(packed >> 5 & 15) }
  /// The day of the month, from 1 to the month's length in that year.
  public var day: Int { Int(packed & 31) }

  /// The first day there is, 0000-01-01.
  public static let min = CivilDate(uncheckedYear: 0, month: 1, day: 1)
  /// The last day there is, 10000-12-31.
  public static let max = CivilDate(uncheckedYear: 10000, month: 12, day: 31)

  /// Creates the day with the given fields.
  ///
  /// - Throws: ``OutOfRange``, naming the first field that lies outside its range.
  public init(year: Int, month: Int, day: Int) throws(OutOfRange) {
    let year = try OutOfRange.check(year, in: 0...10000, as: "year")
    let month = try OutOfRange.check(month, in: 1...12, as: "month")
    let day = try OutOfRange.check(day, in: 1...Self.days(in: month, of: year), as: "day")
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// The ``dayNumber``s of ``min`` and ``max`` and all between, as numbers that need no working out
  /// for each day that is made.
  static let dayNumbers = -719_528...2_933_262

  /// Creates the day that lies `dayNumber` days after 1970-01-01, or the nearest day of the range.
  public init(dayNumber: Int) {
    let day = Swift.min(
      Swift.max(dayNumber, Self.dayNumbers.lowerBound), Self.dayNumbers.upperBound)
    // Hinnant's civil_from_days: years begin on 1 March, eras are 400 years of 146,097 days.
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      uncheckedYear: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  private init(uncheckedYear year: Int, month: Int, day: Int) {
    packed = Int32(truncatingIfNeeded: year << 9 | month << 5 | day)
  }

  /// The number of days from 1970-01-01 to this day; negative before it.
  public var dayNumber: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday.thursday.advanced(by: dayNumber)
  }

  /// The day of the year, from 1 to 366.
  public var dayOfYear: Int {
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
    return before + day + (month > 2 && Self.isLeap(year) ? 1 : 0)
  }

  /// The day `days` days later, or earlier when negative; it stops at ``min`` and ``max``.
  public func adding(days: Int) -> CivilDate {
    CivilDate(dayNumber: dayNumber.addingClamped(days))
  }

  /// The number of days from `other` to this day; negative when this day is the earlier one.
  public func days(since other: CivilDate) -> Int { dayNumber - other.dayNumber }

  /// Whether `year` has 29 days in February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days, 28 to 31, of `month` (in `1...12`) in `year`.
  public static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of days, 365 or 366, of `year`.
  public static func days(inYear year: Int) -> Int { isLeap(year) ? 366 : 365 }

  /// The earlier day comes first.
  public static func < (lhs: CivilDate, rhs: CivilDate) -> Bool { lhs.packed < rhs.packed }

  /// `2025-04-15`.
  public var description: String {
    "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

/// `number` in decimal, filled up with zeros to `width` digits.
package func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
}
