import CalendarModel
import ICalKit
import ICalText

/// The encoding, and what is no calendar at all.
extension Rule {
  static let invalidUTF8 = Rule(
    .invalidUTF8, .error, "RFC 5545 §3.1.4, §6",
    says: "bytes {hex} are not UTF-8 (after unfolding); send UTF-8",
    why: "Readers show replacement characters, or refuse the file.",
    bad: "SUMMARY:Caf\\xE9", good: "SUMMARY:Café",
    fix: .unsafe("read the line as windows-1252"),
    check: .containing(.nonASCII) { property, report in
      guard let range = property.invalidUTF8 else { return }
      let text = CleanText.of(property.bytes).text
      report.found(
        property, at: range, ["hex": property.bytes[range].map(\.hex).joined(separator: " ")],
        fix: .unsafe(property.refolding(as: text, lineEnd: report.file.lineEnd)))
    })

  static let byteOrderMark = Rule(
    .byteOrderMark, .error, "RFC 5545 §6, RFC 3629 §6",
    says: "file starts with a UTF-8 BOM; Google shows an empty calendar",
    why: "Readers look for BEGIN in the first byte and find three others.",
    bad: """
      \\xEF\\xBB\\xBFBEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      X-WR-CALNAME:Club
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    good: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      X-WR-CALNAME:Club
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    fix: .safe("remove the three bytes"),
    check: .file { file, report in
      guard file.encoding == .utf8, file.markLength > 0 else { return }
      let mark = 0..<file.markLength
      report.found(at: file.firstLine(mark), fix: .safe(Fix.Edit(mark, [])))
    })

  static let notUTF8 = Rule(
    .notUTF8, .error, "RFC 5545 §6",
    says: "file is {encoding}; only UTF-8 is allowed",
    why: "Readers find no BEGIN:VCALENDAR and refuse the file.",
    bad: "\\xFF\\xFEB\\x00E\\x00G\\x00I\\x00N\\x00", good: "BEGIN:VCALENDAR",
    fix: .unsafe("write the file as UTF-8"),
    check: .file { file, report in
      let encoding: String
      switch file.encoding {
      case .utf8: return
      case .utf16: encoding = "UTF-16"
      case .utf32: encoding = "UTF-32"
      }
      let (count, text) = file.source.bytes.withSpan { bytes in
        (bytes.count, bytes.bytes(in: file.markLength..<bytes.count))
      }
      report.found(
        at: file.firstLine(0..<file.markLength), ["encoding": encoding],
        fix: .unsafe(Fix.Edit(0..<count, file.encoding.utf8(of: text))))
    })

  static let textOutsideCalendar = Rule(
    .textOutsideCalendar, .error, "RFC 5545 §3.4",
    says: "text {place}:VCALENDAR (server warning? HTML?)",
    why: "Readers take the file for something else, or stop at it.",
    bad: """
      Warning: undefined index
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      X-WR-CALNAME:Club
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    good: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      X-WR-CALNAME:Club
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    check: .file { file, report in
      guard !file.isNoCalendar else { return }
      for section in file.layout.sections where section.kind == .outside {
        guard let line = file.firstText(in: section) else { continue }
        let isBefore = section.start.offset <= file.markLength
        report.found(
          at: file.region(of: line), ["place": isBefore ? "before BEGIN" : "after END"])
      }
    })

  static let notICalendar = Rule(
    .notICalendar, .error, "RFC 5545 §3.4",
    says: "no BEGIN:VCALENDAR; this is {guess}",
    why: "There is no calendar in it.",
    bad: """
      BEGIN:VCARD
      VERSION:4.0
      FN:Jo Doe
      END:VCARD
      """,
    good: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      X-WR-CALNAME:Club
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    check: .file { file, report in
      guard file.encoding == .utf8, file.isNoCalendar, file.hasText else { return }
      let guess = file.source.bytes.withSpan {
        NotACalendar.guess(at: $0.extracting(droppingFirst: file.markLength))
      }
      report.found(at: file.firstLine(), ["guess": guess])
    })

  static let emptyFile = Rule(
    .emptyFile, .error, "RFC 5545 §3.4",
    says: "0 bytes; an empty calendar still needs its VCALENDAR",
    why: "Subscribers see an error instead of an empty calendar.",
    bad: "<EOF>",
    good: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      X-WR-CALNAME:Club
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR
      """,
    check: .file { file, report in
      guard file.encoding == .utf8, !file.hasText else { return }
      report.found(at: file.firstLine(0..<0))
    })
}

extension FileFacts {
  /// Whether there is anything behind the byte order mark.
  fileprivate var hasText: Bool { source.bytes.withSpan { $0.count > markLength } }

  /// The region of `range`, which lies in the first line; without a range, that line.
  fileprivate func firstLine(_ range: Range<Int>? = nil) -> SourceRegion {
    source.bytes.withSpan { bytes in
      var lines = LineCursor(offset: markLength)
      let line = lines.next(in: bytes)?.range ?? 0..<0
      let range = range ?? line
      return SourceRegion(
        start: SourcePoint(byte: range.lowerBound, line: 1, startingAt: 0, in: bytes),
        end: SourcePoint(byte: range.upperBound, line: 1, startingAt: 0, in: bytes))
    }
  }

  /// The first line of `section` that is not blank.
  fileprivate func firstText(in section: FileLayout.Section) -> PhysicalLine? {
    source.bytes.withSpan { bytes in
      var lines = LineCursor(offset: section.start.offset, number: section.start.line)
      while lines.offset < section.end.offset, let line = lines.next(in: bytes) {
        if line.range.contains(where: { !bytes[$0].isFold }) { return line }
      }
      return nil
    }
  }
}

extension FileFacts {
  /// Whether there is a line that is not blank in `range`, which lies outside of VCALENDARs.
  func hasTextOutside(_ range: Range<Int>) -> Bool {
    layout.sections.contains { section in
      section.kind == .outside && range.contains(section.start.offset)
        && firstText(in: section) != nil
    }
  }

  /// The region of a physical line.
  func region(of line: PhysicalLine) -> SourceRegion {
    source.bytes.withSpan { line.region(of: line.range, in: $0) }
  }
}

extension Property {
  /// The first of its bytes that are no UTF-8; `nil` when all are.
  fileprivate var invalidUTF8: Range<Int>? {
    let bytes = bytes
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.clamped(to: bytes.indices)
    }
  }

  /// Writes `text` in the place of the whole line, folded.
  func refolding(as text: [UInt8], lineEnd: String) -> Fix.Edit {
    Fix.Edit(line.extent, FoldedText.folded(text, lineEnd: lineEnd))
  }
}

extension UInt8 {
  fileprivate var hex: String {
    let digits = String(self, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
