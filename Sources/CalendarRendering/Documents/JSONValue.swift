package import CalendarModel

/// What can stand as a value in JSON.
package protocol JSONValue {
  /// Writes exactly one value.
  func write(to json: inout JSONWriter)
}

extension Bool: JSONValue {
  package func write(to json: inout JSONWriter) { json.bool(self) }
}

extension Int: JSONValue {
  package func write(to json: inout JSONWriter) { json.integer(self) }
}

extension String: JSONValue {
  package func write(to json: inout JSONWriter) { json.string(self) }
}

/// `null` when there is nothing.
extension Optional: JSONValue where Wrapped: JSONValue {
  package func write(to json: inout JSONWriter) {
    if let self { self.write(to: &json) } else { json.null() }
  }
}

/// An array, all in one line.
extension Array: JSONValue where Element: JSONValue {
  package func write(to json: inout JSONWriter) {
    json.array { json in
      for element in self { json.element(element) }
    }
  }
}

extension CivilDate: JSONValue {
  package func write(to json: inout JSONWriter) { json.date(self) }
}

extension ZonedTime: JSONValue {
  package func write(to json: inout JSONWriter) { json.time(self) }
}

/// `"#3366cc"`.
extension RGBColor: JSONValue {
  package func write(to json: inout JSONWriter) { json.string(hex) }
}
