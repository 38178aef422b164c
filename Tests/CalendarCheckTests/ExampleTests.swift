import CalendarModel
import ICalKit
import Testing

@testable import CalendarCheck

@Suite("The examples of rules") struct ExampleTests {
  /// Rules whose bad examples only hint at a file too long to be shown, which other tests have.
  static let abridged: Set<DiagnosticCode> = [.notUTF8, .largeInlineAttachment, .googleSizeLimit]

  private static let examples = Rule.all.filter { !abridged.contains($0.code) }.map(Example.init)

  @Test("the bad example has the fault, the good one has not", arguments: examples)
  private func badAndGood(example: Example) {
    #expect(example.codes(in: example.bad).contains(example.rule.code))
    #expect(!example.codes(in: example.good).contains(example.rule.code))
  }

  @Test("fixing the bad example removes the fault and adds none", arguments: examples)
  private func fixed(example: Example) {
    guard example.rule.fix != nil else { return }
    let before = Set(example.codes(in: example.bad))
    let after = Set(example.fixed(example.bad).report.findings.map(\.finding.code))
    #expect(!after.contains(example.rule.code))
    #expect(after.subtracting(before).isEmpty)
  }

  @Test("fixing twice is fixing once; fixing the good example changes nothing", arguments: examples)
  private func stable(example: Example) {
    if let once = example.fixed(example.bad).bytes {
      #expect(example.fixed(once).fixCount == 0)
    }
    #expect(example.fixed(example.good).fixCount == 0)
  }
}

/// A rule's examples as whole files.
private struct Example: CustomTestStringConvertible, Sendable {
  let rule: Rule
  var testDescription: String { rule.code.id }

  var bad: [UInt8] { ExampleFile.bytes(rule.bad) }
  var good: [UInt8] { ExampleFile.bytes(rule.good) }

  private var settings: CheckSettings { CheckSettings(zones: ZoneDatabase(environment: [:])) }

  /// The codes of what all rules find.
  func codes(in bytes: [UInt8]) -> [DiagnosticCode] {
    var selection = RuleSelection()
    selection.isPedantic = true
    return Checker(selection, settings: settings)
      .report(on: Source(name: "example.ics", bytes: bytes)).findings.map(\.finding.code)
  }

  /// The file with this rule's fixes made.
  func fixed(_ bytes: [UInt8]) -> Fixer.Result {
    var selection = RuleSelection()
    selection.choices = [RuleSelector(rule.code.id)].compactMap(\.self).map { .select($0) }
    return Fixer(Checker(selection, settings: settings), isUnsafe: true)
      .fix(Source(name: "example.ics", bytes: bytes))
  }
}
