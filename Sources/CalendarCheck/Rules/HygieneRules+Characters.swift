import CalendarModel
import ICalText

/// Characters that harm readers, or that show a text was harmed.
extension Rule {
  static let controlCharacter = Rule(
    .controlCharacter, .error, "RFC 5545 §3.1",
    says: "control character {c}",
    why: "The grammar allows none but the tab; readers cut the text, or refuse the file.",
    bad: "SUMMARY:Ca␇se", good: "SUMMARY:Case",
    fix: .safe("remove it"),
    check: .containing([.control, .nonASCII]) { property, report in
      let controls = property.controls.outside(property.terminalEscapes)  // those are ICV702's
      report.foundCharacters(controls, of: property, .safe)
    })

  static let terminalEscape = Rule(
    .terminalEscape, .error, "RFC 5545 §3.1",
    says: "escape sequence; can rewrite the reader's terminal",
    why: "A program that prints the text hands its terminal to whoever wrote it.",
    bad: "SUMMARY:Ca␛[2Jse", good: "SUMMARY:Case",
    fix: .safe("remove the sequence"),
    check: .containing([.control, .nonASCII]) { property, report in
      report.foundCharacters(property.terminalEscapes, of: property, .safe)
    })

  static let bidiControl = Rule(
    .bidiControl, .warning, "Unicode TR 36 §3.5",
    says: "bidirectional override {c} can disguise text",
    why: "What people read is not what programs follow.",
    bad: "SUMMARY:Ca\u{202E}es", good: "SUMMARY:Case",
    fix: .unsafe("remove it"),
    check: .containing(.nonASCII) { property, report in
      report.foundCharacters(
        property.characters { 0x202A...0x202E ~= $0 || 0x2066...0x2069 ~= $0 }, of: property,
        .unsafe)
    })

  static let replacementCharacter = Rule(
    .replacementOrNoncharacter, .warning, "Unicode §23.7, §23.8",
    says: "{c}: text was already damaged",
    why: "A program before this one could not read the text; what it was is lost.",
    bad: "SUMMARY:Caf\u{FFFD}", good: "SUMMARY:Café",
    check: .containing(.nonASCII) { property, report in
      let damaged = property.characters { 0xFFFD...0xFFFF ~= $0 || $0 == 0xFEFF }
      report.foundCharacters(damaged, of: property, nil)
    })

  static let mojibake = Rule(
    .mojibake, .info, "RFC 5545 §6",
    says: "looks like UTF-8 read as Latin-1",
    why: "People see two wrong characters for one.",
    bad: "SUMMARY:CafÃ©", good: "SUMMARY:Café",
    fix: .unsafe("read those bytes as UTF-8 again"),
    check: .containing(.nonASCII) { property, report in
      guard let range = property.mojibake else { return }
      let repairs = property.textsBeyondASCII.compactMap { range in
        MisreadText.repaired(property.bytes[range]).map { property.replacing(range, with: $0) }
      }
      report.found(
        property, at: range,
        fix: repairs.isEmpty ? nil : Fix(applicability: .unsafe, edits: repairs))
    })
}

extension Report {
  /// Reports characters of `property` at the first of them, with a fix that removes them all.
  fileprivate func foundCharacters(
    _ ranges: [Range<Int>], of property: Property, _ applicability: Fix.Applicability?
  ) {
    guard let first = ranges.first else { return }
    let character = String(decoding: property.bytes[first], as: UTF8.self).unicodeScalars.first
    found(
      property, at: first, ["c": character.map { "U+" + $0.codePoint }],
      fix: applicability.map { Fix(applicability: $0, edits: ranges.map(property.removing)) })
  }
}

