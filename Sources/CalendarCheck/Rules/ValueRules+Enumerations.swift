import CalendarModel
import ICalText

/// Values that are one of a list.
extension Rule {
  static let invalidStatus = Rule(
    .invalidStatus, .error, "RFC 5545 §3.8.1.11",
    says: "STATUS {v} is not for {comp} (allowed: {list})",
    why: "Readers take the event for confirmed, or refuse it.",
    bad: "STATUS:COMPLETED", good: "STATUS:CONFIRMED",
    check: .properties("STATUS") { property, report in
      let (value, component) = (property.trimmedValue, property.component.name)
      guard property.soundType == .text, let allowed = Registry.statuses[component],
        !allowed.contains(value.uppercased())
      else { return }
      report.found(
        property, ["v": value, "comp": component, "list": allowed.joined(separator: ", ")])
    })

  static let invalidEnumValue = Rule(
    .invalidEnumValue, .error, "RFC 5545 §3.2, §3.8",
    says: "{v} is not allowed for {p} (closed list: {list})",
    why: "Readers take the default, or refuse the event.",
    bad: "TRANSP:BUSY", good: "TRANSP:OPAQUE",
    check: .enumerations(isOpen: false) { use, report in
      report.found(
        use.property, at: use.range,
        [
          "v": use.text, "p": use.name,
          "list": use.enumeration.values.joined(separator: ", "),
        ])
    })

  static let unregisteredEnumValue = Rule(
    .unregisteredEnumValue, .warning, "RFC 5545 §3.2, §3.8",
    says: "{v} is not registered for {p}; clients fall back to the default",
    why: "What is meant gets lost.",
    bad: "CLASS:SECRET", good: "CLASS:CONFIDENTIAL",
    check: .enumerations(isOpen: true) { use, report in
      guard !Registry.isNonStandard(use.text.uppercased()) else { return }
      report.found(use.property, at: use.range, ["v": use.text, "p": use.name])
    })

  static let partstatNotForComponent = Rule(
    .partstatNotForComponent, .error, "RFC 5545 §3.2.12",
    says: "PARTSTAT {v} is not for {comp}",
    why: "Programs do not know whether the person comes.",
    bad: "ATTENDEE;PARTSTAT=COMPLETED:mailto:jo@example.com",
    good: "ATTENDEE;PARTSTAT=ACCEPTED:mailto:jo@example.com",
    check: .parameters("PARTSTAT") { parameter, property, report in
      let component = property.component.name
      guard let value = parameter.values.first, case let text = value.text.uppercased(),
        Registry.parameterValues["PARTSTAT"]?.values.contains(text) == true,
        let allowed = Registry.participationStatuses[component], !allowed.contains(text)
      else { return }
      report.found(property, at: value.range, ["v": value.text, "comp": component])
    })
}

/// A value that is not in the list of its property or parameter.
private struct UnlistedValue {
  let property: Property
  /// The name of the property or parameter.
  let name: String
  let text: String
  /// Where it lies in the property's bytes.
  let range: Range<Int>
  let enumeration: Registry.Enumeration
}

extension Check {
  /// The values of properties and parameters that are not in their lists, the open or the closed
  /// ones.
  fileprivate static func enumerations(
    isOpen: Bool, check: @escaping @Sendable (UnlistedValue, Report) -> Void
  ) -> Check {
    let properties = Registry.propertyValues.filter { $0.value.isOpen == isOpen }
    let parameters = Registry.parameterValues.filter { $0.value.isOpen == isOpen }
    return .several([
      .property(Array(properties.keys)) { property, report in
        guard property.soundType == .text, let enumeration = properties[property.name],
          !enumeration.accepts(property.trimmedValue)
        else { return }
        check(
          UnlistedValue(
            property: property, name: property.name, text: property.trimmedValue,
            range: property.trimmedRange, enumeration: enumeration), report)
      },
      .parameter(Array(parameters.keys)) { parameter, property, report in
        guard let enumeration = parameters[parameter.name] else { return }
        for value in parameter.values where !enumeration.accepts(value.text) {
          check(
            UnlistedValue(
              property: property, name: parameter.name, text: value.text, range: value.range,
              enumeration: enumeration), report)
        }
      },
    ])
  }
}

extension Registry.Enumeration {
  /// Whether `text` is in the list, or is none of ICV208's and ICV209's business.
  fileprivate func accepts(_ text: String) -> Bool {
    let text = text.uppercased()
    return values.contains(text) || tolerated.contains(text)
  }
}
