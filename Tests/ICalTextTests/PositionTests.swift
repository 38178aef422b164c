import ICalText
import Testing

@Suite("Positions in a source") struct PositionTests {
  /// The first content line of `source`.
  private func line(_ source: [UInt8]) throws -> UnfoldedLine {
    var lines = LineUnfolder(range: 0..<source.count, line: 1)
    let line = lines.next(in: source.span)
    return try #require(line)
  }

  @Test("columns count Unicode scalars of the physical line, bytes those of the source")
  func columns() throws {
    let source = Array("SUMMARY:Zoë 🎉!\r\n".utf8)
    let region = try line(source).region(of: 12..<13, in: source.span)  // the 'ë' has two bytes
    #expect(region.start.line == 1)
    #expect(region.start.column == 12)
    #expect(region.start.byte == 12)
    let last = try line(source).region(of: 17..<18, in: source.span)
    #expect(last.start.column == 14)
    #expect(last.end.column == 15)
  }

  @Test("what stands behind a fold is found in the line that continues, behind its blank")
  func folds() throws {
    let source = Array("SUM\r\n MARY\r\n\r\n\t:x\r\n".utf8)
    let line = try line(source)
    #expect(line.bytes(in: source.span) == Array("SUMMARY:x".utf8))
    let value = line.region(of: 8..<9, in: source.span)
    #expect(value.start.line == 4)
    #expect(value.start.column == 3)
    #expect(value.bytes == 16..<17)
    let name = line.region(of: 0..<7, in: source.span)
    #expect(name.start.byte == 0)
    #expect(name.end.line == 2)
    #expect(name.end.byte == 10)
    #expect(line.extent == 0..<17)
  }

  @Test("a range that ends where a line ends does not reach into the next one")
  func endsAtFold() throws {
    let source = Array("AB\r\n CD\r\n".utf8)
    let line = try line(source)
    #expect(line.sourceRange(of: 0..<2) == 0..<2)
    #expect(line.sourceRange(of: 2..<4) == 5..<7)
    #expect(line.sourceRange(of: 4..<4) == 7..<7)
    #expect(line.sourceRange(of: 2..<2) == 5..<5)
  }

  @Test("counting on from a place before gives the same columns, whatever the bytes are")
  func countingOn() throws {
    let source: [UInt8] =
      Array("SUMMARY:Zoë 🎉".utf8) + [0xE9, 0xA9, 0xC3, 0xA9, 0xF0, 0x9F] + Array("x\r\n é\r\n".utf8)
    let line = try line(source)
    let count = line.bytes(in: source.span).count
    for known in 0..<count {
      let place = line.region(of: known..<known, in: source.span).start
      for start in 0..<count {
        #expect(
          line.region(of: start..<count, in: source.span, after: place)
            == line.region(of: start..<count, in: source.span))
      }
    }
  }

  @Test("every byte of unfolded lines is the byte of the source that the map gives")
  func everyByte() {
    let source = Array("A:b\n c\r\n\td\r\r\nE;F=\"g\r\n h\":i\r\n \r\nJ".utf8)
    var lines = LineUnfolder(range: 0..<source.count, line: 1)
    while let line = lines.next(in: source.span) {
      for (offset, byte) in line.bytes(in: source.span).enumerated() {
        let range = line.sourceRange(of: offset..<offset + 1)
        #expect(range.count == 1)
        #expect(source[range.lowerBound] == byte)
      }
    }
  }

  @Test(
    "each kind of line end is told with its bytes",
    arguments: [
      ("a\r\nb", LineEnd.crlf, 2), ("a\nb", .lf, 1), ("a\rb", .cr, 1), ("a\r\r\nb", .crcrlf, 3),
      ("a", .none, 0), ("a\r\r\rb", .cr, 1),
    ])
  func lineEnds(text: String, kind: LineEnd, length: Int) throws {
    let source = Array(text.utf8)
    var lines = LineCursor()
    let first = lines.next(in: source.span)
    let line = try #require(first)
    let end = line.end(in: source.span)
    #expect(end.kind == kind)
    #expect(end.bytes == 1..<1 + length)
  }
}
