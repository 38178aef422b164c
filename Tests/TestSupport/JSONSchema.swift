import Foundation

/// A JSON Schema, applied by Debian's `python3-jsonschema`.
package struct JSONSchema: Sendable {
  private let file: URL
  private let part: String

  /// Names the schema in `Samples/name.schema.json`, or a part of it.
  package init(_ name: String, part: String = "#") {
    self.init(file: "Samples/\(name).schema.json", part: part)
  }

  /// Names the schema in the file at `path`, relative to the top folder of the repository, or a part
  /// of it.
  package init(file path: String, part: String = "#") {
    file =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../\(path)").standardized
    self.part = part
  }

  /// What is wrong with each of `texts`: a line for each fault, empty for a text that is right.
  package func faults(of texts: [String]) throws -> [String] {
    let input = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: input) }
    try JSONEncoder().encode(texts).write(to: input)
    let output = try TestProgram.python.run("-c", Self.script, file.path(), part, input.path())
      .output
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
