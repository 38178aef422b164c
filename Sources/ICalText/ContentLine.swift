/// One content line: a property's name, parameters and value (RFC 5545 §3.1), unfolded and decoded.
public struct ContentLine: Hashable, Sendable {
  /// A property parameter with its values (§3.2), quotes taken off and RFC 6868 escapes resolved.
  public struct Parameter: Hashable, Sendable {
    /// The name in upper case.
    public let name: String
    /// The values; at least one.
    public let values: [String]
  }

  /// What had to be repaired to read the line.
  public struct Repairs: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Its bytes are not UTF-8 and were read as windows-1252.
    public static let windows1252 = Repairs(rawValue: 1)
    /// Control characters were removed.
    public static let controlsRemoved = Repairs(rawValue: 2)
  }

  /// Why a line is not a content line.
  public enum Malformation: Hashable, Sendable {
    /// There is no colon that ends name and parameters.
    case noColon
    /// The name is empty or has other characters than letters, digits and hyphens.
    case invalidName
  }

  /// The property's name in upper case.
  public let name: String
  /// The parameters, in the order of the line.
  public let parameters: [Parameter]
  /// The value as written, escapes and all.
  public let value: String
  /// The physical line where it begins, from 1.
  public let line: Int
  /// What had to be repaired to read it.
  public let repairs: Repairs
  /// Why it is no content line; `nil` for a good one. `value` is then the whole line.
  public let malformation: Malformation?

  /// The first value of the parameter `name`, given in upper case; `nil` when it is absent.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.values.first
  }
}

extension ContentLine {
  /// Reads a line from `bytes`, clean UTF-8 without line ends.
  ///
  /// A parameter without `=` is left out. A quote that is never closed is read as a character.
  init(parsing bytes: [UInt8], line: Int, repairs: Repairs) {
    var scanner = ContentLineScanner(bytes: bytes)
    let name = scanner.name()
    var parameters: [Parameter] = []
    while let parameter = scanner.parameter() { parameters.append(parameter) }
    self.line = line
    self.repairs = repairs
    if let value = scanner.value() {
      malformation = name == nil ? .invalidName : nil
      self.name = name ?? ""
      self.parameters = parameters
      self.value = value
    } else {
      malformation = .noColon
      self.name = ""
      self.parameters = []
      self.value = String(decoding: bytes, as: UTF8.self)
    }
  }
}

/// Takes a content line apart from left to right.
private struct ContentLineScanner {
  let bytes: [UInt8]
  var index = 0

  private static let colon = UInt8(ascii: ":")
  private static let semicolon = UInt8(ascii: ";")
  private static let comma = UInt8(ascii: ",")
  private static let equals = UInt8(ascii: "=")
  private static let quote = UInt8(ascii: "\"")

  /// The name before the first `;` or `:` in upper case, blanks around it left out; `nil` when it is
  /// no name.
  mutating func name() -> String? {
    let end = position(of: Self.colon, or: Self.semicolon, from: 0)
    defer { index = end }
    var range = 0..<end
    while let first = range.first, bytes[first].isFold { range.removeFirst() }
    while let last = range.last, bytes[last].isFold { range.removeLast() }
    guard !range.isEmpty, bytes[range].allSatisfy(\.isNameCharacter) else { return nil }
    return String(decoding: bytes[range].lazy.map(\.upperCased), as: UTF8.self)
  }

  /// The next parameter that has a name; `nil` at the colon or the end.
  mutating func parameter() -> ContentLine.Parameter? {
    while index < bytes.count, bytes[index] == Self.semicolon {
      let start = index + 1
      let nameEnd = position(of: Self.equals, or: Self.semicolon, Self.colon, from: start)
      index = nameEnd
      guard nameEnd < bytes.count, bytes[nameEnd] == Self.equals else { continue }
      var values: [String] = []
      repeat {
        index += 1
        values.append(parameterValue())
      } while index < bytes.count && bytes[index] == Self.comma
      let name = bytes[start..<nameEnd].filter { !$0.isFold }.map(\.upperCased)
      return .init(name: String(decoding: name, as: UTF8.self), values: values)
    }
    return nil
  }

  /// What follows the colon; `nil` when there is none.
  mutating func value() -> String? {
    guard index < bytes.count, bytes[index] == Self.colon else { return nil }
    return String(decoding: bytes[(index + 1)...], as: UTF8.self)
  }

  /// One value of a parameter, up to the `,`, `;` or `:` that ends it.
  private mutating func parameterValue() -> String {
    let start = index
    if index < bytes.count, bytes[index] == Self.quote,
      let close = bytes[(index + 1)...].firstIndex(of: Self.quote)
    {
      index = close + 1
      let inner = bytes[(start + 1)..<close]
      // What stands between the closing quote and the next delimiter belongs to no grammar; it is
      // kept, since `"Jo" Doe` names a person.
      let rest = position(of: Self.comma, or: Self.semicolon, Self.colon, from: index)
      defer { index = rest }
      return Self.unescaped(Array(inner) + bytes[index..<rest])
    }
    index = position(of: Self.comma, or: Self.semicolon, Self.colon, from: index)
    return Self.unescaped(Array(bytes[start..<index]))
  }

  private func position(
    of one: UInt8, or other: UInt8, _ third: UInt8? = nil, from start: Int
  ) -> Int {
    bytes[start...].firstIndex { $0 == one || $0 == other || $0 == third } ?? bytes.count
  }

  /// Resolves RFC 6868's `^n`, `^^` and `^'`; any other `^` stands for itself.
  private static func unescaped(_ bytes: [UInt8]) -> String {
    let caret = UInt8(ascii: "^")
    guard bytes.contains(caret) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let escaped: UInt8? =
        switch (bytes[index], index + 1 < bytes.count ? bytes[index + 1] : 0) {
        case (caret, UInt8(ascii: "n")): .lineFeed
        case (caret, caret): caret
        case (caret, UInt8(ascii: "'")): quote
        default: nil
        }
      result.append(escaped ?? bytes[index])
      index += escaped == nil ? 1 : 2
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether a property's name may have it: `iana-token` of RFC 5545 §3.1.
  var isNameCharacter: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The upper-case form of an ASCII letter, anything else unchanged.
  public var upperCased: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self - 32 : self
  }
}
