import Foundation
import Testing

/// A schema of `Samples`, applied by Debian's `python3-jsonschema`.
package struct JSONSchema: Sendable {
  private let file: URL
  private let part: String

  /// Names the schema in `Samples/name.schema.json`, or a part of it.
  package init(_ name: String, part: String = "#") {
    file = Self.samples.appending(path: "\(name).schema.json")
    self.part = part
  }

  /// What is wrong with each of `texts`: a line for each fault, empty for a text that is right.
  package func faults(of texts: [String]) throws -> [String] {
    let input = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: input) }
    try JSONEncoder().encode(texts).write(to: input)
    let output = try Self.python(Self.script, file.path(), part, input.path())
    return try JSONDecoder().decode([String].self, from: output)
  }

  private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Samples").standardized

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

  private static let remedy: Comment =
    "/usr/bin/python3 with its module jsonschema is needed: './dev test' installs python3-jsonschema"

  /// What Debian's Python prints for a script.
  private static func python(_ script: String, _ arguments: String...) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", script] + arguments
    process.standardOutput = output
    try #require((try? process.run()) != nil, remedy)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, remedy)
    return data
  }
}
