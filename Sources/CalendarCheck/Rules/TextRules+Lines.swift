import CalendarModel
import ICalKit
import ICalText

/// Physical lines: how they end, how long they are, where they are folded.
extension Rule {
  static let lineEndingNotCRLF = Rule(
    .lineEndingNotCRLF, .error, "RFC 5545 §3.1",
    says: "bare LF ends {lines}; iCalendar needs CRLF (in git: `*.ics text eol=crlf`)",
    why: "Outlook and older Apple programs refuse such a file.",
    bad: "SUMMARY:Case␊LOCATION:Room 1", good: "SUMMARY:Case\nLOCATION:Room 1",
    fix: .safe("put a CR before each bare LF"),
    check: .file { file, report in
      let feeds = BareLineFeeds(in: file)
      guard !file.isNoCalendar, let first = feeds.first else { return }
      report.found(
        at: first, ["lines": feeds.count == 1 ? "1 line" : "\(feeds.count) lines"],
        fix: .completeLineEnds)
    })

  static let bareCarriageReturn = Rule(
    .bareCarriageReturn, .error, "RFC 5545 §3.1",
    says: "CR not followed by LF inside a line; many readers end the line here",
    why: "What stands behind it is lost, or read as a property that nobody wrote.",
    bad: "SUMMARY:Ca␍se", good: "SUMMARY:Case",
    fix: .unsafe(#"write CRLF before a property, \n in a text"#),
    check: .physicalLine { line, bytes, report in
      let (kind, end) = line.end(in: bytes)
      guard kind == .cr || kind == .crcrlf else { return }
      let carriageReturn = end.lowerBound..<end.lowerBound + 1
      let replacement =
        if kind == .crcrlf || bytes.isLineExpected(at: end.upperBound) {
          "\r\n"
        } else {
          bytes.mayEndInText(line.range) ? #"\n"# : nil
        }
      report.found(
        at: line.region(of: carriageReturn, in: bytes),
        fix: replacement.map { .unsafe(Fix.Edit(end, $0.utf8)) })
    })

  static let lineTooLong = Rule(
    .lineTooLong, .warning, "RFC 5545 §3.1",
    says: "physical line is {n} octets; fold at 75",
    why: "Some readers cut longer lines, or refuse them.",
    bad:
      #"DESCRIPTION:Bring boots\, maps\, something to eat and to drink\, and your rain clothes."#,
    good: #"""
      DESCRIPTION:Bring boots\, maps\, something to eat and to drink\, and your r
       ain clothes.
      """#,
    fix: .safe("fold the line again, between two characters"),
    check: .physicalLine { line, bytes, report in
      guard line.range.count > FoldedText.maximumLength else { return }
      let fold = FoldedText.fold(lineEnd: report.file.lineEnd)
      let cuts = FoldedText.cuts(of: bytes.bytes(in: line.range))
        .map { line.range.lowerBound + $0 }
      report.found(
        at: line.region(of: line.range, in: bytes), ["n": "\(line.range.count)"],
        fix: .safe(cuts.map { Fix.Edit($0..<$0, fold) }))
    })

  static let foldSplitsCharacter = Rule(
    .foldSplitsCharacter, .warning, "RFC 5545 §3.1",
    says: "fold falls inside a UTF-8 character; clients show \u{FFFD}",
    why: "Readers that decode each line before they unfold it see two broken characters.",
    bad: "SUMMARY:Caf\\xC3␍␊ \\xA9 tail", good: "SUMMARY:Caf␍␊ é tail",
    fix: .safe("fold the line again, between two characters"),
    check: .containing(.nonASCII) { property, report in
      for (line, offset) in property.folds where property.splitsCharacter(at: offset) {
        report.found(
          at: report.file.region(of: line), of: property.subject,
          fix: .safe(property.refolding(as: property.bytes, lineEnd: report.file.lineEnd)))
      }
    })

  static let blankLine = Rule(
    .blankLine, .error, "RFC 5545 §3.1",
    says: "empty line is not a content line",
    why: "Strict readers stop here.",
    bad: "SUMMARY:Case␍␊␍␊LOCATION:Room 1", good: "SUMMARY:Case\nLOCATION:Room 1",
    fix: .safe("remove the line"),
    check: .physicalLine { line, bytes, report in
      let (kind, end) = line.end(in: bytes)
      let start = line.range.lowerBound
      guard line.range.isEmpty, kind == .crlf || kind == .lf,
        start == 0 || bytes[start - 1] != .carriageReturn  // that is ICV002
      else { return }
      report.found(
        at: line.region(of: line.range, in: bytes), fix: .safe(Fix.Edit(end, [])))
    })

  static let missingFinalLineBreak = Rule(
    .missingFinalLineBreak, .warning, "RFC 5545 §3.1",
    says: "last line lacks CRLF",
    why: "Some readers drop a line that does not end, and with it the calendar.",
    bad: """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:-//Club//Events 1//EN
      X-WR-CALNAME:Club
      BEGIN:VTODO
      UID:1
      DTSTAMP:20260101T000000Z
      SUMMARY:Case
      END:VTODO
      END:VCALENDAR<EOF>
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
    fix: .safe("end the line"),
    check: .physicalLine { line, bytes, report in
      let (kind, end) = line.end(in: bytes)
      guard kind == .none else { return }
      report.found(
        at: line.region(of: line.range, in: bytes),
        fix: .safe(Fix.Edit(end, report.file.lineEnd.utf8)))
    })
}

/// The lines of a file that end with an LF without a CR.
private struct BareLineFeeds {
  /// The first of them; `nil` without any.
  private(set) var first: SourceRegion?
  /// How many there are.
  private(set) var count = 0

