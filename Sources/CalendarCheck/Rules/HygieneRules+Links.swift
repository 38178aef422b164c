import CalendarModel
import ICalText

/// What links and inline data do to those who follow or receive them.
extension Rule {
  static let scriptURI = Rule(
    .scriptURI, .error, "RFC 5545 §7",
    says: "{scheme}: URI runs code",
    why: "A click in a web calendar runs what a stranger wrote.",
    bad: "URL:javascript:alert(1)", good: "URL:https://example.com",
    fix: .unsafe("remove it"),
    check: .uris { uri, report in
      guard ["javascript:", "vbscript:", "data:text/html"].contains(where: uri.begins) else {
        return
      }
      report.found(
        uri.property, at: uri.range, ["scheme": uri.scheme], fix: uri.removal().map { .unsafe($0) })
    })

  static let localFileURI = Rule(
    .localFileURI, .warning, "RFC 5545 §5",
    says: "{scheme}: URI is private or leaks credentials",
    why: "Nobody else has the file; Windows sends a password hash to the server of an smb: URI.",
    bad: "ATTACH:file:///home/jo/map.pdf", good: "ATTACH:https://example.com/map.pdf",
    fix: .unsafe("remove it"),
    check: .uris { uri, report in
      guard ["file:", "smb:"].contains(where: uri.begins) else { return }
      report.found(
        uri.property, at: uri.range, ["scheme": uri.scheme], fix: uri.removal().map { .unsafe($0) })
    })

  static let secretInURL = Rule(
    .secretInURL, .warning, "RFC 5545 §7",
    says: "URL carries a password or token",
    why: "Every subscriber, and every program between, can use it.",
    bad: "URL:https://example.com/a?token=abc", good: "URL:https://example.com/a",
    check: .uris { uri, report in
      if uri.hasSecret { report.found(uri.property, at: uri.range) }
    })

  static let largeInlineAttachment = Rule(
    .largeInlineAttachment, .warning, "RFC 5545 §3.1.3",
    says: "{n} KiB inline (limit {limit}, config); link it instead",
    why: "Every subscriber fetches it again and again; Google refuses large feeds.",
    bad: "ATTACH;ENCODING=BASE64;VALUE=BINARY:AAECAwQF… (100 KiB)",
    good: "ATTACH:https://example.com/map.pdf",
    check: .values(.binary, .uri) { property, report in
      let limit = report.settings.limits.inlineAttachmentKiB
      let count = property.inlineByteCount
      guard count / 1024 >= limit, count > limit * 1024 else { return }
      report.found(property, ["n": "\((count + 1023) / 1024)", "limit": "\(limit)"])
    })

  static let activeHTML = Rule(
    .activeHTML, .warning, "RFC 5545 §7",
    says: "script, iframe or on…= handler in HTML",
    why: "Readers that show HTML run it, or show nothing.",
    bad: "DESCRIPTION:Hi <script src=x></script>", good: "DESCRIPTION:Hi",
    check: .properties("DESCRIPTION", "STYLED-DESCRIPTION", "X-ALT-DESC") { property, report in
      guard let range = property.activeHTML else { return }
      report.found(property, at: range)
    })
}

/// A URI in a file: a value, or one of a parameter.
private struct WrittenURI {
  let property: Property
  /// Where it lies in the property's bytes.
  let range: Range<Int>
  /// Makes the edit that removes what has it; `nil` where something is needed there.
  let removal: () -> Fix.Edit?

  private var text: ArraySlice<UInt8> { property.bytes[range] }

  /// The scheme as it is written; empty without one.
  var scheme: String {
    AbsoluteURI.scheme(of: text).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Whether it begins with `beginning`, in lower case.
  func begins(with beginning: String) -> Bool { text.hasPrefix(ignoringCase: beginning) }

  /// Whether it has `user:password@`, or a query with a key that names a secret.
  var hasSecret: Bool {
    // Nearly every URI is an address of mail, which has neither.
    guard text.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") }) else {
      return false
    }
    let text = String(decoding: text, as: UTF8.self).prefix { $0 != "#" }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return hasPassword(in: parts[0]) || parts.dropFirst().contains(where: hasSecretKey)
  }

