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
/// The one list of all codes: the linter's rules, `Rule` in CalendarCheck, say what each of them
/// means. Numbers are never used again. The first digit is the area: 0 text, 1 structure, 2 values, 3 dates
/// and zones, 4 recurrence, 5 identity, 6 interoperability, 7 hygiene, 8 what only a view says.
public enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  case lineEndingNotCRLF = "ICV001 line-ending-not-crlf"
  case bareCarriageReturn = "ICV002 bare-carriage-return"
  case lineTooLong = "ICV003 line-too-long"
  case foldSplitsCharacter = "ICV004 fold-splits-character"
  case invalidUTF8 = "ICV005 invalid-utf8"
  case byteOrderMark = "ICV006 byte-order-mark"
  case notUTF8 = "ICV007 not-utf8-encoding"
  case blankLine = "ICV008 blank-line"
  case missingFinalLineBreak = "ICV009 missing-final-line-break"
  case malformedLine = "ICV010 malformed-content-line"
  case invalidPropertyName = "ICV011 invalid-property-name"
  case malformedParameter = "ICV012 malformed-parameter"
  case parameterValueNeedsQuotes = "ICV013 parameter-value-needs-quotes"
  case doubleQuoteInParameter = "ICV014 double-quote-in-parameter"
  case backslashEscapeInParameter = "ICV015 backslash-escape-in-parameter"
  case duplicateParameter = "ICV016 duplicate-parameter"
  case whitespaceAroundValue = "ICV017 whitespace-around-value"
  case lowercaseName = "ICV018 lowercase-name"
  case textOutsideCalendar = "ICV019 text-outside-calendar"
  case notICalendar = "ICV020 not-icalendar"
  case emptyFile = "ICV021 empty-file"
  case parametersOnBeginEnd = "ICV022 parameters-on-begin-end"
  case unclosedComponent = "ICV101 unclosed-component"
  case unexpectedEnd = "ICV102 unexpected-end"
  case missingVersion = "ICV103 missing-version"
  case missingProdID = "ICV104 missing-prodid"
  case unsupportedVersion = "ICV105 unsupported-version"
  case missingUID = "ICV106 missing-uid"
  case missingStamp = "ICV107 missing-dtstamp"
  case missingStart = "ICV108 missing-dtstart"
  case emptyCalendar = "ICV109 empty-calendar"
  case duplicateProperty = "ICV110 duplicate-property"
  case endAndDuration = "ICV111 end-and-duration"
  case misplacedComponent = "ICV112 misplaced-component"
  case misplacedProperty = "ICV113 misplaced-property"
  case calendarPropertyAfterComponent = "ICV114 calendar-property-after-component"
  case zoneWithoutID = "ICV115 vtimezone-missing-tzid"
  case zoneWithoutObservance = "ICV116 vtimezone-without-observance"
  case observanceMissingProperty = "ICV117 observance-missing-property"
  case alarmMissingProperty = "ICV118 alarm-missing-property"
  case alarmRepeatWithoutDuration = "ICV119 alarm-repeat-without-duration"
  case alarmExtraProperty = "ICV120 alarm-extra-property"
  case todoDurationWithoutStart = "ICV121 todo-duration-without-dtstart"
  case missingParticipantType = "ICV122 missing-participant-type"
  case unknownMethod = "ICV123 unknown-method"
  case itipMissingProperty = "ICV124 itip-missing-property"
  case itipForbiddenProperty = "ICV125 itip-forbidden-property"
  case itipComponentNotAllowed = "ICV126 itip-component-not-allowed"
  case publishWithAttendee = "ICV127 publish-with-attendee"
  case publishWithoutOrganizer = "ICV128 publish-without-organizer"
  case unknownComponent = "ICV129 unknown-component"
  case unknownProperty = "ICV130 unknown-property"
  case unknownParameter = "ICV131 unknown-parameter"
  case valueTypeNotAllowed = "ICV201 value-type-not-allowed"
  case missingValueParameter = "ICV202 missing-value-parameter"
  case unescapedText = "ICV203 unescaped-text"
  case invalidTextEscape = "ICV204 invalid-text-escape"
  case invalidNumber = "ICV205 invalid-number"
  case invalidGeo = "ICV206 invalid-geo"
  case invalidStatus = "ICV207 invalid-status"
  case invalidEnumValue = "ICV208 invalid-enum-value"
  case unregisteredEnumValue = "ICV209 unregistered-enum-value"
  case partstatNotForComponent = "ICV210 partstat-not-for-component"
  case invalidDuration = "ICV211 invalid-duration"
  case negativeDuration = "ICV212 negative-duration"
  case invalidURI = "ICV213 invalid-uri"
  case invalidCalAddress = "ICV214 invalid-cal-address"
  case invalidBinary = "ICV215 invalid-binary"
  case invalidOffset = "ICV216 invalid-utc-offset"
  case emptyValue = "ICV217 empty-value"
  case unquotedURIParameter = "ICV218 unquoted-uri-parameter"
  case invalidLanguageTag = "ICV219 invalid-language-tag"
  case parameterNotAllowed = "ICV220 parameter-not-allowed"
  case invalidColor = "ICV221 invalid-color"
  case invalidRequestStatus = "ICV222 invalid-request-status"
  case escapedListSeparator = "ICV223 escaped-list-separator"
  case linkMissingRelation = "ICV224 link-missing-linkrel"
  case structuredDataMissingParameter = "ICV225 structured-data-missing-parameter"
  case invalidDateTime = "ICV301 invalid-date-time"
  case invalidDate = "ICV302 invalid-date"
  case dateWithoutValueDate = "ICV303 date-without-value-date"
  case valueDateWithTime = "ICV304 value-date-with-time"
  case utcWithTZID = "ICV305 utc-with-tzid"
  case dateWithTZID = "ICV306 date-with-tzid"
  case mustBeUTC = "ICV307 must-be-utc"
  case endBeforeStart = "ICV308 end-before-start"
  case endEqualsStart = "ICV309 end-equals-start"
  case endTypeMismatch = "ICV310 end-type-mismatch"
  case endFormMismatch = "ICV311 end-form-mismatch"
  case timeDurationOnDate = "ICV312 time-duration-on-date"
  case tzidWithoutZone = "ICV313 tzid-without-vtimezone"
  case unknownTZID = "ICV314 unknown-tzid"
  case unusedZone = "ICV315 unused-vtimezone"
  case duplicateZone = "ICV316 duplicate-vtimezone"
  case observanceStartNotLocal = "ICV317 observance-dtstart-not-local"
  case zoneDoesNotCover = "ICV318 vtimezone-does-not-cover"
  case nonexistentLocalTime = "ICV319 nonexistent-local-time"
  case invalidPeriod = "ICV320 invalid-period"
  case triggerWithoutAnchor = "ICV321 alarm-trigger-without-anchor"
  case relatedOnAbsoluteTrigger = "ICV322 related-on-absolute-trigger"
  case triggerWithoutValueDateTime = "ICV323 trigger-missing-value-date-time"
  case createdAfterModified = "ICV324 created-after-modified"
  case freebusyNotSorted = "ICV325 freebusy-not-sorted"
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
  case ruleFrequencyNotFirst = "ICV412 rrule-freq-not-first"
  case multipleRules = "ICV413 multiple-rrule"
  case startNotInRule = "ICV414 dtstart-not-in-rrule"
  case exceptionTypeMismatch = "ICV415 exception-type-mismatch"
  case exceptionMatchesNothing = "ICV416 exdate-matches-nothing"
  case exceptionRule = "ICV417 exrule-deprecated"
  case ruleWithoutInstances = "ICV418 rrule-no-instances"
  case recurringUTCStart = "ICV419 recurring-utc-start"
  case skipWithoutScale = "ICV420 skip-without-rscale"
  case exceptionWithoutRecurrence = "ICV421 exdate-without-recurrence"
  case duplicateRecurrenceDate = "ICV422 duplicate-recurrence-date"
  case duplicateUID = "ICV501 duplicate-uid"
  case duplicateOverride = "ICV502 duplicate-override"
  case orphanOverride = "ICV503 orphan-override"
  case recurrenceIDTypeMismatch = "ICV504 recurrence-id-type-mismatch"
  case recurrenceIDNotAnInstance = "ICV505 recurrence-id-not-an-instance"
  case overrideWithRecurrence = "ICV506 override-with-recurrence"
  case thisAndPrior = "ICV507 range-thisandprior"
  case duplicateEvent = "ICV508 duplicate-event"
  case uidTooLong = "ICV509 uid-too-long"
  case uidLeaksHost = "ICV510 uid-leaks-host"
  case uidSharedByTypes = "ICV511 uid-shared-by-types"
  case relatedToSelf = "ICV512 related-to-self"
  case outlookFloatingTime = "ICV601 outlook-floating-time"
  case windowsTZID = "ICV602 windows-tzid"
  case outlookRuleUnsupported = "ICV603 outlook-rrule-unsupported"
  case outlookZoneRule = "ICV604 outlook-vtimezone-rule"
  case missingCalendarName = "ICV605 missing-calendar-name"
  case nameWithoutXWRCalName = "ICV606 name-without-x-wr-calname"
  case missingRefreshHint = "ICV607 missing-refresh-hint"
  case partialRefreshHint = "ICV608 partial-refresh-hint"
  case googleSizeLimit = "ICV609 google-size-limit"
  case multipleCalendars = "ICV610 multiple-calendars"
  case htmlInDescription = "ICV611 html-in-description"
  case eventWithoutEnd = "ICV612 event-without-end"
  case missingSummary = "ICV613 missing-summary"
  case vCalendar1Relic = "ICV614 vcalendar-1-relic"
  case invalidXWRTimeZone = "ICV615 invalid-x-wr-timezone"
  case midnightToMidnight = "ICV616 midnight-to-midnight"
  case outlookDatesIgnored = "ICV617 outlook-rdate-ignored"
  case alarmInFeed = "ICV618 alarm-in-feed"
  case controlCharacter = "ICV701 control-character"
  case terminalEscape = "ICV702 terminal-escape"
  case bidiControl = "ICV703 bidi-control"
  case replacementOrNoncharacter = "ICV704 replacement-or-noncharacter"
  case mojibake = "ICV705 mojibake"
  case scriptURI = "ICV706 script-uri"
  case localFileURI = "ICV707 local-file-uri"
  case largeInlineAttachment = "ICV708 large-inline-attachment"
  case activeHTML = "ICV709 active-html"
  case secretInURL = "ICV710 secret-in-url"
  case procedureAlarm = "ICV711 procedure-alarm"
  case recurrenceBomb = "ICV712 recurrence-bomb"
  case emailAlarm = "ICV713 email-alarm"
  case implausibleYear = "ICV714 implausible-year"
  case emptyText = "ICV715 empty-text"
  case implausiblyLongEvent = "ICV716 implausibly-long-event"
  case privateEventInFeed = "ICV717 private-event-in-feed"
  case unusedSuppression = "ICV718 unused-suppression"
  case instancesCapped = "ICV801 instances-capped"
  case inputUnreadable = "ICV802 input-unreadable"
  case noZoneData = "ICV803 no-zone-data"
  case unknownScale = "ICV804 rscale-unknown"
  case olderRevision = "ICV805 older-revision-dropped"
  case alarmsCapped = "ICV807 alarms-capped"

  /// How many characters an ``id`` has.
  public static let idLength = 6

  /// `ICV301`.
  public var id: String { String(rawValue.prefix(Self.idLength)) }
  /// `invalid-date-time`.
  public var name: String { String(rawValue.dropFirst(Self.idLength + 1)) }
}
