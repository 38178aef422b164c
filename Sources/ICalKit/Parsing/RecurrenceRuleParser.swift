package import CalendarModel
import ICalText
import Recurrence

/// Reads the text of a recurrence rule (RFC 5545 §3.3.10, with RSCALE and SKIP of RFC 7529).
///
/// Names and values are read in either case, and blanks around them are passed over. What can be
/// read in some way is, with a problem; a part that is unknown or cannot be read makes the whole
/// rule unreadable, since it might have changed everything.
package struct RecurrenceRuleParser {
  /// Something that the text should not say, or not in this way.
  package struct Problem: Error, Hashable {
    /// Which fault it is.
    package let code: DiagnosticCode
    /// What was found.
    package let found: String
    /// What would be right; `nil` where there is nothing to choose from.
    package let expected: String?
    /// What the reader made of it; `nil` where the rule cannot be read.
    package let outcome: String?
    /// Where the part that it is about lies in the UTF-8 of the text; `nil` for the rule as a whole.
    package fileprivate(set) var part: Range<Int>?

    fileprivate init(
      _ code: DiagnosticCode, _ found: String, expected: String? = nil, outcome: String? = nil
    ) {
      self.code = code
      self.found = found
      self.expected = expected
      self.outcome = outcome
    }

    /// What was found, then what was expected or done.
    package var message: String {
      [found, expected.map { "expected \($0)" }, outcome].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  /// A part such as `COUNT=3`, in upper case.
  private struct Part {
    let name: String
    let value: ArraySlice<UInt8>
    /// Where it lies in the UTF-8 of the text.
    let place: Range<Int>
  }

  /// The UTF-8 of the text, ASCII letters in upper case.
  private let text: [UInt8]

  private var rule = RecurrenceRule(.daily)
  /// The calendar that RSCALE names; it decides which numbers months and days may have.
  private var scale = CalendarScale.gregorian
  private var frequency: RecurrenceRule.Frequency?
  /// The parts of the text, each name once.
  private var parts: [Part] = []
  /// Where what is being read lies.
  private var place: Range<Int>?
  /// Whether there is a part that is no NAME=VALUE.
  private var hasPartWithoutName = false
  /// Whether every part could be read so far.
  private var isReadable = true
  private var problems: [Problem] = []

  /// The rule that `text`, unfolded, spells, `nil` when it cannot be read, and what is wrong with it.
  package static func parse(_ text: String) -> (rule: RecurrenceRule?, problems: [Problem]) {
    var parser = RecurrenceRuleParser(text)
    let rule = parser.read()
    parser.findBlanks()
    return (rule, parser.problems)
  }

  private init(_ text: String) { self.text = text.utf8.map(\.upperCased) }

  private mutating func read() -> RecurrenceRule? {
    findParts()
    // What other parts may say depends on RSCALE, wherever it stands.
    for part in parts where part.name == Self.scaleName { read(part) }
    for part in parts where part.name != Self.scaleName { read(part) }
    // A part without a name may well be meant for the frequency.
    if part("FREQ") == nil, !hasPartWithoutName {
      warn(Problem(.ruleFrequency, "FREQ is missing", expected: Self.frequencies))
    }
    guard isReadable, let frequency else { return nil }
    rule.frequency = frequency
    checkTogether()
    return rule
  }

  private mutating func findParts() {
    for part in text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      read(at: part.indices) { parser throws(Problem) in try parser.add(part) }
    }
  }

  private mutating func add(_ part: ArraySlice<UInt8>) throws(Problem) {
    guard let separator = part.firstIndex(of: UInt8(ascii: "=")) else {
      let words = part.trimmed
      guard words.isEmpty else {
        hasPartWithoutName = true
        throw Problem(.ruleSyntax, "found '\(words.spelled)'", expected: "NAME=VALUE")
      }
      return warn(Problem(.ruleSyntax, "found an empty part", outcome: "passed over"))
    }
    let name = part[..<separator].trimmed.spelled
    guard self.part(name) == nil else {
      return warn(
        Problem(.ruleDuplicatePart, "\(name) is given twice", outcome: "the first one is used"))
    }
    let value = part[(separator + 1)...].trimmed
    parts.append(Part(name: name, value: value, place: part.indices))
  }

  /// Notes the parts with a blank that nothing else is wrong with; what is around the whole is none
  /// of theirs.
  private mutating func findBlanks() {
    let words = text[...].trimmed
    guard words.contains(where: { !$0.isNoBlank }) else { return }
    for part in parts where !part.name.hasPrefix("X-") {
      let isClean = text[part.place.clamped(to: words.indices)].allSatisfy(\.isNoBlank)
      if isClean || problems.contains(where: { $0.part == part.place }) { continue }
      warn(
        Problem(.ruleSyntax, "found a blank in \(part.name)", outcome: "passed over"),
        about: part.name)
    }
  }

  private mutating func read(_ part: Part) {
    read(at: part.place) { parser throws(Problem) in
      guard !part.value.isEmpty || part.name == "FREQ" else {
        return parser.warn(
          Problem(.ruleSyntax, "\(part.name) has no value", outcome: "passed over"))
      }
      try parser.read(part.name, part.value)
    }
  }

  /// Reads what lies at `place`, by `body`. What cannot be read makes the rule unreadable, and does
  /// not hide what is wrong behind it.
  private mutating func read(
    at place: Range<Int>, _ body: (inout Self) throws(Problem) -> Void
  ) {
    self.place = place
    do throws(Problem) {
      try body(&self)
    } catch {
      warn(error)
      isReadable = false
    }
    self.place = nil
  }

  private func part(_ name: String) -> Part? { parts.first { $0.name == name } }

  private mutating func read(
    _ name: String, _ value: ArraySlice<UInt8>
  ) throws(Problem) {
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
    case "WKST": rule.weekStart = try weekday(value, of: name)
    case Self.scaleName:
      scale = try calendarScale(value)
      rule.calendarScale = scale.rawValue
    case "SKIP": rule.skip = try skip(value)
    case _ where name.hasPrefix("X-"): break
    default:
      throw Problem(.ruleSyntax, "found the unknown part \(name)=\(value.spelled)")
    }
  }

  /// Notes `problem` for the part called `name`, or for what is being read.
  private mutating func warn(_ problem: Problem, about name: String? = nil) {
    var problem = problem
    problem.part = name.map { part($0)?.place } ?? place
    problems.append(problem)
  }
}

