extension Registry {
  /// The properties of RFC 5545 §3.7 and §3.8, RFC 7808, RFC 7953, RFC 7986, RFC 9073, RFC 9074 and
  /// RFC 9253, with EXRULE of RFC 2445.
  static let properties = Dictionary(
    uniqueKeysWithValues: propertyRows.enumerated().map { number, row in
      (row.name, PropertyDefinition(number: number, row))
    })

  /// The same as a table, by the numbers of the definitions.
  static let propertyRows =
    calendarProperties + descriptiveProperties + timeProperties + zoneProperties
    + relationshipProperties + recurrenceProperties + alarmProperties + changeProperties
    + publishingProperties

  /// RFC 5545 §3.7, RFC 7986 §5.
  private static let calendarProperties: [PropertyDefinition.Row] = [
    .init("CALSCALE", .text, in: "VCALENDAR"),
    .init("METHOD", .text, in: "VCALENDAR"),
    .init("PRODID", .text, in: "VCALENDAR"),
    .init("VERSION", .text, in: "VCALENDAR"),
    .init(
      "NAME", .text, in: "VCALENDAR* VLOCATION VRESOURCE", with: "ALTREP LANGUAGE"),
    .init("REFRESH-INTERVAL", nil, or: .duration, in: "VCALENDAR"),
    .init("SOURCE", nil, or: .uri, in: "VCALENDAR"),
    .init("COLOR", .text, in: "VCALENDAR VEVENT VTODO VJOURNAL"),
    .init(
      "IMAGE", nil, or: .uri, .binary, in: "VCALENDAR* VEVENT* VTODO* VJOURNAL*",
      with: "ALTREP DISPLAY ENCODING FMTTYPE"),
    .init(
      "CONFERENCE", nil, or: .uri, in: "VEVENT* VTODO*", with: "FEATURE LABEL LANGUAGE"),
  ]

  /// RFC 5545 §3.8.1.
  private static let descriptiveProperties: [PropertyDefinition.Row] = [
    .init(
      "ATTACH", .uri, or: .binary, in: "VEVENT* VTODO* VJOURNAL* VALARM* PARTICIPANT*",
      with: "ENCODING FILENAME FMTTYPE MANAGED-ID SIZE"),
    .init(
      "CATEGORIES", .text, isList: true,
      in: "VCALENDAR* VEVENT* VTODO* VJOURNAL* VAVAILABILITY* AVAILABLE* PARTICIPANT*",
      with: "LANGUAGE"),
    .init("CLASS", .text, in: "VEVENT VTODO VJOURNAL VAVAILABILITY"),
    .init(
      "COMMENT", .text,
      in: "VEVENT* VTODO* VJOURNAL* VFREEBUSY* STANDARD* DAYLIGHT* VAVAILABILITY* AVAILABLE* "
        + "PARTICIPANT*",
      with: "ALTREP LANGUAGE"),
    .init(
      "DESCRIPTION", .text,
      in: "VCALENDAR* VEVENT VTODO VJOURNAL* VALARM VAVAILABILITY AVAILABLE PARTICIPANT VLOCATION "
        + "VRESOURCE",
      with: "ALTREP LANGUAGE"),
    .init("GEO", .float, in: "VEVENT VTODO PARTICIPANT VLOCATION VRESOURCE"),
    .init(
      "LOCATION", .text, in: "VEVENT VTODO VAVAILABILITY AVAILABLE PARTICIPANT*",
      with: "ALTREP LANGUAGE"),
    .init("PERCENT-COMPLETE", .integer, in: "VTODO"),
    .init("PRIORITY", .integer, in: "VEVENT VTODO VAVAILABILITY PARTICIPANT"),
    .init(
      "RESOURCES", .text, isList: true, in: "VEVENT* VTODO* PARTICIPANT*", with: "ALTREP LANGUAGE"),
    .init("STATUS", .text, in: "VEVENT VTODO VJOURNAL PARTICIPANT"),
    .init(
      "SUMMARY", .text, in: "VEVENT VTODO VJOURNAL VALARM VAVAILABILITY AVAILABLE PARTICIPANT",
      with: "ALTREP LANGUAGE"),
  ]

  /// RFC 5545 §3.8.2, RFC 7953 §3.2.
  private static let timeProperties: [PropertyDefinition.Row] = [
    .init("COMPLETED", .dateTime, in: "VTODO"),
    .init(
      "DTSTART", .dateTime, or: .date,
      in: "VEVENT VTODO VJOURNAL VFREEBUSY STANDARD DAYLIGHT VAVAILABILITY AVAILABLE",
      with: "TZID"),
    .init(
      "DTEND", .dateTime, or: .date, in: "VEVENT VFREEBUSY VAVAILABILITY AVAILABLE", with: "TZID"),
    .init("DUE", .dateTime, or: .date, in: "VTODO", with: "TZID"),
    .init("DURATION", .duration, in: "VEVENT VTODO VALARM VAVAILABILITY AVAILABLE"),
    .init("FREEBUSY", .period, isList: true, in: "VFREEBUSY*", with: "FBTYPE"),
    .init("TRANSP", .text, in: "VEVENT"),
    .init("BUSYTYPE", .text, in: "VAVAILABILITY"),
  ]

  /// RFC 5545 §3.8.3, RFC 7808 §7.
  private static let zoneProperties: [PropertyDefinition.Row] = [
    .init("TZID", .text, in: "VTIMEZONE"),
    .init("TZNAME", .text, in: "STANDARD* DAYLIGHT*", with: "LANGUAGE"),
    .init("TZOFFSETFROM", .utcOffset, in: "STANDARD DAYLIGHT"),
    .init("TZOFFSETTO", .utcOffset, in: "STANDARD DAYLIGHT"),
    .init("TZURL", .uri, in: "VTIMEZONE"),
    .init("TZUNTIL", .dateTime, in: "VTIMEZONE"),
    .init("TZID-ALIAS-OF", .text, in: "VTIMEZONE*"),
  ]

