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
      DESCRIPTION:Bring boots, a map, something to eat and to drink, and rain clo
       thes.
      """,
    fix: .safe("fold the line again, between two characters"),
    check: .physicalLine { line, bytes, report in
      guard line.range.count > FoldedText.maximumLength else { return }
      let folded = FoldedText.folded(
        bytes.bytes(in: line.range), lineEnd: report.file.lineEnd)
      report.found(
        at: line.region(of: line.range, in: bytes), ["n": "\(line.range.count)"],
        fix: .safe(Fix.Edit(line.range, folded)))
    })
}
