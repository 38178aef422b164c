import Testing

@Suite("Import") struct ImportTests {
  @Test(
    "an import is read with its level, whatever stands around it",
    arguments: [
      ("import CICal", Import(module: "CICal", access: nil)),
      ("internal import CICal", Import(module: "CICal", access: "internal")),
      ("public import CalendarModel  // values", Import(module: "CalendarModel", access: "public")),
      ("  import Glibc", Import(module: "Glibc", access: nil)),
      ("@testable import ICalKit", Import(module: "ICalKit", access: nil)),
      ("@_spi(Time) private import ICalKit", Import(module: "ICalKit", access: "private")),
      ("import struct Foundation.Date", Import(module: "Foundation", access: nil)),
    ])
  func reads(line: String, expected: Import) {
    #expect(Import.all(in: "// first\n\(line)\nlet x = 1") == [expected])
  }

  @Test("a comment is no import")
  func comment() {
    #expect(Import.all(in: "// import CICal\n/// import CICal").isEmpty)
  }
}
