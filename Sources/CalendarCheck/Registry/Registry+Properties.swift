extension Registry {
  /// The properties of RFC 5545 §3.7 and §3.8, RFC 7808, RFC 7953, RFC 7986, RFC 9073, RFC 9074 and
  /// RFC 9253, with EXRULE of RFC 2445.
  static let properties = Dictionary(
    uniqueKeysWithValues: propertyTable.map { ($0.name, $0) })

  private static let propertyTable =
    calendarProperties + descriptiveProperties + timeProperties + zoneProperties
    + relationshipProperties + recurrenceProperties + alarmProperties + changeProperties
    + publishingProperties

  /// RFC 5545 §3.7, RFC 7986 §5.
  private static let calendarProperties = [
    PropertyDefinition("CALSCALE", .text, in: "VCALENDAR"),
    PropertyDefinition("METHOD", .text, in: "VCALENDAR"),
    PropertyDefinition("PRODID", .text, in: "VCALENDAR"),
    PropertyDefinition("VERSION", .text, in: "VCALENDAR"),
    PropertyDefinition(
      "NAME", .text, in: "VCALENDAR* VLOCATION VRESOURCE", with: "ALTREP LANGUAGE"),
    PropertyDefinition("REFRESH-INTERVAL", nil, or: .duration, in: "VCALENDAR"),
    PropertyDefinition("SOURCE", nil, or: .uri, in: "VCALENDAR"),
    PropertyDefinition("COLOR", .text, in: "VCALENDAR VEVENT VTODO VJOURNAL"),
    PropertyDefinition(
      "IMAGE", nil, or: .uri, .binary, in: "VCALENDAR* VEVENT* VTODO* VJOURNAL*",
      with: "ALTREP DISPLAY ENCODING FMTTYPE"),
    PropertyDefinition(
      "CONFERENCE", nil, or: .uri, in: "VEVENT* VTODO*", with: "FEATURE LABEL LANGUAGE"),
  ]

  /// RFC 5545 §3.8.1.
  private static let descriptiveProperties = [
    PropertyDefinition(
      "ATTACH", .uri, or: .binary, in: "VEVENT* VTODO* VJOURNAL* VALARM* PARTICIPANT*",
      with: "ENCODING FILENAME FMTTYPE MANAGED-ID SIZE"),
    PropertyDefinition(
      "CATEGORIES", .text, isList: true,
      in: "VCALENDAR* VEVENT* VTODO* VJOURNAL* VAVAILABILITY* AVAILABLE* PARTICIPANT*",
      with: "LANGUAGE"),
    PropertyDefinition("CLASS", .text, in: "VEVENT VTODO VJOURNAL VAVAILABILITY"),
    PropertyDefinition(
      "COMMENT", .text,
      in: "VEVENT* VTODO* VJOURNAL* VFREEBUSY* STANDARD* DAYLIGHT* VAVAILABILITY* AVAILABLE* "
        + "PARTICIPANT*",
      with: "ALTREP LANGUAGE"),
    PropertyDefinition(
      "DESCRIPTION", .text,
      in: "VCALENDAR* VEVENT VTODO VJOURNAL* VALARM VAVAILABILITY AVAILABLE PARTICIPANT VLOCATION "
        + "VRESOURCE",
      with: "ALTREP LANGUAGE"),
    PropertyDefinition("GEO", .float, in: "VEVENT VTODO PARTICIPANT VLOCATION VRESOURCE"),
    PropertyDefinition(
      "LOCATION", .text, in: "VEVENT VTODO VAVAILABILITY AVAILABLE PARTICIPANT*",
      with: "ALTREP LANGUAGE"),
    PropertyDefinition("PERCENT-COMPLETE", .integer, in: "VTODO"),
    PropertyDefinition("PRIORITY", .integer, in: "VEVENT VTODO VAVAILABILITY PARTICIPANT"),
    PropertyDefinition(
      "RESOURCES", .text, isList: true, in: "VEVENT* VTODO* PARTICIPANT*", with: "ALTREP LANGUAGE"),
    PropertyDefinition("STATUS", .text, in: "VEVENT VTODO VJOURNAL PARTICIPANT"),
    PropertyDefinition(
      "SUMMARY", .text, in: "VEVENT VTODO VJOURNAL VALARM VAVAILABILITY AVAILABLE PARTICIPANT",
      with: "ALTREP LANGUAGE"),
  ]

  /// RFC 5545 §3.8.2, RFC 7953 §3.2.
  private static let timeProperties = [
    PropertyDefinition("COMPLETED", .dateTime, in: "VTODO"),
    PropertyDefinition(
      "DTSTART", .dateTime, or: .date,
      in: "VEVENT VTODO VJOURNAL VFREEBUSY STANDARD DAYLIGHT VAVAILABILITY AVAILABLE",
      with: "TZID"),
    PropertyDefinition(
      "DTEND", .dateTime, or: .date, in: "VEVENT VFREEBUSY VAVAILABILITY AVAILABLE", with: "TZID"),
    PropertyDefinition("DUE", .dateTime, or: .date, in: "VTODO", with: "TZID"),
    PropertyDefinition("DURATION", .duration, in: "VEVENT VTODO VALARM VAVAILABILITY AVAILABLE"),
    PropertyDefinition("FREEBUSY", .period, isList: true, in: "VFREEBUSY*", with: "FBTYPE"),
    PropertyDefinition("TRANSP", .text, in: "VEVENT"),
    PropertyDefinition("BUSYTYPE", .text, in: "VAVAILABILITY"),
  ]

  /// RFC 5545 §3.8.3, RFC 7808 §7.
  private static let zoneProperties = [
    PropertyDefinition("TZID", .text, in: "VTIMEZONE"),
    PropertyDefinition("TZNAME", .text, in: "STANDARD* DAYLIGHT*", with: "LANGUAGE"),
    PropertyDefinition("TZOFFSETFROM", .utcOffset, in: "STANDARD DAYLIGHT"),
    PropertyDefinition("TZOFFSETTO", .utcOffset, in: "STANDARD DAYLIGHT"),
    PropertyDefinition("TZURL", .uri, in: "VTIMEZONE"),
    PropertyDefinition("TZUNTIL", .dateTime, in: "VTIMEZONE"),
    PropertyDefinition("TZID-ALIAS-OF", .text, in: "VTIMEZONE*"),
  ]

  /// RFC 5545 §3.8.4, RFC 9253 §8.
  private static let relationshipProperties = [
    PropertyDefinition(
      "ATTENDEE", .calendarAddress, in: "VEVENT* VTODO* VJOURNAL* VFREEBUSY* VALARM*",
      with: "CN CUTYPE DELEGATED-FROM DELEGATED-TO DIR EMAIL LANGUAGE MEMBER PARTSTAT ROLE RSVP "
        + "SCHEDULE-AGENT SCHEDULE-FORCE-SEND SCHEDULE-STATUS SENT-BY"),
    PropertyDefinition(
      "CONTACT", .text,
      in: "VEVENT* VTODO* VJOURNAL* VFREEBUSY VAVAILABILITY* AVAILABLE* PARTICIPANT*",
      with: "ALTREP LANGUAGE"),
    PropertyDefinition(
      "ORGANIZER", .calendarAddress, in: "VEVENT VTODO VJOURNAL VFREEBUSY VAVAILABILITY",
      with: "CN DIR EMAIL LANGUAGE SCHEDULE-AGENT SCHEDULE-FORCE-SEND SCHEDULE-STATUS SENT-BY"),
    PropertyDefinition(
      "RECURRENCE-ID", .dateTime, or: .date, in: "VEVENT VTODO VJOURNAL AVAILABLE",
      with: "RANGE TZID"),
    PropertyDefinition("RELATED-TO", .text, or: .uri, .uid, with: "GAP RELTYPE"),
    PropertyDefinition(
      "URL", .uri,
      in: "VCALENDAR VEVENT VTODO VJOURNAL VFREEBUSY VAVAILABILITY PARTICIPANT VLOCATION"),
    PropertyDefinition(
      "UID", .text,
      in: "VCALENDAR VEVENT VTODO VJOURNAL VFREEBUSY VALARM VAVAILABILITY AVAILABLE PARTICIPANT "
        + "VLOCATION VRESOURCE"),
    PropertyDefinition("CONCEPT", .uri),
    PropertyDefinition(
      "LINK", nil, or: .uri, .uid, .xmlReference, with: "FMTTYPE LABEL LANGUAGE LINKREL"),
    PropertyDefinition("REFID", .text),
  ]

  /// RFC 5545 §3.8.5, RFC 2445 §4.8.5.2.
  private static let recurrenceProperties = [
    PropertyDefinition(
      "EXDATE", .dateTime, or: .date, isList: true, in: "VEVENT* VTODO* VJOURNAL* AVAILABLE*",
      with: "TZID"),
    PropertyDefinition(
      "RDATE", .dateTime, or: .date, .period, isList: true,
      in: "VEVENT* VTODO* VJOURNAL* STANDARD* DAYLIGHT* AVAILABLE*", with: "TZID"),
    PropertyDefinition(
      "RRULE", .recurrence, in: "VEVENT* VTODO* VJOURNAL* STANDARD* DAYLIGHT* AVAILABLE*"),
    PropertyDefinition("EXRULE", .recurrence, in: "VEVENT* VTODO* VJOURNAL*"),
  ]

  /// RFC 5545 §3.8.6, RFC 9074.
  private static let alarmProperties = [
    PropertyDefinition("ACTION", .text, in: "VALARM"),
    PropertyDefinition("REPEAT", .integer, in: "VALARM"),
    PropertyDefinition("TRIGGER", .duration, or: .dateTime, in: "VALARM", with: "RELATED"),
    PropertyDefinition("ACKNOWLEDGED", .dateTime, in: "VALARM"),
    PropertyDefinition("PROXIMITY", .text, in: "VALARM"),
  ]

  /// RFC 5545 §3.8.7 and §3.8.8.
  private static let changeProperties = [
    PropertyDefinition(
      "CREATED", .dateTime, in: "VEVENT VTODO VJOURNAL VAVAILABILITY AVAILABLE PARTICIPANT"),
    PropertyDefinition(
      "DTSTAMP", .dateTime,
      in: "VEVENT VTODO VJOURNAL VFREEBUSY VAVAILABILITY AVAILABLE PARTICIPANT"),
    PropertyDefinition(
      "LAST-MODIFIED", .dateTime,
      in: "VCALENDAR VEVENT VTODO VJOURNAL VTIMEZONE VAVAILABILITY AVAILABLE PARTICIPANT"),
    PropertyDefinition(
      "SEQUENCE", .integer, in: "VEVENT VTODO VJOURNAL VAVAILABILITY PARTICIPANT"),
    PropertyDefinition(
      "REQUEST-STATUS", .text, in: "VEVENT* VTODO* VJOURNAL* VFREEBUSY* PARTICIPANT*",
      with: "LANGUAGE"),
  ]

  /// RFC 9073 §6.
  private static let publishingProperties = [
    PropertyDefinition("LOCATION-TYPE", .text, isList: true, in: "VLOCATION"),
    PropertyDefinition("PARTICIPANT-TYPE", .text, in: "PARTICIPANT"),
    PropertyDefinition("RESOURCE-TYPE", .text, in: "VRESOURCE"),
    PropertyDefinition("CALENDAR-ADDRESS", .calendarAddress, in: "PARTICIPANT"),
    PropertyDefinition(
      "STYLED-DESCRIPTION", nil, or: .text, .uri, in: "VEVENT* VTODO* VJOURNAL* PARTICIPANT*",
      with: "ALTREP FMTTYPE LANGUAGE"),
    PropertyDefinition(
      "STRUCTURED-DATA", nil, or: .text, .binary, .uri,
      with: "ENCODING FMTTYPE SCHEMA"),
  ]
}
