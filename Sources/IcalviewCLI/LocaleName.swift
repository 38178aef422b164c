/// Names of locales: BCP 47's, and POSIX's turned into them.
enum LocaleName {
  /// English with the customs of the world, which stands for the locale `C`: weeks from Monday,
  /// 24 hours.
  static let fallback = "en-001"

  /// The locale that the environment sets for times: the first of `LC_ALL`, `LC_TIME` and `LANG`
  /// that is not empty (POSIX, "Environment Variables" §8.2); ``fallback`` when it says nothing
  /// readable.
  static func preferred(in environment: Environment) -> String {
    ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(environment.variable).first.flatMap(read)
      ?? fallback
  }

  /// The BCP 47 name for `text`, which is one, or is a POSIX name: `de_DE.UTF-8`, `sr_RS@latin`, `C`.
  ///
  /// Of a POSIX name the encoding is dropped, and of its modifiers all but those that name a script.
  /// Letters get the case that BCP 47 (RFC 5646 §2.1.1) recommends. Whether there are data for it is
  /// not looked at.
  ///
  /// - Returns: `nil` when it is neither.
  static func read(_ text: String) -> String? {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].prefix { $0 != "." }
    if name == "C" || name == "POSIX" { return fallback }
    var tags = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
      .map(String.init)
    let hasScript = tags.dropFirst().first?.utf8.count == 4
    if parts.count > 1, let script = scripts[parts[1].lowercased()], !hasScript {
      tags.insert(script, at: 1)
    }
    return LanguageTag(subtags: tags)?.description
  }

  /// The modifiers of POSIX names that name a script (ISO 15924).
  private static let scripts = [
    "latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva",
  ]
}

/// A name of a locale after RFC 5646 §2.1, as far as it names a language, a script, a region,
/// variants and extensions.
private struct LanguageTag: CustomStringConvertible {
  /// The subtags joined with hyphens, each in the recommended case.
  let description: String

  /// Fails when `subtags` do not follow one another as §2.1 says.
  init?(subtags: [String]) {
    var rest = subtags[...]
    guard let language = rest.popFirst(), language.isAlphabetic(2...3) else { return nil }
    var tag = [language.lowercased()]
    if let script = rest.first, script.isAlphabetic(4...4) {
      tag.append(script.capitalizedASCII)
      rest.removeFirst()
    }
    if let region = rest.first, region.isAlphabetic(2...2) || region.isNumeric(3) {
      tag.append(region.uppercased())
      rest.removeFirst()
    }
    while let variant = rest.first, variant.isVariant {
      tag.append(variant.lowercased())
      rest.removeFirst()
    }
    guard Self.areExtensions(rest) else { return nil }
    tag += rest.map { $0.lowercased() }
    description = tag.joined(separator: "-")
  }

  /// Whether `subtags` are singletons, each followed by at least one subtag of two to eight
  /// characters, or by one at all after `x`.
  private static func areExtensions(_ subtags: ArraySlice<String>) -> Bool {
    var rest = subtags
    while let singleton = rest.popFirst() {
      guard singleton.isAlphanumeric(1...1) else { return false }
      let shortest = singleton.lowercased() == "x" ? 1 : 2
      let values = rest.prefix { $0.isAlphanumeric(shortest...8) }
      guard !values.isEmpty else { return false }
      rest = rest.dropFirst(values.count)
    }
    return true
  }
}

extension String {
  fileprivate func isAlphabetic(_ length: ClosedRange<Int>) -> Bool {
    length.contains(utf8.count) && allSatisfy { $0.isASCII && $0.isLetter }
  }

  fileprivate func isNumeric(_ length: Int) -> Bool {
    utf8.count == length && allSatisfy { $0.isASCII && $0.isNumber }
  }

  fileprivate func isAlphanumeric(_ length: ClosedRange<Int>) -> Bool {
    length.contains(utf8.count) && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Whether it has five to eight characters, or four of which the first is a digit.
  fileprivate var isVariant: Bool {
    isAlphanumeric(5...8) || isAlphanumeric(4...4) && first?.isNumber == true
  }

  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
