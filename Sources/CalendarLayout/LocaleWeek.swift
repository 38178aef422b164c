public import CalendarModel
import Foundation

/// How the people of a locale see the week: CLDR's `weekData`.
public struct LocaleWeek: Hashable, Sendable {
  /// The days that are not workdays, as a rule two.
  public let weekend: Set<Weekday>
  /// How weeks are numbered.
  public let rule: WeekRule

  /// The day on which a week begins.
  public var firstWeekday: Weekday { rule.firstWeekday }

  /// Creates a week of one's own.
  public init(weekend: Set<Weekday>, rule: WeekRule) {
    self.weekend = weekend
    self.rule = rule
  }

  /// Creates the week of a locale, from CLDR's data in Foundation.
  ///
  /// - Parameter identifier: A BCP 47 name, such as `de-DE`; the extension `-u-fw-` counts. An
  ///   unknown one has the week of `001`, the world.
  public init(identifier: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: identifier)
    calendar.timeZone = .gmt
    let first = Weekday(foundation: calendar.firstWeekday) ?? WeekRule.iso.firstWeekday
    let rule = try? WeekRule(
      firstWeekday: first, minimumDays: calendar.minimumDaysInFirstWeek)
    self.init(
      weekend: Set(Weekday.allCases.filter { calendar.isWeekend($0) }), rule: rule ?? .iso)
  }
}

extension Weekday {
  /// The weekday that Foundation gives the number, from 1 for Sunday.
  fileprivate init?(foundation number: Int) {
    self.init(rawValue: number == 1 ? 7 : number - 1)
  }
}

extension Calendar {
  fileprivate func isWeekend(_ weekday: Weekday) -> Bool {
    // Day 0, 1970-01-01, was a Thursday; noon is safe from any edge.
    let day = weekday.offset(from: .thursday)
    return isDateInWeekend(Date(timeIntervalSince1970: Double(day * 86400 + 43200)))
  }
}
