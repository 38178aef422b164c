internal import CalendarModel

/// Reads the fixed forms of dates and times from the front of a text.
struct DateScanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  /// Whether everything has been read.
  var isAtEnd: Bool { rest.isEmpty }

  /// Reads exactly `count` digits, few enough for `Int`; `nil`, and nothing read, where there are
  /// fewer.
  mutating func digits(_ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Reads all digits there are; `nil` where there is none. A number of more than `maximum` digits
  /// gives `.max`.
  mutating func number(ofAtMost maximum: Int) -> Int? {
    let length = rest.prefix(while: Self.isDigit).count
    let significant = rest.prefix(length).drop { $0 == UInt8(ascii: "0") }.count
    guard length > 0, significant <= maximum else {
      rest = rest.dropFirst(length)
      return length > 0 ? .max : nil
    }
    rest = rest.dropFirst(length - significant)
    return digits(significant)
  }

  /// Reads one of `characters`, which are ASCII, and returns it; `nil`, and nothing read, where
  /// something else follows.
  mutating func take(_ characters: Character...) -> Character? {
    guard let byte = rest.first else { return nil }
    let character = Character(Unicode.Scalar(byte))
    guard characters.contains(character) else { return nil }
    rest = rest.dropFirst()
    return character
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
