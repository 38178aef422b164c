import ICalKit
import ICalText

/// A file before its lines are looked at.
struct FileFacts: Sendable {
  /// The file.
  let source: Source
  /// The encoding that its first bytes tell.
  let encoding: SourceEncoding
  /// How many bytes its byte order mark takes; 0 without one.
  let markLength: Int
  /// What ends its first line: LF where that stands alone, else CR LF. Lines that a fix adds get it.
  let lineEnd: String
  /// How it is cut up; has no calendars where the encoding is not UTF-8.
  let layout: FileLayout

  /// Lays out `source`.
  init(_ source: Source) {
    self.source = source
    (encoding, markLength, lineEnd, layout) = source.bytes.withSpan { bytes in
      let (encoding, markLength) = SourceEncoding.detect(bytes)
      let end = encoding == .utf8 ? bytes.count : markLength
      return (
        encoding, markLength, Self.lineEnd(of: bytes),
        FileLayout(of: bytes, range: markLength..<end)
      )
    }
    source.bytes.rest(0..<source.bytes.count)
  }

  private static func lineEnd(of bytes: Span<UInt8>) -> String {
    var lines = LineCursor()
    return lines.next(in: bytes)?.end(in: bytes).kind == .lf ? "\n" : "\r\n"
  }

  /// Whether there is nothing to look at beyond the file as a whole: it is no UTF-8 text with a
  /// VCALENDAR.
  var isNoCalendar: Bool { layout.calendars.isEmpty }
}
