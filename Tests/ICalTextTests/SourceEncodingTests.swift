import ICalText
import Testing

@Suite("SourceEncoding") struct SourceEncodingTests {
  @Test(
    "a byte order mark tells the encoding, nothing else does",
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x42], SourceEncoding.utf8, 3), ([0x42, 0x45], .utf8, 0), ([], .utf8, 0),
      ([0xFF, 0xFE, 0x42, 0], .utf16(bigEndian: false), 2),
      ([0xFE, 0xFF, 0, 0x42], .utf16(bigEndian: true), 2),
      ([0xFF, 0xFE, 0, 0], .utf32(bigEndian: false), 4),
      ([0, 0, 0xFE, 0xFF], .utf32(bigEndian: true), 4), ([0, 0x42, 0, 0x45], .utf8, 0),
    ] as [([UInt8], SourceEncoding, Int)])
  func detection(bytes: [UInt8], encoding: SourceEncoding, length: Int) {
    let result = SourceEncoding.detect(bytes.span)
    #expect(result.encoding == encoding)
    #expect(result.length == length)
  }

  @Test("UTF-16 and UTF-32 become UTF-8")
  func transcoding() {
    #expect(
      SourceEncoding.utf16(bigEndian: false).utf8(of: [0xE9, 0, 0x3D, 0xD8, 0x00, 0xDE])
        == Array("é😀".utf8))
    #expect(SourceEncoding.utf16(bigEndian: true).utf8(of: [0, 0xE9, 0]) == Array("é".utf8))
    #expect(
      SourceEncoding.utf32(bigEndian: true).utf8(of: [0, 1, 0xF6, 0]) == Array("😀".utf8))
    #expect(
      SourceEncoding.utf16(bigEndian: false).utf8(of: [0x3D, 0xD8]) == Array("\u{FFFD}".utf8))
  }
}
