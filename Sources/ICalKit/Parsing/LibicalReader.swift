import CICal
import CalendarModel
import ICalText

/// Has libical read the definitions of zones: their onsets and offsets.
///
/// It gets clean, closed, short text: only those properties, each with its VALUE parameter alone. So
/// nothing can make it give up the component, run quadratically over a long line, or cut a list.
/// Whatever it reports as an error stays without a value.
///
/// Events do without it. A date or time has one form (RFC 5545 §3.3.5), which libical is laxer
/// about than we are, and asking it for three of them takes longer than reading the whole event.
enum LibicalReader {
  /// Sets libical up; to be called before it is used from several threads.
  ///
  /// Its defaults differ between builds: an error must never call `abort`.
  ///
  /// Parsing on several threads at once then races for two things only (by helgrind, libical 3.0.16),
  /// both without consequence: `pvl_newlist` and `pvl_new_element` number what they make by a global
  /// counter that nothing reads, and `icalparser_parse_string` sets the state of one error to "not
  /// fatal" and back to the default, which is not fatal either. Its list of zones and its memory
  /// rings are not touched: times are handed over without their `Z`, and names are not asked for.
  static func prepare() { icalerror_set_errors_are_fatal(0) }

  /// Fills in the typed values of `component` and of those inside it.
  static func readValues(of component: inout Component) {
    var text: [UInt8] = []
    append(component, to: &text)
    text.append(0)
    guard let tree = LibicalTree(parsing: text) else { return }
    tree.copyValues(to: &component)
  }

  /// Whether libical reads the value of `line`. Longer values are none of these types; libical's
  /// time grows with the square of a line.
  static func isTyped(_ line: ContentLine) -> Bool {
    line.property.map { kinds[$0] != nil } ?? false && line.value.utf8.count <= 64
  }

  /// The properties whose values libical reads.
  fileprivate static let kinds: [PropertyName: icalproperty_kind] = [
    .dtstart: ICAL_DTSTART_PROPERTY, .tzoffsetfrom: ICAL_TZOFFSETFROM_PROPERTY,
    .tzoffsetto: ICAL_TZOFFSETTO_PROPERTY,
  ]

  /// Appends what libical is given of `component`; nothing of a part without typed values, but for
  /// its place among the others.
  private static func append(_ component: Component, to text: inout [UInt8]) {
    func append(_ pieces: String...) {
      for piece in pieces { text.append(contentsOf: piece.utf8) }
    }
    append("BEGIN:", component.name, "\r\n")
    for property in component.properties where isTyped(property.line) {
      let line = property.line
      append(line.name)
      if let type = line.valueType { append(";VALUE=", type) }
      append(":")
      text.append(contentsOf: line.value.trimmingBlanks.utf8)
      if line.isUTC { text.removeLast() }
      append("\r\n")
    }
    for inner in component.components { Self.append(inner, to: &text) }
    append("END:", component.name, "\r\n")
  }
}

/// Owns one libical component tree and frees it exactly once.
///
/// Every value is copied out; nothing borrowed from libical outlives this value.
private struct LibicalTree: ~Copyable {
  private let root: OpaquePointer

  /// Parses `text`, which ends with a zero byte.
  init?(parsing text: [UInt8]) {
    let root = text.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { icalparser_parse_string($0.baseAddress) }
    }
    guard let root else { return nil }
    self.root = root
  }

  deinit { icalcomponent_free(root) }

  func copyValues(to component: inout Component) { Self.copy(root, to: &component) }

  private static func copy(_ source: OpaquePointer, to component: inout Component) {
    copyProperties(of: source, to: &component)
    var inner = icalcomponent_get_first_component(source, ICAL_ANY_COMPONENT)
    for index in component.components.indices {
      guard let current = inner else { return }
      // libical keeps its place inside `source`, so the child is read after moving on.
      inner = icalcomponent_get_next_component(source, ICAL_ANY_COMPONENT)
      copy(current, to: &component.components[index])
    }
  }

  /// Pairs libical's properties with the lines it was given: both come in the same order, but a line
  /// that libical could not read has no property, only an X-LIC-ERROR.
  private static func copyProperties(of source: OpaquePointer, to component: inout Component) {
    let given = component.properties.indices.filter {
      LibicalReader.isTyped(component.properties[$0].line)
    }
    var next = given.startIndex
    var property = icalcomponent_get_first_property(source, ICAL_ANY_PROPERTY)
    while let current = property {
      let kind = icalproperty_isa(current)
      let match = given[next...].firstIndex {
        component.properties[$0].line.property.flatMap { LibicalReader.kinds[$0] } == kind
      }
      if let match {
        let isUTC = component.properties[given[match]].line.isUTC
        component.properties[given[match]].value = value(of: current, isUTC: isUTC)
        next = match + 1
      }
      property = icalcomponent_get_next_property(source, ICAL_ANY_PROPERTY)
    }
  }

  private static func value(of property: OpaquePointer, isUTC: Bool) -> Property.Value? {
    guard let value = icalproperty_get_value(property) else { return nil }
    switch icalvalue_isa(value) {
    case ICAL_DATE_VALUE: return time(icalvalue_get_date(value), isUTC: isUTC)
    case ICAL_DATETIME_VALUE, ICAL_DATETIMEDATE_VALUE:
      return time(icalvalue_get_datetime(value), isUTC: isUTC)
    case ICAL_UTCOFFSET_VALUE: return .utcOffset(Int(icalvalue_get_utcoffset(value)))
    default: return nil
    }
  }

  /// libical takes 30 February and 25 o'clock for times; our values do not.
  private static func time(_ time: icaltimetype, isUTC: Bool) -> Property.Value? {
    guard
      let date = try? CivilDate(
        year: Int(time.year), month: Int(time.month), day: Int(time.day)),
      (1...9999).contains(date.year)
    else { return nil }
    if time.is_date != 0 { return .time(.date(date)) }
    guard
      let civil = try? CivilDateTime(
        date, hour: Int(time.hour), minute: Int(time.minute), second: Int(time.second))
    else { return nil }
    return .time(.dateTime(civil, isUTC: isUTC))
  }
}

extension ContentLine {
  /// Whether the value ends with the `Z` of a time in UTC.
  fileprivate var isUTC: Bool { value.trimmingBlanks.utf8.last == UInt8(ascii: "Z") }

  /// The VALUE parameter in upper case (RFC 5545 §3.2.20); `nil` when it is absent or no name.
  var valueType: String? {
    guard let type = parameter("VALUE"), !type.isEmpty,
      type.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || Self.isLetter($0) })
    else { return nil }
    return type.uppercased()
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte.upperCased)
  }
}

extension String {
  /// The text without spaces and tabs at either end.
  package var trimmingBlanks: Substring {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    if let first = utf8.first, let last = utf8.last, !isBlank(first), !isBlank(last) {
      return self[...]
    }
    guard let first = utf8.firstIndex(where: { !isBlank($0) }),
      let last = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return self[first...last]
  }
}
