import CalendarModel

extension RecurrenceRule.Month {
  /// The month as a number in `1..<64`, different for each: leap months come 32 behind the month they
  /// follow. The number of the month is in `1...13`.
  var code: Int { isLeap ? number + Self.leap : number }

  /// Creates the month that has the given ``code``.
  init(code: Int) { self.init(code % Self.leap, isLeap: code > Self.leap) }

  private static let leap = 32
}
