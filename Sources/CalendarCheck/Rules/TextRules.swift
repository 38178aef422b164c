import CalendarModel
import ICalKit
import ICalText

extension Rule {
  /// 0xx: the file, its encoding, the syntax of its lines.
  static let textRules = [lineTooLong]

  private static let lineTooLong = Rule(
    .lineTooLong, .warning, "RFC 5545 §3.1",
    says: "physical line is {n} octets; fold at 75",
    why: "Some readers cut longer lines, or refuse them.",
    bad: "DESCRIPTION:Bring boots, a map, something to eat and to drink, and rain clothes.",
    good: """
      DESCRIPTION:Bring boots, a map, something to eat and to drink, and rain clot
       hes.
      """,
    fix: .safe("fold the line again, between two characters"),
    check: .physicalLine { line, source, report in
      guard line.range.count > FoldedText.maximumLength else { return }
      let folded = FoldedText.folded(
        Array(source.bytes[line.range]), lineEnd: source.lineEnd)
      report.found(
        at: line.region(of: line.range, in: source.bytes.span), ["n": "\(line.range.count)"],
        fix: .safe(Fix.Edit(line.range, folded)))
    })
}
