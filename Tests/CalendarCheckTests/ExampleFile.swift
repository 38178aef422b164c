/// Turns the lines of an example into the bytes of a whole file.
enum ExampleFile {
  /// The file with `lines` in it, parted by line feeds; its lines end with CR LF.
  ///
  /// Lines with `BEGIN:VCALENDAR` or `BEGIN:VCARD` are the file; those that begin with another BEGIN are put
  /// into a VCALENDAR; other lines go into a VEVENT, where they replace its own lines of that name, or
  /// into the VCALENDAR for properties of calendars. `␍`, `␊`, `␛` and so on stand for control
  /// characters, `\xE9` for a byte; the file ends at `<EOF>`.
  static func bytes(_ lines: String) -> [UInt8] {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let text = file(lines).map { $0 + "␍␊" }.joined()
    let end = text.firstRange(of: "<EOF>")?.lowerBound ?? text.endIndex
    return raw(String(text[..<end]))
  }

  private static let calendar = [
    "VERSION:2.0", "PRODID:-//Club//Events 1//EN", "NAME:Club", "X-WR-CALNAME:Club",
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H", "X-PUBLISHED-TTL:PT12H",
  ]
  private static let event = [
    "UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001", "DTSTAMP:20260101T000000Z",
    "DTSTART:20260302T090000Z", "DTEND:20260302T100000Z", "SUMMARY:Meeting",
  ]
  private static let calendarNames: Set = [
    "VERSION", "PRODID", "NAME", "X-WR-CALNAME", "REFRESH-INTERVAL", "X-PUBLISHED-TTL", "METHOD",
    "CALSCALE", "SOURCE", "X-WR-TIMEZONE",
  ]

  private static func file(_ lines: [String]) -> [String] {
    if lines.contains(where: { $0.contains("BEGIN:VCALENDAR") || $0.hasPrefix("BEGIN:VCARD") })
      || lines == ["<EOF>"]
    {
      return lines
    }
    if lines.first?.hasPrefix("BEGIN") == true {
      return wrapped(calendar + lines, in: "VCALENDAR")
    }
    if let first = lines.first, calendarNames.contains(name(of: first)) {
      return wrapped(
        replaced(calendar, by: lines) + wrapped(event, in: "VEVENT"), in: "VCALENDAR")
    }
    return wrapped(calendar + wrapped(replaced(event, by: lines), in: "VEVENT"), in: "VCALENDAR")
  }

  private static func wrapped(_ lines: [String], in component: String) -> [String] {
    ["BEGIN:\(component)"] + lines + ["END:\(component)"]
  }

  /// `lines` behind those of `base` whose names they do not have; a DURATION replaces a DTEND.
  private static func replaced(_ base: [String], by lines: [String]) -> [String] {
    var names = Set(lines.map(name))
    if names.contains("DURATION") { names.insert("DTEND") }
    if names.contains("DTSTART"), !names.contains("DTEND") { names.insert("DTEND") }
    return base.filter { !names.contains(name(of: $0)) } + lines
  }

  private static func name(of line: String) -> String {
    line.prefix { $0 != ":" && $0 != ";" }.uppercased()
  }

  /// The bytes that `text` stands for.
  static func raw(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      let digits = String(String.UnicodeScalarView(rest.dropFirst().prefix(2)))
      if scalar == "\\", rest.first == "x", let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        rest.removeFirst(3)
      } else if (0x2400...0x241F).contains(scalar.value) {
        bytes.append(UInt8(scalar.value - 0x2400))
      } else {
        bytes += String(scalar).utf8
      }
    }
    return bytes
  }
}
