import CalendarModel
import ICalKit
import ICalText

extension Rule {
  /// 611 to 614 and 616: what readers differ on in single events.
  static let habitRules = [
    htmlInDescription, eventWithoutEnd, missingSummary, vCalendar1Relic, midnightToMidnight,
  ]

  private static let htmlInDescription = Rule(
    .htmlInDescription, .info, "RFC 5545 §3.8.1.5",
    says: "HTML in DESCRIPTION; use X-ALT-DESC or STYLED-DESCRIPTION too",
    why: "Google draws it, Apple and Outlook show the tags.",
    bad: "DESCRIPTION:Bring <b>snow</b> shoes", good: "DESCRIPTION:Bring snow shoes",
    check: .properties("DESCRIPTION") { description, report in
      guard let tag = HTMLTag.range(in: description.bytes, from: description.valueRange.lowerBound),
        !description.component.has("X-ALT-DESC"), !description.component.has("STYLED-DESCRIPTION")
      else { return }
      report.found(description, at: tag)
    })

  private static let eventWithoutEnd = Rule(
    .eventWithoutEnd, .info, "RFC 5545 §3.6.1",
    says: "timed event without DTEND/DURATION lasts 0 minutes",
    why: "Readers show a moment, half an hour or an hour.",
    bad: "DTSTART:20260302T090000Z", good: "DTSTART:20260302T090000Z\nDTEND:20260302T100000Z",
    check: .components("VEVENT") { event, report in
      guard event.start?.isDate == false, !event.has("DTEND"), !event.has("DURATION") else {
        return
      }
      report.found(in: event)
    })

  private static let missingSummary = Rule(
    .missingSummary, .warning, "RFC 5546 §3.2.1",
    says: "VEVENT has no SUMMARY; shown as \"(no title)\" or dropped",
    why: "Nobody can tell what the event is.",
    bad: """
      BEGIN:VEVENT
      UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      DTEND:20260302T100000Z
      END:VEVENT
      """,
    good: """
      BEGIN:VEVENT
      UID:4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001
      DTSTAMP:20260101T000000Z
      DTSTART:20260302T090000Z
      DTEND:20260302T100000Z
      SUMMARY:Meeting
      END:VEVENT
      """,
    profiles: .exceptInvitation,
    check: .components("VEVENT") { event, report in
      if report.calendar.isFeed, !event.has("SUMMARY") { report.found(in: event) }
    })

  private static let vCalendar1Relic = Rule(
    .vCalendar1Relic, .warning, "RFC 5545 §3.2",
    says: "only vCalendar 1.0 has {relic}",
    why: "iCalendar readers pass over it, and show encoded text as it stands.",
    bad: "SUMMARY;CHARSET=UTF-8:Café", good: "SUMMARY:Café",
    fix: .safe("drop CHARSET=UTF-8; unsafe: drop another CHARSET, decode QUOTED-PRINTABLE"),
    check: .everyProperty { property, report in
      guard !property.tokens.parameters.isEmpty else { return }
      guard property.parameters.contains(where: \.isRelic) else { return }
      let relics = property.parameters.filter(\.isRelic)
      guard let first = relics.first else { return }
      report.found(
        property, at: first.range.dropFirst(),
        ["relic": relics.map { "\($0.name)=\($0.text)" }.joined(separator: " and ")],
        fix: property.dropping(relics))
    })

  private static let midnightToMidnight = Rule(
    .midnightToMidnight, .info, "RFC 5545 §3.6.1",
    says: "00:00–00:00; write VALUE=DATE for whole days",
    why: "Readers draw 24 hours on the grid, and in other zones parts of two days.",
    bad: "DTSTART:20260302T000000Z\nDTEND:20260303T000000Z",
    good: "DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260303",
    fix: .unsafe("make them days, where the event does not repeat"),
    check: .components("VEVENT") { event, report in
      guard let span = WrittenSpan(event), let start = event.first("DTSTART"), !span.start.isDate,
        span.start.form == span.end.form, span.start.civil < span.end.civil,
        [span.start, span.end].allSatisfy({ $0.civil.secondOfDay == 0 })
      else { return }
      let isSingle = !event.isRecurring && !event.has("EXDATE") && !event.has("RECURRENCE-ID")
      report.found(
        start,
        fix: isSingle ? .unsafe(start.asDate(span.start), span.property.asDate(span.end)) : nil)
    })
}

