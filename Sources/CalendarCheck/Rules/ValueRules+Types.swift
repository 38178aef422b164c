import CalendarModel
import ICalKit
import ICalText

/// The types of values: VALUE, and the grammar of each type (RFC 5545 §3.3).
extension Rule {
  static let valueTypeNotAllowed = Rule(
    .valueTypeNotAllowed, .error, "RFC 5545 §3.2.20",
    says: "VALUE={v} is not allowed on {p} (allowed: {list})",
    why: "Readers drop the property, or read it as something else.",
    bad: "DTEND;VALUE=TEXT:20260302T100000Z", good: "DTEND;VALUE=DATE-TIME:20260302T100000Z",
    check: .parameters("VALUE") { parameter, property, report in
      guard let definition = property.definition, let value = parameter.values.first,
        !(ValueType(rawValue: value.text.uppercased()).map(definition.allows) ?? false)
      else { return }
      let allowed = definition.row.valueTypes.map(\.rawValue).joined(separator: ", ")
      report.found(
        property, at: value.range, ["v": value.text, "p": property.name, "list": allowed])
    })

  static let missingValueParameter = Rule(
    .missingValueParameter, .error, "RFC 7986 §5, RFC 9073 §6, RFC 9253 §8",
    says: "{p} has no default type; write {p};VALUE={t}",
    why: "Readers have to guess the type, and strict ones drop the property.",
    bad: "REFRESH-INTERVAL:PT12H", good: "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    fix: .safe("add VALUE with the type that the value has"),
    check: .everyProperty { property, report in
      guard let definition = property.definition, definition.defaultType == nil,
        property.parameter("VALUE") == nil, !property.trimmedRange.isEmpty,
        let type = property.likelyType(among: definition.row.valueTypes)
      else { return }
      report.found(
        property, at: property.tokens.name, ["p": property.name, "t": type.rawValue],
        fix: property.isWellFormed(as: type)
          ? .safe(property.insertingParameter("VALUE=\(type.rawValue)")) : nil)
    })

  static let invalidNumber = Rule(
    .invalidNumber, .error, "RFC 5545 §3.3.8",
    says: "{p} must be an integer {range}",
    why: "Readers drop the value, or the event.",
    bad: "PRIORITY:high", good: "PRIORITY:1",
    check: .several([
      .values(.integer) { property, report in
        let range = Registry.integerRange(of: property.name)
        guard !range.contains(property.trimmedValue) else { return }
        report.found(property, ["p": property.name, "range": range.description])
      },
      .parameters("ORDER", "SIZE") { parameter, property, report in
        let range = Registry.integerRange(of: parameter.name)
        guard let value = parameter.values.first, !range.contains(value.text) else { return }
        report.found(
          property, at: value.range, ["p": parameter.name, "range": range.description])
      },
    ]))

