/// The type of a property's value (RFC 5545 §3.3, RFC 9253 §7).
enum ValueType: String, Hashable, Sendable, CaseIterable {
  case binary = "BINARY"
  case boolean = "BOOLEAN"
  case calendarAddress = "CAL-ADDRESS"
  case date = "DATE"
  case dateTime = "DATE-TIME"
  case duration = "DURATION"
  case float = "FLOAT"
  case integer = "INTEGER"
  case period = "PERIOD"
  case recurrence = "RECUR"
  case text = "TEXT"
  case time = "TIME"
  case uid = "UID"
  case uri = "URI"
  case utcOffset = "UTC-OFFSET"
  case xmlReference = "XML-REFERENCE"
}
