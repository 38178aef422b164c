/// A day and a time of day with no zone, what a clock on a wall shows: the fields of an RFC 5545
/// §3.3.5 `DATE-TIME`.
public struct CivilDateTime: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The day.
  public let date: CivilDate
  private let seconds: Int32

  /// The number of seconds since midnight, in `0..<86400`.
  public var secondOfDay: Int { Int(seconds) }
  /// The hour, in `0...23`.
  public var hour: Int { secondOfDay / 3600 }
  /// The minute, in `0...59`.
  public var minute: Int { secondOfDay / 60 % 60 }
  /// The second, in `0...59`.
  public var second: Int { secondOfDay % 60 }

  /// Creates the time with the given fields.
  ///
  /// A second of 60, RFC 5545's leap second, is read as 59.
  ///
  /// - Throws: ``OutOfRange``, naming the first field that lies outside its range.
  public init(
    _ date: CivilDate, hour: Int, minute: Int, second: Int = 0
  ) throws(OutOfRange) {
    let hour = try OutOfRange.check(hour, in: 0...23, as: "hour")
    let minute = try OutOfRange.check(minute, in: 0...59, as: "minute")
    let second = try OutOfRange.check(second, in: 0...60, as: "second")
    self.date = date
    seconds = Int32(hour * 3600 + minute * 60 + Swift.min(second, 59))
  }

  /// Creates the first second of `date`.
  public init(startOf date: CivilDate) {
    self.date = date
    seconds = 0
  }

  /// Creates the time that lies `civilSeconds` seconds after 1970-01-01T00:00:00 on the same wall
  /// clock; outside the range of ``CivilDate`` it stops at the first or last second of it.
  public init(civilSeconds: Int) {
    let (quotient, remainder) = civilSeconds.quotientAndRemainder(dividingBy: 86400)
    let (dayNumber, second) =
      remainder < 0 ? (quotient - 1, remainder + 86400) : (quotient, remainder)
    date = CivilDate(dayNumber: dayNumber)
    seconds =
      dayNumber < CivilDate.dayNumbers.lowerBound
      ? 0 : dayNumber > CivilDate.dayNumbers.upperBound ? 86399 : Int32(second)
  }

  /// The number of seconds from 1970-01-01T00:00:00 to this time on the same wall clock, every day
  /// counted as 86,400 seconds.
  public var civilSeconds: Int { date.dayNumber * 86400 + secondOfDay }

  /// The time `amount` seconds later on a wall clock that is never changed; it stops at the ends of
  /// ``CivilDate``.
  public func adding(seconds amount: Int) -> CivilDateTime {
    CivilDateTime(civilSeconds: civilSeconds.addingClamped(amount))
  }

  /// The same time of day `days` days later.
  public func adding(days: Int) -> CivilDateTime { on(date.adding(days: days)) }

  /// The same time of day on `other`.
  public func on(_ other: CivilDate) -> CivilDateTime {
    CivilDateTime(civilSeconds: other.dayNumber * 86400 + secondOfDay)
  }

  /// The earlier time comes first.
  public static func < (lhs: CivilDateTime, rhs: CivilDateTime) -> Bool {
    lhs.date != rhs.date ? lhs.date < rhs.date : lhs.seconds < rhs.seconds
  }

  /// `2025-04-15T09:30:00`.
  public var description: String {
    "\(date)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2))"
  }
}
