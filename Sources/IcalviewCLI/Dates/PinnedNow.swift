internal import CalendarModel

/// The time that `--now` sets in place of the clock's.
enum PinnedNow: Hashable, Sendable {
  /// A time on the viewer's clock.
  case local(CivilDateTime)
  /// A time with an offset from UTC.
  case instant(Instant)

  /// Reads `2025-04-15`, which is its midnight, or `2025-04-15T09:30`, both parts with a blank or a
  /// `T` between them, with optional seconds and an optional `Z`, `+02`, `+02:00` or `+0200`.
  ///
  /// - Returns: `nil` for any other form.
  /// - Throws: ``DateWords/Impossible`` for a time of that form that does not exist.
  static func read(_ text: String) throws(DateWords.Impossible) -> PinnedNow? {
    var scanner = DateScanner(text.uppercased())
    guard let date = try scanner.date() else { return nil }
    if scanner.isAtEnd { return .local(CivilDateTime(startOf: date)) }
    guard scanner.take("T", " ") != nil, let time = try scanner.time(on: date) else { return nil }
    if scanner.isAtEnd { return .local(time) }
    guard let offset = try scanner.offset(), scanner.isAtEnd else { return nil }
    return .instant(Instant(time, utcOffset: offset))
  }
}

extension DateScanner {
  fileprivate mutating func date() throws(DateWords.Impossible) -> CivilDate? {
    guard let year = digits(4), take("-") != nil, let month = digits(2), take("-") != nil,
      let day = digits(2)
    else { return nil }
    return try DateWords.date(year, month, day)
  }

  fileprivate mutating func time(
    on date: CivilDate
  ) throws(DateWords.Impossible) -> CivilDateTime? {
    guard let hour = digits(2), take(":") != nil, let minute = digits(2) else { return nil }
    var second = 0
    if take(":") != nil {
      guard let digits = digits(2) else { return nil }
      second = digits
    }
    do {
      return try CivilDateTime(date, hour: hour, minute: minute, second: second)
    } catch {
      throw DateWords.Impossible(reason: error.description)
    }
  }

  /// Reads an offset from UTC, in seconds.
  fileprivate mutating func offset() throws(DateWords.Impossible) -> Int? {
    if take("Z") != nil { return 0 }
    guard let sign = take("+", "-"), let hours = digits(2) else { return nil }
    let hasColon = take(":") != nil
    let minutes = isAtEnd && !hasColon ? 0 : digits(2)
    guard let minutes else { return nil }
    guard hours <= 23, minutes <= 59 else {
      throw DateWords.Impossible(reason: "its offset is more than 23:59")
    }
    return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }
}
