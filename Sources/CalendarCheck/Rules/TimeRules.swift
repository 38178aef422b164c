import CalendarModel
import ICalKit

extension Rule {
  /// 3xx: dates, times and time zones.
  static let timeRules = [dateWithoutValueDate, endEqualsStart]

  private static let dateWithoutValueDate = Rule(
    .dateWithoutValueDate, .error, "RFC 5545 §3.2.20",
    says: "{v} is a DATE; write {p};VALUE=DATE",
    why: "The default type is DATE-TIME: strict readers drop the event, others guess.",
    bad: "DTEND:20260303", good: "DTEND;VALUE=DATE:20260303",
    fix: .safe("add VALUE=DATE"),
    check: .properties("DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "EXDATE", "RDATE") {
      property, report in
      guard property.parameter("VALUE") == nil, case .date? = TimeValue(property.value) else {
        return
      }
      report.found(
        property, ["v": property.value, "p": property.name],
        fix: .safe(property.insertingParameter("VALUE=DATE")))
    })

  private static let endEqualsStart = Rule(
    .endEqualsStart, .warning, "RFC 5545 §3.8.2.2",
    says: "DTEND must be later; for one whole day leave it out or use the next day",
    why: "DTEND is exclusive: some readers show nothing, others one day.",
    bad: "DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260302",
    good: "DTSTART;VALUE=DATE:20260302\nDTEND;VALUE=DATE:20260303",
    fix: .safe("delete DTEND, which means the same"),
    check: .components("VEVENT") { event, report in
      guard let end = event.first("DTEND"), let endTime = end.time,
        let start = event.first("DTSTART")?.time, start == endTime
      else { return }
      report.found(end, fix: .safe(end.removingLine()))
    })
}
