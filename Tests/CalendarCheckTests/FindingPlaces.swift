import CalendarModel
import ICalKit
import ICalText

@testable import CalendarCheck

/// Where rules find something, in words that a table of tests can have.
enum FindingPlaces {
  /// Every finding of `codes` in the file that the lines of an example stand for:
  /// `ICV301 13:7 2026-03-02T10:00:00Z`, the line and column with what lies there.
  static func of(_ codes: Set<DiagnosticCode>, in example: String) -> [String] {
    places(in: example) { codes.contains($0) }
  }

  /// Every finding of an area, by the first digit of the code.
  static func ofArea(_ digit: Character, in example: String) -> [String] {
    places(in: example) { $0.id.dropFirst(3).first == digit }
  }

  /// The file that is left when `codes` are fixed in the one that the lines of an example stand for,
  /// LF for CR LF; `nil` where nothing is changed.
  static func fixed(_ codes: DiagnosticCode..., in example: String) -> String? {
    let selection = RuleSelection(codes.compactMap { RuleSelector($0.id) }.map { .select($0) })
    let fixer = Fixer(
      Checker(selection, settings: CheckSettings(zones: ZoneDatabase(environment: [:]))),
      isUnsafe: true)
    let source = Source(name: "example.ics", bytes: ExampleFile.bytes(example))
    return fixer.fix(source).bytes.map { bytes in
      String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
    }
  }

  private static func places(
    in example: String, of isMeant: (DiagnosticCode) -> Bool
  ) -> [String] {
    var selection = RuleSelection()
    selection.isPedantic = true
    let bytes = ExampleFile.bytes(example)
    let checker = Checker(
      selection, settings: CheckSettings(zones: ZoneDatabase(environment: [:])))
    return checker.report(on: Source(name: "example.ics", bytes: bytes)).findings
      .map(\.finding).filter { isMeant($0.code) }.map { finding in
        let (start, text) = (finding.region.start, bytes[finding.region.bytes])
        return "\(finding.code.id) \(start.line):\(start.column) "
          + String(decoding: text, as: UTF8.self)
      }
  }
}
