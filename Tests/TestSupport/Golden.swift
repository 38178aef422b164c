import Foundation
package import Testing

/// Compares `text` with the file `name` in the folder `Golden` beside the calling test.
///
/// `RECORD_GOLDEN=1` rewrites the file and fails the test, so a recording never passes for a proof.
package func expectGolden(
  _ text: String, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(filePath: file).deletingLastPathComponent().appending(path: "Golden/\(name)")
  if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
  #expect(text == expected, "differs from Golden/\(name)", sourceLocation: sourceLocation)
}
