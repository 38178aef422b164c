import CalendarModel

/// The rule that `text` spells, which is right: the parts of RFC 5545 §3.3.10, a time with `T` and `Z`
/// as there.
func rule(_ text: String) throws -> RecurrenceRule {
  var rule = RecurrenceRule(.daily)
  for part in text.split(separator: ";") {
    let (name, value) = (part.prefix { $0 != "=" }, part.drop { $0 != "=" }.dropFirst())
    let entries = value.split(separator: ",")
    let numbers = entries.compactMap { Int($0) }.sorted()
    switch name {
    case "FREQ":
      for frequency in RecurrenceRule.Frequency.allCases where value.lowercased() == "\(frequency)"
      {
        rule.frequency = frequency
      }
    case "INTERVAL": rule.interval = numbers[0]
    case "COUNT": rule.count = numbers[0]
    case "UNTIL": rule.until = try until(String(value))
    case "BYSECOND": rule.seconds = numbers
    case "BYMINUTE": rule.minutes = numbers
    case "BYHOUR": rule.hours = numbers
    case "BYMONTHDAY": rule.monthDays = numbers
    case "BYYEARDAY": rule.yearDays = numbers
    case "BYWEEKNO": rule.weekNumbers = numbers
    case "BYSETPOS": rule.setPositions = numbers
    case "BYMONTH":
      rule.months = entries.map { entry in
        let isLeap = entry.hasSuffix("L")
        return RecurrenceRule.Month(Int(isLeap ? entry.dropLast() : entry) ?? 0, isLeap: isLeap)
      }.sorted()
    case "BYDAY": rule.weekdays = sorted(entries.map(weekdayNumber))
    case "WKST": rule.weekStart = weekday(value)
    case "RSCALE": rule.calendarScale = String(value)
    case "SKIP": rule.skip = value == "BACKWARD" ? .backward : value == "FORWARD" ? .forward : .omit
    default: throw UnknownPart(name: String(name))
    }
  }
  return rule
}

private struct UnknownPart: Error { let name: String }

/// The day or time that `text` names: `2025-06-30`, `2025-06-30T10:00`.
func start(_ text: String) throws -> EventTime {
  let parts = text.split(separator: "T")
  let fields = parts[0].split(separator: "-").compactMap { Int($0) }
  let date = try CivilDate(year: fields[0], month: fields[1], day: fields[2])
  guard parts.count > 1 else { return .date(date) }
  let clock = parts[1].split(separator: ":").compactMap { Int($0) }
  return .dateTime(
    try CivilDateTime(
      date, hour: clock[0], minute: clock[1], second: clock.count > 2 ? clock[2] : 0),
    zone: .named("Europe/Berlin"))
}

private func until(_ text: String) throws -> RecurrenceRule.Until {
  let digits = text.filter(\.isNumber).map { $0.wholeNumberValue ?? 0 }
  func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
  let date = try CivilDate(year: number(0..<4), month: number(4..<6), day: number(6..<8))
  guard digits.count > 8 else { return .date(date) }
  let time = try CivilDateTime(
    date, hour: number(8..<10), minute: number(10..<12), second: number(12..<14))
  return text.hasSuffix("Z") ? .utc(time) : .local(time)
}

private func weekday(_ text: Substring) -> Weekday {
  switch text {
  case "TU": .tuesday
  case "WE": .wednesday
  case "TH": .thursday
  case "FR": .friday
  case "SA": .saturday
  case "SU": .sunday
  default: .monday
  }
}

private func weekdayNumber(_ text: Substring) -> RecurrenceRule.WeekdayNumber {
  RecurrenceRule.WeekdayNumber(Int(text.dropLast(2)), weekday(text.suffix(2)))
}

private func sorted(
  _ weekdays: [RecurrenceRule.WeekdayNumber]
) -> [RecurrenceRule.WeekdayNumber] {
  weekdays.sorted {
    ($0.weekday.rawValue, $0.ordinal ?? 0) < ($1.weekday.rawValue, $1.ordinal ?? 0)
  }
}
