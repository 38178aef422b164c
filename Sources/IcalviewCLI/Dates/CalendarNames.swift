internal import CalendarModel
internal import Foundation

/// The names that a language has for weekdays and months, in lower case.
struct CalendarNames: Sendable {
  private let weekdays: [String: Weekday]
  private let months: [String: Int]

  private init(weekdays: [[String]], months: [[String]]) {
    self.weekdays = Self.index(weekdays) { Weekday.sunday.advanced(by: $0) }
    self.months = Self.index(months) { $0 + 1 }
  }

  /// The English names with the abbreviations in use; they need no locale data.
  static let english = CalendarNames(
    weekdays: [
      ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
      ["sun", "mon", "tue", "wed", "thu", "fri", "sat"],
      ["", "", "tues", "", "thur", "", ""],
      ["", "", "", "", "thurs", "", ""],
    ],
    months: [
      [
        "january", "february", "march", "april", "may", "june", "july", "august", "september",
        "october", "november", "december",
      ],
      ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
      ["", "", "", "", "", "", "", "", "sept", "", "", ""],
    ])

  /// The names of a locale in the Gregorian calendar: CLDR's full and abbreviated ones, as they
  /// stand alone and as they stand within a date.
  ///
  /// - Parameter locale: A BCP 47 name.
  init(locale: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    self.init(
      weekdays: [
        calendar.standaloneWeekdaySymbols, calendar.weekdaySymbols,
        calendar.shortStandaloneWeekdaySymbols, calendar.shortWeekdaySymbols,
      ],
      months: [
        calendar.standaloneMonthSymbols, calendar.monthSymbols,
        calendar.shortStandaloneMonthSymbols, calendar.shortMonthSymbols,
      ])
  }

  /// The weekday of that name, which is in lower case; a full stop at its end does not matter.
  func weekday(_ name: String) -> Weekday? { weekdays[Self.key(name)] }

  /// What `name`, in lower case, can mean: a weekday, a month, or both.
  func readings(of name: String, _ turn: DateExpression.Turn) -> [DateExpression] {
    let key = Self.key(name)
    return [
      weekdays[key].map { .weekday($0, turn) }, months[key].map { .month($0, turn) },
    ].compactMap(\.self)
  }

  /// Maps each name of each list to what stands at its index; the earlier list wins, and what is
  /// empty or a bare number names nothing.
  private static func index<Value>(
    _ lists: [[String]], value: (Int) -> Value
  ) -> [String: Value] {
    let pairs = lists.flatMap { list in
      list.enumerated().map { (key($0.element.lowercased()), value($0.offset)) }
    }
    let names = pairs.filter { !$0.0.allSatisfy(\.isNumber) }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  private static func key(_ name: String) -> String {
    name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}
