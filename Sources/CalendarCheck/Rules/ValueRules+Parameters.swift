import CalendarModel
import ICalText

/// The values of parameters, and which parameters stand where.
extension Rule {
  static let unquotedURIParameter = Rule(
    .unquotedURIParameter, .error, "RFC 5545 §3.2.1–§3.2.18",
    says: "{p} holds a URI and must be in double quotes (its `:` ends the parameter)",
    why: "Readers take the rest of the URI for the value.",
    bad: "DESCRIPTION;ALTREP=cid:part1:Case", good: "DESCRIPTION;ALTREP=\"cid:part1\":Case",
    check: .everyParameter { parameter, property, report in
      guard parameter.isBareURI else { return }
      report.found(property, at: parameter.range, ["p": parameter.name])
    })

  static let invalidLanguageTag = Rule(
    .invalidLanguageTag, .warning, "RFC 5545 §3.2.10",
    says: "{v} is not a BCP 47 tag; write en-US",
    why: "Readers ignore the language.",
    bad: "SUMMARY;LANGUAGE=en_US:Case", good: "SUMMARY;LANGUAGE=en-US:Case",
    fix: .unsafe("write hyphens for underscores"),
    check: .parameters("LANGUAGE") { parameter, property, report in
      guard let value = parameter.values.first, !LanguageTag.isValid(value.text) else { return }
      let corrected = value.text.split(separator: "_", omittingEmptySubsequences: false)
        .joined(separator: "-")
      report.found(
        property, at: value.range, ["v": value.text],
        fix: LanguageTag.isValid(corrected)
          ? .unsafe(property.replacing(value.range, with: corrected)) : nil)
    })

  static let parameterNotAllowed = Rule(
    .parameterNotAllowed, .warning, "RFC 5545 §3.8",
    says: "{param} is not defined for {p}",
    why: "Readers ignore it, or the property.",
    bad: "LOCATION;TZID=Europe/Berlin:Room 1", good: "LOCATION:Room 1",
    fix: .unsafe("remove the parameter"),
    check: .everyParameter { parameter, property, report in
      guard let definition = property.definition,
        !parameter.kind.isEmpty,
        !definition.parameters.union(Registry.universalParameters).contains(parameter.kind),
        !parameter.isZone(ofTimeIn: property, definition), !parameter.isOldEncoding
      else { return }
      report.found(
        property, at: parameter.range, ["param": parameter.name, "p": property.name],
        fix: .unsafe(property.removing(parameter.range)))
    })

  static let linkMissingRelation = Rule(
    .linkMissingRelation, .error, "RFC 9253 §8.2",
    says: "LINK needs LINKREL",
    why: "Readers do not know what the link is for.",
    bad: "LINK;VALUE=URI:https://example.com/map",
    good: "LINK;LINKREL=describedby;VALUE=URI:https://example.com/map",
    check: .properties("LINK") { property, report in
      guard property.parameter("LINKREL") == nil else { return }
      report.found(property, at: property.tokens.name)
    })

  static let structuredDataMissingParameter = Rule(
    .structuredDataMissingParameter, .error, "RFC 9073 §6.6",
    says: "inline STRUCTURED-DATA needs {missing}",
    why: "Readers do not know what the data is.",
    bad: "STRUCTURED-DATA;VALUE=TEXT:{}",
    good: #"""
      STRUCTURED-DATA;FMTTYPE=application/ld+json;SCHEMA="https://schema.org/Event
       ";VALUE=TEXT:{}
      """#,
    check: .properties("STRUCTURED-DATA") { property, report in
      guard let type = property.soundType, type != .uri else { return }
      let missing = ["FMTTYPE", "SCHEMA"].filter { property.parameter($0) == nil }
      guard !missing.isEmpty else { return }
      report.found(
        property, at: property.tokens.name, ["missing": missing.joined(separator: " and ")])
    })
}

extension Parameter {
  /// Whether it is the TZID of a property with times, of which ICV305 to ICV307 say more.
  fileprivate func isZone(ofTimeIn property: Property, _ definition: PropertyDefinition) -> Bool {
    name == "TZID" && definition.allows(.dateTime) && property.valueType != .duration
  }

  /// Whether it is vCalendar's encoding, which is ICV614's.
  fileprivate var isOldEncoding: Bool {
    name == "ENCODING" && text.uppercased() == "QUOTED-PRINTABLE"
  }
}