  static let invalidGeo = Rule(
    .invalidGeo, .error, "RFC 5545 §3.8.1.6",
    says: "GEO is `lat;lon` in ±90;±180",
    why: "Readers show no place, or a wrong one.",
    bad: #"GEO:50.7\;7.1"#, good: "GEO:50.7;7.1",
    fix: .safe(#"write `\;` or `,` as `;`"#),
    check: .properties("GEO") { property, report in
      let value = property.trimmedValue
      guard property.soundType == .float, !GeographicPosition.isValid(value) else { return }
      let corrected = GeographicPosition.corrected(value)
      report.found(
        property, fix: corrected.map { .safe(property.replacing(property.trimmedRange, with: $0)) })
    })

  static let invalidDuration = Rule(
    .invalidDuration, .error, "RFC 5545 §3.3.6",
    says: "{v} is no duration; e.g. PT1H30M, P1D, P2W",
    why: "Readers drop the value, or the event; some read another length.",
    bad: "DURATION:P1H", good: "DURATION:PT1H",
    check: .values(.duration) { property, report in
      let value = property.trimmedValue
      guard !DurationGrammar.matches(value),
        property.name != "TRIGGER" || TimeValue(lenient: value) == nil  // that is ICV323
      else { return }
      report.found(property, ["v": value])
    })

  static let negativeDuration = Rule(
    .negativeDuration, .error, "RFC 5545 §3.8.2.5",
    says: "{p} must be positive",
    why: "Readers ignore the end, or the event.",
    bad: "DURATION:-PT1H", good: "DURATION:PT1H",
    check: .values(.duration) { property, report in
      let value = property.trimmedValue
      guard property.name != "TRIGGER", value.hasPrefix("-"), DurationGrammar.matches(value) else {
        return
      }
      report.found(property, ["p": property.name])
    })

  static let invalidURI = Rule(
    .invalidURI, .error, "RFC 5545 §3.3.13",
    says: "not an absolute URI",
    why: "Readers cannot follow it; strict ones drop the property.",
    bad: "URL:www.example.com", good: "URL:https://www.example.com",
    fix: .unsafe("write https:// before www."),
    check: .values(.uri) { property, report in
      let value = property.bytes[property.trimmedRange]
      guard !AbsoluteURI.isValid(value),
        !property.claimsBinary  // that is ICV215
      else { return }
      let start = property.trimmedRange.lowerBound
      let isHost = AbsoluteURI.isHost(value)
      report.found(
        property, fix: isHost ? .unsafe(property.inserting("https://", at: start)) : nil)
    })

  static let invalidCalAddress = Rule(
    .invalidCalAddress, .error, "RFC 5545 §3.3.3",
    says: "{p} must be a URI{; write mailto:{v}}",
    why: "Readers do not know the person, and cannot answer.",
    bad: "ORGANIZER:jo@example.com", good: "ORGANIZER:mailto:jo@example.com",
    fix: .safe("write mailto: before a bare address"),
    check: .values(.calendarAddress) { property, report in
      let value = property.bytes[property.trimmedRange]
      guard !AbsoluteURI.isValid(value) else { return }
      let start = property.trimmedRange.lowerBound
      let isMail = AbsoluteURI.isMailAddress(value)
      report.found(
        property, ["p": property.name, "v": isMail ? property.trimmedValue : nil],
        fix: isMail ? .safe(property.inserting("mailto:", at: start)) : nil)
    })

  static let invalidBinary = Rule(
    .invalidBinary, .error, "RFC 5545 §3.1.3, §3.2.7",
    says: "inline data needs VALUE=BINARY, ENCODING=BASE64 and valid base64",
    why: "Readers cannot decode the data.",
    bad: "ATTACH;VALUE=BINARY:AAECAw==", good: "ATTACH;ENCODING=BASE64;VALUE=BINARY:AAECAw==",
    fix: .safe("add the parameter that is missing"),
    check: .several([
      .values(.binary) { property, report in
        let isValid = property.holdsBase64
        guard !property.isBase64 || !isValid else { return }
        report.found(property, fix: isValid ? property.declaringBinary : nil)
      },
      .values(.uri) { property, report in
        guard property.claimsBinary else { return }
        report.found(property, fix: property.holdsBase64 ? property.declaringBinary : nil)
      },
    ]))

  static let invalidOffset = Rule(
    .invalidOffset, .error, "RFC 5545 §3.3.14",
    says: "offset is ±HHMM[SS], sign required, no -0000",
    why: "Readers take the zone for another one, or refuse the file.",
    bad: """
      BEGIN:VTIMEZONE
      TZID:Africa/Lagos
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """,
    good: """
      BEGIN:VTIMEZONE
      TZID:Africa/Lagos
      BEGIN:STANDARD
      DTSTART:19700101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0100
      END:STANDARD
      END:VTIMEZONE
      """,
    check: .values(.utcOffset) { property, report in
      if !UTCOffsetGrammar.matches(property.trimmedValue) { report.found(property) }
    })

  static let emptyValue = Rule(
    .emptyValue, .error, "RFC 5545 §3.3",
    says: "{p} has no value; delete the line",
    why: "Readers fail at the value, and drop the event.",
    bad: "URL:", good: "URL:https://example.com",
    fix: .safe("delete the line of a property that need not be there"),
    check: .everyProperty { property, report in
      guard property.trimmedRange.isEmpty, let definition = property.definition,
        property.writtenType(definition) != .text || Registry.neverEmpty.contains(property.name)
      else { return }
      report.found(
        property, ["p": property.name],
        fix: property.isDispensable ? .safe(property.removingLine()) : nil)
    })
}

extension Property {
  /// The type that the value seems to have, of those that it may have.
  fileprivate func likelyType(among types: [ValueType]) -> ValueType? {
    let value = bytes[trimmedRange]
    if types.contains(.binary), isBase64 { return .binary }
    if types.contains(.uri), AbsoluteURI.isValid(value) { return .uri }
    return types.first { $0 == .text } ?? types.first
  }

  /// Whether its value has the form of `type`, one of those that stand for want of a default; so that
  /// naming the type is all there is to mend.
  fileprivate func isWellFormed(as type: ValueType) -> Bool {
    switch type {
    case .duration: DurationGrammar.matches(trimmedValue)
    case .uri: AbsoluteURI.isValid(bytes[trimmedRange])
    case .binary: isBase64 && holdsBase64
    default: true
    }
  }

  /// The type that VALUE or the standard says, whether it is allowed or not; that of VALUE-less
  /// properties without a default is no TEXT.
  fileprivate func writtenType(_ definition: PropertyDefinition) -> ValueType? {
    parameter("VALUE") == nil ? definition.defaultType : valueType
  }

  /// Whether it says that its value is written in base64 (RFC 5545 §3.2.7).
  var isBase64: Bool { parameter("ENCODING")?.text.uppercased() == "BASE64" }

  /// Whether its value is no URI but called base64, where data may stand inline.
  fileprivate var claimsBinary: Bool {
    isBase64 && definition?.allows(.binary) == true && !AbsoluteURI.isValid(bytes[trimmedRange])
  }

  /// Whether its value is base64.
  fileprivate var holdsBase64: Bool { Base64Grammar.matches(bytes[trimmedRange]) }

  /// Adds the parameters that inline data needs, or corrects their values.
  fileprivate var declaringBinary: Fix? {
    let edits = [("ENCODING", "BASE64"), ("VALUE", "BINARY")].compactMap { name, value in
      guard let known = parameter(name) else { return insertingParameter("\(name)=\(value)") }
      guard known.text.uppercased() != value else { return Fix.Edit?.none }
      return known.values.first.map { replacing($0.range, with: value) }
    }
    return edits.isEmpty ? nil : Fix(applicability: .safe, edits: edits)
  }

  /// Whether the component is as good without it: nothing asks for it, and no other property is read
  /// with it.
  var isDispensable: Bool {
    let component = component.name
    return !Registry.requires(name, in: component)
      && !(Registry.relied[component]?.contains(name) ?? false)
  }
}