// MARK: - Values

extension RecurrenceRuleParser {
  private static let frequencies =
    "one of SECONDLY, MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY, YEARLY"

  private func frequency(
    _ value: ArraySlice<UInt8>
  ) throws(Problem) -> RecurrenceRule.Frequency {
    switch value.spelled {
    case "SECONDLY": .secondly
    case "MINUTELY": .minutely
    case "HOURLY": .hourly
    case "DAILY": .daily
    case "WEEKLY": .weekly
    case "MONTHLY": .monthly
    case "YEARLY": .yearly
    default:
      throw Problem(.ruleFrequency, "FREQ is '\(value.spelled)'", expected: Self.frequencies)
    }
  }

  private func positive(_ value: ArraySlice<UInt8>, of name: String) throws(Problem) -> Int {
    let number = try integer(value, of: name)
    guard number >= 1 else {
      throw Problem(.ruleValueRange, "\(name) is \(value.spelled)", expected: "1 or more")
    }
    return number
  }

  /// The number of instances; `nil` for a negative one, by which some programs mean that there is no
  /// end.
  private mutating func count(_ value: ArraySlice<UInt8>) throws(Problem) -> Int? {
    guard try integer(value, of: "COUNT") < 0 else { return try positive(value, of: "COUNT") }
    warn(
      Problem(
        .ruleValueRange, "COUNT is \(value.spelled)", expected: "1 or more",
        outcome: "passed over"))
    return nil
  }

