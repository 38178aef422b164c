import CalendarModel
import ICalKit

extension ZoneDefinition {
  /// The content lines of the VTIMEZONE (RFC 5545 §3.6.5).
  var lines: [String] {
    ["BEGIN:VTIMEZONE", "TZID:\(tzid.escapedText)"] + observances.flatMap(\.lines)
      + ["END:VTIMEZONE"]
  }
}

extension Observance {
  fileprivate var lines: [String] {
    let name = isDaylight ? "DAYLIGHT" : "STANDARD"
    let times = ["BEGIN:\(name)", "DTSTART:\(start.text)"]
    let offsets = [("TZOFFSETFROM", offsetFrom), ("TZOFFSETTO", offsetTo)].map { name, offset in
      "\(name):\(Self.text(ofOffset: offset ?? 0))"
    }
    let ruleLines = rules.map { "RRULE:\($0.yearlyText)" }
    let dateLines = dates.isEmpty ? [] : ["RDATE:" + dates.map(\.text).joined(separator: ",")]
    return times + offsets + ruleLines + dateLines + ["END:\(name)"]
  }

  /// `+0100`, `-004430`.
  private static func text(ofOffset offset: Int) -> String {
    let seconds = abs(offset)
    return (offset < 0 ? "-" : "+") + padded(seconds / 3600, 2) + padded(seconds / 60 % 60, 2)
      + (seconds % 60 == 0 ? "" : padded(seconds % 60, 2))
  }
}

extension RecurrenceRule {
  /// The text of a rule with one month and one numbered weekday: `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`.
  fileprivate var yearlyText: String {
    let months = months.map { "\($0.number)" }.joined(separator: ",")
    let days = weekdays.map { "\($0.ordinal ?? 1)\($0.weekday.ruleText)" }.joined(separator: ",")
    return "FREQ=YEARLY;BYMONTH=\(months);BYDAY=\(days)"
  }
}

extension Weekday {
  fileprivate var ruleText: String {
    switch self {
    case .monday: "MO"
    case .tuesday: "TU"
    case .wednesday: "WE"
    case .thursday: "TH"
    case .friday: "FR"
    case .saturday: "SA"
    case .sunday: "SU"
    }
  }
}

extension String {
  /// As a TEXT value (RFC 5545 §3.3.11).
  var escapedText: String {
    var result = ""
    for character in self {
      switch character {
      case "\\", ";", ",": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result
  }
}
