/// A recurrence rule as a value: RFC 5545 §3.3.10, with RSCALE and SKIP of RFC 7529.
///
/// The lists hold what the text says, sorted and without repetition; an empty list is an absent
/// part. Which numbers a part allows is checked by whoever reads the text.
public struct RecurrenceRule: Hashable, Sendable {
  /// The unit in which a rule counts (`FREQ`), from the shortest to the longest.
  public enum Frequency: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// `SECONDLY`.
    case secondly
    /// `MINUTELY`.
    case minutely
    /// `HOURLY`.
    case hourly
    /// `DAILY`.
    case daily
    /// `WEEKLY`.
    case weekly
    /// `MONTHLY`.
    case monthly
    /// `YEARLY`.
    case yearly

    /// The shorter period comes first.
    public static func < (lhs: Frequency, rhs: Frequency) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// A weekday with the number it may carry in `BYDAY`: `2TU`, `-1FR`, `MO`.
  public struct WeekdayNumber: Hashable, Sendable {
    /// Which of these weekdays in the month or year, negative from its end; `nil` is every one.
    public let ordinal: Int?
    /// The day of the week.
    public let weekday: Weekday

    /// Creates `ordinal` `weekday`s; `nil` is every one.
    public init(_ ordinal: Int?, _ weekday: Weekday) {
      self.ordinal = ordinal
      self.weekday = weekday
    }
  }

  /// A month of `BYMONTH`: a number, and whether it is the leap month behind it (RFC 7529, `5L`).
  public struct Month: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral {
    /// The number of the month, from 1.
    public let number: Int
    /// Whether it is the leap month that follows the month of that number.
    public let isLeap: Bool

    /// Creates the month.
    public init(_ number: Int, isLeap: Bool = false) {
      self.number = number
      self.isLeap = isLeap
    }

    /// Creates an ordinary month.
    public init(integerLiteral number: Int) { self.init(number) }

    /// The earlier month comes first; a leap month follows the month of its number.
    public static func < (lhs: Month, rhs: Month) -> Bool {
      (lhs.number, lhs.isLeap ? 1 : 0) < (rhs.number, rhs.isLeap ? 1 : 0)
    }
  }

  /// The last moment at which an instance may start (`UNTIL`), inclusive, as written.
  public enum Until: Hashable, Sendable {
    /// A `DATE`.
    case date(CivilDate)
    /// A `DATE-TIME` without `Z`.
    case local(CivilDateTime)
    /// A `DATE-TIME` in UTC.
    case utc(CivilDateTime)
  }

  /// What becomes of a date that its month does not have (`SKIP`, RFC 7529 §4.1).
  public enum Skip: Hashable, Sendable {
    /// It is left out.
    case omit
    /// It moves back to the last day there is.
    case backward
    /// It moves on to the next day there is.
    case forward
  }

  /// The unit in which the rule counts.
  public var frequency: Frequency
  /// Every how many units, from 1.
  public var interval = 1
  /// How many instances there are at most, the start included; from 1.
  public var count: Int?
  /// The last moment at which an instance may start.
  public var until: Until?
  /// `BYSECOND`, `0...59`.
  public var seconds: [Int] = []
  /// `BYMINUTE`, `0...59`.
  public var minutes: [Int] = []
  /// `BYHOUR`, `0...23`.
  public var hours: [Int] = []
  /// `BYDAY`.
  public var weekdays: [WeekdayNumber] = []
  /// `BYMONTHDAY`, `1...31` and `-31...(-1)`.
  public var monthDays: [Int] = []
  /// `BYYEARDAY`, `1...366` and `-366...(-1)`.
  public var yearDays: [Int] = []
  /// `BYWEEKNO`, `1...53` and `-53...(-1)`.
  public var weekNumbers: [Int] = []
  /// `BYMONTH`.
  public var months: [Month] = []
  /// `BYSETPOS`, `1...366` and `-366...(-1)`.
  public var setPositions: [Int] = []
  /// `WKST`, the day on which a week begins.
  public var weekStart = Weekday.monday
  /// `RSCALE`, the calendar's CLDR name in upper case; `nil` is Gregorian.
  public var calendarScale: String?
  /// `SKIP`.
  public var skip = Skip.omit

  /// Creates the rule that repeats every unit of `frequency` without end.
  public init(_ frequency: Frequency) { self.frequency = frequency }
}
