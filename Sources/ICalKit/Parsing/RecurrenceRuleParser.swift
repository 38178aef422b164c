package import CalendarModel

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

  private var rule = RecurrenceRule(.daily)
  private var frequency: RecurrenceRule.Frequency?
  /// Where the parts lie in the text, by their names.
  private var parts: [String: Range<Int>] = [:]
  /// The part that is being read.
  private var part: Range<Int>?
  private var problems: [Problem] = []

  /// The rule that `text`, unfolded, spells, `nil` when it cannot be read, and what is wrong with it.
  package static func parse(_ text: String) -> (rule: RecurrenceRule?, problems: [Problem]) {
    var parser = RecurrenceRuleParser()
    let rule = parser.read(text)
    return (rule, parser.problems)
  }

  private mutating func read(_ text: String) -> RecurrenceRule? {
    let isReadable = readParts(of: text)
    part = nil
    if parts["FREQ"] == nil {
      warn(Problem(.ruleFrequency, "FREQ is missing", expected: Self.frequencies))
    }
    guard isReadable, let frequency else { return nil }
    rule.frequency = frequency
    checkTogether()
    return rule
  }

  /// Reads all parts, also those behind one that cannot be read; whether every part could be.
  private mutating func readParts(of text: String) -> Bool {
    var isReadable = true
    var start = 0
    for part in text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let range = start..<start + part.count
      start = range.upperBound + 1
      self.part = range
      do throws(Problem) {
        try read(part: part, at: range)
      } catch {
        warn(error)
        isReadable = false
      }
    }
    return isReadable
  }

  private mutating func read(part: Substring.UTF8View, at range: Range<Int>) throws(Problem) {
    guard let separator = part.firstIndex(of: UInt8(ascii: "=")) else {
      let text = upperCased(part)
      guard text.isEmpty else {
        throw Problem(.ruleSyntax, "found '\(text)'", expected: "NAME=VALUE")
      }
      return warn(Problem(.ruleSyntax, "found an empty part", outcome: "passed over"))
    }
    let name = upperCased(part[..<separator])
    let value = upperCased(part[part.index(after: separator)...])
    guard parts[name] == nil else {
      return warn(
        Problem(.ruleDuplicatePart, "\(name) is given twice", outcome: "the first one is used"))
    }
    parts[name] = range
    guard !value.isEmpty || name == "FREQ" else {
      return warn(Problem(.ruleSyntax, "\(name) has no value", outcome: "passed over"))
    }
    try read(name, value)
  }

  private mutating func read(_ name: String, _ value: String) throws(Problem) {
    switch name {
    case "FREQ": frequency = try self.frequency(value)
    case "INTERVAL": rule.interval = try positive(value, of: name)
    case "COUNT": rule.count = try positive(value, of: name)
    case "UNTIL": rule.until = try until(value)
    case "BYSECOND":
      // A minute of 61 seconds is read as one of 60, as everywhere.
      let seconds = try numbers(value, of: name, in: 0...60).map { min($0, 59) }
      rule.seconds = Set(seconds).sorted()
    case "BYMINUTE": rule.minutes = try numbers(value, of: name, in: 0...59)
    case "BYHOUR": rule.hours = try numbers(value, of: name, in: 0...23)
    case "BYDAY": rule.weekdays = try weekdays(value)
    case "BYMONTHDAY": rule.monthDays = try numbers(value, of: name, upTo: 31)
    case "BYYEARDAY": rule.yearDays = try numbers(value, of: name, upTo: 366)
    case "BYWEEKNO": rule.weekNumbers = try numbers(value, of: name, upTo: 53)
    case "BYMONTH": rule.months = try months(value)
    case "BYSETPOS": rule.setPositions = try numbers(value, of: name, upTo: 366)
    case "WKST": rule.weekStart = try weekday(value, of: name)
    case "RSCALE": rule.calendarScale = try calendarScale(value)
    case "SKIP": rule.skip = try skip(value)
    case _ where name.hasPrefix("X-"): break
    default:
      throw Problem(.ruleSyntax, "found the unknown part \(name)=\(value)")
    }
  }

  /// Notes `problem` for the part called `name`, or the one that is being read.
  private mutating func warn(_ problem: Problem, about name: String? = nil) {
    var problem = problem
    problem.part = name.map { parts[$0] } ?? part
    problems.append(problem)
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
      throw Problem(.ruleFrequency, "FREQ is '\(value)'", expected: Self.frequencies)
    }
  }

  private func positive(_ value: String, of name: String) throws(Problem) -> Int {
    let number = try integer(value, of: name)
    guard number >= 1 else {
      throw Problem(.ruleValueRange, "\(name) is \(value)", expected: "1 or more")
    }
    return number
  }

  /// The number that `text` spells, or the nearest one that a machine can hold.
  private func integer(_ text: String, of name: String) throws(Problem) -> Int {
    if let number = Int(text) { return number }
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw Problem(.ruleValueRange, "\(name) is '\(text)'", expected: "a number")
    }
    return isNegative ? .min : .max
  }

  private mutating func numbers(
    _ value: String, of name: String, upTo limit: Int
  ) throws(Problem) -> [Int] {
    try numbers(value, of: name, in: -limit...limit, exceptZero: true)
  }

  /// The numbers of a list that lie in `range`, ascending and each once; at least one.
  private mutating func numbers(
    _ value: String, of name: String, in range: ClosedRange<Int>, exceptZero: Bool = false
  ) throws(Problem) -> [Int] {
    let expected =
      exceptZero
      ? "1 to \(range.upperBound) or -\(range.upperBound) to -1"
      : "\(range.lowerBound) to \(range.upperBound)"
    var numbers: Set<Int> = []
    for entry in entries(of: value, in: name) {
      let number = try integer(entry, of: name)
      if range.contains(number), number != 0 || !exceptZero {
        numbers.insert(number)
      } else {
        warnOfEntry(entry, of: name, expected: expected)
      }
    }
    return try notEmpty(numbers.sorted(), of: name)
  }

  private mutating func months(_ value: String) throws(Problem) -> [RecurrenceRule.Month] {
    var months: Set<RecurrenceRule.Month> = []
    for entry in entries(of: value, in: "BYMONTH") {
      let isLeap = entry.hasSuffix("L")
      let number = try integer(isLeap ? String(entry.dropLast()) : entry, of: "BYMONTH")
      if (1...12).contains(number) {
        months.insert(RecurrenceRule.Month(number, isLeap: isLeap))
      } else {
        warnOfEntry(entry, of: "BYMONTH", expected: "1 to 12")
      }
    }
    return try notEmpty(months.sorted(), of: "BYMONTH")
  }

  private mutating func weekdays(_ value: String) throws(Problem) -> [RecurrenceRule.WeekdayNumber]
  {
    var weekdays: Set<RecurrenceRule.WeekdayNumber> = []
    for entry in entries(of: value, in: "BYDAY") {
      let weekday = try weekday(String(entry.suffix(2)), of: "BYDAY")
      let number = entry.dropLast(2).trimming { $0 == UInt8(ascii: " ") }
      let ordinal = number.isEmpty ? nil : try integer(String(number), of: "BYDAY")
      if let ordinal, ordinal == 0 || !(-53...53).contains(ordinal) {
        warnOfEntry(entry, of: "BYDAY", expected: "1 to 53 or -53 to -1")
      } else {
        weekdays.insert(RecurrenceRule.WeekdayNumber(ordinal, weekday))
      }
    }
    return try notEmpty(Self.sorted(weekdays), of: "BYDAY")
  }

  private static func sorted(
    _ weekdays: Set<RecurrenceRule.WeekdayNumber>
  ) -> [RecurrenceRule.WeekdayNumber] {
    weekdays.sorted {
      ($0.weekday.rawValue, $0.ordinal ?? 0) < ($1.weekday.rawValue, $1.ordinal ?? 0)
    }
  }

  private func weekday(_ value: String, of name: String) throws(Problem) -> Weekday {
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
        .ruleValueRange, "\(name) has '\(value)'", expected: "one of MO, TU, WE, TH, FR, SA, SU")
    }
  }

  private func skip(_ value: String) throws(Problem) -> RecurrenceRule.Skip {
    switch value {
    case "OMIT": .omit
    case "BACKWARD": .backward
    case "FORWARD": .forward
    default:
      throw Problem(.ruleValueRange, "SKIP is '\(value)'", expected: "OMIT, BACKWARD or FORWARD")
    }
  }

  private func calendarScale(_ value: String) throws(Problem) -> String {
    guard value == "GREGORIAN" else {
      throw Problem(.unknownScale, "RSCALE is '\(value)', which is no calendar known here")
    }
    return value
  }

  private func notEmpty<Entry>(_ entries: [Entry], of name: String) throws(Problem) -> [Entry] {
    guard !entries.isEmpty else {
      throw Problem(.ruleValueRange, "\(name) has no value that can be used")
    }
    return entries
  }

  /// The entries of a list, without the empty ones.
  private mutating func entries(of value: String, in name: String) -> [String] {
    let entries = value.utf8
      .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(upperCased)
    if entries.contains("") {
      warn(Problem(.ruleValueRange, "\(name) has an empty entry", outcome: "passed over"))
    }
    return entries.filter { !$0.isEmpty }
  }

  private mutating func warnOfEntry(_ entry: String, of name: String, expected: String) {
    warn(Problem(.ruleValueRange, "\(name) has \(entry)", expected: expected, outcome: "left out"))
  }

  private func upperCased(_ text: Substring.UTF8View) -> String {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    return String(Substring(text).trimming(isBlank)).uppercased()
  }
}

