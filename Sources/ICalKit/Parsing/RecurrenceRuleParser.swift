import CalendarModel
import Recurrence

/// Reads the text of a recurrence rule (RFC 5545 §3.3.10, with RSCALE and SKIP of RFC 7529).
///
/// Names and values are read in either case, and blanks around them are passed over. What can be
/// read in some way is, with a problem; a part that is unknown or cannot be read makes the whole
/// rule unreadable, since it might have changed everything.
struct RecurrenceRuleParser {
  /// Something that the text should not say, or not in this way.
  struct Problem: Error, Hashable {
    /// Which fault it is.
    let code: DiagnosticCode
    /// What was found, then what was expected or done.
    let message: String
  }

  private var rule = RecurrenceRule(.daily)
  /// The calendar that RSCALE names; it decides which numbers months and days may have.
  private var scale = CalendarScale.gregorian
  private var frequency: RecurrenceRule.Frequency?
  /// The names of the parts read so far.
  private var names: [String] = []
  private var problems: [Problem] = []

  /// The rule that `text`, unfolded, spells, `nil` when it cannot be read, and what is wrong with it.
  static func parse(_ text: String) -> (rule: RecurrenceRule?, problems: [Problem]) {
    var parser = RecurrenceRuleParser()
    do throws(Problem) {
      return (try parser.read(text), parser.problems)
    } catch {
      return (nil, parser.problems + [error])
    }
  }

  private mutating func read(_ text: String) throws(Problem) -> RecurrenceRule {
    var parts: [(name: String, value: String)] = []
    for part in text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      if let part = try named(part) { parts.append(part) }
    }
    // What other parts may say depends on RSCALE, wherever it stands.
    for part in parts where part.name == Self.scaleName { try read(part.name, part.value) }
    for part in parts where part.name != Self.scaleName { try read(part.name, part.value) }
    guard let frequency else {
      throw Problem(code: .ruleFrequency, message: "FREQ is missing, expected \(Self.frequencies)")
    }
    rule.frequency = frequency
    checkTogether()
    return rule
  }

  /// The name and the value of `part`; `nil` when it is passed over.
  private mutating func named(
    _ part: Substring.UTF8View
  ) throws(Problem) -> (name: String, value: String)? {
    guard let separator = part.firstIndex(of: UInt8(ascii: "=")) else {
      let text = upperCased(part)
      guard text.isEmpty else {
        throw Problem(code: .ruleSyntax, message: "found '\(text)', expected NAME=VALUE")
      }
      warn(.ruleSyntax, "found an empty part, passed over")
      return nil
    }
    let name = upperCased(part[..<separator])
    let value = upperCased(part[part.index(after: separator)...])
    guard !names.contains(name) else {
      warn(.ruleDuplicatePart, "\(name) is given twice, the first one is used")
      return nil
    }
    names.append(name)
    guard !value.isEmpty || name == "FREQ" else {
      warn(.ruleSyntax, "\(name) has no value, passed over")
      return nil
    }
    return (name, value)
  }

  private mutating func read(_ name: String, _ value: String) throws(Problem) {
    switch name {
    case "FREQ": frequency = try self.frequency(value)
    case "INTERVAL": rule.interval = try positive(value, of: name)
    case "COUNT": rule.count = try count(value)
    case "UNTIL": rule.until = try until(value)
    case "BYSECOND":
      // A minute of 61 seconds is read as one of 60, as everywhere.
      rule.seconds = try numbers(value, of: name, .between(0, 60)).map { min($0, 59) }
        .ascendingOnce(by: <)
    case "BYMINUTE": rule.minutes = try numbers(value, of: name, .between(0, 59))
    case "BYHOUR": rule.hours = try numbers(value, of: name, .between(0, 23))
    case "BYDAY": rule.weekdays = try weekdays(value)
    case "BYMONTHDAY": rule.monthDays = try numbers(value, of: name, .fromEitherEnd(31))
    case "BYYEARDAY":
      rule.yearDays = try numbers(value, of: name, .fromEitherEnd(scale.longestYear))
    case "BYWEEKNO": rule.weekNumbers = try numbers(value, of: name, .fromEitherEnd(53))
    case "BYMONTH": rule.months = try months(value)
    case "BYSETPOS": rule.setPositions = try numbers(value, of: name, .fromEitherEnd(366))
    case "WKST": rule.weekStart = try weekday(value[...], of: name)
    case Self.scaleName:
      scale = try calendarScale(value)
      rule.calendarScale = scale.rawValue
    case "SKIP": rule.skip = try skip(value)
    case _ where name.hasPrefix("X-"): break
    default:
      throw Problem(code: .ruleSyntax, message: "found the unknown part \(name)=\(value)")
    }
  }

  private mutating func warn(_ code: DiagnosticCode, _ message: String) {
    problems.append(Problem(code: code, message: message))
  }
}

