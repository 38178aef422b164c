import CalendarModel

extension Rule {
  /// 7xx: hygiene and security.
  static let hygieneRules = [
    controlCharacter, terminalEscape, bidiControl, replacementCharacter, mojibake, scriptURI,
    localFileURI, largeInlineAttachment, activeHTML, secretInURL, procedureAlarm, recurrenceBomb,
    emailAlarm, implausibleYear, emptyText, implausiblyLongEvent, privateEventInFeed,
    unusedSuppression,
  ]

  private static let unusedSuppression = Rule(
    .unusedSuppression, .info, "icalview",
    says: "{names} hides nothing here",
    why: "What hides nothing today hides a new fault tomorrow.",
    bad: "SUMMARY:Case\nX-ICALVIEW-IGNORE:ICV203",
    good: "SUMMARY:Case",
    fix: .safe("remove the name, or the line when it was the last"),
    check: .suppression { unused, report in
      report.found(
        at: unused.suppression.region, of: unused.suppression.subject,
        ["names": unused.entries.map(\.text).joined(separator: ", ")],
        fix: .safe(unused.removal))
    })
}
