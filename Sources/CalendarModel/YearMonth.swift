/// A month of a year, written `yyyy-mm`.
public struct YearMonth: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The first day of the month.
  public let firstDay: CivilDate

  /// Creates the month that holds `date`.
  public init(containing date: CivilDate) {
    firstDay = date.adding(days: 1 - date.day)
  }

  /// Creates the month with the given fields.
  ///
  /// - Throws: ``OutOfRange``, naming the field that lies outside its range.
  public init(year: Int, month: Int) throws(OutOfRange) {
    firstDay = try CivilDate(year: year, month: month, day: 1)
  }

  /// The year, in `0...10000`.
  public var year: Int { firstDay.year }
  /// The month, in `1...12`.
  public var month: Int { firstDay.month }
  /// The number of days, 28 to 31.
  public var length: Int { CivilDate.days(in: month, of: year) }
  /// The last day of the month.
  public var lastDay: CivilDate { firstDay.adding(days: length - 1) }
  /// The days of the month, in order.
  public var days: [CivilDate] { (0..<length).map(firstDay.adding(days:)) }

  /// Whether `date` is a day of this month.
  public func contains(_ date: CivilDate) -> Bool {
    date.year == year && date.month == month
  }

  /// The month `months` later, or earlier when negative; it stops at the ends of ``CivilDate``.
  public func adding(months: Int) -> YearMonth {
    let index = Swift.min(Swift.max((year * 12 + month - 1).addingClamped(months), 0), 120_011)
    guard let result = try? YearMonth(year: index / 12, month: index % 12 + 1) else {
      preconditionFailure("a month index in 0...120011 is a month of the years 0 to 10000")
    }
    return result
  }

  /// The weeks that hold the days of this month, 4 to 6, each beginning on `first`.
  public func weeks(startingOn first: Weekday) -> [Week] {
    let start = Week(containing: firstDay, startingOn: first)
    let rows = (lastDay.days(since: start.start)) / 7 + 1
    return (0..<rows).map(start.adding(weeks:))
  }

  /// The earlier month comes first.
  public static func < (lhs: YearMonth, rhs: YearMonth) -> Bool { lhs.firstDay < rhs.firstDay }

  /// `2025-04`.
  public var description: String { "\(padded(year, 4))-\(padded(month, 2))" }
}