// MARK: - Values

extension RecurrenceRuleParser {
  private static let frequencies =
    "one of SECONDLY, MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY, YEARLY"

  private func frequency(_ value: String) throws(Problem) -> RecurrenceRule.Frequency {
    switch value {
    case "SECONDLY": .secondly
    case "MINUTELY": .minutely
    case "HOURLY": .hourly
    case "DAILY": .daily
    case "WEEKLY": .weekly
    case "MONTHLY": .monthly
    case "YEARLY": .yearly
    default:
      throw Problem(
        code: .ruleFrequency, message: "FREQ is '\(value)', expected \(Self.frequencies)")
    }
  }

  private func positive(_ value: String, of name: String) throws(Problem) -> Int {
    let number = try integer(value[...], of: name)
    guard number >= 1 else {
      throw Problem(code: .ruleValueRange, message: "\(name) is \(value), expected 1 or more")
    }
    return number
  }

  /// The number of instances; `nil` for a negative one, by which some programs mean that there is no
  /// end.
  private mutating func count(_ value: String) throws(Problem) -> Int? {
    guard try integer(value[...], of: "COUNT") < 0 else { return try positive(value, of: "COUNT") }
    warn(.ruleValueRange, "COUNT is \(value), expected 1 or more, passed over")
    return nil
  }

