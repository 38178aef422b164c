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
  /// Reads `line` of a source: unfolds its bytes, then decodes them.
  ///
  /// A parameter without `=` is left out. A quote that is never closed is read as a character.
  public init(_ line: UnfoldedLine, in source: Span<UInt8>) {
    if line.continuations.isEmpty, CleanText.isPlain(source.extracting(line.first.range)) {
      self.init(
        parsing: source.extracting(line.first.range), line: line.first.number, repairs: [])
    } else {
      let (text, repairs) = CleanText.of(line.bytes(in: source))
      self.init(parsing: text.span, line: line.first.number, repairs: repairs)
    }
  }

  private init(parsing bytes: Span<UInt8>, line: Int, repairs: Repairs) {
    let tokens = ContentLineTokens(bytes)
    let name = Self.name(tokens.name, in: bytes)
    self.line = line
    self.repairs = repairs
    if let value = tokens.value {
      malformation = name == nil ? .invalidName : nil
      self.name = name ?? ""
      parameters = tokens.parameters.compactMap { Parameter($0, in: bytes) }
      self.value = String(bytes, in: value)
    } else {
      malformation = .noColon
      self.name = ""
      parameters = []
      value = String(bytes, in: 0..<bytes.count)
    }
  }

  /// The name in `range` in upper case; `nil` when it is no name.
  private static func name(_ range: Range<Int>, in bytes: Span<UInt8>) -> String? {
    guard !range.isEmpty, range.allSatisfy({ bytes[$0].isNameCharacter }) else { return nil }
    return String(upperCasing: bytes, in: range)
  }
}

extension ContentLine.Parameter {
  /// `nil` where there is no `=`.
  fileprivate init?(_ tokens: ContentLineTokens.Parameter, in bytes: Span<UInt8>) {
    guard !tokens.values.isEmpty else { return nil }
    let name = String(upperCasing: bytes, in: tokens.name)
    self.name = name.utf8.contains(where: \.isFold) ? name.filter { !$0.isWhitespace } : name
    values = tokens.values.map { value in
      // What follows a closing quote is kept, since `"Jo" Doe` names a person.
      var text = String(bytes, in: value.range)
      if !value.rest.isEmpty { text += String(bytes, in: value.rest) }
      return text.utf8.contains(UInt8(ascii: "^")) ? Self.unescaped(text) : text
    }
  }

  /// Resolves RFC 6868's `^n`, `^^` and `^'`; any other `^` stands for itself.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let caret = rest.firstIndex(of: "^") {
      result += rest[..<caret]
      rest = rest[caret...].dropFirst()
      let escaped: Character? =
        switch rest.first {
        case "n": "\n"
        case "^": "^"
        case "'": "\""
        default: nil
        }
      result.append(escaped ?? "^")
      if escaped != nil { rest.removeFirst() }
    }
    return result + rest
  }
}

extension String {
  /// The UTF-8 in `range` of `bytes`.
  fileprivate init(_ bytes: Span<UInt8>, in range: Range<Int>) {
    self = bytes.extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// The ASCII in `range` of `bytes` in upper case.
  package init(upperCasing bytes: Span<UInt8>, in range: Range<Int>) {
    self.init(unsafeUninitializedCapacity: range.count) { buffer in
      for place in 0..<range.count { buffer[place] = bytes[range.lowerBound + place].upperCased }
      return range.count
    }
  }
}

extension UInt8 {
  /// Whether a property's name may have it: `iana-token` of RFC 5545 §3.1.
  public var isNameCharacter: Bool {
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
