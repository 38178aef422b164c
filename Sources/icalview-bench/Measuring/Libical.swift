import CICal
import Foundation

/// What icalview is measured against.
enum Libical {
  /// libical's version.
  static let version = "libical \(ICAL_MAJOR_VERSION).\(ICAL_MINOR_VERSION).\(ICAL_PATCH_VERSION)"

  /// Sets libical up as icalview has it.
  static func prepare() { icalerror_set_errors_are_fatal(0) }

  /// Parses a file and nothing else; what comes of it is left to the end of the process.
  static func parse(contentsOf file: String) throws {
    prepare()
    if icalparser_parse_string(try text(of: file)) == nil {
      throw BenchmarkError("\(file) cannot be parsed")
    }
  }

  /// What a file holds, with the NUL behind it that libical wants.
  static func text(of file: String) throws -> [CChar] {
    guard let stream = fopen(file, "r") else { throw BenchmarkError("\(file) cannot be read") }
    defer { fclose(stream) }
    fseek(stream, 0, SEEK_END)
    let size = ftell(stream)
    rewind(stream)
    return [CChar](unsafeUninitializedCapacity: size + 1) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, stream) + 1
      buffer[count - 1] = 0
    }
  }

  /// What it costs libical to parse `text`, without freeing what came of it.
  ///
  /// - Parameter text: A feed in UTF-8 with a NUL behind it.
  static func parsing(_ text: [CChar]) -> Cost {
    var tree: OpaquePointer?
    let cost = Cost { tree = icalparser_parse_string(text) }
    icalcomponent_free(tree)
    return cost
  }

  /// Asks for `count` instances of `rule` from `start` on; gives how many there were.
  static func instances(of rule: String, from start: String, count: Int) -> Int {
    guard let iterator = icalview_rule_iterator(rule, start) else { return 0 }
    defer { icalrecur_iterator_free(iterator) }
    for found in 0..<count where icaltime_is_null_time(icalrecur_iterator_next(iterator)) != 0 {
      return found
    }
    return count
  }

  /// The first `count` instances of `rule` from `start` on, such as `19970902T090000`.
  static func firstInstances(of rule: String, from start: String, count: Int) -> [String] {
    guard let iterator = icalview_rule_iterator(rule, start) else { return [] }
    defer { icalrecur_iterator_free(iterator) }
    return (0..<count).map { _ in
      String(cString: icaltime_as_ical_string(icalrecur_iterator_next(iterator)))
    }
  }
}
