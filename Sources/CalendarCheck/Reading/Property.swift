import ICalKit
import ICalText

/// A content line as it stands in the file: a property, or the BEGIN or END of a component, well
/// formed or not (RFC 5545 §3.1).
///
/// Its bytes are the file's, unfolded and else unchanged; ranges count in them, and
/// ``region(of:)`` says where they lie in the file.
final class Property {
  /// What a line is to its component.
  enum Role: Hashable {
    /// A property of it.
    case property
    /// Its first line.
    case begin
    /// Its last line.
    case end
    /// An END that closes nothing.
    case strayEnd
  }

  /// Why a line cannot be taken apart.
  enum Malformation: Hashable {
    /// No colon ends name and parameters.
    case noColon
    /// The name is empty or has other characters than letters, digits and hyphens.
    case name
    /// A parameter has no name or no `=`, or a quote is never closed.
    case parameter
  }

  /// The physical lines that it consists of.
  let line: UnfoldedLine
  /// Its bytes.
  let bytes: [UInt8]
  /// Where its parts lie in ``bytes``.
  let tokens: ContentLineTokens
  /// The name in upper case; for a malformed line whatever stands where the name should.
  let name: String
  /// Why it cannot be taken apart; `nil` for a good line.
  let malformation: Malformation?
  /// What it is to its component.
  let role: Role
  /// The component that it belongs to.
  unowned let component: Component

  init(
    _ line: UnfoldedLine, bytes: [UInt8], tokens: ContentLineTokens, role: Role,
    component: Component
  ) {
    self.line = line
    self.bytes = bytes
    self.tokens = tokens
    self.role = role
    self.component = component
    name = String(upperCasing: bytes.span, in: tokens.name)
    malformation = Malformation(tokens, bytes)
  }

  /// The value as written, escapes and all; what is no UTF-8 is U+FFFD. Empty without a colon.
  private(set) lazy var value = String(decoding: bytes[valueRange], as: UTF8.self)

  /// Where the value lies in ``bytes``; empty at the end where there is no colon.
  var valueRange: Range<Int> { tokens.value ?? bytes.count..<bytes.count }

  /// The parameters, in the order of the line.
  private(set) lazy var parameters = tokens.parameters.map { Parameter($0, of: self) }

  /// The first parameter called `name`, given in upper case.
  func parameter(_ name: String) -> Parameter? {
    tokens.parameters.isEmpty ? nil : parameters.first { $0.name == name }
  }

  /// The name that the line counts as when a component is asked what it has: its own; for a line
  /// that cannot be taken apart the longest registered name that it begins with.
  private(set) lazy var presumedName =
    malformation == nil ? name : Registry.longestPropertyName(beginning: name) ?? name

  /// What kinds of bytes it has.
  private(set) lazy var traits = ByteTraits(of: bytes)

  /// What a standard says of a property of that name; `nil` for an unknown one.
  private(set) lazy var definition = Registry.properties[name]

  /// The type of the value: what VALUE says, else the default; `nil` where neither says one.
  private(set) lazy var valueType =
    if tokens.parameters.isEmpty {
      definition?.defaultType
    } else if let type = parameter("VALUE")?.text {
      ValueType(rawValue: type.uppercased())
    } else {
      definition?.defaultType
    }

  // MARK: What the value says

  /// The entries of the value, cut at commas where the property is a list.
  private(set) lazy var entries = Entry.all(of: self)

  /// Which type of time the value should be; `nil` for other types, for a type that the property
  /// must not have, and where the value is empty or has blanks around it: that is another rule's.
  private(set) lazy var timeType = soundTimeType

  /// The DATE or DATE-TIME that the value is; `nil` when it is none, or not of the type that VALUE
  /// says. Such a value is another rule's, and nothing can be compared with it.
  private(set) lazy var time = WrittenTime(value, of: self)

  /// The value read as a recurrence rule.
  private(set) lazy var rule = RuleText(self)

  // MARK: Places

  /// The whole line, from its name to the end of its value.
  var region: SourceRegion { region(of: bytes.indices) }

  /// Where the name lies.
  var nameRegion: SourceRegion { region(of: tokens.name) }

  /// Where the value lies; the end of the line where there is none.
  var valueRegion: SourceRegion { region(of: valueRange) }

  /// Where `range` of ``bytes`` lies in the file.
  func region(of range: Range<Int>) -> SourceRegion {
    let region = component.source.bytes.withSpan {
      line.region(of: range, in: $0, after: lastPlace)
    }
    lastPlace = region.start
    return region
  }

  /// Where the region began that was asked for last: with very many findings in one very long line,
  /// columns must not be counted from its beginning each time.
  private var lastPlace: SourcePoint?

  /// All bytes of the file that make the line, with the line end of its last physical line.
  var extentWithLineEnd: Range<Int> {
    let last = line.continuations.last ?? line.first
    return component.source.bytes.withSpan { bytes in
      line.extent.lowerBound..<last.end(in: bytes).bytes.upperBound
    }
  }
}

extension Property.Malformation {
  fileprivate init?(_ tokens: ContentLineTokens, _ bytes: [UInt8]) {
    if tokens.value == nil {
      self = .noColon
    } else if tokens.name.isEmpty || !bytes[tokens.name].allSatisfy(\.isNameCharacter) {
      self = .name
    } else if !tokens.parameters.allSatisfy({ Self.isWellFormed($0, bytes) }) {
      self = .parameter
    } else {
      return nil
    }
  }

  /// Whether a parameter has a name, a value, and no open quote.
  static func isWellFormed(
    _ parameter: ContentLineTokens.Parameter, _ bytes: [UInt8]
  ) -> Bool {
    !parameter.name.isEmpty && !parameter.values.isEmpty
      && parameter.values.allSatisfy { value in
        value.isQuoted || bytes[value.range].first != UInt8(ascii: "\"")  // never closed
      }
  }
}

/// A parameter of a property (RFC 5545 §3.2).
struct Parameter {
  /// One of its values.
  struct Value {
    /// The text between the quotes, or all of it where there are none; not unescaped.
    let text: String
    /// Where the text lies in the bytes of the property.
    let range: Range<Int>
    /// Whether it stands in quotes.
    let isQuoted: Bool
    /// What follows the closing quote and should not be there; empty as a rule.
    let rest: Range<Int>
  }

  /// The name in upper case.
  let name: String
  /// Which registered parameter it is; empty for another one.
  let kind: ParameterKinds
  /// Where the name lies in the bytes of the property.
  let nameRange: Range<Int>
  /// Its values, at least one in a line that is well formed.
  let values: [Value]
  /// Where it lies in the bytes of the property, from its `;` to its last character.
  let range: Range<Int>

  /// The text of the first value; empty where there is none.
  var text: String { values.first?.text ?? "" }

  fileprivate init(_ tokens: ContentLineTokens.Parameter, of property: Property) {
    let bytes = property.bytes
    name = String(upperCasing: bytes.span, in: tokens.name)
    kind = ParameterKinds(name)
    nameRange = tokens.name
    values = tokens.values.map { value in
      Value(
        text: String(decoding: bytes[value.range], as: UTF8.self), range: value.range,
        isQuoted: value.isQuoted, rest: value.rest)
    }
    let end = values.last.map { max($0.rest.upperBound, $0.range.upperBound) }
    range = max(0, tokens.name.lowerBound - 1)..<(end ?? tokens.name.upperBound)
  }
}