extension Substring {
  /// What is left when leading and trailing bytes that `isBlank` are taken away.
  fileprivate func trimming(_ isBlank: (UInt8) -> Bool) -> Substring {
    guard let first = utf8.firstIndex(where: { !isBlank($0) }),
      let last = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return self[first...last]
  }
}

// MARK: - UNTIL

extension RecurrenceRuleParser {
  private static let untilForms = "a date or date-time like 20250401T090000Z"

  private mutating func until(_ value: String) throws(Problem) -> RecurrenceRule.Until {
    let basic = value.filter { $0 != "-" && $0 != ":" }
    guard let until = Self.until(basic: basic) else {
      throw Problem(.ruleValueRange, "UNTIL is '\(value)'", expected: Self.untilForms)
    }
    if case .date(let date) = until, basic.utf8.count != 8 {
      warn(
        Problem(
          .ruleValueRange, "UNTIL is '\(value)', a date with a zone", expected: Self.untilForms,
          outcome: "read as the day \(date)"))
    } else if basic != value {
      warn(
        Problem(
          .ruleValueRange, "UNTIL is '\(value)'", expected: Self.untilForms,
          outcome: "read as \(basic)"))
    }
    return until
  }

  /// `yyyymmdd`, `yyyymmddThhmmss`, either perhaps with `Z`.
  private static func until(basic text: String) -> RecurrenceRule.Until? {
    let isUTC = text.hasSuffix("Z")
    let fields = (isUTC ? text.dropLast() : text[...])
      .utf8.split(separator: UInt8(ascii: "T"), omittingEmptySubsequences: false)
    guard let dateDigits = fields.first, dateDigits.count == 8,
      let digits = number(dateDigits),
      let date = try? CivilDate(year: digits / 10000, month: digits / 100 % 100, day: digits % 100)
    else { return nil }
    guard fields.count > 1 else { return .date(date) }
    guard fields.count == 2, fields[1].count == 6, let digits = number(fields[1]),
      let time = try? CivilDateTime(
        date, hour: digits / 10000, minute: digits / 100 % 100, second: digits % 100)
    else { return nil }
    return isUTC ? .utc(time) : .local(time)
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    digits.allSatisfy { (48...57).contains($0) } ? Int(Substring(digits)) : nil
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
    if parts["SKIP"] != nil, parts["RSCALE"] == nil {
      warn(
        Problem(.skipWithoutScale, "SKIP needs RSCALE", outcome: "GREGORIAN is assumed"),
        about: "SKIP")
    }
    if !rule.setPositions.isEmpty, !parts.keys.contains(where: isSetPart) {
      warn(Problem(.ruleSetPositionAlone, "BYSETPOS needs another BY part"), about: "BYSETPOS")
    }
    checkAllowed("BYWEEKNO", rule.weekNumbers, with: [.yearly])
    checkAllowed("BYYEARDAY", rule.yearDays, with: [.secondly, .minutely, .hourly, .yearly])
    checkAllowed(
      "BYMONTHDAY", rule.monthDays,
      with: Set(RecurrenceRule.Frequency.allCases).subtracting([.weekly]))
    checkOrdinals()
  }

  private func isSetPart(_ name: String) -> Bool { name.hasPrefix("BY") && name != "BYSETPOS" }

  private mutating func checkAllowed(
    _ name: String, _ values: [Int], with frequencies: Set<RecurrenceRule.Frequency>
  ) {
    guard !values.isEmpty, !frequencies.contains(rule.frequency) else { return }
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
    rule.weekdays = Self.sorted(Set(plain))
    warn(
      Problem(
        .rulePartNotAllowed,
        "BYDAY may have no number with \(isWeekly ? "BYWEEKNO" : frequencyText)",
        outcome: "numbers passed over"),
      about: "BYDAY")
  }

  private var frequencyText: String { "FREQ=\("\(rule.frequency)".uppercased())" }
}
