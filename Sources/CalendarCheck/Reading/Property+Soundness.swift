import ICalText

extension Property {
  /// The type of a value that can be looked at as one: it is there, of a type that the standard
  /// allows its property, and nothing in the parameters has swallowed a part of it. `nil` otherwise,
  /// since then ICV201, ICV202, ICV217 or ICV218 has said what there is to say.
  var soundType: ValueType? {
    guard let definition, let type = valueType, definition.allows(type),
      !trimmedRange.isEmpty, !hasBareURI
    else { return nil }
    return type
  }

  /// Where the value lies in ``bytes``, without blanks around it.
  var trimmedRange: Range<Int> {
    var range = valueRange
    while let first = range.first, bytes[first].isFold { range.removeFirst() }
    while let last = range.last, bytes[last].isFold { range.removeLast() }
    return range
  }

  /// The value without blanks around it.
  var trimmedValue: String { String(decoding: bytes[trimmedRange], as: UTF8.self) }

  private var hasBareURI: Bool {
    !tokens.parameters.isEmpty && parameters.contains(where: \.isBareURI)
  }
}

extension Parameter {
  /// Whether it holds a URI without the double quotes around it, whose colon then ends the
  /// parameters (RFC 5545 §3.2).
  var isBareURI: Bool {
    !kind.isEmpty && Registry.uriParameters.contains(kind) && values.contains { !$0.isQuoted }
  }
}