  /// RFC 5545 §3.8.4, RFC 9253 §8.
  private static let relationshipProperties: [PropertyDefinition.Row] = [
    .init(
      "ATTENDEE", .calendarAddress, in: "VEVENT* VTODO* VJOURNAL* VFREEBUSY* VALARM*",
      with: "CN CUTYPE DELEGATED-FROM DELEGATED-TO DIR EMAIL LANGUAGE MEMBER PARTSTAT ROLE RSVP "
        + "SCHEDULE-AGENT SCHEDULE-FORCE-SEND SCHEDULE-STATUS SENT-BY"),
    .init(
      "CONTACT", .text,
      in: "VEVENT* VTODO* VJOURNAL* VFREEBUSY VAVAILABILITY* AVAILABLE* PARTICIPANT*",
      with: "ALTREP LANGUAGE"),
    .init(
      "ORGANIZER", .calendarAddress, in: "VEVENT VTODO VJOURNAL VFREEBUSY VAVAILABILITY",
      with: "CN DIR EMAIL LANGUAGE SCHEDULE-AGENT SCHEDULE-FORCE-SEND SCHEDULE-STATUS SENT-BY"),
    .init(
      "RECURRENCE-ID", .dateTime, or: .date, in: "VEVENT VTODO VJOURNAL AVAILABLE",
      with: "RANGE TZID"),
    .init("RELATED-TO", .text, or: .uri, .uid, with: "GAP RELTYPE"),
    .init(
      "URL", .uri,
      in: "VCALENDAR VEVENT VTODO VJOURNAL VFREEBUSY VAVAILABILITY PARTICIPANT VLOCATION"),
    .init(
      "UID", .text,
      in: "VCALENDAR VEVENT VTODO VJOURNAL VFREEBUSY VALARM VAVAILABILITY AVAILABLE PARTICIPANT "
        + "VLOCATION VRESOURCE"),
    .init("CONCEPT", .uri),
    .init(
      "LINK", nil, or: .uri, .uid, .xmlReference, with: "FMTTYPE LABEL LANGUAGE LINKREL"),
    .init("REFID", .text),
  ]

  /// RFC 5545 §3.8.5, RFC 2445 §4.8.5.2.
  private static let recurrenceProperties: [PropertyDefinition.Row] = [
    .init(
      "EXDATE", .dateTime, or: .date, isList: true, in: "VEVENT* VTODO* VJOURNAL* AVAILABLE*",
      with: "TZID"),
    .init(
      "RDATE", .dateTime, or: .date, .period, isList: true,
      in: "VEVENT* VTODO* VJOURNAL* STANDARD* DAYLIGHT* AVAILABLE*", with: "TZID"),
    .init(
      "RRULE", .recurrence, in: "VEVENT* VTODO* VJOURNAL* STANDARD* DAYLIGHT* AVAILABLE*"),
    .init("EXRULE", .recurrence, in: "VEVENT* VTODO* VJOURNAL*"),
  ]

  /// RFC 5545 §3.8.6, RFC 9074.
  private static let alarmProperties: [PropertyDefinition.Row] = [
    .init("ACTION", .text, in: "VALARM"),
    .init("REPEAT", .integer, in: "VALARM"),
    .init("TRIGGER", .duration, or: .dateTime, in: "VALARM", with: "RELATED"),
    .init("ACKNOWLEDGED", .dateTime, in: "VALARM"),
    .init("PROXIMITY", .text, in: "VALARM"),
  ]

  /// RFC 5545 §3.8.7 and §3.8.8.
  private static let changeProperties: [PropertyDefinition.Row] = [
    .init(
      "CREATED", .dateTime, in: "VEVENT VTODO VJOURNAL VAVAILABILITY AVAILABLE PARTICIPANT"),
    .init(
      "DTSTAMP", .dateTime,
      in: "VEVENT VTODO VJOURNAL VFREEBUSY VAVAILABILITY AVAILABLE PARTICIPANT"),
    .init(
      "LAST-MODIFIED", .dateTime,
      in: "VCALENDAR VEVENT VTODO VJOURNAL VTIMEZONE VAVAILABILITY AVAILABLE PARTICIPANT"),
    .init(
      "SEQUENCE", .integer, in: "VEVENT VTODO VJOURNAL VAVAILABILITY PARTICIPANT"),
    .init(
      "REQUEST-STATUS", .text, in: "VEVENT* VTODO* VJOURNAL* VFREEBUSY* PARTICIPANT*",
      with: "LANGUAGE"),
  ]

  /// RFC 9073 §6.
  private static let publishingProperties: [PropertyDefinition.Row] = [
    .init("LOCATION-TYPE", .text, isList: true, in: "VLOCATION"),
    .init("PARTICIPANT-TYPE", .text, in: "PARTICIPANT"),
    .init("RESOURCE-TYPE", .text, in: "VRESOURCE"),
    .init("CALENDAR-ADDRESS", .calendarAddress, in: "PARTICIPANT"),
    .init(
      "STYLED-DESCRIPTION", nil, or: .text, .uri, in: "VEVENT* VTODO* VJOURNAL* PARTICIPANT*",
      with: "ALTREP FMTTYPE LANGUAGE"),
    .init(
      "STRUCTURED-DATA", nil, or: .text, .binary, .uri,
      with: "ENCODING FMTTYPE SCHEMA"),
  ]
}
