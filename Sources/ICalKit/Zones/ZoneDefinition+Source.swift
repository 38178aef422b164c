import CalendarModel

extension ZoneDefinition {
  /// Reads the VTIMEZONE that lies in `range` of `source` and begins with line `line`; `nil` when it
  /// has no TZID. What else is wrong with it is passed over.
  package init?(in range: Range<Int>, line: Int, of source: Source) {
    let slice = Slice(
      kind: .timeZone, range: range, line: line, calendar: 0,
      envelope: Envelope(days: Envelope.anyDay, uid: nil))
    var diagnostics: [Diagnostic] = []
    let component = source.bytes.withSpan { bytes in
      Component(
        slice, with: ZoneDefinitionReader.observanceNames, of: bytes, source: source.name,
        diagnostics: &diagnostics)
    }
    var reader = ZoneDefinitionReader(source: source.name)
    guard let definition = reader.definition(from: component) else { return nil }
    self = definition
  }
}
