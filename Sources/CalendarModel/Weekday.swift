/// A day of the week.
///
/// There is no `<`: which day comes first is a matter of the locale; see ``offset(from:)``.
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
  /// Monday, 1 as in ISO 8601.
  case monday = 1
  /// Tuesday.
  case tuesday
  /// Wednesday.
  case wednesday
  /// Thursday.
  case thursday
  /// Friday.
  case friday
  /// Saturday.
  case saturday
  /// Sunday, 7 as in ISO 8601.
  case sunday

  /// How many days after the nearest earlier `other` this day comes, in `0...6`.
  public func offset(from other: Weekday) -> Int {
    (rawValue - other.rawValue + 7) % 7
  }

  /// The weekday that comes `days` days after this one; negative counts backwards.
  public func advanced(by days: Int) -> Weekday {
    Self.allCases[(rawValue - 1 + days % 7 + 7) % 7]
  }

  /// All seven days in order, this one first.
  public var weekFromHere: [Weekday] { (0..<7).map(advanced(by:)) }

  /// The lower-case English name, `monday`, as the JSON and the options spell it.
  public var englishName: String { "\(self)" }
}
