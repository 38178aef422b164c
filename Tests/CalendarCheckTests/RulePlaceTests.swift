import CalendarModel
import Testing

@testable import CalendarCheck

@Suite("The places of findings") struct RulePlaceTests {
  /// A rule with where it finds the fault of its bad example.
  ///
  /// The lines of an example stand behind line 8 where they belong to an event: the six lines of the
  /// calendar and two BEGINs come first, then what the example leaves of UID, DTSTAMP, DTSTART, DTEND
  /// and SUMMARY. They stand behind line 7 where they are components.
  struct Row: CustomTestStringConvertible, Sendable {
    let code: DiagnosticCode
    let places: [String]
    var testDescription: String { code.id }

    init(_ code: DiagnosticCode, _ places: String...) {
      self.code = code
      self.places = places
    }
  }

  @Test("lines and their syntax", arguments: textRows)
  private func text(row: Row) throws { try check(row) }

  @Test("components and properties", arguments: structureRows)
  private func structure(row: Row) throws { try check(row) }

  @Test("values", arguments: valueRows)
  private func values(row: Row) throws { try check(row) }

  @Test("hygiene", arguments: hygieneRows)
  private func hygiene(row: Row) throws { try check(row) }

  @Test("times, spans and alarms", arguments: timeRows)
  private func times(row: Row) throws { try check(row) }

  @Test("zones", arguments: zoneRows)
  private func zones(row: Row) throws { try check(row) }

  @Test("recurrence", arguments: recurrenceRows)
  private func recurrence(row: Row) throws { try check(row) }

  @Test("identity", arguments: identityRows)
  private func identity(row: Row) throws { try check(row) }

  @Test("interoperability", arguments: interoperabilityRows)
  private func interoperability(row: Row) throws { try check(row) }

  private func check(_ row: Row) throws {
    let rule = try #require(Rule.with(row.code))
    #expect(FindingPlaces.of([row.code], in: rule.bad) == row.places.map { "\(row.code.id) \($0)" })
  }

