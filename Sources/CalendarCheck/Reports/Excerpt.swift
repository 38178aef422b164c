import CalendarRendering
import ICalText

/// A part of a physical line with a mark below it, made safe for a terminal.
struct Excerpt {
  /// The text, cut to its room around the mark.
  private(set) var text = ""
  /// How many columns stand before the mark.
  private(set) var indentation = 0
  /// How many columns the mark takes; at least one.
  private(set) var markWidth = 1

  /// One character of the line as it is shown.
  private struct Cell {
    let text: String
    let width: Int
  }

  private static let cutMark = "…"

  /// Shows `line`, a physical line without its line end, in at most `width` columns.
  ///
  /// - Parameter marked: The columns, in Unicode scalars from 0, that are marked.
  init(of line: String, marking marked: Range<Int>, width: Int) {
    var cells: [Cell] = []
    var first: Int?
    var end = 0
    var column = 0
    for character in line {
      let scalars = character.unicodeScalars
      if column + scalars.count > marked.lowerBound, first == nil { first = cells.count }
      if column < marked.upperBound { end = cells.count + 1 }
      cells.append(Self.cell(character))
      column += scalars.count
    }
    cut(cells, around: (first ?? cells.count)..<max(end, first ?? cells.count), to: width)
  }

  private static func cell(_ character: Character) -> Cell {
    let shown = character.unicodeScalars.map(VisibleText.shown).joined()
    let display = DisplayText(shown)
    return Cell(text: display.string, width: display.width)
  }

  /// Takes as many of `cells` as fit: from the beginning as long as the mark can be seen so.
  private mutating func cut(_ cells: [Cell], around marked: Range<Int>, to width: Int) {
    var first = 0
    var before = cells[..<marked.lowerBound].reduce(0) { $0 + $1.width }
    let after = min(width / 2, cells[marked.lowerBound...].reduce(0) { $0 + $1.width })
    while first < marked.lowerBound, before + after > width - 1 {
      before -= cells[first].width
      first += 1
    }
    if first > 0 { text += Self.cutMark }
    var room = width - (first > 0 ? 1 : 0)
    var shown = first
    while shown < cells.count, cells[shown].width <= room {
      room -= cells[shown].width
      shown += 1
    }
    if shown < cells.count, shown > first, room == 0 { shown -= 1 }
    text += cells[first..<shown].map(\.text).joined()
    if shown < cells.count { text += Self.cutMark }
    indentation = before + (first > 0 ? 1 : 0)
    let marks = cells[min(marked.lowerBound, shown)..<min(max(marked.upperBound, first), shown)]
    markWidth = max(1, marks.reduce(0) { $0 + $1.width })
  }
}

extension Span<UInt8> {
  /// The physical line in which the byte `offset` lies, without its line end, as text; what is no
  /// UTF-8 is U+FFFD.
  func line(around offset: Int) -> (text: String, start: Int) {
    let range = rangeOfLine(around: offset)
    return (String(decoding: bytes(in: range), as: UTF8.self), range.lowerBound)
  }

  /// The bytes of the physical line in which the byte `offset` lies, without its line end.
  func rangeOfLine(around offset: Int) -> Range<Int> {
    var start = Swift.min(offset, count)
    while start > 0, !Self.isLineEnd(self[start - 1]) { start -= 1 }
    var lines = LineCursor(offset: start)
    return lines.next(in: self)?.range ?? start..<start
  }

  /// The physical line before the one that begins at `start`; `nil` where there is none.
  func line(before start: Int) -> String? {
    var end = start
    if end > 0, self[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    while end > 0, self[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end > 0 && end < start ? line(around: end).text : nil
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
