import CalendarModel

extension PosixTimeZone {
  /// Reads a value such as `CET-1CEST,M3.5.0,M10.5.0/3`.
  ///
  /// Daylight time without dates has those of the United States, as in tz's own reader. The result
  /// is `nil` when the text is anything else.
  init?(_ text: String) {
    var scanner = ByteScanner(text)
    guard let standard = scanner.clockOffset() else { return nil }
    standardOffset = standard
    if scanner.isAtEnd {
      daylight = nil
      return
    }
    guard let daylight = scanner.daylight(standardOffset: standard), scanner.isAtEnd else {
      return nil
    }
    self.daylight = daylight
  }
}

extension PosixTimeZone.Change {
  /// Second Sunday in March, 02:00.
  fileprivate static let usStart = PosixTimeZone.Change(
    day: .weekday(month: 3, week: 2, weekday: .sunday), time: 2 * 3600)
  /// First Sunday in November, 02:00.
  fileprivate static let usEnd = PosixTimeZone.Change(
    day: .weekday(month: 11, week: 1, weekday: .sunday), time: 2 * 3600)
}

/// The grammar of `TZ`: POSIX.1-2017 §8.3.
extension ByteScanner {
  /// `CET-1`, `<+0330>-3:30`: a name and how far the clock is behind UTC; returned as seconds ahead.
  fileprivate mutating func clockOffset() -> Int? {
    guard clockName(), let behind = signedTime(hours: 24) else { return nil }
    return -behind
  }

  /// `CEST,M3.5.0,M10.5.0/3`, `CEST-2`: what comes after standard time.
  fileprivate mutating func daylight(standardOffset: Int) -> PosixTimeZone.Daylight? {
    guard clockName() else { return nil }
    var utcOffset = standardOffset + 3600
    if let next, next != UInt8(ascii: ",") {
      guard let behind = signedTime(hours: 24) else { return nil }
      utcOffset = -behind
    }
    if isAtEnd { return .init(utcOffset: utcOffset, start: .usStart, end: .usEnd) }
    guard let start = change(), let end = change() else { return nil }
    return .init(utcOffset: utcOffset, start: start, end: end)
  }

  /// Steps over three or more letters, or letters, digits and signs in angle brackets.
  private mutating func clockName() -> Bool {
    guard skip("<") else { return skip(while: Self.isLetter) >= 3 }
    let length = skip { byte in
      Self.isLetterOrDigit(byte) || "+-".utf8.contains(byte)
    }
    return length >= 3 && skip(">")
  }

  /// `,M3.5.0/3`: a day, and a time that is 02:00 when absent.
  private mutating func change() -> PosixTimeZone.Change? {
    guard skip(","), let day = day() else { return nil }
    guard skip("/") else { return .init(day: day, time: 2 * 3600) }
    return signedTime(hours: 167).map { .init(day: day, time: $0) }
  }

  private mutating func day() -> PosixTimeZone.Day? {
    if skip("J") { return number(digits: 1...3, in: 1...365).map { .withoutLeapDay($0) } }
    guard skip("M") else { return number(digits: 1...3, in: 0...365).map { .zeroBased($0) } }
    guard let month = number(digits: 1...2, in: 1...12), skip("."),
      let week = number(digits: 1...1, in: 1...5), skip("."),
      let daysFromSunday = number(digits: 1...1, in: 0...6)
    else { return nil }
    return .weekday(month: month, week: week, weekday: .sunday.advanced(by: daysFromSunday))
  }

  /// `-3:30`, `+2`, `26`: hours up to `hours`, with minutes and seconds where they are given.
  private mutating func signedTime(hours: Int) -> Int? {
    let sign = sign() ?? 1
    guard let hours = number(digits: 1...3, in: 0...hours), let minutes = sexagesimal(),
      let seconds = sexagesimal()
    else { return nil }
    return sign * (hours * 3600 + minutes * 60 + seconds)
  }

  /// `:30`; 0 where no colon comes next.
  private mutating func sexagesimal() -> Int? {
    skip(":") ? number(digits: 2...2, in: 0...59) : 0
  }
}
