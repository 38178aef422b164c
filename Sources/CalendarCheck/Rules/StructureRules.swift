extension Rule {
  /// 1xx: components, and what must and may stand in them.
  static let structureRules = [
    unclosedComponent, unexpectedEnd, missingVersion, missingProductID, unsupportedVersion,
    missingUID, missingStamp, missingStart, emptyCalendar, duplicateProperty, endAndDuration,
    misplacedComponent, misplacedProperty, calendarPropertyAfterComponent, zoneWithoutID,
    zoneWithoutObservance, observanceMissingProperty, alarmMissingProperty,
    alarmRepeatWithoutDuration, alarmExtraProperty, todoDurationWithoutStart,
    missingParticipantType, unknownMethod, schedulingMissingProperty, schedulingForbiddenProperty,
    schedulingComponentNotAllowed, publishWithAttendee, publishWithoutOrganizer,
    unknownComponent, unknownProperty, unknownParameter,
  ]
}