  /// The number that `text` spells, or the nearest one that a machine can hold.
  private func integer(_ text: Substring, of name: String) throws(Problem) -> Int {
    if let number = Int(text) { return number }
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw Problem(code: .ruleSyntax, message: "\(name) is '\(text)', expected a number")
    }
    return isNegative ? .min : .max
  }

  /// The numbers of a list that `allowed` holds, ascending and each once; at least one.
  private mutating func numbers(
    _ value: String, of name: String, _ allowed: AllowedNumbers
  ) throws(Problem) -> [Int] {
    var numbers: [Int] = []
    for entry in entries(of: value, in: name) {
      let number = try integer(entry, of: name)
      if allowed.contains(number) {
        numbers.append(number)
      } else {
        leaveOut(entry, of: name, allowed)
      }
    }
    return try notEmpty(numbers.ascendingOnce(by: <), of: name)
  }

  private mutating func months(_ value: String) throws(Problem) -> [RecurrenceRule.Month] {
    let (name, allowed) = ("BYMONTH", AllowedNumbers.between(1, scale.monthNumbers.upperBound))
    var months: [RecurrenceRule.Month] = []
    for entry in entries(of: value, in: name) {
      let isLeap = entry.hasSuffix("L")
      let number = try integer(isLeap ? entry.dropLast() : entry, of: name)
      if allowed.contains(number) {
        months.append(RecurrenceRule.Month(number, isLeap: isLeap))
      } else {
        leaveOut(entry, of: name, allowed)
      }
    }
    return try notEmpty(months.ascendingOnce(by: <), of: name)
  }

  private mutating func weekdays(_ value: String) throws(Problem) -> [RecurrenceRule.WeekdayNumber]
  {
    let (name, allowed) = ("BYDAY", AllowedNumbers.fromEitherEnd(53))
    var weekdays: [RecurrenceRule.WeekdayNumber] = []
    for entry in entries(of: value, in: name) {
      let weekday = try weekday(Substring(entry.utf8.suffix(2)), of: name)
      let number = Substring(entry.utf8.dropLast(2)).trimmed
      let ordinal = number.isEmpty ? nil : try integer(number, of: name)
      if ordinal.map(allowed.contains) ?? true {
        weekdays.append(RecurrenceRule.WeekdayNumber(ordinal, weekday))
      } else {
        leaveOut(entry, of: name, allowed)
      }
    }
    return try notEmpty(Self.ascendingOnce(weekdays), of: name)
  }

  private static func ascendingOnce(
    _ weekdays: [RecurrenceRule.WeekdayNumber]
  ) -> [RecurrenceRule.WeekdayNumber] {
    weekdays.ascendingOnce {
      ($0.weekday.rawValue, $0.ordinal ?? 0) < ($1.weekday.rawValue, $1.ordinal ?? 0)
    }
  }

  private func weekday(_ value: Substring, of name: String) throws(Problem) -> Weekday {
    switch value {
    case "MO": .monday
    case "TU": .tuesday
    case "WE": .wednesday
    case "TH": .thursday
    case "FR": .friday
    case "SA": .saturday
    case "SU": .sunday
    default:
      throw Problem(
        code: .ruleSyntax,
        message: "\(name) has '\(value)', expected one of MO, TU, WE, TH, FR, SA, SU")
    }
  }

  private func skip(_ value: String) throws(Problem) -> RecurrenceRule.Skip {
    switch value {
    case "OMIT": .omit
    case "BACKWARD": .backward
    case "FORWARD": .forward
    default:
      throw Problem(
        code: .ruleSyntax, message: "SKIP is '\(value)', expected OMIT, BACKWARD or FORWARD")
    }
  }

  private static let scaleName = "RSCALE"

  private func calendarScale(_ value: String) throws(Problem) -> CalendarScale {
    guard let scale = CalendarScale(named: value) else {
      let known = CalendarScale.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(
        code: .unknownScale, message: "RSCALE is '\(value)', expected one of \(known)")
    }
    return scale
  }

  private func notEmpty<Entry>(_ entries: [Entry], of name: String) throws(Problem) -> [Entry] {
    guard !entries.isEmpty else {
      throw Problem(code: .ruleValueRange, message: "\(name) has no value that can be used")
    }
    return entries
  }

  private mutating func leaveOut(_ entry: Substring, of name: String, _ allowed: AllowedNumbers) {
    warn(.ruleValueRange, "\(name) has \(entry), expected \(allowed), left out")
  }

  /// The entries of a list, without the empty ones.
  private mutating func entries(of value: String, in name: String) -> [Substring] {
    let entries = value.utf8
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { Substring($0).trimmed }
    guard entries.contains("") else { return entries }
    warn(.ruleSyntax, "\(name) has an empty entry, passed over")
    return entries.filter { !$0.isEmpty }
  }

  private func upperCased(_ text: Substring.UTF8View) -> String {
    Substring(text).trimmed.uppercased()
  }
}

/// Which numbers a list may have.
private enum AllowedNumbers: CustomStringConvertible {
  case between(Int, Int)
  /// From 1 to the number, or from its negative to -1.
  case fromEitherEnd(Int)

  func contains(_ number: Int) -> Bool {
    switch self {
    case .between(let first, let last): (first...last).contains(number)
    case .fromEitherEnd(let last): number != 0 && (-last...last).contains(number)
    }
  }

  var description: String {
    switch self {
    case .between(let first, let last): "\(first) to \(last)"
    case .fromEitherEnd(let last): "1 to \(last) or -\(last) to -1"
    }
  }
}

extension Substring {
  /// What is left when blanks are taken away at both ends.
  fileprivate var trimmed: Substring {
    guard let first = utf8.firstIndex(where: isNoBlank),
      let last = utf8.lastIndex(where: isNoBlank)
    else { return "" }
    return Substring(utf8[first...last])
  }

  private func isNoBlank(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t")
  }
}

extension Array where Element: Equatable {
  /// The elements in order, each once.
  fileprivate func ascendingOnce(by precedes: (Element, Element) -> Bool) -> [Element] {
    guard count > 1 else { return self }
    let sorted = sorted(by: precedes)
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }
}

