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

  /// Its number among ``allCases``, from 0.
  var number: Int {
    switch self {
    case .binary: 0
    case .boolean: 1
    case .calendarAddress: 2
    case .date: 3
    case .dateTime: 4
    case .duration: 5
    case .float: 6
    case .integer: 7
    case .period: 8
    case .recurrence: 9
    case .text: 10
    case .time: 11
    case .uid: 12
    case .uri: 13
    case .utcOffset: 14
    case .xmlReference: 15
    }
  }
}
