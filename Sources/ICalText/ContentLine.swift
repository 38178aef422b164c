/// One content line: a property's name, parameters and value (RFC 5545 §3.1), unfolded and decoded.
public struct ContentLine: Hashable, Sendable {
  /// A property parameter with its values (§3.2), quotes taken off and RFC 6868 escapes resolved.
  public struct Parameter: Hashable, Sendable {
    /// The name in upper case.
    public let name: String
    /// The first value, which nearly always is the only one.
    public let value: String
    /// The values behind the first one.
    public let others: [String]
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

  /// The property, when it is one that icalview reads.
  public let property: PropertyName?
  /// The property's name in upper case.
  public let name: String
  /// The parameters, in the order of the line.
  public let parameters: [Parameter]
  /// The value as written, escapes and all.
  public let value: String
  /// The physical line where it begins, from 1.
  public var line: Int
  /// What had to be repaired to read it.
  public let repairs: Repairs
  /// Why it is no content line; `nil` for a good one. `value` is then the whole line.
  public let malformation: Malformation?

  /// The first value of the parameter `name`, given in upper case; `nil` when it is absent.
  public func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.value
  }
}

extension ContentLine {
  /// Reads `line` of a source: unfolds its bytes, then decodes them.
  ///
  /// A parameter without `=` is left out. A quote that is never closed is read as a character.
  public init(_ line: UnfoldedLine, in source: Span<UInt8>) {
    self = Self.decoding(line, in: source) { bytes, repairs in
      ContentLine(
        parsing: LineParts(bytes, readsAll: true), of: bytes, line: line.first.number,
        repairs: repairs)
    }
  }

  /// Reads `line` as ``init(_:in:)`` does, unless there is nothing to say about it and its property is
  /// none of ``PropertyName``; such are half the lines of some exports. What there is to say of one is
  /// said without its parameters.
  public init?(ifRead line: UnfoldedLine, in source: Span<UInt8>) {
    let read: ContentLine? = Self.decoding(line, in: source) { bytes, repairs in
      let parts = LineParts(bytes, readsAll: false)
      if parts.isUnread(in: bytes), repairs.isEmpty { return nil }
      return ContentLine(parsing: parts, of: bytes, line: line.first.number, repairs: repairs)
    }
    guard let read else { return nil }
    self = read
  }

  /// What `read` makes of the clean text of `line`, which is told what had to be repaired for it.
  private static func decoding<Result>(
    _ line: UnfoldedLine, in source: Span<UInt8>, _ read: (Span<UInt8>, Repairs) -> Result
  ) -> Result {
    if line.continuations.isEmpty, CleanText.isPlain(source.extracting(line.first.range)) {
      return read(source.extracting(line.first.range), [])
    }
    let (text, repairs) = CleanText.of(line.bytes(in: source))
    return read(text.span, repairs)
  }

  private init(parsing parts: LineParts, of bytes: Span<UInt8>, line: Int, repairs: Repairs) {
    self.line = line
    self.repairs = repairs
    property = parts.property
    guard let value = parts.value else {
      malformation = .noColon
      name = ""
      parameters = []
      self.value = String(bytes, in: 0..<bytes.count)
      return
    }
    let written = property?.text ?? Self.name(parts.name, in: bytes)
    name = written ?? ""
    malformation = written == nil ? .invalidName : nil
    parameters = parts.parameters
    self.value = String(bytes, in: value)
  }

  /// The parts of a line, before all of them are made texts.
  private struct LineParts {
    let name: Range<Int>
    let property: PropertyName?
    let parameters: [Parameter]
    let value: Range<Int>?

    /// Takes a line apart; only with `readsAll` the parameters of a property that nobody reads are
    /// there.
    init(_ bytes: Span<UInt8>, readsAll: Bool) {
      var scanner = ContentLineScanner()
      name = scanner.name(in: bytes)
      property = PropertyName(name, in: bytes)
      parameters = scanner.parameters(in: bytes, areRead: readsAll || property != nil)
      value = scanner.value(in: bytes)
    }

    /// Whether it is a content line whose property nobody reads.
    func isUnread(in bytes: Span<UInt8>) -> Bool {
      property == nil && value != nil && !name.isEmpty
        && name.allSatisfy { bytes[$0].isNameCharacter }
    }
  }

  /// The name in `range` in upper case; `nil` when it is no name.
  private static func name(_ range: Range<Int>, in bytes: Span<UInt8>) -> String? {
    guard !range.isEmpty, range.allSatisfy({ bytes[$0].isNameCharacter }) else { return nil }
    return String(upperCasing: bytes, in: range)
  }
}

extension ContentLineScanner {
  /// The parameters from here on, one without `=` left out; none where nobody reads them.
  fileprivate mutating func parameters(
    in bytes: Span<UInt8>, areRead: Bool
  ) -> [ContentLine.Parameter] {
    var parameters: [ContentLine.Parameter] = []
    while let name = nextParameter(in: bytes) {
      if !areRead {
        var isFirst = true
        while nextValue(isFirst: isFirst, in: bytes) != nil { isFirst = false }
        continue
      }
      guard let first = nextValue(isFirst: true, in: bytes) else { continue }
      var others: [String] = []
      while let value = nextValue(isFirst: false, in: bytes) {
        others.append(ContentLine.Parameter.text(of: value, in: bytes))
      }
      // Few properties have more.
      if parameters.isEmpty { parameters.reserveCapacity(6) }
      parameters.append(
        ContentLine.Parameter(
          name: ContentLine.Parameter.name(name, in: bytes),
          value: ContentLine.Parameter.text(of: first, in: bytes), others: others))
    }
    return parameters
  }
}

extension ContentLine.Parameter {
  /// The name in `range` in upper case and without blanks.
  fileprivate static func name(_ range: Range<Int>, in bytes: Span<UInt8>) -> String {
    let name = String(upperCasing: bytes, in: range)
    return range.contains { bytes[$0].isFold } ? name.filter { !$0.isWhitespace } : name
  }

  fileprivate static func text(
    of value: ContentLineTokens.Value, in bytes: Span<UInt8>
  ) -> String {
    // What follows a closing quote is kept, since `"Jo" Doe` names a person.
    var text = String(bytes, in: value.range)
    if !value.rest.isEmpty { text += String(bytes, in: value.rest) }
    return CleanText.has(UInt8(ascii: "^"), in: text.utf8.span) ? unescaped(text) : text
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