  /// The number that `text` spells, or the nearest one that a machine can hold.
  private func integer(_ text: ArraySlice<UInt8>, of name: String) throws(Problem) -> Int {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = isNegative || text.first == UInt8(ascii: "+") ? text.dropFirst() : text
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else {
      throw Problem(.ruleValueRange, "\(name) is '\(text.spelled)'", expected: "a number")
    }
    // Eighteen digits fit into 63 bits; more of them may, after zeros.
    if digits.count <= 18 { return isNegative ? -digits.number : digits.number }
    return Int(text.spelled) ?? (isNegative ? .min : .max)
  }

  /// The numbers of a list that `allowed` holds, ascending and each once; at least one.
  private mutating func numbers(
    _ value: ArraySlice<UInt8>, of name: String, _ allowed: AllowedNumbers
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

  private mutating func months(
    _ value: ArraySlice<UInt8>
  ) throws(Problem) -> [RecurrenceRule.Month] {
    let (name, allowed) = ("BYMONTH", AllowedNumbers.between(1, scale.monthNumbers.upperBound))
    var months: [RecurrenceRule.Month] = []
    for entry in entries(of: value, in: name) {
      let isLeap = entry.last == UInt8(ascii: "L")
      let number = try integer(isLeap ? entry.dropLast() : entry, of: name)
      if allowed.contains(number) {
        months.append(RecurrenceRule.Month(number, isLeap: isLeap))
      } else {
        leaveOut(entry, of: name, allowed)
      }
    }
    return try notEmpty(months.ascendingOnce(by: <), of: name)
  }

  private mutating func weekdays(
    _ value: ArraySlice<UInt8>
  ) throws(Problem) -> [RecurrenceRule.WeekdayNumber] {
    let (name, allowed) = ("BYDAY", AllowedNumbers.fromEitherEnd(53))
    var weekdays: [RecurrenceRule.WeekdayNumber] = []
    for entry in entries(of: value, in: name) {
      let weekday = try weekday(entry.suffix(2), of: name)
      let number = entry.dropLast(2).trimmed
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

  private func weekday(_ value: ArraySlice<UInt8>, of name: String) throws(Problem) -> Weekday {
    switch value.spelled {
    case "MO": .monday
    case "TU": .tuesday
    case "WE": .wednesday
    case "TH": .thursday
    case "FR": .friday
    case "SA": .saturday
    case "SU": .sunday
    default:
      throw Problem(
        .ruleValueRange, "\(name) has '\(value.spelled)'",
        expected: "one of MO, TU, WE, TH, FR, SA, SU")
    }
  }

  private func skip(_ value: ArraySlice<UInt8>) throws(Problem) -> RecurrenceRule.Skip {
    switch value.spelled {
    case "OMIT": .omit
    case "BACKWARD": .backward
    case "FORWARD": .forward
    default:
      throw Problem(
        .ruleValueRange, "SKIP is '\(value.spelled)'", expected: "OMIT, BACKWARD or FORWARD")
    }
  }

  private static let scaleName = "RSCALE"

  private func calendarScale(_ value: ArraySlice<UInt8>) throws(Problem) -> CalendarScale {
    let value = value.spelled
    guard let scale = CalendarScale(named: value) else {
      let known = CalendarScale.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem(.unknownScale, "RSCALE is '\(value)'", expected: "one of \(known)")
    }
    return scale
  }

  private func notEmpty<Entry>(_ entries: [Entry], of name: String) throws(Problem) -> [Entry] {
    guard !entries.isEmpty else {
      throw Problem(.ruleValueRange, "\(name) has no value that can be used")
    }
    return entries
  }

  private mutating func leaveOut(
    _ entry: ArraySlice<UInt8>, of name: String, _ allowed: AllowedNumbers
  ) {
    warn(
      Problem(
        .ruleValueRange, "\(name) has \(entry.spelled)", expected: "\(allowed)",
        outcome: "left out"))
  }

  /// The entries of a list, without the empty ones.
  private mutating func entries(
    of value: ArraySlice<UInt8>, in name: String
  ) -> [ArraySlice<UInt8>] {
    let entries = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map(\.trimmed)
    guard entries.contains(where: \.isEmpty) else { return entries }
    warn(Problem(.ruleValueRange, "\(name) has an empty entry", outcome: "passed over"))
    return entries.filter { !$0.isEmpty }
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

extension ArraySlice<UInt8> {
  /// What is left when blanks are taken away at both ends.
  fileprivate var trimmed: ArraySlice {
    guard let first = firstIndex(where: \.isNoBlank), let last = lastIndex(where: \.isNoBlank)
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }

  /// The text of the bytes.
  fileprivate var spelled: String { String(decoding: self, as: UTF8.self) }

  /// The number that the digits spell.
  fileprivate var number: Int { reduce(0) { $0 * 10 + Int($1) - 48 } }
}

extension UInt8 {
  fileprivate var isNoBlank: Bool { self != UInt8(ascii: " ") && self != UInt8(ascii: "\t") }

  fileprivate var isDigit: Bool { (48...57).contains(self) }
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
  private mutating func until(
    _ value: ArraySlice<UInt8>
  ) throws(Problem) -> RecurrenceRule.Until {
    let digits = value.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }
    guard let date = Self.date(digits) else {
      throw Problem(
        .ruleValueRange, "UNTIL is '\(value.spelled)'",
        expected: "a date or date-time like 20250401T090000Z")
    }
    let (until, length) = Self.until(digits, on: date)
    if length != value.count {
      let read = String(decoding: digits.prefix(length), as: UTF8.self)
      warn(
        Problem(.ruleValueRange, "UNTIL is '\(value.spelled)'", outcome: "read as \(read)"))
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
    return digits.count == count && digits.allSatisfy(\.isDigit) ? digits.number : nil
  }
}

// MARK: - Parts together

extension RecurrenceRuleParser {
  /// Says which parts do not go together, and takes away ordinals that mean nothing.
  private mutating func checkTogether() {
    if rule.count != nil, rule.until != nil {
      warn(
        Problem(
          .ruleCountAndUntil, "COUNT and UNTIL exclude each other",
          outcome: "the tighter one is used"))
    }
    if part("SKIP") != nil, part(Self.scaleName) == nil {
      warn(
        Problem(.skipWithoutScale, "SKIP needs RSCALE", outcome: "GREGORIAN is assumed"),
        about: "SKIP")
    }
    if !rule.setPositions.isEmpty, !parts.contains(where: isSetPart) {
      warn(Problem(.ruleSetPositionAlone, "BYSETPOS needs another BY part"), about: "BYSETPOS")
    }
    // The "N/A" of the table in RFC 5545 §3.3.10.
    let frequency = rule.frequency
    checkAllowed("BYWEEKNO", rule.weekNumbers, frequency == .yearly)
    checkAllowed("BYYEARDAY", rule.yearDays, frequency == .yearly || frequency <= .hourly)
    checkAllowed("BYMONTHDAY", rule.monthDays, frequency != .weekly)
    checkOrdinals()
  }

  private func isSetPart(_ part: Part) -> Bool {
    part.name.hasPrefix("BY") && part.name != "BYSETPOS"
  }

  private mutating func checkAllowed(_ name: String, _ values: [Int], _ isAllowed: Bool) {
    guard !values.isEmpty, !isAllowed else { return }
    warn(
      Problem(
        .rulePartNotAllowed, "\(name) is not allowed with \(frequencyText)",
        outcome: "read as a filter"),
      about: name)
  }

  private mutating func checkOrdinals() {
    guard rule.weekdays.contains(where: { $0.ordinal != nil }) else { return }
    let isWeekly = rule.frequency == .yearly && !rule.weekNumbers.isEmpty
    guard rule.frequency < .monthly || isWeekly else { return }
    let plain = rule.weekdays.map { RecurrenceRule.WeekdayNumber(nil, $0.weekday) }
    rule.weekdays = Self.ascendingOnce(plain)
    warn(
      Problem(
        .rulePartNotAllowed,
        "BYDAY may have no number with \(isWeekly ? "BYWEEKNO" : frequencyText)",
        outcome: "numbers passed over"),
      about: "BYDAY")
  }

  private var frequencyText: String { "FREQ=\("\(rule.frequency)".uppercased())" }
}
