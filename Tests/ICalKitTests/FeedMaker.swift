import CalendarModel
import TestSupport

/// Makes feeds that hold what feeds can hold: rules, overrides far from their masters, revisions that
/// move an event away, clones of a UID, odd spellings and faults.
enum FeedMaker {
  static func feed(using random: inout SeededGenerator) -> String {
    var lines: [String] = []
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      lines.append("BEGIN:VCALENDAR")
      for _ in 0..<Int.random(in: 1...25, using: &random) { lines += component(using: &random) }
      lines.append("END:VCALENDAR")
    }
    return lines.joined(separator: Bool.random(using: &random) ? "\r\n" : "\n") + "\n"
  }

  private static func component(using random: inout SeededGenerator) -> [String] {
    let kind = ["VEVENT", "VEVENT", "VEVENT", "VTODO", "VJOURNAL"].randomElement(using: &random)
    var lines = ["BEGIN:\(kind ?? "VEVENT")"]
    if Int.random(in: 0..<10, using: &random) > 0 {
      lines.append("UID:\(Int.random(in: 0..<12, using: &random))")
    }
    let isDay = Int.random(in: 0..<3, using: &random) == 0
    if Int.random(in: 0..<20, using: &random) > 0 {
      lines.append(property("DTSTART", isDay: isDay, using: &random))
    }
    lines.append("SUMMARY:\(Int.random(in: 0..<3, using: &random))")
    lines.append("SEQUENCE:\(Int.random(in: 0..<3, using: &random))")
    lines += extras(isDay: isDay, isTodo: kind == "VTODO", using: &random)
    if Int.random(in: 0..<30, using: &random) > 0 { lines.append("END:\(kind ?? "VEVENT")") }
    return lines.map { spelled($0, using: &random) }
  }

  private static func extras(
    isDay: Bool, isTodo: Bool, using random: inout SeededGenerator
  ) -> [String] {
    var lines: [String] = []
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: lines.append(property(isTodo ? "DUE" : "DTEND", isDay: isDay, using: &random))
    case 2:
      let lengths = ["PT1H", "P2D", "P400D", "-P1D", "P", "P1W"]
      lines.append("DURATION:\(lengths.randomElement(using: &random) ?? "P")")
    default: break
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: lines.append("RRULE:FREQ=WEEKLY;COUNT=\(Int.random(in: 1...9, using: &random))")
    case 1: lines.append("RRULE:FREQ=MONTHLY;UNTIL=\(date(using: &random))")
    case 2: lines.append("RRULE:FREQ=YEARLY")
    case 3: lines.append(property("RDATE", isDay: isDay, using: &random))
    case 4: lines.append(property("RECURRENCE-ID", isDay: isDay, using: &random))
    case 5:
      let range = Bool.random(using: &random) ? "RECURRENCE-ID;RANGE=THISANDFUTURE" : "EXDATE"
      lines.append(property(range, isDay: isDay, using: &random))
    default: break
    }
    if Int.random(in: 0..<10, using: &random) == 0 { lines.append("no content line") }
    if Int.random(in: 0..<10, using: &random) == 0 { lines.append("STATUS:CANCELLED") }
    return lines
  }

  private static func property(
    _ name: String, isDay: Bool, using random: inout SeededGenerator
  ) -> String {
    let date = date(using: &random)
    if isDay { return "\(name);VALUE=DATE:\(date)" }
    let hour = Int.random(in: 0..<25, using: &random)
    let time = "\(date)T\(hour < 10 ? "0" : "")\(hour)0000"
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: "\(name):\(time)"
    case 1: "\(name);TZID=Pacific/Auckland:\(time)"
    case 2: "\(name);TZID=\"Nowhere: else\":\(time)"
    default: "\(name):\(time)Z"
    }
  }

  private static func date(using random: inout SeededGenerator) -> String {
    let start = CivilDate(dayNumber: 20089)  // 2025-01-01
    let date = start.adding(days: Int.random(in: -30..<400, using: &random))
    return date.description.filter { $0 != "-" }
  }

  /// The line as some program might spell it: now and then in lower case, or folded.
  private static func spelled(_ line: String, using random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: return line.lowercased()
    case 1:
      let place = Int.random(in: 1..<line.count, using: &random)
      return "\(line.prefix(place))\n \(line.dropFirst(place))"
    default: return line
    }
  }
}
