import CalendarModel
import ICalKit

/// A recurrence rule as it stands in a property (RFC 5545 §3.3.10).
struct RuleText {
  /// A part such as `COUNT=3`.
  struct Part {
    /// The name in upper case.
    let name: String
    /// The part as written.
    let text: String
    /// Where it lies in the bytes of the property.
    let range: Range<Int>
  }

  /// The rule; `nil` when it cannot be read.
  let value: RecurrenceRule?
  /// What is wrong with the text by itself.
  let problems: [RecurrenceRuleParser.Problem]
  /// The parts in the order of the text.
  let parts: [Part]
  /// Where the text lies in the bytes of the property.
  private let range: Range<Int>

  /// Reads the value of `property`; of an empty one ICV217 says that it is.
  init(_ property: Property) {
    (value, problems) =
      property.trimmedRange.isEmpty ? (nil, []) : RecurrenceRuleParser.parse(property.value)
    range = property.valueRange
    parts = property.bytes[property.valueRange]
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
        let text = String(decoding: part, as: UTF8.self)
        return Part(
          name: String(text.prefix { $0 != "=" }).trimmingBlanks.uppercased(), text: text,
          range: part.startIndex..<part.endIndex)
      }
  }

  /// The rule when nothing is wrong with its text and it counts in the Gregorian calendar.
  var soundValue: RecurrenceRule? {
    problems.isEmpty && part("RSCALE") == nil ? value : nil
  }

  /// The rule when no other rule of the linter objects to it, as one that runs from `start`.
  func soundValue(from start: WrittenTime) -> RecurrenceRule? {
    guard untilFault(with: start, isObservance: false) == nil, !start.isDate || timeParts.isEmpty
    else { return nil }
    return soundValue
  }

  /// The first part called `name`, given in upper case.
  func part(_ name: String) -> Part? { parts.first { $0.name == name } }

  /// The part that `problem` is about; `nil` when it is about the rule as a whole.
  func part(of problem: RecurrenceRuleParser.Problem) -> Part? {
    guard let place = problem.part else { return nil }
    return parts.first { $0.range.lowerBound - range.lowerBound == place.lowerBound }
  }

  /// What goes when `part` does: itself with a semicolon beside it.
  func removal(of part: Part) -> Range<Int> {
    if part.range.lowerBound > range.lowerBound {
      return part.range.lowerBound - 1..<part.range.upperBound
    }
    return part.range.lowerBound..<min(part.range.upperBound + 1, range.upperBound)
  }
}

// MARK: - UNTIL against DTSTART

extension RuleText {
  /// How UNTIL does not go with DTSTART.
  enum UntilFault: Hashable {
    /// One is a DATE, the other is not.
    case type
    /// It has to be in UTC and is not.
    case notUTC
    /// It is in UTC and must not be.
    case utc
  }

  /// How UNTIL does not go with `start` (RFC 5545 §3.3.10); `nil` when it does, or there is none.
  ///
  /// - Parameter isObservance: Whether the rule is that of a STANDARD or DAYLIGHT, whose DTSTART is
  ///   a local time and whose UNTIL is in UTC (§3.6.5).
  func untilFault(with start: WrittenTime, isObservance: Bool) -> UntilFault? {
    switch until {
    case nil: nil
    case .date?: start.isDate ? nil : .type
    case .local? where start.isDate, .utc? where start.isDate: .type
    case .local?: start.isFloating && !isObservance ? nil : .notUTC
    case .utc?: start.isFloating && !isObservance ? .utc : nil
    }
  }

  /// UNTIL where nothing is wrong with its text.
  var until: RecurrenceRule.Until? {
    guard let range = part("UNTIL")?.range,
      !problems.contains(where: { part(of: $0)?.range == range })
    else { return nil }
    return value?.until
  }

  /// The parts from whose instances BYSETPOS chooses.
  var setParts: [Part] { parts.filter { $0.name.hasPrefix("BY") && $0.name != "BYSETPOS" } }

  /// The parts that must not stand in the rule of a DATE (§3.3.10).
  var timeParts: [Part] {
    parts.filter { ["BYHOUR", "BYMINUTE", "BYSECOND"].contains($0.name) }
  }
}

extension Component {
  /// Whether it is a STANDARD or DAYLIGHT of a VTIMEZONE.
  var isObservance: Bool { name == "STANDARD" || name == "DAYLIGHT" }

  /// Whether it has a rule or dates by which it repeats.
  var isRecurring: Bool { has("RRULE") || has("RDATE") }

  /// DTSTART; `nil` without a readable one.
  var start: WrittenTime? { first("DTSTART")?.time }
}
