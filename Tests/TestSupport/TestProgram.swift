package import Foundation
import Testing

/// A program of the system that tests need.
package struct TestProgram: Sendable {
  private let path: String
  private let remedy: Comment

  /// Debian's Python with its module `jsonschema`.
  static let python = TestProgram(
    path: "/usr/bin/python3",
    remedy:
      "/usr/bin/python3 with its module jsonschema is needed: './dev test' installs python3-jsonschema"
  )

  /// The XML parser of libxml2.
  package static let xmllint = TestProgram(
    path: "/usr/bin/xmllint",
    remedy: "/usr/bin/xmllint is needed: './dev test' installs libxml2-utils")

  /// Runs it with `arguments`; the test fails unless it ends with status 0.
  package func run(_ arguments: String...) throws -> (output: Data, errors: Data) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try #require((try? process.run()) != nil, remedy)
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let words = Comment(rawValue: String(decoding: said, as: UTF8.self))
    try #require(process.terminationStatus == 0, "\(words) \(remedy)")
    return (result, said)
  }
}
