import CalendarModel
import ICalKit
import ICalText

/// Collects what rules find.
///
/// A rule says where, with the values for the slots of its message; which rule it is and how much
/// that matters is known here.
final class Report {
  /// The file at hand.
  let file: FileFacts
  /// What is known of the VCALENDAR at hand.
  let calendar: CalendarFacts
  /// What the request says.
  let settings: CheckSettings
  /// What was found so far.
  private(set) var findings: FindingCollection
  /// The number of the rule that is looking.
  var rule = 0
  private let rules: [Rule]

  /// Creates an empty report, which keeps the first `limit` findings and counts all.
  init(
    file: FileFacts, calendar: CalendarFacts, rules: [Rule], settings: CheckSettings,
    keeping limit: Int
  ) {
    findings = FindingCollection(keeping: limit)
    self.file = file
    self.calendar = calendar
    self.rules = rules
    self.settings = settings
  }

  /// Reports a fault of `property`: of its value, or of `range` of its bytes.
  func found(
    _ property: Property, at range: Range<Int>? = nil, _ slots: [String: String?] = [:],
    related: [Finding.Related] = [], fix: Fix? = nil
  ) {
    add(
      property.region(of: range ?? property.valueRange), property.subject, slots, related, fix)
  }

  /// Reports a fault of `component` as a whole: at its BEGIN line.
  func found(
    in component: Component, _ slots: [String: String?] = [:], related: [Finding.Related] = [],
    fix: Fix? = nil
  ) {
    add(component.begin.region, component.subject, slots, related, fix)
  }

  /// Reports a fault of the file at `region`, or of what `subject` names there.
  func found(
    at region: SourceRegion, of subject: Finding.Subject = Finding.Subject(),
    _ slots: [String: String?] = [:], related: [Finding.Related] = [], fix: Fix? = nil
  ) {
    add(region, subject, slots, related, fix)
  }

  private func add(
    _ region: SourceRegion, _ subject: @autoclosure () -> Finding.Subject,
    _ slots: [String: String?], _ related: [Finding.Related], _ fix: Fix?
  ) {
    let rule = rules[rule]
    let kind = FindingKind(code: rule.code, severity: rule.severity, fix: fix?.applicability)
    findings.add(kind, at: region.start.byte) {
      Finding(
        code: rule.code, severity: rule.severity, message: rule.message.filled(slots),
        region: region, related: related, subject: subject(), fix: fix)
    }
  }
}

extension Property {
  /// What a finding of it is about.
  var subject: Finding.Subject {
    var subject = component.subject
    subject.property = presumedName
    subject.value = value
    return subject
  }
}
