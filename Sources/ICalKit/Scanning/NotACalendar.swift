import CalendarModel
import ICalText

/// Says what a source is that has no VCALENDAR.
package enum NotACalendar {
  /// What `bytes` seem to be: `a vCard of contacts`.
  package static func guess(at bytes: Span<UInt8>) -> String { guess(beginning(of: bytes)).found }

  static func diagnostic(for bytes: Span<UInt8>, source: String) -> Diagnostic {
    let position = SourcePosition(source: source, line: 1)
    let start = beginning(of: bytes)
    if start.isEmpty {
      return Diagnostic(
        .error, .emptyFile, "found nothing, expected BEGIN:VCALENDAR",
        hint: "an empty calendar still has a BEGIN:VCALENDAR and an END:VCALENDAR", at: position)
    }
    let (found, hint) = guess(start)
    return Diagnostic(
      .error, .notICalendar, "found \(found), expected BEGIN:VCALENDAR", hint: hint, at: position)
  }

  /// The first letters in upper case, blanks before them left out.
  private static func beginning(of bytes: Span<UInt8>) -> String {
    var index = 0
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    let letters = (index..<min(index + 256, bytes.count)).map { bytes[$0].upperCased }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func guess(_ start: String) -> (found: String, hint: String) {
    let export = "export the calendar as iCalendar (.ics)"
    if start.hasPrefix("<!DOCTYPE HTML") || start.contains("<HTML") {
      return ("an HTML page", "the address may want a sign-in; open it in a browser")
    }
    if start.hasPrefix("BEGIN:VCARD") { return ("a vCard of contacts", export) }
    if start.hasPrefix("<") { return ("an XML document", export) }
    if start.hasPrefix("{") || start.hasPrefix("[") { return ("a JSON document", export) }
    if start.hasPrefix("PK\u{3}\u{4}") || start.hasPrefix("\u{1F}") {
      return ("a compressed file", "unpack it first")
    }
    return ("something else", export)
  }
}

extension Diagnostic {
  /// What to say of a line that is no content line.
  static func malformed(_ line: ContentLine, source: String) -> Diagnostic {
    let position = SourcePosition(source: source, line: line.line)
    switch line.malformation {
    case .invalidName:
      return Diagnostic(
        .warning, .invalidPropertyName,
        "found a property name with other characters than letters, digits and hyphens; passed over",
        at: position)
    case .noColon, nil:
      return Diagnostic(
        .warning, .malformedLine,
        "found '\(line.value.prefix(40))', expected NAME:VALUE; passed over",
        hint: #"a line break inside a text is written \n"#, at: position)
    }
  }
}
