import CalendarModel
import Foundation

/// Steps from month to month of a calendar, asking Foundation for one date in each.
struct MonthWalk: Sendable {
  private let calendar: Calendar
  private let scale: CalendarScale
  /// The number that Foundation has for the month.
  private var ordinal: Int
  /// The day number of the month's first day.
  private(set) var firstDay: Int
  /// The month.
  private(set) var month: RecurrenceRule.Month

  /// Starts at the first month of a year, the first one behind the month that holds the day with the
  /// given number; `nil` when the months are the Gregorian ones, for which Foundation is not needed.
  init?(_ scale: CalendarScale, toYearBehind day: Int) {
    guard let identifier = scale.identifier else { return nil }
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    let date = calendar.monthAndDay(of: day)
    self.calendar = calendar
    self.scale = scale
    ordinal = date.month
    firstDay = day - (date.day - 1)
    month = scale.month(date.month, isRepeated: false)
    repeat { advance() } while month != 1
  }

  /// Goes on to the next month.
  ///
  /// The 32nd day from the start of a month lies in the next one: months have at most 31 days, and
  /// what follows one of five or six has thirty.
  mutating func advance() {
    let date = calendar.monthAndDay(of: firstDay + 31)
    firstDay += 31 - min(date.day - 1, 30)
    // A leap month has the number of the month before it. Foundation can be asked whether it is one,
    // but answers ten times as slowly.
    month = scale.month(date.month, isRepeated: date.month == ordinal)
    ordinal = date.month
  }
}

extension CalendarScale {
  /// Foundation's name for a calendar whose months are not the Gregorian ones.
  fileprivate var identifier: Calendar.Identifier? {
    switch self {
    case .gregorian, .buddhist, .japanese, .republicOfChina: nil
    case .chinese: .chinese
    case .coptic: .coptic
    case .dangi: .dangi
    // The two differ in the number of the year alone, and Foundation has only this one right.
    case .ethiopic, .ethiopicAmeteAlem: .ethiopicAmeteMihret
    case .hebrew: .hebrew
    case .indian: .indian
    case .islamic: .islamic
    case .islamicCivil: .islamicCivil
    case .islamicTabular: .islamicTabular
    case .islamicUmmAlQura: .islamicUmmAlQura
    case .persian: .persian
    }
  }

  /// The month of BYMONTH to which Foundation gives the number `ordinal`, as it did to the month
  /// before it when `isRepeated`.
  fileprivate func month(_ ordinal: Int, isRepeated: Bool) -> RecurrenceRule.Month {
    // Foundation numbers Adar I as 6 and what follows from 7 on, in every year.
    if self == .hebrew, ordinal >= 6 {
      return RecurrenceRule.Month(ordinal - 1, isLeap: ordinal == 6)
    }
    return RecurrenceRule.Month(ordinal, isLeap: isRepeated)
  }
}

extension Calendar {
  /// The month and day of the month on the day with the given number.
  fileprivate func monthAndDay(of day: Int) -> (month: Int, day: Int) {
    let noon = Date(timeIntervalSince1970: Double(day) * 86400 + 43200)
    let date = dateComponents([.month, .day], from: noon)
    return (date.month ?? 1, date.day ?? 1)
  }
}