  private func hasPassword(in address: Substring) -> Bool {
    guard let slashes = address.firstRange(of: "//") else { return false }
    let authority = address[slashes.upperBound...].prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":")
    else { return false }
    return authority.index(after: colon) < at
  }

  private func hasSecretKey(in query: Substring) -> Bool {
    query.split { $0 == "&" || $0 == ";" }.contains { field in
      let pair = field.split(separator: "=", maxSplits: 1)
      return pair.count == 2 && Self.secretKeys.contains(pair[0].lowercased())
    }
  }

  private static let secretKeys: Set<String> = [
    "token", "apikey", "api_key", "secret", "password", "access_token",
  ]
}

extension Check {
  /// Every URI: values of that type, also of properties that no standard knows, and the parameters
  /// that hold one.
  fileprivate static func uris(
    _ check: @escaping @Sendable (WrittenURI, Report) -> Void
  ) -> Check {
    let checkValue: @Sendable (Property, Report) -> Void = { property, report in
      check(
        WrittenURI(
          property: property, range: property.trimmedRange,
          removal: { property.isDispensable ? property.removingLine() : nil }),
        report)
    }
    return .several([
      .value([.uri, .calendarAddress], checkValue),
      .parameters("VALUE") { _, property, report in
        guard property.definition == nil, property.valueType == .uri else { return }
        checkValue(property, report)
      },
      .parameter(Registry.uriParameterNames) { parameter, property, report in
        for value in parameter.values where value.isQuoted {
          check(
            WrittenURI(
              property: property, range: value.range,
              removal: { property.removing(parameter.range) }),
            report)
        }
      },
    ])
  }
}

extension Property {
  /// How many bytes the data is that the value has inline; 0 where it is elsewhere.
  fileprivate var inlineByteCount: Int {
    let text = bytes[trimmedRange]
    if soundType == .binary { return text.decodedBase64Count }
    guard text.hasPrefix(ignoringCase: "data:"), let comma = text.firstIndex(of: UInt8(ascii: ","))
    else { return 0 }
    let data = text[(comma + 1)...]
    return text[..<comma].hasSuffix(ignoringCase: ";base64")
      ? data.decodedBase64Count : data.count
  }

  /// The first place of the value where HTML would run code.
  fileprivate var activeHTML: Range<Int>? {
    let bytes = bytes
    var isInTag = false
    for index in valueRange {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        isInTag = true
        for element in ["<script", "<iframe"] where bytes[index...].hasPrefix(ignoringCase: element)
        {
          return index..<index + element.utf8.count
        }
      case UInt8(ascii: ">"): isInTag = false
      case UInt8(ascii: "j"), UInt8(ascii: "J"):
        let scheme = "javascript:"
        if bytes[index...].hasPrefix(ignoringCase: scheme) {
          return index..<index + scheme.utf8.count
        }
      case UInt8(ascii: " ") where isInTag:
        if let handler = bytes[(index + 1)...].eventHandler { return handler }
      default: break
      }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Whether it ends with `text`, which is in lower case, in any case.
  fileprivate func hasSuffix(ignoringCase text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8) { $0.upperCased == $1.upperCased }
  }

  /// How many bytes it stands for in base64 (RFC 4648 §4).
  fileprivate var decodedBase64Count: Int {
    let padding = suffix(2).count { $0 == UInt8(ascii: "=") }
    return Swift.max(0, count / 4 * 3 - padding)
  }

  /// The name of an event's attribute with its `=` that it begins with: `onclick=`.
  fileprivate var eventHandler: Range<Int>? {
    guard hasPrefix(ignoringCase: "on") else { return nil }
    let name = prefix { $0.isLetter }
    guard name.count > 2, name.endIndex < endIndex, self[name.endIndex] == UInt8(ascii: "=") else {
      return nil
    }
    return startIndex..<name.endIndex + 1
  }
}