// MARK: - UNTIL

extension RecurrenceRuleParser {
  /// The date or date-time that `value` begins with; more than that, and the separators of ISO
  /// 8601's extended form, are told.
  private mutating func until(_ value: String) throws(Problem) -> RecurrenceRule.Until {
    let digits = value.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }
    guard let date = Self.date(digits) else {
      throw Problem(
        code: .ruleSyntax,
        message: "UNTIL is '\(value)', expected a date or date-time like 20250401T090000Z")
    }
    let (until, length) = Self.until(digits, on: date)
    if length != value.utf8.count {
      let read = String(decoding: digits.prefix(length), as: UTF8.self)
      warn(.ruleSyntax, "UNTIL is '\(value)', read as \(read)")
    }
    return until
  }

  /// `date`, or the time on it that `digits` go on to spell, and how many bytes that takes.
  private static func until(
    _ digits: [UInt8], on date: CivilDate
  ) -> (until: RecurrenceRule.Until, length: Int) {
    guard digits.dropFirst(8).first == UInt8(ascii: "T"),
      let number = number(digits.dropFirst(9), count: 6),
      let time = try? CivilDateTime(
        date, hour: number / 10000, minute: number / 100 % 100, second: number % 100)
    else { return (.date(date), 8) }
    return digits.dropFirst(15).first == UInt8(ascii: "Z") ? (.utc(time), 16) : (.local(time), 15)
  }

  private static func date(_ digits: [UInt8]) -> CivilDate? {
    number(digits[...], count: 8).flatMap { number in
      try? CivilDate(year: number / 10000, month: number / 100 % 100, day: number % 100)
    }
  }

  /// The number that the first `count` bytes spell; `nil` when they are not all there or no digits.
  private static func number(_ bytes: ArraySlice<UInt8>, count: Int) -> Int? {
    let digits = bytes.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 48 }
  }
}

// MARK: - Parts together

extension RecurrenceRuleParser {
  /// Says which parts do not go together, and takes away ordinals that mean nothing.
  private mutating func checkTogether() {
    if rule.count != nil, rule.until != nil {
      warn(.ruleCountAndUntil, "COUNT and UNTIL exclude each other, the tighter one is used")
    }
    if names.contains("SKIP"), !names.contains(Self.scaleName) {
      warn(.skipWithoutScale, "SKIP needs RSCALE, GREGORIAN is assumed")
    }
    if !rule.setPositions.isEmpty, !names.contains(where: isSetPart) {
      warn(.ruleSetPositionAlone, "BYSETPOS needs another BY part")
    }
    // The "N/A" of the table in RFC 5545 §3.3.10.
    let frequency = rule.frequency
    checkAllowed("BYWEEKNO", rule.weekNumbers, frequency == .yearly)
    checkAllowed("BYYEARDAY", rule.yearDays, frequency == .yearly || frequency <= .hourly)
    checkAllowed("BYMONTHDAY", rule.monthDays, frequency != .weekly)
    checkOrdinals()
  }

  private func isSetPart(_ name: String) -> Bool { name.hasPrefix("BY") && name != "BYSETPOS" }

  private mutating func checkAllowed(_ name: String, _ values: [Int], _ isAllowed: Bool) {
    guard !values.isEmpty, !isAllowed else { return }
    warn(.rulePartNotAllowed, "\(name) is not allowed with \(frequencyText), read as a filter")
  }

  private mutating func checkOrdinals() {
    guard rule.weekdays.contains(where: { $0.ordinal != nil }) else { return }
    let isWeekly = rule.frequency == .yearly && !rule.weekNumbers.isEmpty
    guard rule.frequency < .monthly || isWeekly else { return }
    let plain = rule.weekdays.map { RecurrenceRule.WeekdayNumber(nil, $0.weekday) }
    rule.weekdays = Self.ascendingOnce(plain)
    warn(
      .rulePartNotAllowed,
      "BYDAY may have no number with \(isWeekly ? "BYWEEKNO" : frequencyText), numbers passed over")
  }

  private var frequencyText: String { "FREQ=\("\(rule.frequency)".uppercased())" }
}
