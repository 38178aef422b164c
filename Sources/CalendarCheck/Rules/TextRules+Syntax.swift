import CalendarModel
import ICalKit
import ICalText

/// The syntax of content lines: names, parameters, values.
extension Rule {
  static let malformedLine = Rule(
    .malformedLine, .error, "RFC 5545 §3.1",
    says:
      #"no `:` after the name; if it is text, an unescaped line break above is the cause (write `\n`)"#,
    why: "The line is lost; strict readers refuse the file.",
    bad: "DESCRIPTION:first line\nsecond line", good: #"DESCRIPTION:first line\nsecond line"#,
    check: .malformed { property, report in
      guard property.malformation == .noColon, !property.followsBareCarriageReturn else { return }
      report.found(property, at: property.bytes.indices)
    })

  static let invalidPropertyName = Rule(
    .invalidPropertyName, .error, "RFC 5545 §3.1",
    says: "character {c} in a name; only A–Z 0–9 and `-`",
    why: "Readers pass over the line, or refuse the file.",
    bad: "LOCATION :Room 1", good: "LOCATION:Room 1",
    fix: .safe("remove blanks around the name"),
    check: .contentLine { property, report in
      if property.malformation == .name {
        let place = property.firstInvalidNameByte
        report.found(property, at: place, ["c": property.character(at: place)])
      } else if property.malformation != .noColon, let blanks = property.blanksAroundName {
        report.found(property, at: blanks, ["c": "` `"], fix: .safe(property.removing(blanks)))
      }
    })

  static let malformedParameter = Rule(
    .malformedParameter, .error, "RFC 5545 §3.1, §3.2",
    says: "parameter {fault}",
    why: "Readers lose the parameter, or the line.",
    bad: "SUMMARY;LANGUAGE:x", good: "SUMMARY;LANGUAGE=en:x",
    check: .malformed { property, report in
      guard property.malformation == .parameter, property.role == .property else { return }
      for (parameter, tokens) in zip(property.parameters, property.tokens.parameters)
      where !Property.Malformation.isWellFormed(tokens, property.bytes) {
        report.found(property, at: parameter.range, ["fault": parameter.fault])
      }
    })

  static let parameterValueNeedsQuotes = Rule(
    .parameterValueNeedsQuotes, .error, "RFC 5545 §3.2",
    says: "{p} takes one value but a comma splits it; put it in double quotes",
    why: "Readers keep what stands before the comma.",
    bad: "ORGANIZER;CN=Doe, Jo:mailto:jo@example.com",
    good: "ORGANIZER;CN=\"Doe, Jo\":mailto:jo@example.com",
    fix: .unsafe("put the value in double quotes"),
    check: .everyParameter { parameter, property, report in
      guard parameter.values.count > 1, !parameter.kind.isEmpty,
        !Registry.listParameters.contains(parameter.kind),
        !parameter.values.contains(where: { $0.isQuoted || $0.text.contains("\"") })
      else { return }
      report.found(
        property, at: parameter.valueRange, ["p": parameter.name],
        fix: .unsafe(
          property.replacing(parameter.valueRange, with: "\"\(parameter.textAcrossCommas)\"")))
    })

  static let doubleQuoteInParameter = Rule(
    .doubleQuoteInParameter, .error, "RFC 5545 §3.2, RFC 6868 §3",
    says: "`\"` inside a parameter value; write `^'`",
    why: "Readers take it for the end of the value, or refuse the line.",
    bad: "ORGANIZER;CN=Jo \"JD\" Doe:mailto:jo@example.com",
    good: "ORGANIZER;CN=Jo ^'JD^' Doe:mailto:jo@example.com",
    fix: .unsafe("write each as `^'`"),
    check: .everyParameter { parameter, property, report in
      guard property.traits.contains(.quote) else { return }
      for value in parameter.values where value.hasInnerQuote {
        report.found(
          property, at: value.fullRange,
          fix: .unsafe(property.replacing(value.fullRange, with: value.withCaretQuotes(property))))
      }
    })

