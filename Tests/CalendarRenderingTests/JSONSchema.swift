import TestSupport

/// `Samples/icalview.schema.json`.
enum JSONSchema {
  /// What a text is held to.
  enum Part: String {
    /// The document.
    case document = "#"
    /// A line of JSON lines.
    case line = "#/$defs/line"
  }

  /// What is wrong with each of `texts`: a line for each fault, empty for a text that is right.
  static func faults(of texts: [String], as part: Part) throws -> [String] {
    try SchemaFile("Samples/icalview.schema.json").faults(of: texts, as: part.rawValue)
  }
}
