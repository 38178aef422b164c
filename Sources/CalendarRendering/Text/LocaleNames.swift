public import CalendarModel
import Foundation

/// The names of months and days in a language, from CLDR through Foundation.
///
/// The calendar is the Gregorian one and digits are Latin in every locale. Formatters take a
/// millisecond to set up, so each is made when it is first needed.
public final class LocaleNames {
  /// How long a weekday's name is.
  private enum WeekdayLength: CaseIterable {
    case wide, abbreviated, short, narrow
  }

  private let locale: Locale
  private lazy var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
  private lazy var weekdayNames: [WeekdayLength: [Weekday: String]] = [:]

  /// Creates the names of a locale.
  ///
  /// - Parameter identifier: A BCP 47 name such as `de-DE`; its extensions are left out. An unknown
  ///   one has the names of CLDR's root.
  public init(_ identifier: String) {
    // ICU's own spelling takes 0.2 ms to read, `-u-ca-gregory-nu-latn` more than 5 ms.
    let subtags = identifier.split(separator: "-").prefix { $0.utf8.count > 1 }
    locale = Locale(
      identifier: subtags.joined(separator: "_") + "@calendar=gregorian;numbers=latn")
  }

  private lazy var calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    return calendar
  }()

  /// `April 2025`, `2025年4月`.
  public func title(of month: YearMonth) -> String {
    format(month.firstDay) { style.year().month(.wide).format($0) }
  }

  /// The month's name standing alone: `April`, `4月`.
  public func name(of month: YearMonth) -> String {
    format(month.firstDay) { style.month(.wide).format($0) }
  }

  /// `31 Mar`, `31. März`, `3月31日`.
  public func shortDay(_ date: CivilDate) -> String {
    format(date) { style.month(.abbreviated).day().format($0) }
  }

  /// `Tuesday, April 15, 2025`.
  public func longDay(_ date: CivilDate) -> String {
    format(date) { style.weekday(.wide).day().month(.wide).year().format($0) }
  }

  /// `Tue, Apr 15`.
  public func mediumDay(_ date: CivilDate) -> String {
    format(date) { style.weekday(.abbreviated).day().month(.abbreviated).format($0) }
  }

  /// `April 14 – 20, 2025`: the days from `first` through `last`, what they share named once.
  public func interval(from first: CivilDate, through last: CivilDate) -> String {
    let (from, through) = (FormattedDate(first), FormattedDate(last))
    guard from.date < through.date else { return longDay(first) }
    let text = Date.IntervalFormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      .year().month(.wide).day().format(from.date..<through.date)
    // CLDR sets thin blanks around the dash; a terminal has blanks of one width only.
    return through.restoringYear(in: from.restoringYear(in: text))
      .replacing("\u{2009}", with: " ")
  }

  /// The seven weekdays' names from `first` on, all of the same kind: the longest of CLDR's kinds
  /// that fits into `columns`; its shortest where none does.
  public func weekdays(from first: Weekday, fitting columns: Int) -> [String] {
    let order = first.weekFromHere
    for length in WeekdayLength.allCases {
      let names = names(of: length)
      let widest = names.values.map { DisplayText($0).width }.max() ?? 0
      if widest <= columns || length == .narrow {
        return order.map { names[$0, default: ""] }
      }
    }
    return []
  }

  private func names(of length: WeekdayLength) -> [Weekday: String] {
    if let names = weekdayNames[length] { return names }
    let style =
      switch length {
      case .wide: style.weekday(.wide)
      case .abbreviated: style.weekday(.abbreviated)
      case .short: style.weekday(.short)
      case .narrow: style.weekday(.narrow)
      }
    let week = Week(containing: CivilDate(dayNumber: 0), startingOn: .monday)
    let names = Dictionary(
      uniqueKeysWithValues: week.days.map { ($0.weekday, style.format(FormattedDate($0).date)) })
    weekdayNames[length] = names
    return names
  }

  private func format(_ date: CivilDate, _ formatter: (Date) -> String) -> String {
    let formatted = FormattedDate(date)
    return formatted.restoringYear(in: formatter(formatted.date))
  }
}

/// A day as Foundation can format it.
///
/// Foundation's calendar is the Julian one before 1582 and its years have eras. So a year outside
/// `1600...9999` is formatted as the one 2000 years away, which has the same weekdays, and put back
/// into the text.
private struct FormattedDate {
  /// Noon of the day, so that no rounding moves it.
  let date: Date
  private let year: Int
  private let shownYear: Int

  init(_ date: CivilDate) {
    year = date.year
    shownYear = year < 1600 ? year + 2000 : year > 9999 ? year - 2000 : year
    // 400 years have 146,097 days.
    let shift = (shownYear - year) / 400 * 146_097
    self.date = Date(timeIntervalSince1970: Double((date.dayNumber + shift) * 86400 + 43200))
  }

  func restoringYear(in text: String) -> String {
    shownYear == year ? text : text.replacing(String(shownYear), with: String(year))
  }
}