extension Unicode.Scalar {
  /// Its number as Unicode writes it: `0007`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Property {
  /// The C0 controls but the tab, DEL, and the C1 controls. A C1 control behind `Â` or `Ã` is half of
  /// a character that was read as Latin-1, which ICV705 tells.
  fileprivate var controls: [Range<Int>] {
    var controls: [Range<Int>] = []
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x20 && byte != 0x09 || byte == 0x7F {
        controls.append(index..<index + 1)
      } else if isC1Control(at: index), !bytes[..<index].hasMisreadLead {
        controls.append(index..<index + 2)
      }
    }
    return controls
  }

  /// The escape sequences of terminals (ECMA-48 §5.4, §8.3).
  fileprivate var terminalEscapes: [Range<Int>] {
    var escapes: [Range<Int>] = []
    for index in bytes.indices where index >= escapes.last?.upperBound ?? 0 {
      if bytes[index] == TerminalEscape.escape {
        escapes.append(index..<TerminalEscape.end(ofSequenceAt: index, in: bytes))
      } else if bytes[index] == 0xC2, index + 1 < bytes.count, bytes[index + 1] == 0x9B {
        escapes.append(index..<TerminalEscape.end(ofParametersAt: index + 2, in: bytes))
      }
    }
    return escapes
  }

  private func isC1Control(at index: Int) -> Bool {
    bytes[index] == 0xC2 && index + 1 < bytes.count && (0x80...0x9F).contains(bytes[index + 1])
  }

  /// The characters with three bytes in UTF-8 whose number is `wanted`.
  fileprivate func characters(where wanted: (UInt32) -> Bool) -> [Range<Int>] {
    bytes.indices.dropLast(2).filter { index in
      guard bytes[index] & 0xF0 == 0xE0, bytes[index + 1] & 0xC0 == 0x80,
        bytes[index + 2] & 0xC0 == 0x80
      else { return false }
      let low = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
      return wanted(UInt32(bytes[index] & 0x0F) << 12 | low)
    }.map { $0..<$0 + 3 }
  }

  /// The first characters that UTF-8 gives when it is read as Latin-1: `Â` or `Ã` before one of
  /// U+0080 to U+00BF, or `â€`.
  fileprivate var mojibake: Range<Int>? {
    for index in bytes.indices where bytes[index] == 0xC3 {
      let rest = bytes[index...]
      if rest.prefix(2).hasMisreadLead, rest.count >= 4, rest[index + 2] == 0xC2,
        rest[index + 3] & 0xC0 == 0x80
      {
        return index..<index + 4
      }
      if rest.starts(with: "â€".utf8) { return index..<index + 5 }
    }
    return nil
  }

  /// Where the line has bytes beyond ASCII, as far as they go.
  fileprivate var textsBeyondASCII: [Range<Int>] {
    bytes.indices.split { bytes[$0] < 0x80 }.map { $0.startIndex..<$0.endIndex }
  }
}

extension [Range<Int>] {
  /// Those that overlap none of `others`; both are in ascending order.
  fileprivate func outside(_ others: [Range<Int>]) -> [Range<Int>] {
    var rest = others[...]
    return filter { range in
      while let next = rest.first, next.upperBound <= range.lowerBound { rest.removeFirst() }
      return rest.first.map { !$0.overlaps(range) } ?? true
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether it ends with `Â` or `Ã`.
  fileprivate var hasMisreadLead: Bool {
    suffix(2).elementsEqual([0xC3, 0x82]) || suffix(2).elementsEqual([0xC3, 0x83])
  }
}

/// The escape sequences of terminals (ECMA-48).
private enum TerminalEscape {
  static let escape: UInt8 = 0x1B

  /// The end of the sequence that begins with the ESC at `start`. One that is never finished is the
  /// ESC and the character behind it, so that no text is taken for a part of it.
  static func end(ofSequenceAt start: Int, in bytes: [UInt8]) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    switch bytes[start + 1] {
    case UInt8(ascii: "["): return end(ofParametersAt: start + 2, in: bytes)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return end(ofStringAt: start + 2, in: bytes) ?? start + 2
    case 0x20...0x7E:
      let final = bytes[(start + 1)...].firstIndex { !(0x20...0x2F).contains($0) }
      return final.map { (0x30...0x7E).contains(bytes[$0]) ? $0 + 1 : $0 } ?? bytes.count
    default: return start + 1
    }
  }

  /// The end of a control sequence whose parameters begin at `start`.
  static func end(ofParametersAt start: Int, in bytes: [UInt8]) -> Int {
    let final = bytes[start...].firstIndex { !(0x20...0x3F).contains($0) } ?? bytes.count
    return final < bytes.count && (0x40...0x7E).contains(bytes[final]) ? final + 1 : start
  }

  /// The end of a control string that begins at `start`, behind its BEL or ESC `\`; `nil` when it
  /// has none.
  private static func end(ofStringAt start: Int, in bytes: [UInt8]) -> Int? {
    for index in bytes[start...].indices {
      if bytes[index] == 0x07 { return index + 1 }
      if bytes[index] == escape {
        let next = index + 1
        return next < bytes.count && bytes[next] == UInt8(ascii: "\\") ? next + 1 : nil
      }
    }
    return nil
  }
}
