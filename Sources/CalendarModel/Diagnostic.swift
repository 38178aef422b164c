/// Something that a reader has to say about its input.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How much it matters to a view.
  public enum Severity: String, Hashable, Sendable {
    /// Something was left out.
    case error
    /// Something was read in one of several possible ways.
    case warning
  }

  /// How much it matters.
  public let severity: Severity
  /// Which fault it is.
  public let code: DiagnosticCode
  /// What was found, then what was expected or done; one line, from the file unfiltered, so a
  /// renderer makes it safe before it shows it. Of more than 400 characters the middle is left out.
  public let message: String
  /// What the user can do about it; `nil` where there is nothing to say.
  public let hint: String?
  /// Where it was found.
  public let position: SourcePosition

  /// Creates a diagnostic.
  public init(
    _ severity: Severity, _ code: DiagnosticCode, _ message: String, hint: String? = nil,
    at position: SourcePosition
  ) {
    self.severity = severity
    self.code = code
    self.message = message.abridged
    self.hint = hint
    self.position = position
  }
}

extension String {
  /// The text; of a long one the beginning, which says what was found, and the end, which says what
  /// was expected: a value from a file may have any length.
  fileprivate var abridged: String {
    let (longest, beginning, end) = (400, 240, 140)
    // What has fewer bytes has fewer characters, and bytes are counted already.
    guard utf8.count > longest, unicodeScalars.dropFirst(longest).first != nil else { return self }
    return String(unicodeScalars.prefix(beginning)) + " … "
      + String(unicodeScalars.suffix(end))
  }
}

/// The number and name of a fault: `ICV301`, `invalid-date-time`.
///
/// Numbers are never used again. The first digit is the area: 0 text, 1 structure, 2 values, 3 dates
/// and zones, 4 recurrence, 5 identity, 6 interoperability, 7 hygiene, 8 what only a view says.
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  case invalidUTF8 = "ICV005 invalid-utf8"
  case notUTF8 = "ICV007 not-utf8-encoding"
  case malformedLine = "ICV010 malformed-content-line"
  case invalidPropertyName = "ICV011 invalid-property-name"
  case malformedParameter = "ICV012 malformed-parameter"
  case whitespaceAroundValue = "ICV017 whitespace-around-value"
  case textOutsideCalendar = "ICV019 text-outside-calendar"
  case notICalendar = "ICV020 not-icalendar"
  case emptyFile = "ICV021 empty-file"
  case unclosedComponent = "ICV101 unclosed-component"
  case unexpectedEnd = "ICV102 unexpected-end"
  case missingStart = "ICV108 missing-dtstart"
  case duplicateProperty = "ICV110 duplicate-property"
  case endAndDuration = "ICV111 end-and-duration"
  case misplacedComponent = "ICV112 misplaced-component"
  case zoneWithoutID = "ICV115 vtimezone-missing-tzid"
  case zoneWithoutObservance = "ICV116 vtimezone-without-observance"
  case observanceMissingProperty = "ICV117 observance-missing-property"
  case alarmMissingProperty = "ICV118 alarm-missing-property"
  case alarmRepeatWithoutDuration = "ICV119 alarm-repeat-without-duration"
  case todoDurationWithoutStart = "ICV121 todo-duration-without-dtstart"
  case invalidTextEscape = "ICV204 invalid-text-escape"
  case invalidNumber = "ICV205 invalid-number"
  case invalidEnumValue = "ICV208 invalid-enum-value"
  case invalidDuration = "ICV211 invalid-duration"
  case negativeDuration = "ICV212 negative-duration"
  case invalidOffset = "ICV216 invalid-utc-offset"
  case invalidColor = "ICV221 invalid-color"
  case invalidDateTime = "ICV301 invalid-date-time"
  case invalidDate = "ICV302 invalid-date"
  case dateWithoutValueDate = "ICV303 date-without-value-date"
  case valueDateWithTime = "ICV304 value-date-with-time"
  case utcWithTZID = "ICV305 utc-with-tzid"
  case dateWithTZID = "ICV306 date-with-tzid"
  case endBeforeStart = "ICV308 end-before-start"
  case endEqualsStart = "ICV309 end-equals-start"
  case endTypeMismatch = "ICV310 end-type-mismatch"
  case timeDurationOnDate = "ICV312 time-duration-on-date"
  case unknownTZID = "ICV314 unknown-tzid"
  case duplicateZone = "ICV316 duplicate-vtimezone"
  case invalidPeriod = "ICV320 invalid-period"
  case triggerWithoutAnchor = "ICV321 alarm-trigger-without-anchor"
  case triggerWithoutValueDateTime = "ICV323 trigger-missing-value-date-time"
  case ruleSyntax = "ICV401 rrule-syntax"
  case ruleFrequency = "ICV402 rrule-freq"
  case ruleValueRange = "ICV403 rrule-value-range"
  case ruleDuplicatePart = "ICV404 rrule-duplicate-part"
  case ruleCountAndUntil = "ICV405 rrule-count-and-until"
  case ruleUntilType = "ICV406 rrule-until-type"
  case ruleUntilForm = "ICV407 rrule-until-form"
  case ruleUntilBeforeStart = "ICV408 rrule-until-before-start"
  case rulePartNotAllowed = "ICV409 rrule-part-not-allowed"
  case ruleTimePartOnDate = "ICV410 rrule-time-part-on-date"
  case ruleSetPositionAlone = "ICV411 rrule-bysetpos-alone"
  case multipleRules = "ICV413 multiple-rrule"
  case startNotInRule = "ICV414 dtstart-not-in-rrule"
  case exceptionTypeMismatch = "ICV415 exception-type-mismatch"
  case exceptionRule = "ICV417 exrule-deprecated"
  case ruleWithoutInstances = "ICV418 rrule-no-instances"
  case skipWithoutScale = "ICV420 skip-without-rscale"
  case duplicateUID = "ICV501 duplicate-uid"
  case orphanOverride = "ICV503 orphan-override"
  case recurrenceIDTypeMismatch = "ICV504 recurrence-id-type-mismatch"
  case recurrenceIDNotAnInstance = "ICV505 recurrence-id-not-an-instance"
  case overrideWithRecurrence = "ICV506 override-with-recurrence"
  case thisAndPrior = "ICV507 range-thisandprior"
  case controlCharacter = "ICV701 control-character"
  case instancesCapped = "ICV801 instances-capped"
  case inputUnreadable = "ICV802 input-unreadable"
  case noZoneData = "ICV803 no-zone-data"
  case unknownScale = "ICV804 rscale-unknown"
  case olderRevision = "ICV805 older-revision-dropped"
  case alarmsCapped = "ICV807 alarms-capped"

  /// `ICV301`.
  public var id: String { String(rawValue.prefix(6)) }
  /// `invalid-date-time`.
  public var name: String { String(rawValue.dropFirst(7)) }
}
