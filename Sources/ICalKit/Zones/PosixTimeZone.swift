import CalendarModel

/// A zone by rule, the value of `TZ`: `CET-1CEST,M3.5.0,M10.5.0/3` (POSIX.1-2017 §8.3, with the
/// wider hours of RFC 9636 §3.3.2).
struct PosixTimeZone: Equatable, Sendable {
  /// The second clock of a zone that is set twice a year.
  struct Daylight: Equatable, Sendable {
    /// Seconds ahead of UTC; less than standard time in Ireland's zone.
    var utcOffset: Int
    /// When this clock begins, on the standard clock.
    var start: Change
    /// When it ends, on this clock.
    var end: Change
  }

  /// A moment of every year.
  struct Change: Equatable, Sendable {
    /// The day it is counted from.
    var day: Day
    /// Seconds from that day's midnight, from -167 to 167 hours.
    var time: Int
  }

  /// A day of every year.
  enum Day: Equatable, Sendable {
    /// `Jn`: 1 to 365, with 29 February never counted.
    case withoutLeapDay(Int)
    /// `n`: 0 to 365, with 29 February counted.
    case zeroBased(Int)
    /// `Mm.w.d`: the `week`th such day of the month, 5 being the last.
    case weekday(month: Int, week: Int, weekday: Weekday)
  }

  /// Seconds ahead of UTC.
  let standardOffset: Int
  /// The second clock; `nil` in a zone that has one.
  let daylight: Daylight?
}

// MARK: - Transitions

extension PosixTimeZone {
  /// The table of the zone, the rule reaching from year 0 to the end of time.
  var transitions: TransitionTable {
    var table = TransitionTable(utcOffset: standardOffset)
    extend(&table)
    return table
  }

  /// Adds what the rule says about the time after the table's last transition.
  ///
  /// 400 years of it are written out; they repeat.
  func extend(_ table: inout TransitionTable) {
    guard daylight != nil else { return }
    let last = table.lastStart ?? .min
    let firstYear = table.lastStart.map { CivilDateTime(civilSeconds: $0).date.year } ?? 0
    let endYear = min(firstYear + 401, CivilDate.max.year)
    for (start, utcOffset) in changes(in: firstYear...endYear) where start > last {
      table.append(at: start, utcOffset: utcOffset)
    }
    if endYear - firstYear == 401 {
      let end = CivilDateTime(startOf: Self.month(1, of: endYear).firstDay)
      table.repeatYears(before: Instant(end, utcOffset: 0))
    }
  }

  /// The changes of `years` in order, in seconds since 1970-01-01T00:00:00 UTC.
  ///
  /// One that is not earlier than its successor never takes effect: so daylight time all the year
  /// round is written (`EST5EDT,0/0,J365/25`).
  private func changes(in years: ClosedRange<Int>) -> [(start: Int, utcOffset: Int)] {
    let all = years.flatMap(changes(in:))
    return zip(all.indices, all).compactMap { index, change in
      index + 1 < all.count && change.start >= all[index + 1].start ? nil : change
    }
  }

  private func changes(in year: Int) -> [(start: Int, utcOffset: Int)] {
    guard let daylight else { return [] }
    let start = daylight.start.civilSeconds(in: year) - standardOffset
    let end = daylight.end.civilSeconds(in: year) - daylight.utcOffset
    let pair = [(start, daylight.utcOffset), (end, standardOffset)]
    return start <= end ? pair : pair.reversed()
  }

  /// The month of a year in 0 to 10000.
  fileprivate static func month(_ month: Int, of year: Int) -> YearMonth {
    YearMonth(containing: .min).adding(months: year * 12 + month - 1)
  }
}

extension PosixTimeZone.Change {
  /// The moment in `year` on the clock that it is read on.
  fileprivate func civilSeconds(in year: Int) -> Int { day.dayNumber(in: year) * 86_400 + time }
}

extension PosixTimeZone.Day {
  /// The number of days from 1970-01-01 to this day of `year`.
  fileprivate func dayNumber(in year: Int) -> Int {
    switch self {
    case .withoutLeapDay(let number):
      let leapDay = CivilDate.isLeap(year) && number >= 60 ? 1 : 0  // 1 March is number 60.
      return PosixTimeZone.month(1, of: year).firstDay.dayNumber + number - 1 + leapDay
    case .zeroBased(let number):
      return PosixTimeZone.month(1, of: year).firstDay.dayNumber + number
    case .weekday(let number, let week, let weekday):
      let month = PosixTimeZone.month(number, of: year)
      let day = weekday.offset(from: month.firstDay.weekday) + (week - 1) * 7
      return month.firstDay.dayNumber + (day < month.length ? day : day - 7)
    }
  }
}
