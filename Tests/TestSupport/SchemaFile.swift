package import Foundation
import Testing

/// A file with a JSON Schema, applied by Debian's `python3-jsonschema`.
package struct SchemaFile {
  private let url: URL

  /// Names the file at `path`, relative to the top folder of the repository.
  package init(_ path: String) {
    url =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../\(path)").standardized
  }

  /// What is wrong with each of `texts`: a line for each fault, empty for a text that is right.
  ///
  /// - Parameter part: The part of the schema that they are held to: `#`, `#/$defs/line`.
  package func faults(of texts: [String], as part: String = "#") throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try JSONEncoder().encode(texts).write(to: file)
    let output = try TestProgram.python.run("-c", Self.script, url.path(), part, file.path()).output
    return try JSONDecoder().decode([String].self, from: output)
  }

  private static let script = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    part = schema if sys.argv[2] == "#" else {"$ref": sys.argv[2], "$defs": schema["$defs"]}
    validator = Draft202012Validator(part)
    def faults(text):
        return "\\n".join(error.json_path + ": " + error.message
                          for error in validator.iter_errors(json.loads(text)))
    texts = json.load(open(sys.argv[3], encoding="utf-8"))
    print(json.dumps([faults(text) for text in texts]))
    """
}

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