  static let backslashEscapeInParameter = Rule(
    .backslashEscapeInParameter, .warning, "RFC 6868 §3",
    says: "backslash escapes do not exist in parameters; write {escape}",
    why: "Readers show the backslash.",
    bad: "ORGANIZER;CN=Jo\\nDoe:mailto:jo@example.com",
    good: "ORGANIZER;CN=Jo^nDoe:mailto:jo@example.com",
    fix: .unsafe(#"write `\n` as `^n`, and other characters without the backslash"#),
    check: .everyParameter { parameter, property, report in
      guard property.traits.contains(.backslash) else { return }
      for value in parameter.values {
        let escapes = property.backslashEscapes(in: value.range)
        guard let first = escapes.first else { continue }
        let isBreak = property.isLineBreakEscape(first)
        report.found(
          property, at: first, ["escape": isBreak ? "`^n`" : "the character alone"],
          fix: Fix(applicability: .unsafe, edits: escapes.map(property.unescaping)))
      }
    })

  static let duplicateParameter = Rule(
    .duplicateParameter, .error, "RFC 5545 §3.2",
    says: "{p} given twice on one property; keep one",
    why: "Readers take the first, the last, or neither.",
    bad: "SUMMARY;LANGUAGE=en;LANGUAGE=en:x", good: "SUMMARY;LANGUAGE=en:x",
    fix: .safe("remove one that says the same"),
    check: .everyProperty { property, report in
      guard property.tokens.parameters.count > 1, !property.hasFewDistinctParameters else { return }
      var firsts: [String: Parameter] = [:]
      var related: [String: Finding.Related] = [:]
      for parameter in property.parameters {
        let name = parameter.name
        guard let first = firsts[name] else {
          firsts[name] = parameter
          continue
        }
        let place =
          related[name]
          ?? Finding.Related(region: property.region(of: first.range), message: "first one")
        related[name] = place
        let isEqual = first.values.map(\.text) == parameter.values.map(\.text)
        report.found(
          property, at: parameter.range, ["p": name], related: [place],
          fix: isEqual ? .safe(property.removing(parameter.range)) : nil)
      }
    })

  static let whitespaceAroundValue = Rule(
    .whitespaceAroundValue, .error, "RFC 5545 §3.1",
    says: "space before or after a non-text value; remove it",
    why: "Strict readers refuse the value.",
    bad: "DTEND: 20260302T100000Z", good: "DTEND:20260302T100000Z",
    fix: .safe("remove the blanks"),
    check: .everyProperty { property, report in
      let value = property.valueRange
      guard let first = value.first, let last = value.last,
        property.bytes[first].isFold || property.bytes[last].isFold,
        let type = property.soundType, type != .text
      else { return }
      let trimmed = property.trimmedRange
      let blanks = [value.lowerBound..<trimmed.lowerBound, trimmed.upperBound..<value.upperBound]
      report.found(
        property,
        fix: Fix(
          applicability: .safe, edits: blanks.filter { !$0.isEmpty }.map(property.removing)))
    })

  static let lowercaseName = Rule(
    .lowercaseName, .info, "RFC 5545 §3.1",
    says: "names are case-insensitive, yet some readers miss `{name}`; write upper case",
    why: "Programs that compare names byte by byte pass over the line.",
    bad: "location:Room", good: "LOCATION:Room",
    fix: .safe("write it in upper case"),
    check: .contentLine { property, report in
      guard property.malformation == nil || property.malformation == .parameter else { return }
      for range in property.nameRanges {
        let name = property.bytes[range]
        guard name.contains(where: { $0 != $0.upperCased }) else { continue }
        report.found(
          property, at: range, ["name": String(decoding: name, as: UTF8.self)],
          fix: .safe(
            property.replacing(range, with: name.map(\.upperCased))))
      }
    })

  static let parametersOnBeginEnd = Rule(
    .parametersOnBeginEnd, .error, "RFC 5545 §3.6",
    says: "BEGIN and END take no parameters",
    why: "Readers that look for BEGIN: miss the component.",
    bad: """
      BEGIN;X-A=1:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      """,
    good: """
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      """,
    check: .contentLine { property, report in
      guard property.role != .property, let first = property.parameters.first,
        let last = property.parameters.last
      else { return }
      report.found(property, at: first.range.lowerBound..<last.range.upperBound)
    })
}

extension Property {
  /// Whether a CR alone stands before it, so that the line is what ICV002 has cut off.
  fileprivate var followsBareCarriageReturn: Bool {
    let start = line.extent.lowerBound
    return start > 0
      && component.source.bytes.withSpan { $0[start - 1] == UInt8(ascii: "\r") }
  }

