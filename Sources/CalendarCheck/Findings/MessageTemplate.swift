/// The words of a rule's messages, with slots for what a file says.
///
/// `{name}` is a slot. A group such as `{; meant {guess}?}` is left out when its slot has no value.
struct MessageTemplate: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The template as it stands in the table.
  let text: String

  init(stringLiteral text: String) { self.text = text }

  /// The message with `slots` filled in.
  func filled(_ slots: [String: String?]) -> String {
    var rest = text[...]
    return Self.fill(&rest, slots) ?? ""
  }

  /// Fills `rest` up to the brace that closes it, which it takes along; `nil` when a slot has no
  /// value.
  private static func fill(_ rest: inout Substring, _ slots: [String: String?]) -> String? {
    var result = ""
    var isComplete = true
    while let character = rest.popFirst(), character != "}" {
      guard character == "{" else {
        result.append(character)
        continue
      }
      let name = rest.prefix { $0.isLetter }
      if rest[name.endIndex...].first == "}" {
        rest = rest[name.endIndex...].dropFirst()
        if let value = slots[String(name)] ?? nil { result += value } else { isComplete = false }
      } else {
        result += fill(&rest, slots) ?? ""
      }
    }
    return isComplete ? result : nil
  }
}
