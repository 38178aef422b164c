import CalendarModel
import ICalText

/// Reads one VTIMEZONE (RFC 5545 §3.6.5), and collects what there is to say about it.
struct ZoneDefinitionReader {
  /// What the reader had to say, in the order of the file.
  private(set) var diagnostics: [Diagnostic]
  private let source: String

  /// What an observance must have (§3.6.5).
  private static let required: [PropertyName] = [.dtstart, .tzoffsetfrom, .tzoffsetto]

  /// Creates a reader that goes on collecting after `diagnostics`.
  init(source: String, diagnostics: [Diagnostic] = []) {
    self.source = source
    self.diagnostics = diagnostics
  }

  /// The components of a VTIMEZONE that are its observances (RFC 5545 §3.6.5).
  static let observanceNames: Set = ["STANDARD", "DAYLIGHT"]

  /// Reads `component`; `nil` when it has no TZID.
  ///
  /// What an observance lacks stays out of it: the zone that is made of it does its best.
  mutating func definition(from component: Component) -> ZoneDefinition? {
    guard let tzid = component.first(.tzid)?.line.value else {
      warn(.zoneWithoutID, "found a VTIMEZONE without TZID; passed over", component.line)
      return nil
    }
    let observances = component.components
      .filter { Self.observanceNames.contains($0.name) }
      .map { observance(from: $0) }
    if observances.isEmpty {
      warn(
        .zoneWithoutObservance, "found a VTIMEZONE with neither STANDARD nor DAYLIGHT",
        component.line)
    }
    return ZoneDefinition(
      tzid: TextValue.unescaped(tzid).text, observances: observances,
      location: component.first(.libicalLocation).map { String($0.line.value.trimmingBlanks) },
      position: SourcePosition(source: source, line: component.line))
  }

  private mutating func observance(from component: Component) -> Observance {
    for name in Self.required where component.first(name) == nil {
      warn(
        .observanceMissingProperty, "found a \(component.name) without \(name.text)",
        component.line)
    }
    return Observance(
      isDaylight: component.name == "DAYLIGHT", start: start(of: component),
      offsetFrom: offset(.tzoffsetfrom, in: component),
      offsetTo: offset(.tzoffsetto, in: component),
      rules: component.all(.rrule).compactMap { rule($0.line) },
      dates: component.all(.rdate).flatMap { dates($0.line) },
      exceptionDates: Set(component.all(.exdate).flatMap { dates($0.line) }),
      name: component.first(.tzname)?.line.value)
  }

  /// The first onset; one without a readable DTSTART has always been in force.
  private func start(of component: Component) -> CivilDateTime {
    guard let property = component.first(.dtstart) else { return CivilDateTime(startOf: .min) }
    let text = property.line.value.trimmingBlanks
    let value: TimeValue? =
      if case .time(let value) = property.value {
        value
      } else {
        TimeValue(text) ?? TimeValue(lenient: text)
      }
    return value?.civil ?? CivilDateTime(startOf: .min)
  }

  private mutating func offset(_ name: PropertyName, in component: Component) -> Int? {
    guard let property = component.first(name) else { return nil }
    if case .utcOffset(let offset) = property.value, abs(offset) < 26 * 3600 { return offset }
    // libical wants exactly four or six digits behind the sign; so does RFC 5545 §3.3.14.
    warn(
      .invalidOffset,
      "\(name.text) is '\(property.line.value)', expected +HHMM or -HHMM; passed over",
      property.line.line)
    return nil
  }

  private mutating func rule(_ line: ContentLine) -> RecurrenceRule? {
    let (rule, problems) = RecurrenceRuleParser.parse(line.value)
    for problem in problems { warn(problem.code, problem.message, line.line) }
    return rule
  }

  private mutating func dates(_ line: ContentLine) -> [CivilDateTime] {
    line.value.split(separator: ",").compactMap { part in
      let start = part.split(separator: "/").first ?? part
      if let value = TimeValue(start) ?? TimeValue(lenient: start) { return value.civil }
      warn(
        .invalidDateTime, "\(line.name) is '\(part)', expected YYYYMMDDTHHMMSS; passed over",
        line.line)
      return nil
    }
  }

  private mutating func warn(_ code: DiagnosticCode, _ message: String, _ line: Int) {
    diagnostics.append(
      Diagnostic(.warning, code, message, at: SourcePosition(source: source, line: line)))
  }
}
