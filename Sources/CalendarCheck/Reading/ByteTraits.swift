/// What kinds of bytes a line has, so that rules pass over the many lines that cannot concern them.
struct ByteTraits: OptionSet {
  private(set) var rawValue: UInt8

  /// Bytes beyond ASCII.
  static let nonASCII = ByteTraits(rawValue: 1)
  /// C0 controls other than the tab, and DEL.
  static let control = ByteTraits(rawValue: 2)
  /// Backslashes.
  static let backslash = ByteTraits(rawValue: 4)
  /// Commas and semicolons.
  static let separator = ByteTraits(rawValue: 8)
  /// Double quotes.
  static let quote = ByteTraits(rawValue: 16)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The kinds that are in `bytes`.
  init(of bytes: [UInt8]) {
    self = bytes.reduce(into: []) { $0.rawValue |= Self.table[Int($1)] }
  }

  /// The kind of each byte.
  private static let table: [UInt8] = (0...255).map { byte in
    let kind: ByteTraits =
      switch byte {
      case 0x09: []
      case ..<0x20, 0x7F: .control
      case 0x80...: .nonASCII
      case 0x5C: .backslash
      case 0x2C, 0x3B: .separator
      case 0x22: .quote
      default: []
      }
    return kind.rawValue
  }
}
