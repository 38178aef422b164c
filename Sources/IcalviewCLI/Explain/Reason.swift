internal import CalendarModel
internal import CalendarRendering
internal import ICalKit

/// Something that decides about a day, in words.
struct Reason {
  /// What is found, in one word of ``ExplanationDocument``.
  let keyword: String
  /// The property or part of a rule that decides; `nil` where none does.
  let property: String?
  /// What it does.
  let text: String
  /// What was found.
  let finding: DayFinding

  private init(_ keyword: String, _ property: String?, _ text: String, _ finding: DayFinding) {
    self.keyword = keyword
    self.property = property
    self.text = text
    self.finding = finding
  }

  /// What `finding` says about `date`; several reasons where several parts of a rule decide.
  ///
  /// - Parameter zone: The name of the zone in which the rules run; `nil` for whole days.
  static func reasons(in finding: DayFinding, on date: CivilDate, zone: String?) -> [Reason] {
    if case .ruledOut(let obstacle) = finding.kind, let candidate = obstacle.candidate,
      !obstacle.parts.isEmpty
    {
      // The day of the rule's zone, which may be another one than the viewer's.
      let name = candidate.date == date ? nil : zone.map { "\(candidate.date) in \($0)" }
      return obstacle.parts.map { part in
        Reason(
          "ruled-out", obstacle.rule.label(of: part),
          obstacle.rule.inWords(
            why: part, excludes: candidate, from: obstacle.start, name: name), finding)
      }
    }
    return [reason(in: finding)]
  }

  private static func reason(in finding: DayFinding) -> Reason {
    let original = finding.original?.words ?? ""
    let span = finding.span?.words ?? ""
    func reason(_ keyword: String, _ property: String?, _ text: String) -> Reason {
      Reason(keyword, property, text, finding)
    }
    return switch finding.kind {
    case .takesPlace(let source):
      reason("takes-place", source.rawValue, "takes place on \(span)\(instead(of: finding))")
    case .cancelled:
      reason("cancelled", "STATUS", "the instance of \(original) is cancelled")
    case .exceptionDate:
      reason("taken-out", "EXDATE", "the instance of \(original) is taken out")
    case .exceptionRule:
      reason("taken-out", "EXRULE", "the instance of \(original) is taken out")
    case .moved:
      reason("moved", "RECURRENCE-ID", "the instance of \(original) is moved to \(span)")
    case .beforeStart:
      reason("before-start", "DTSTART", "the day lies before the start, \(original)")
    case .single:
      reason("not-recurring", nil, "the event does not repeat; it takes place on \(span)")
    case .notListed:
      reason("not-listed", "RDATE", "the event repeats on its RDATEs alone, none on this day")
    case .ended(.until):
      reason("ended", "UNTIL", "the day lies after the end; the last instance is \(original)")
    case .ended(.count):
      reason("ended", "COUNT", "the count is used up; the last instance is \(original)")
    case .ruledOut: reason("ruled-out", "RRULE", "the rule has no instance on this day")
    case .unreadableRule:
      reason("unreadable", "RRULE", "the rule cannot be read, so the event is shown once")
    case .undated: reason("undated", nil, "the component has no date")
    case .noMaster:
      reason("no-master", nil, "only changed instances are in the file, none on this day")
    }
  }

  /// Where an instance stood before it was changed.
  private static func instead(of finding: DayFinding) -> String {
    guard case .takesPlace(.override) = finding.kind, let original = finding.original,
      original != finding.span?.start
    else { return "" }
    return " instead of \(original.words)"
  }
}
