import CalendarModel
import ICalText

/// Escapes in texts (RFC 5545 §3.3.11), and texts with a form of their own.
extension Rule {
  static let unescapedText = Rule(
    .unescapedText, .warning, "RFC 5545 §3.3.11",
    says: #"`,` or `;` in text must be `\,` `\;`"#,
    why: "Some readers cut the text there.",
    bad: "LOCATION:Hall 2, Bonn", good: #"LOCATION:Hall 2\, Bonn"#,
    fix: .safe("escape them"),
    check: .values(.text) { property, report in
      guard property.traits.contains(.separator) else { return }
      let separators = property.unescapedSeparators
      guard let first = separators.first, !Registry.verbatimTexts.contains(property.name),
        Registry.propertyValues[property.name] == nil,
        property.invalidEscapes.isEmpty  // that is ICV204
      else { return }
      report.found(
        property, at: first..<first + 1,
        fix: Fix(
          applicability: .safe, edits: separators.map { property.inserting("\\", at: $0) }))
    })

  static let invalidTextEscape = Rule(
    .invalidTextEscape, .error, "RFC 5545 §3.3.11",
    says: #"`\{c}` is no escape; only `\\ \; \, \n`"#,
    why: "Readers show the backslash, drop it, or refuse the text.",
    bad: #"SUMMARY:Start 10\:00"#, good: "SUMMARY:Start 10:00",
    fix: .safe(#"write `\:` and `\"` without the backslash; unsafe: double any other"#),
    check: .values(.text) { property, report in
      guard property.traits.contains(.backslash) else { return }
      let escapes = property.invalidEscapes
      guard let first = escapes.first else { return }
      let isSafe = escapes.allSatisfy(property.escapesPunctuation)
      report.found(
        property, at: first,
        ["c": String(decoding: property.bytes[first].dropFirst(), as: UTF8.self)],
        fix: Fix(
          applicability: isSafe ? .safe : .unsafe, edits: escapes.map(property.correctingEscape)))
    })

  static let invalidColor = Rule(
    .invalidColor, .warning, "RFC 7986 §5.9",
    says: "COLOR is a CSS3 colour name, not {v}",
    why: "Readers show the calendar in a colour of their own.",
    bad: "COLOR:#ff0000", good: "COLOR:red",
    check: .properties("COLOR") { property, report in
      let value = property.trimmedValue
      guard property.soundType == .text, value.hasPrefix("#") || RGBColor(value) == nil else {
        return
      }
      report.found(property, ["v": value])
    })

  static let invalidRequestStatus = Rule(
    .invalidRequestStatus, .error, "RFC 5545 §3.8.8.3",
    says: "{v} is not `code;text[;data]`, code like 2.0",
    why: "Programs cannot tell whether the request was granted.",
    bad: "REQUEST-STATUS:OK", good: "REQUEST-STATUS:2.0;Success",
    check: .properties("REQUEST-STATUS") { property, report in
      let value = property.trimmedValue
      guard property.soundType == .text, !RequestStatus.isValid(value) else { return }
      report.found(property, ["v": value])
    })

  static let escapedListSeparator = Rule(
    .escapedListSeparator, .info, "RFC 5545 §3.1.1",
    says: #"`\,` makes one value of {p}; meant two?"#,
    why: "Readers show one entry with a comma in it.",
    bad: #"CATEGORIES:A\,B"#, good: "CATEGORIES:A,B",
    check: .values(.text) { property, report in
      guard property.traits.contains(.backslash), property.definition?.isList == true,
        let comma = property.escapes.first(where: { property.bytes[$0].last == UInt8(ascii: ",") })
      else { return }
      report.found(property, at: comma, ["p": property.name])
    })
}

extension Property {
  /// Where a `,` or `;` stands in the value without a backslash; commas of lists are left out.
  fileprivate var unescapedSeparators: [Int] {
    let bytes = bytes
    let isList = definition?.isList ?? false
    var separators: [Int] = []
    var isEscaped = false
    for index in valueRange {
      let byte = bytes[index]
      if !isEscaped, byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") && !isList {
        separators.append(index)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return separators
  }

  /// The backslashes of the value, each with the character that it escapes.
  fileprivate var escapes: [Range<Int>] {
    let bytes = bytes
    var escapes: [Range<Int>] = []
    var index = valueRange.lowerBound
    while index < bytes.count {
      var end = index + 1
      if bytes[index] == UInt8(ascii: "\\") {
        end = min(end + 1, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        escapes.append(index..<end)
      }
      index = end
    }
    return escapes
  }

  /// The escapes that the grammar does not know.
  fileprivate var invalidEscapes: [Range<Int>] {
    guard traits.contains(.backslash) else { return [] }
    return escapes.filter { escape in
      escape.count != 2 || !Self.escapable.contains(bytes[escape.lowerBound + 1])
    }
  }

  private static let escapable = Array(#"\;,nN"#.utf8)

  /// Whether `escape` is `\:` or `\"`, by which nothing but the character can be meant.
  fileprivate func escapesPunctuation(_ escape: Range<Int>) -> Bool {
    let character = bytes[escape].dropFirst()
    return character.elementsEqual(":".utf8) || character.elementsEqual("\"".utf8)
  }

  fileprivate func correctingEscape(_ escape: Range<Int>) -> Fix.Edit {
    let backslash = escape.lowerBound..<escape.lowerBound + 1
    return replacing(backslash, with: escapesPunctuation(escape) ? "" : #"\\"#)
  }
}
