import CalendarModel

/// Days and times of generated feeds.
enum GeneratedTime {
  /// The first day on which an event can start.
  static let firstDay = CivilDate(dayNumber: 16801)  // 2016-01-01
  /// Over how many days the starts are spread: eleven years.
  static let dayCount = 4018

  /// A start at a half-hour of office hours on any day.
  static func start(_ dice: inout Dice) -> CivilDateTime {
    let day = firstDay.adding(days: dice.below(dayCount))
    return CivilDateTime(startOf: day).adding(seconds: 8 * 3600 + dice.below(20) * 1800)
  }

  /// `start` on the Monday behind it, where it is on a weekend.
  static func onWorkday(_ start: CivilDateTime) -> CivilDateTime {
    let daysFromMonday = start.date.weekday.offset(from: .monday)
    return daysFromMonday < 5 ? start : start.adding(days: 7 - daysFromMonday)
  }
}

extension CivilDate {
  /// `20250415`.
  var text: String { "\(padded(year, 4))\(padded(month, 2))\(padded(day, 2))" }

  /// `TU`.
  var weekdayText: String { weekday.englishName.prefix(2).uppercased() }
}

extension CivilDateTime {
  /// `20250415T093000`.
  var text: String { "\(date.text)T\(padded(hour, 2))\(padded(minute, 2))\(padded(second, 2))" }
}
