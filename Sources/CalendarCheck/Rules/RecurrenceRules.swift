import CalendarModel
import ICalKit

extension Rule {
  /// 4xx: recurrence.
  static let recurrenceRules = [ruleCountAndUntil]

  private static let ruleCountAndUntil = Rule(
    .ruleCountAndUntil, .error, "RFC 5545 §3.3.10",
    says: "COUNT and UNTIL exclude each other",
    why: "Readers follow the one, the other, the tighter one or refuse the rule.",
    bad: "RRULE:FREQ=DAILY;COUNT=3;UNTIL=20260401T000000Z", good: "RRULE:FREQ=DAILY;COUNT=3",
    check: .properties("RRULE", "EXRULE") { property, report in
      let problems = RecurrenceRuleParser.parse(property.value).problems
      if problems.contains(where: { $0.code == .ruleCountAndUntil }) { report.found(property) }
    })
}