  private static let textRows = [
    Row(.lineEndingNotCRLF, "13:1 SUMMARY:Case"),
    Row(.bareCarriageReturn, "13:11 \r"),
    Row(
      .lineTooLong,
      #"14:1 DESCRIPTION:Bring boots\, maps\, something to eat and to drink\, and your rain clothes."#
    ),
    Row(.foldSplitsCharacter, "14:1  \u{FFFD} tail"),
    Row(.invalidUTF8, "13:12 \u{FFFD}"),
    Row(.byteOrderMark, "1:1 \u{FEFF}"),
    Row(.blankLine, "14:1 "),
    Row(.missingFinalLineBreak, "10:1 END:VCALENDAR"),
    Row(.malformedLine, "15:1 second line"),
    Row(.invalidPropertyName, "14:9  "),
    Row(.malformedParameter, "13:8 ;LANGUAGE"),
    Row(.parameterValueNeedsQuotes, "14:14 Doe, Jo"),
    Row(.doubleQuoteInParameter, "14:14 Jo \"JD\" Doe"),
    Row(.backslashEscapeInParameter, #"14:16 \n"#),
    Row(.duplicateParameter, "13:20 ;LANGUAGE=en"),
    Row(.whitespaceAroundValue, "13:7  20260302T100000Z"),
    Row(.lowercaseName, "14:1 location"),
    Row(.textOutsideCalendar, "1:1 Warning: undefined index"),
    Row(.notICalendar, "1:1 BEGIN:VCARD"),
    Row(.emptyFile, "1:1 "),
    Row(.parametersOnBeginEnd, "8:6 ;X-A=1"),
  ]

  private static let structureRows = [
    Row(.unclosedComponent, "8:1 BEGIN:VTODO"),
    Row(.unexpectedEnd, "14:1 END:VTODO"),
    Row(.missingVersion, "1:1 BEGIN:VCALENDAR"),
    Row(.missingProdID, "1:1 BEGIN:VCALENDAR"),
    Row(.unsupportedVersion, "7:9 1.0"),
    Row(.missingUID, "8:1 BEGIN:VTODO"),
    Row(.missingStamp, "8:1 BEGIN:VTODO"),
    Row(.missingStart, "8:1 BEGIN:VTODO"),
    Row(.emptyCalendar, "1:1 BEGIN:VCALENDAR"),
    Row(.duplicateProperty, "14:1 SUMMARY:Case"),
    Row(.endAndDuration, "14:1 DURATION:PT1H"),
    Row(.misplacedComponent, "11:1 BEGIN:VALARM"),
    Row(.misplacedProperty, "14:1 DUE"),
    Row(.calendarPropertyAfterComponent, "13:1 COLOR:teal"),
    Row(.zoneWithoutID, "8:1 BEGIN:VTIMEZONE"),
    Row(.zoneWithoutObservance, "8:1 BEGIN:VTIMEZONE"),
    Row(.observanceMissingProperty, "10:1 BEGIN:STANDARD"),
    Row(.alarmMissingProperty, "13:1 BEGIN:VALARM"),
    Row(.alarmRepeatWithoutDuration, "13:1 BEGIN:VALARM"),
    Row(.alarmExtraProperty, "17:1 ATTACH:https://example.com/bell.wav"),
    Row(.todoDurationWithoutStart, "8:1 BEGIN:VTODO"),
    Row(.missingParticipantType, "11:1 BEGIN:PARTICIPANT"),
    Row(.unknownMethod, "8:8 UPDATE"),
    Row(.itipMissingProperty, "9:1 BEGIN:VEVENT", "9:1 BEGIN:VEVENT"),
    Row(.itipForbiddenProperty, "9:1 REQUEST-STATUS:2.0;Success"),
    Row(.itipComponentNotAllowed, "5:1 BEGIN:VJOURNAL"),
    Row(.publishWithAttendee, "10:1 ATTENDEE:mailto:mo@example.com"),
    Row(.publishWithoutOrganizer, "5:1 BEGIN:VTODO"),
    Row(.unknownComponent, "8:1 BEGIN:VEVNT"),
    Row(.unknownProperty, "14:1 LOCTION"),
    Row(.unknownParameter, "13:9 LANGUGE"),
  ]

  private static let valueRows = [
    Row(.valueTypeNotAllowed, "13:13 TEXT"),
    Row(.missingValueParameter, "7:1 REFRESH-INTERVAL"),
    Row(.unescapedText, "14:16 ,"),
    Row(.invalidTextEscape, #"13:17 \:"#),
    Row(.invalidNumber, "14:10 high"),
    Row(.invalidGeo, #"14:5 50.7\;7.1"#),
    Row(.invalidStatus, "14:8 COMPLETED"),
    Row(.invalidEnumValue, "14:8 BUSY"),
    Row(.unregisteredEnumValue, "14:7 SECRET"),
    Row(.partstatNotForComponent, "14:19 COMPLETED"),
    Row(.invalidDuration, "13:10 P1H"),
    Row(.negativeDuration, "13:10 -PT1H"),
    Row(.invalidURI, "14:5 www.example.com"),
    Row(.invalidCalAddress, "14:11 jo@example.com"),
    Row(.invalidBinary, "14:21 AAECAw=="),
    Row(.invalidOffset, "12:14 0100"),
    Row(.emptyValue, "14:5 "),
    Row(.unquotedURIParameter, "14:12 ;ALTREP=cid"),
    Row(.invalidLanguageTag, "13:18 en_US"),
    Row(.parameterNotAllowed, "14:9 ;TZID=Europe/Berlin"),
    Row(.invalidColor, "14:7 #ff0000"),
    Row(.invalidRequestStatus, "14:16 OK"),
    Row(.escapedListSeparator, #"14:13 \,"#),
    Row(.linkMissingRelation, "14:1 LINK"),
    Row(.structuredDataMissingParameter, "14:1 STRUCTURED-DATA"),
  ]

  private static let hygieneRows = [
    Row(.controlCharacter, "13:11 \u{7}"),
    Row(.terminalEscape, "13:11 \u{1B}[2J"),
    Row(.bidiControl, "13:11 \u{202E}"),
    Row(.replacementOrNoncharacter, "13:12 \u{FFFD}"),
    Row(.mojibake, "13:12 Ã©"),
    Row(.scriptURI, "14:5 javascript:alert(1)"),
    Row(.localFileURI, "14:8 file:///home/jo/map.pdf"),
    Row(.activeHTML, "14:16 <script"),
    Row(.secretInURL, "14:5 https://example.com/a?token=abc"),
    Row(.procedureAlarm, "11:1 BEGIN:VALARM"),
    Row(.recurrenceBomb, "14:7 FREQ=SECONDLY"),
    Row(.emailAlarm, "11:1 BEGIN:VALARM"),
    Row(.implausibleYear, "12:9 00010101T000000Z", "13:7 00010101T010000Z"),
    Row(.emptyText, "14:10 "),
    Row(.implausiblyLongEvent, "13:7 20360302T100000Z"),
    Row(.privateEventInFeed, "9:7 PRIVATE"),
  ]

  private static let timeRows = [
    Row(.invalidDateTime, "13:7 2026-03-02T10:00:00Z"),
    Row(.invalidDate, "13:18 20260230"),
    Row(.dateWithoutValueDate, "13:7 20260303"),
    Row(.valueDateWithTime, "13:18 20260303T000000"),
    Row(.utcWithTZID, "13:26 20260302T100000Z"),
    Row(.dateWithTZID, "12:39 20260302"),
    Row(.mustBeUTC, "13:9 20260101T000000"),
    Row(.invalidPeriod, "11:10 20260302T100000Z/20260302T090000Z"),
    Row(.endBeforeStart, "13:7 20260302T080000Z"),
    Row(.endEqualsStart, "13:18 20260302"),
    Row(.endTypeMismatch, "13:18 20260303"),
    Row(.endFormMismatch, "13:7 20260302T100000"),
    Row(.timeDurationOnDate, "13:10 PT24H"),
    Row(.triggerWithoutAnchor, "15:9 -PT15M"),
    Row(.relatedOnAbsoluteTrigger, "11:9 RELATED=START"),
    Row(.triggerWithoutValueDateTime, "11:9 20260302T080000Z"),
    Row(.createdAfterModified, "15:15 20260101T000000Z"),
    Row(.freebusyNotSorted, "11:10 20260302T100000Z/PT1H"),
  ]

  private static let zoneRows = [
    Row(.tzidWithoutZone, "12:14 Europe/Berlin"),
    Row(.unknownTZID, "12:14 W. Europe Standard Time"),
    Row(.unusedZone, "8:1 BEGIN:VTIMEZONE"),
    Row(.duplicateZone, "23:1 BEGIN:VTIMEZONE"),
    Row(.observanceStartNotLocal, "11:9 19700101T000000Z"),
    Row(.zoneDoesNotCover, "19:19 20260302T090000"),
    Row(.nonexistentLocalTime, "12:28 20260329T023000"),
  ]

  private static let recurrenceRows = [
    Row(.ruleSyntax, "14:19 COUNT"),
    Row(.ruleFrequency, "14:7 COUNT=3"),
    Row(.ruleValueRange, "14:19 BYMONTH=13"),
    Row(.ruleDuplicatePart, "14:27 COUNT=4"),
    Row(.ruleCountAndUntil, "14:7 FREQ=DAILY;COUNT=3;UNTIL=20260401T000000Z"),
    Row(.ruleUntilType, "14:19 UNTIL=20260401"),
    Row(.ruleUntilForm, "14:19 UNTIL=20260330T090000"),
    Row(.ruleUntilBeforeStart, "14:19 UNTIL=20260201T000000Z"),
    Row(.rulePartNotAllowed, "14:19 BYDAY=1MO"),
    Row(.ruleTimePartOnDate, "13:19 BYHOUR=9"),
    Row(.ruleSetPositionAlone, "14:20 BYSETPOS=1"),
    Row(.ruleFrequencyNotFirst, "14:15 FREQ=WEEKLY"),
    Row(.multipleRules, "15:7 FREQ=MONTHLY;COUNT=3"),
    Row(.startNotInRule, "14:7 FREQ=WEEKLY;BYDAY=TU"),
    Row(.exceptionTypeMismatch, "15:19 20260309"),
    Row(.exceptionMatchesNothing, "15:8 20260310T090000Z"),
    Row(.exceptionRule, "15:8 FREQ=WEEKLY;INTERVAL=2"),
    Row(.ruleWithoutInstances, "14:7 FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
    Row(.recurringUTCStart, "11:9 20260302T090000Z"),
    Row(.skipWithoutScale, "14:20 SKIP=OMIT"),
    Row(.exceptionWithoutRecurrence, "14:8 20260302T090000Z"),
    Row(.duplicateRecurrenceDate, "16:8 20260309T090000Z"),
  ]

  private static let identityRows = [
    Row(.duplicateUID, "16:5 4b1c7a52-0d1e-4f7a-9a51-5b1d0c6f0001"),
    Row(.duplicateOverride, "30:15 20260309T090000Z"),
    Row(.orphanOverride, "14:15 20260309T090000Z"),
    Row(.recurrenceIDTypeMismatch, "22:26 20260309"),
    Row(.recurrenceIDNotAnInstance, "22:15 20260310T090000Z"),
    Row(.overrideWithRecurrence, "23:7 FREQ=WEEKLY;COUNT=2"),
    Row(.thisAndPrior, "22:21 THISANDPRIOR"),
    Row(.duplicateEvent, "15:1 BEGIN:VEVENT"),
    Row(.uidTooLong, "13:5 " + String(repeating: "4b1c7a52", count: 32)),
    Row(.uidLeaksHost, "13:5 20260302-1@192.168.0.10"),
    Row(.uidSharedByTypes, "15:1 BEGIN:VTODO"),
    Row(.relatedToSelf, "14:12 4b1c7a52"),
  ]

  private static let interoperabilityRows = [
    Row(.outlookFloatingTime, "12:9 20260302T090000"),
    Row(.windowsTZID, "9:6 W. Europe Standard Time"),
    Row(.outlookRuleUnsupported, "14:7 FREQ=MONTHLY;BYMONTHDAY=2,16;COUNT=4"),
    Row(.outlookZoneRule, "20:7 FREQ=YEARLY;BYMONTH=10"),
    Row(.missingCalendarName, "1:1 BEGIN:VCALENDAR"),
    Row(.nameWithoutXWRCalName, "4:6 Club"),
    Row(.missingRefreshHint, "1:1 BEGIN:VCALENDAR"),
    Row(.partialRefreshHint, "4:33 PT12H"),
    Row(.multipleCalendars, "13:1 BEGIN:VCALENDAR"),
    Row(.htmlInDescription, "14:19 <b>"),
    Row(.eventWithoutEnd, "8:1 BEGIN:VEVENT"),
    Row(.missingSummary, "8:1 BEGIN:VEVENT"),
    Row(.vCalendar1Relic, "13:9 CHARSET=UTF-8"),
    Row(.invalidXWRTimeZone, "8:15 Bonn"),
    Row(.midnightToMidnight, "12:9 20260302T000000Z"),
    Row(.outlookDatesIgnored, "15:7 20260305T090000Z"),
    Row(.alarmInFeed, "11:1 BEGIN:VALARM"),
  ]
}
