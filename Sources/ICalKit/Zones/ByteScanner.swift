/// Reads a short ASCII text from left to right.
struct ByteScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: some StringProtocol) { rest = ArraySlice(text.utf8) }

  /// Whether everything has been read.
  var isAtEnd: Bool { rest.isEmpty }

  /// The byte that comes next; `nil` at the end.
  var next: UInt8? { rest.first }

  /// Steps over `character` and returns whether it came next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Steps over the bytes that come next and fulfil `condition`, and returns how many there were.
  @discardableResult
  mutating func skip(while condition: (UInt8) -> Bool) -> Int {
    let count = rest.prefix(while: condition).count
    rest.removeFirst(count)
    return count
  }

  /// Reads `+` as 1 and `-` as -1; `nil` when neither comes next.
  mutating func sign() -> Int? { skip("+") ? 1 : skip("-") ? -1 : nil }

  /// Reads as many digits as come next, and returns their number when there are as many as `digits`
  /// allows and it is in `range`.
  mutating func number(digits: ClosedRange<Int>, in range: ClosedRange<Int>) -> Int? {
    let run = rest.prefix(while: Self.isDigit)
    guard digits.contains(run.count), let number = Int(String(decoding: run, as: UTF8.self)),
      range.contains(number)
    else { return nil }
    rest.removeFirst(run.count)
    return number
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}
