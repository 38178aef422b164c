internal import CalendarModel

/// Reads dates as people write them on the command line, with the names of one locale beside the
/// English ones.
///
/// - `2025`, `2025-04`, `2025-W15`, `2025-04-15`; no other bare number is a date.
/// - `today`, `tomorrow`, `yesterday`; `+3d`, `-2w`, `+1m`, `-1y` from today.
/// - `this week`, `next month`, `last year`.
/// - Names of weekdays and months, full or abbreviated, also after `this`, `next` and `last`; see
///   ``DateExpression/Turn`` for which day each means.
///
/// Letter case does not matter.
struct DateWords: Sendable {
  /// The BCP 47 name of the locale whose names are read.
  let locale: String

  /// A date that is written as one but does not exist.
  struct Impossible: Error, Hashable {
    /// Why there is none, such as `day is 30, expected 1 to 28`.
    let reason: String
  }

  /// What `text` can mean, the likelier reading first; nothing when it is no date.
  ///
  /// There may be several since names are shared: Spanish `mar` is March and Tuesday. English
  /// readings come first, so a script means the same day in every locale.
  ///
  /// - Throws: ``Impossible`` for a date of one of the forms above that does not exist.
  func readings(of text: String) throws(Impossible) -> [DateExpression] {
    if let fixed = try Self.fixed(text) { return [fixed] }
    if let distance = try Self.distance(text) { return [distance] }
    let words = text.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return [] }
    if words.count == 1, let days = Self.days[first] { return [.distance(days, .day)] }
    if words.count > 1, let turn = Self.turns[first] {
      let name = words.dropFirst().joined(separator: " ")
      if let unit = Self.units[name] { return [.period(turn.distance, unit)] }
      return named(name, turn.turn)
    }
    return named(words.joined(separator: " "), .plain)
  }

  /// The weekday that `name` names in English or in the locale, in full or abbreviated.
  func weekday(_ name: String) -> Weekday? {
    let name = name.lowercased()
    return CalendarNames.english.weekday(name) ?? CalendarNames(locale: locale).weekday(name)
  }

  private func named(_ name: String, _ turn: DateExpression.Turn) -> [DateExpression] {
    // Spares the common `--month work.ics` the millisecond that a locale's names take.
    if FeedDirectory.isFeed(name) { return [] }
    let english = CalendarNames.english.readings(of: name, turn)
    let local = CalendarNames(locale: locale).readings(of: name, turn)
    return english + local.filter { !english.contains($0) }
  }

  private static let days = ["yesterday": -1, "today": 0, "tomorrow": 1]
  private static let turns: [String: (turn: DateExpression.Turn, distance: Int)] = [
    "last": (.last, -1), "this": (.this, 0), "next": (.next, 1),
  ]
  private static let units: [String: Period.Unit] = [
    "day": .day, "week": .week, "month": .month, "year": .year,
  ]
}

// MARK: - The forms made of digits

extension DateWords {
  /// `2025`, `2025-04`, `2025-W15`, `2025-04-15`; `nil` for any other form.
  private static func fixed(_ text: String) throws(Impossible) -> DateExpression? {
    var scanner = DateScanner(text)
    guard let year = scanner.digits(4) else { return nil }
    if scanner.isAtEnd { return .fixed(.year(try checked(year: year))) }
    guard scanner.take("-") != nil else { return nil }
    if scanner.take("W", "w") != nil {
      guard let week = scanner.digits(2), scanner.isAtEnd else { return nil }
      return .isoWeek(try isoWeek(week, of: checked(year: year)))
    }
    guard let month = scanner.digits(2) else { return nil }
    if scanner.isAtEnd {
      return .fixed(.month(YearMonth(containing: try date(year, month, 1))))
    }
    guard scanner.take("-") != nil, let day = scanner.digits(2), scanner.isAtEnd else { return nil }
    return .fixed(.day(try date(year, month, day)))
  }

  /// `+2w`, `-3d`, `+1m`, `-1y`; `nil` for any other form.
  private static func distance(_ text: String) throws(Impossible) -> DateExpression? {
    var scanner = DateScanner(text.lowercased())
    guard let sign = scanner.take("+", "-"),
      let count = scanner.number(ofAtMost: DateExpression.maximumDigits),
      let unit = scanner.take("d", "w", "m", "y"), scanner.isAtEnd
    else { return nil }
    guard count < .max else { throw Impossible(reason: "it lies outside the years 1 to 9999") }
    let signed = sign == "-" ? -count : count
    return switch unit {
    case "d": .distance(signed, .day)
    case "w": .distance(signed, .week)
    case "m": .distance(signed, .month)
    default: .distance(signed, .year)
    }
  }

  /// The day of the given fields.
  ///
  /// - Throws: ``Impossible`` when there is none in the years 1 to 9999.
  static func date(_ year: Int, _ month: Int, _ day: Int) throws(Impossible) -> CivilDate {
    let year = try checked(year: year)
    do {
      return try CivilDate(year: year, month: month, day: day)
    } catch {
      throw Impossible(reason: error.description)
    }
  }

  private static func checked(year: Int) throws(Impossible) -> Int {
    guard year > 0 else { throw Impossible(reason: "year is \(year), expected 1 to 9999") }
    return year
  }

  /// Week `number` of `year`, ISO 8601: week 1 holds 4 January, the last one 28 December.
  private static func isoWeek(_ number: Int, of year: Int) throws(Impossible) -> Week {
    let last = WeekRule.iso.number(of: try date(year, 12, 28)).week
    guard (1...last).contains(number) else {
      throw Impossible(reason: "week is \(number), expected 1 to \(last)")
    }
    return Week(containing: try date(year, 1, 4), startingOn: .monday).adding(weeks: number - 1)
  }
}
