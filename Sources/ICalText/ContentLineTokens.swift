/// Where the parts of a content line lie in its unfolded bytes (RFC 5545 §3.1, §3.2).
public struct ContentLineTokens: Hashable, Sendable {
  /// A parameter: its name, and its values without the quotes around them.
  public struct Parameter: Hashable, Sendable {
    /// The name, from the `;` to the `=`.
    public let name: Range<Int>
    /// The values; none where the `=` is missing.
    public let values: [Value]
  }

  /// One value of a parameter.
  public struct Value: Hashable, Sendable {
    /// What stands between the quotes; the whole of a value without quotes.
    public let range: Range<Int>
    /// What stands between the closing quote and the next delimiter, which belongs to no grammar;
    /// empty as a rule.
    public let rest: Range<Int>
    /// Whether there are quotes around it.
    public let isQuoted: Bool
  }

  /// What stands before the first `;` or `:`, blanks around it left out.
  public let name: Range<Int>
  /// The parameters, in their order.
  public let parameters: [Parameter]
  /// What follows the colon; `nil` where there is none.
  public let value: Range<Int>?

  /// Takes the line in `bytes` apart. A quote that is never closed counts as a character.
  public init(_ bytes: Span<UInt8>) {
    var scanner = ContentLineScanner()
    name = scanner.name(in: bytes)
    var parameters: [Parameter] = []
    while let name = scanner.nextParameter(in: bytes) {
      var values: [Value] = []
      while let value = scanner.nextValue(isFirst: values.isEmpty, in: bytes) {
        values.append(value)
      }
      parameters.append(Parameter(name: name, values: values))
    }
    self.parameters = parameters
    value = scanner.value(in: bytes)
  }
}

/// Takes a content line apart from left to right: its name, then each parameter with its values,
/// then the value.
struct ContentLineScanner {
  /// The next byte to look at.
  private var index = 0

  /// What stands before the first `;` or `:`, blanks around it left out.
  mutating func name(in bytes: Span<UInt8>) -> Range<Int> {
    advance(in: bytes) { $0 == .colon || $0 == .semicolon }
    var name = 0..<index
    while let first = name.first, bytes[first].isFold { name.removeFirst() }
    while let last = name.last, bytes[last].isFold { name.removeLast() }
    return name
  }

  /// The name of the next parameter; `nil` when there is none any more.
  mutating func nextParameter(in bytes: Span<UInt8>) -> Range<Int>? {
    guard index < bytes.count, bytes[index] == .semicolon else { return nil }
    index += 1
    let start = index
    advance(in: bytes) { $0 == .equals || $0 == .semicolon || $0 == .colon }
    return start..<index
  }

  /// The next value of the parameter; `nil` behind its last one.
  mutating func nextValue(isFirst: Bool, in bytes: Span<UInt8>) -> ContentLineTokens.Value? {
    guard index < bytes.count, bytes[index] == (isFirst ? .equals : .comma) else { return nil }
    index += 1
    let start = index
    if let close = closingQuote(in: bytes) {
      index = close + 1
      advanceToDelimiter(in: bytes)
      return .init(range: start + 1..<close, rest: close + 1..<index, isQuoted: true)
    }
    advanceToDelimiter(in: bytes)
    return .init(range: start..<index, rest: index..<index, isQuoted: false)
  }

  /// What follows the colon; `nil` where there is none.
  func value(in bytes: Span<UInt8>) -> Range<Int>? {
    index < bytes.count ? index + 1..<bytes.count : nil
  }

  private func closingQuote(in bytes: Span<UInt8>) -> Int? {
    guard index < bytes.count, bytes[index] == .quote else { return nil }
    var close = index + 1
    while close < bytes.count, bytes[close] != .quote { close += 1 }
    return close < bytes.count ? close : nil
  }

  private mutating func advanceToDelimiter(in bytes: Span<UInt8>) {
    advance(in: bytes) { $0 == .comma || $0 == .semicolon || $0 == .colon }
  }

  private mutating func advance(in bytes: Span<UInt8>, to isEnd: (UInt8) -> Bool) {
    while index < bytes.count, !isEnd(bytes[index]) { index += 1 }
  }
}

extension UInt8 {
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let semicolon = UInt8(ascii: ";")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let equals = UInt8(ascii: "=")
  fileprivate static let quote = UInt8(ascii: "\"")
}