  init(in file: FileFacts) {
    file.source.bytes.withSpan { bytes in
      var lines = LineCursor(offset: file.markLength)
      while let line = lines.next(in: bytes) {
        guard line.end(in: bytes).kind == .lf else { continue }
        if count == 0 { first = line.region(of: line.range, in: bytes) }
        count += 1
      }
    }
  }
}

extension UInt8 {
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}

extension Span<UInt8> {
  /// Whether what begins at `offset` can only be another physical line: it begins as BEGIN, END or a
  /// property does, continues the line before, or is the end of the file.
  fileprivate func isLineExpected(at offset: Int) -> Bool {
    guard offset < count, !self[offset].isFold else { return true }
    guard let name = name(at: offset) else { return false }
    return Registry.isPropertyName(name) || name == "BEGIN" || name == "END"
  }

  /// Whether `range`, a physical line, may have a text at its end: it begins as a property with texts
  /// that say something, or one of no standard, does, continues the line before, or stands behind another bare CR.
  fileprivate func mayEndInText(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    if let first = range.first, self[first].isFold { return true }
    if start > 0, self[start - 1] == .carriageReturn { return true }
    guard let name = name(at: start), !Registry.neverEmpty.contains(name) else { return false }
    return Registry.properties[name]?.allows(.text) ?? Registry.isNonStandard(name)
  }

  /// The name in upper case of the property, BEGIN or END that begins at `offset`; `nil` where no
  /// delimiter follows one.
  private func name(at offset: Int) -> String? {
    var end = offset
    while end < count, self[end].isNameCharacter { end += 1 }
    guard end < count, self[end] == UInt8(ascii: ":") || self[end] == UInt8(ascii: ";") else {
      return nil
    }
    return String(decoding: bytes(in: offset..<end), as: UTF8.self).uppercased()
  }
}

extension Property {
  /// The physical lines that continue it, each with the offset in ``bytes`` where it begins.
  fileprivate var folds: [(line: PhysicalLine, offset: Int)] {
    var offset = line.first.range.count
    return line.continuations.map { line in
      defer { offset += line.range.count - 1 }
      return (line, offset)
    }
  }

  /// Whether the byte `offset` stands inside a UTF-8 character, and not at its beginning.
  fileprivate func splitsCharacter(at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset].isUTF8Continuation else { return false }
    var start = offset - 1
    while start > max(0, offset - 3), bytes[start].isUTF8Continuation { start -= 1 }
    guard start >= 0 else { return false }
    let character = bytes[start...].prefix(bytes[start].utf8Length)
    return character.endIndex > offset && String(validating: character, as: UTF8.self) != nil
  }
}

extension UInt8 {
  fileprivate var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }

  /// How many bytes the character has that begins with it.
  fileprivate var utf8Length: Int {
    switch self {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
