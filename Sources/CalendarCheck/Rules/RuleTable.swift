public import CalendarModel

// How to add a rule
//
// 1. Its code and name are a case of `DiagnosticCode` in CalendarModel, the one list of them all.
// 2. Write it as a `static let` of `Rule` in the file of its area (`TextRules.swift`, …). It reads like
//    its definition: code, severity, section, the message with `{slots}`, why it matters, a bad and a
//    good example, what its fix does, and a `Check`.
// 3. Choose the narrowest `Check`: `.properties("DTEND")` costs nothing for other lines, and is never
//    shown a malformed one; `.values(.uri)` and `.parameters("LANGUAGE")` see what is of that type or
//    name, wherever it stands. `.components` sees the parts of one component together, `.calendar` and
//    `.series` what only several components tell.
// 4. Inside, look at `Property`, `Component` and `report.calendar`, and call `report.found(…)` once for
//    each fault, with a value for every slot, and with a `Fix` made of `replacing`, `inserting` and
//    `removing`. Ranges count in the property's bytes; the file's folds are taken care of.
// 5. A value that another rule objects to is nobody else's business: `property.time` and its like are
//    `nil` then, and the rule has nothing to say.
// 6. Add it to its area's list, and a test with a file for it.

extension Rule {
  /// Every rule, in the order of the codes.
  public static let all: [Rule] =
    textRules + structureRules + valueRules + timeRules + recurrenceRules + identityRules
    + interoperabilityRules + hygieneRules

  /// The rule with `code`; `nil` for a code that is not the linter's.
  public static func with(_ code: DiagnosticCode) -> Rule? { byCode[code] }

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })
}
