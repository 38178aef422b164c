import ICalText

/// `dur-value` (RFC 5545 §3.3.6), to the letter: weeks stand alone, and no unit is left out between
/// two others.
enum DurationGrammar {
  /// Whether `text` is a duration.
  static func matches(_ text: String) -> Bool {
    var rest = text.utf8.map(\.upperCased)[...]
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    guard rest.popFirst() == UInt8(ascii: "P") else { return false }
    if rest.takeAmount("W") { return rest.isEmpty }
    let hasDays = rest.takeAmount("D")
    guard !rest.isEmpty else { return hasDays }
    guard rest.popFirst() == UInt8(ascii: "T") else { return false }
    return rest.takesTime() && rest.isEmpty
  }
}

extension ArraySlice<UInt8> {
  /// Takes `dur-time` behind its `T`: hours, minutes and seconds, one at least and without a gap.
  fileprivate mutating func takesTime() -> Bool {
    let hasHours = takeAmount("H")
    let hasMinutes = takeAmount("M")
    if hasHours, !hasMinutes { return true }
    return takeAmount("S") || hasMinutes
  }

  /// Takes digits with `unit` behind them; `false`, without taking any, where there are none.
  fileprivate mutating func takeAmount(_ unit: Unicode.Scalar) -> Bool {
    let digits = prefix { $0.isDigit }
    guard !digits.isEmpty, digits.endIndex < endIndex, self[digits.endIndex] == UInt8(ascii: unit)
    else { return false }
    self = self[(digits.endIndex + 1)...]
    return true
  }
}

/// `utc-offset` (RFC 5545 §3.3.14).
enum UTCOffsetGrammar {
  /// Whether `text` is an offset.
  static func matches(_ text: String) -> Bool { seconds(text) != nil }

  /// The offset that `text` spells, in seconds; `nil` when it is none.
  static func seconds(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 5 || bytes.count == 7, let sign = bytes.first,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      bytes.dropFirst().allSatisfy(\.isDigit)
    else { return nil }
    let fields = stride(from: 1, to: bytes.count, by: 2).map { start in
      Int(bytes[start] - UInt8(ascii: "0")) * 10 + Int(bytes[start + 1] - UInt8(ascii: "0"))
    }
    guard zip(fields, [23, 59, 59]).allSatisfy({ $0 <= $1 }) else { return nil }
    let seconds = zip(fields, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    if sign == UInt8(ascii: "+") { return seconds }
    return seconds > 0 ? -seconds : nil
  }
}

/// Absolute URIs (RFC 3986 §4.3), as far as a calendar depends on them: a scheme, a colon, no blank.
enum AbsoluteURI {
  /// Whether `text` is one.
  static func isValid(_ text: ArraySlice<UInt8>) -> Bool {
    scheme(of: text) != nil && !text.contains { $0.isFold }
  }

  /// What stands before the colon; `nil` where that is no scheme.
  static func scheme(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = text.first, first.isLetter else { return nil }
    let scheme = text.prefix { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    return scheme.endIndex < text.endIndex && text[scheme.endIndex] == UInt8(ascii: ":")
      ? scheme : nil
  }

  /// Whether `text` is a host such as `www.example.com`, perhaps with a path.
  static func isHost(_ text: ArraySlice<UInt8>) -> Bool {
    text.hasPrefix(ignoringCase: "www.") && !text.contains { $0.isFold }
  }

  /// Whether `text` is an address such as `jo@example.com`.
  static func isMailAddress(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0 > 0x20 && !#"<>"(),;:\"#.utf8.contains($0) }
      }
  }
}

/// Base64 (RFC 4648 §4).
enum Base64Grammar {
  /// Whether `text` is base64: whole groups of four, padded only at the end.
  static func matches(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count % 4 == 0 else { return false }
    let digits = text.last == UInt8(ascii: "=") ? text.dropLast() : text
    return (digits.last == UInt8(ascii: "=") ? digits.dropLast() : digits).allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
    }
  }
}

/// GEO's value (RFC 5545 §3.8.1.6).
enum GeographicPosition {
  /// Whether `text` is `latitude;longitude` in degrees.
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    return parts.count == 2
      && zip(parts, [90.0, 180.0]).allSatisfy { part, limit in
        isFloat(part) && abs(Double(part) ?? .infinity) <= limit
      }
  }

  /// `text` with another separator read as `;`; `nil` when that makes no position of it.
  static func corrected(_ text: String) -> String? {
    let parts = text.split { $0 == "," || $0 == ";" || $0 == "\\" }
    let corrected = parts.joined(separator: ";")
    return isValid(corrected) ? corrected : nil
  }

  /// Whether `text` is a FLOAT (§3.3.7): a sign, digits, a point with digits.
  private static func isFloat(_ text: Substring) -> Bool {
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
  }
}

/// Language tags (RFC 5646 §2.1), as far as their form goes.
enum LanguageTag {
  /// Whether `text` has the form of one: a language of letters, then parts of up to eight letters
  /// and digits, with hyphens between.
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, language.utf8.allSatisfy(\.isLetter) else { return false }
    // A single letter is `i` or `x`, which stand before something.
    return language.count > 1 || parts.count > 1
      ? parts.allSatisfy {
        (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit }
      } : false
  }
}

/// REQUEST-STATUS's value (RFC 5545 §3.8.8.3).
enum RequestStatus {
  /// Whether `text` is `code;text[;data]` with a code such as `2.0` or `3.1.4`.
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { return false }
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    return (2...3).contains(numbers.count)
      && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it begins with `text`, which is in lower case, in any case.
  func hasPrefix(ignoringCase text: String) -> Bool {
    prefix(text.utf8.count).elementsEqual(text.utf8) { $0.upperCased == $1.upperCased }
  }
}

extension UInt8 {
  /// Whether it is an ASCII digit.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// Whether it is an ASCII letter.
  var isLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(upperCased) }
}
