import CalendarModel
import ICalKit

extension Rule {
  /// 401 to 405, 409, 411 to 413, 417 and 420: what a rule says by itself.
  static let ruleTextRules = [
    ruleSyntax, ruleFrequency, ruleValueRange, ruleDuplicatePart, ruleCountAndUntil,
    rulePartNotAllowed, ruleSetPositionAlone, ruleFrequencyNotFirst, multipleRules, exceptionRule,
    skipWithoutScale,
  ]

  private static let ruleSyntax = Rule(
    .ruleSyntax, .error, "RFC 5545 §3.3.10",
    says: "`{part}` is no NAME=VALUE rule part",
    why: "Readers drop the rule, so that the event takes place once.",
    bad: "RRULE:FREQ=WEEKLY;COUNT", good: "RRULE:FREQ=WEEKLY;COUNT=3",
    check: .ruleProblem(.ruleSyntax))

  private static let ruleFrequency = Rule(
    .ruleFrequency, .error, "RFC 5545 §3.3.10",
    says: "FREQ is missing or unknown",
    why: "Readers drop the rule, so that the event takes place once.",
    bad: "RRULE:COUNT=3", good: "RRULE:FREQ=WEEKLY;COUNT=3",
    check: .ruleProblem(.ruleFrequency))

  private static let ruleValueRange = Rule(
    .ruleValueRange, .error, "RFC 5545 §3.3.10",
    says: "{part} out of range{ ({range})}",
    why: "Readers drop the value, the part or the rule.",
    bad: "RRULE:FREQ=YEARLY;BYMONTH=13", good: "RRULE:FREQ=YEARLY;BYMONTH=3",
    check: .ruleProblem(.ruleValueRange))

  private static let ruleDuplicatePart = Rule(
    .ruleDuplicatePart, .error, "RFC 5545 §3.3.10",
    says: "{part} given twice",
    why: "Readers take the first, the last or none.",
    bad: "RRULE:FREQ=WEEKLY;COUNT=3;COUNT=4", good: "RRULE:FREQ=WEEKLY;COUNT=3",
    check: .ruleProblem(.ruleDuplicatePart))

  private static let ruleCountAndUntil = Rule(
    .ruleCountAndUntil, .error, "RFC 5545 §3.3.10",
    says: "COUNT and UNTIL exclude each other",
    why: "Readers follow the one, the other, the tighter one or refuse the rule.",
    bad: "RRULE:FREQ=DAILY;COUNT=3;UNTIL=20260401T000000Z", good: "RRULE:FREQ=DAILY;COUNT=3",
    check: .ruleProblem(.ruleCountAndUntil))

  private static let rulePartNotAllowed = Rule(
    .rulePartNotAllowed, .error, "RFC 5545 §3.3.10",
    says: "{part} is not allowed with FREQ={f}",
    why: "Readers pass over the part, or take it for something else.",
    bad: "RRULE:FREQ=WEEKLY;BYDAY=1MO", good: "RRULE:FREQ=MONTHLY;BYDAY=1MO",
    check: .ruleProblem(.rulePartNotAllowed))

  private static let ruleSetPositionAlone = Rule(
    .ruleSetPositionAlone, .error, "RFC 5545 §3.3.10",
    says: "BYSETPOS needs another BY part",
    why: "There is no set to choose from: readers pass over it, or find nothing.",
    bad: "RRULE:FREQ=MONTHLY;BYSETPOS=1", good: "RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1",
    check: .ruleProblem(.ruleSetPositionAlone))

  private static let ruleFrequencyNotFirst = Rule(
    .ruleFrequencyNotFirst, .warning, "RFC 5545 §3.3.10",
    says: "FREQ must come first for old readers",
    why: "RFC 2445 wanted it so, and readers of that time still look at the first part alone.",
    bad: "RRULE:COUNT=3;FREQ=WEEKLY", good: "RRULE:FREQ=WEEKLY;COUNT=3",
    fix: .safe("put FREQ first"),
    check: .properties("RRULE", "EXRULE") { property, report in
      let rule = property.rule
      let others = rule.parts.drop { $0.name == "RSCALE" }
      // What stands there and is no part at all is another fault.
      guard let frequency = rule.part("FREQ"), let first = others.first, first.name != "FREQ",
        first.text.utf8.contains(UInt8(ascii: "="))
      else { return }
      report.found(
        property, at: frequency.range,
        fix: .safe(
          property.inserting(frequency.text + ";", at: first.range.lowerBound),
          property.removing(rule.removal(of: frequency))))
    })

  private static let multipleRules = Rule(
    .multipleRules, .warning, "RFC 5545 §3.8.5.3",
    says: "more than one RRULE: result undefined",
    why: "Readers take the first, the last or all of them.",
    bad: "RRULE:FREQ=WEEKLY;COUNT=3\nRRULE:FREQ=MONTHLY;COUNT=3",
    good: "RRULE:FREQ=WEEKLY;COUNT=3",
    check: .components("VEVENT", "VTODO", "VJOURNAL", "AVAILABLE", "STANDARD", "DAYLIGHT") {
      component, report in
      let rules = component.all("RRULE")
      guard let first = rules.first else { return }
      for rule in rules.dropFirst() {
        report.found(rule, related: [.init(region: first.region, message: "first rule")])
      }
    })

  private static let exceptionRule = Rule(
    .exceptionRule, .warning, "RFC 5545 A.3",
    says: "EXRULE was removed; list EXDATEs",
    why: "Newer readers do not know it, and show what it should take out.",
    bad: "RRULE:FREQ=WEEKLY;COUNT=3\nEXRULE:FREQ=WEEKLY;INTERVAL=2",
    good: "RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:20260309T090000Z",
    check: .properties("EXRULE") { property, report in report.found(property) })

  private static let skipWithoutScale = Rule(
    .skipWithoutScale, .error, "RFC 7529 §4.1",
    says: "SKIP needs RSCALE",
    why: "Readers that know SKIP refuse the rule, others pass over it.",
    bad: "RRULE:FREQ=MONTHLY;SKIP=OMIT", good: "RRULE:FREQ=MONTHLY",
    check: .ruleProblem(.skipWithoutScale))
}

extension Check {
  /// The parts of RRULEs and EXRULEs in which the reader of rules finds the problem `code`, each
  /// part once.
  fileprivate static func ruleProblem(_ code: DiagnosticCode) -> Check {
    .properties("RRULE", "EXRULE") { property, report in
      let rule = property.rule
      if rule.problems.isEmpty || property.soundType != .recurrence { return }
      var known: Set<Range<Int>?> = []
      for problem in rule.problems where problem.code == code && known.insert(problem.part).inserted
      {
        let part = rule.part(of: problem)
        report.found(
          property, at: part?.range,
          [
            "part": part?.text ?? property.value, "range": problem.expected,
            "f": rule.part("FREQ").map { String($0.text.dropFirst("FREQ=".count)) },
          ])
      }
    }
  }
}