  /// The first byte of the name that no name has; the delimiter when there is no name.
  fileprivate var firstInvalidNameByte: Range<Int> {
    let index =
      tokens.name.first { !bytes[$0].isNameCharacter }
      ?? bytes.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") } ?? 0
    // A character beyond ASCII is meant as a whole.
    let length = bytes[index...].dropFirst().prefix { $0 & 0xC0 == 0x80 }.count + 1
    return index..<index + length
  }

  fileprivate func character(at range: Range<Int>) -> String {
    "`" + String(decoding: bytes[range], as: UTF8.self) + "`"
  }

  /// The blanks before the name, or else behind it; `nil` without any.
  fileprivate var blanksAroundName: Range<Int>? {
    if tokens.name.lowerBound > 0 { return 0..<tokens.name.lowerBound }
    let end = tokens.name.upperBound
    let blanks = bytes[end...].prefix { $0.isFold }
    return blanks.isEmpty ? nil : blanks.indices
  }

  /// Where names stand that are compared without regard to case: the property's, and the component's
  /// of a BEGIN or END.
  fileprivate var nameRanges: [Range<Int>] {
    role == .property ? [tokens.name] : [tokens.name, trimmedRange]
  }

  /// Where backslashes stand before a character that they would escape in a value.
  fileprivate func backslashEscapes(in range: Range<Int>) -> [Range<Int>] {
    range.dropLast().filter { index in
      bytes[index] == UInt8(ascii: "\\") && Self.escaped.contains(bytes[index + 1])
    }.map { $0..<$0 + 2 }
  }

  private static let escaped = Array("nN,;".utf8)

  fileprivate func isLineBreakEscape(_ range: Range<Int>) -> Bool {
    bytes[range.upperBound - 1].upperCased == UInt8(ascii: "N")
  }

  fileprivate func unescaping(_ escape: Range<Int>) -> Fix.Edit {
    isLineBreakEscape(escape)
      ? replacing(escape, with: "^n") : removing(escape.lowerBound..<escape.lowerBound + 1)
  }
}

extension Parameter {
  fileprivate var fault: String {
    if nameRange.isEmpty { return "has no name" }
    return values.isEmpty ? "has no `=`" : "has a quote that is never closed"
  }

  /// Where its values lie in the bytes of the property, from the first to the last.
  fileprivate var valueRange: Range<Int> {
    (values.first?.range.lowerBound ?? range.upperBound)..<range.upperBound
  }

  /// The values with the commas between them; a backslash before a comma was meant as an escape.
  fileprivate var textAcrossCommas: String {
    values.dropLast().map { $0.text.hasSuffix("\\") ? $0.text.dropLast() : $0.text[...] }
      .map { $0 + "," }.joined() + (values.last?.text ?? "")
  }
}

extension Parameter.Value {
  /// Whether there is a double quote in it that does not enclose all of it.
  fileprivate var hasInnerQuote: Bool { isQuoted ? !rest.isEmpty : text.contains("\"") }

  /// All of it in the bytes of the property, the quotes too.
  fileprivate var fullRange: Range<Int> {
    isQuoted ? range.lowerBound - 1..<rest.upperBound : range
  }

  /// All of it with `^'` for the quotes, in quotes where it has delimiters.
  fileprivate func withCaretQuotes(_ property: Property) -> String {
    let text = String(decoding: property.bytes[fullRange], as: UTF8.self)
      .split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "^'")
    return text.contains { ",;:".contains($0) } ? "\"\(text)\"" : text
  }
}

extension Property {
  /// Whether its parameters are so few that each is soon compared with all others, and no two have
  /// the same name, as on nearly every line.
  fileprivate var hasFewDistinctParameters: Bool {
    let parameters = parameters
    return parameters.count <= 8
      && parameters.indices.allSatisfy { index in
        parameters[..<index].allSatisfy { $0.name != parameters[index].name }
      }
  }
}