// MARK: - What the rules ask and change

/// The tags of HTML in which people write descriptions.
private enum HTMLTag {
  private static let names: Set = [
    "a", "b", "blockquote", "body", "br", "center", "code", "div", "em", "font", "h1", "h2", "h3",
    "h4", "h5", "h6", "head", "hr", "html", "i", "img", "li", "ol", "p", "pre", "s", "small",
    "span",
    "strong", "table", "tbody", "td", "th", "tr", "u", "ul",
  ]

  /// Where the first one lies in `bytes` at or behind `start`, from its `<` to its `>`.
  static func range(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    var rest = bytes[start...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = bytes[(open + 1)...]
      let name = rest.drop { $0 == UInt8(ascii: "/") }.prefix { isLetterOrDigit($0) }
      let behind = bytes[name.endIndex...]
      guard name.count <= 10, let next = behind.first, isDelimiter(next),
        names.contains(String(decoding: name, as: UTF8.self).lowercased())
      else { continue }
      return behind.firstIndex(of: UInt8(ascii: ">")).map { open..<$0 + 1 }
    }
    return nil
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "-") && byte.isNameCharacter
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: " ")
  }
}

extension Parameter {
  /// Whether only vCalendar 1.0 has it.
  fileprivate var isRelic: Bool { name == "CHARSET" || isQuotedPrintable }

  fileprivate var isQuotedPrintable: Bool {
    name == "ENCODING" && text.uppercased() == "QUOTED-PRINTABLE"
  }

  /// Whether it says what is so anyway.
  fileprivate var isHarmless: Bool {
    name == "CHARSET" && ["UTF-8", "US-ASCII"].contains(text.uppercased())
  }
}

extension Property {
  /// Removes `relics`, and decodes the value where one of them says that it is encoded; `nil` where
  /// that does not make a text.
  fileprivate func dropping(_ relics: [Parameter]) -> Fix? {
    let removals = relics.map { removing($0.range) }
    if relics.allSatisfy(\.isHarmless) { return .safe(removals) }
    guard relics.contains(where: \.isQuotedPrintable) else { return .unsafe(removals) }
    return QuotedPrintable.text(of: bytes[valueRange]).map {
      .unsafe(removals + [replacing(valueRange, with: $0)])
    }
  }

  /// Makes `time`, which is its value, a DATE.
  fileprivate func asDate(_ time: WrittenTime) -> Fix.Edit {
    replacing(
      tokens.name.upperBound..<valueRange.upperBound, with: ";VALUE=DATE:\(time.civil.date.text)")
  }
}

/// The encoding of RFC 2045 §6.7, of which a value has one line.
private enum QuotedPrintable {
  /// The text that `bytes` encode, as a TEXT value: encoded separators and backslashes are escaped,
  /// those that stand as they are may have a meaning. `nil` where it is no UTF-8, has control
  /// characters or goes on in another line.
  static func text(of bytes: ArraySlice<UInt8>) -> String? {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "=") else {
        decoded.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, digits.allSatisfy({ $0 >= UInt8(ascii: "0") }),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      if [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\")].contains(value) {
        decoded.append(UInt8(ascii: "\\"))
      }
      decoded.append(value)
      rest = rest.dropFirst(2)
    }
    guard let text = String(validating: decoded, as: UTF8.self) else { return nil }
    let escaped = text.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n")
    let isClean = escaped.unicodeScalars.allSatisfy {
      $0 == "\t" || $0.properties.generalCategory != .control
    }
    return isClean ? escaped : nil
  }
}
