/// A number that lies outside the range its place allows.
public struct OutOfRange: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the field, such as `month`.
  public let field: String
  /// The number that was given.
  public let value: Int
  /// What the field allows.
  public let range: ClosedRange<Int>

  /// `month is 13, expected 1 to 12`.
  public var description: String {
    "\(field) is \(value), expected \(range.lowerBound) to \(range.upperBound)"
  }

  /// Returns `value` when `range` holds it.
  ///
  /// - Throws: ``OutOfRange``, with `field` as the name.
  static func check(
    _ value: Int, in range: ClosedRange<Int>, as field: String
  ) throws(OutOfRange) -> Int {
    guard range.contains(value) else {
      throw OutOfRange(field: field, value: value, range: range)
    }
    return value
  }
}
