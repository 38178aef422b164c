import CalendarModel
import ICalText

/// The first use of a TZID in a VCALENDAR.
struct ZoneUse: Sendable {
  /// The TZID as written.
  let tzid: String
  /// Whether there is a time that it is needed for. DATEs and times in UTC have a TZID by mistake,
  /// which is ICV305's and ICV306's.
  let isNeeded: Bool
  /// The parameter's value, of the first use that is needed where there is one.
  let region: SourceRegion
  /// What the property is about.
  let subject: Finding.Subject
  /// Whether a VEVENT or something inside one uses it, here or later.
  fileprivate(set) var isUsedByEvent: Bool
  /// The earliest time that is written with it, here or later; `nil` without a readable one.
  fileprivate(set) var earliest: CivilDateTime?
}

/// The uses of TZIDs in some components of a VCALENDAR.
struct ZoneUses: Sendable {
  /// The first use of each, in the order of the file.
  private(set) var all: [ZoneUse] = []
  private var indices: [String: Int] = [:]

  /// Adds the TZIDs of `component` and of what it holds; a VTIMEZONE must use none.
  mutating func add(_ component: Component) {
    if component.name == "VTIMEZONE" { return }
    let isEvent = component.name == "VEVENT" || component.outerNames.contains("VEVENT")
    for property in component.properties where !property.tokens.parameters.isEmpty {
      guard let tzid = property.parameter("TZID"),
        property.definition?.parameters.contains(.tzid) ?? true
      else { continue }
      let earliest = property.time?.civil ?? property.starts.compactMap(\.time?.civil).min()
      if let index = indices[tzid.text], all[index].isNeeded || !property.needsZone {
        all[index].note(isUsedByEvent: isEvent, earliest: earliest)
      } else if let value = tzid.values.first {
        add(
          ZoneUse(
            tzid: tzid.text, isNeeded: property.needsZone, region: property.region(of: value.range),
            subject: property.subject, isUsedByEvent: isEvent, earliest: earliest))
      }
    }
    for inner in component.components { add(inner) }
  }

  /// Adds the uses of components that stand behind.
  mutating func merge(_ others: ZoneUses) {
    for other in others.all { add(other) }
  }

  private mutating func add(_ use: ZoneUse) {
    guard let index = indices[use.tzid] else {
      indices[use.tzid] = all.count
      all.append(use)
      return
    }
    let known = all[index]
    if use.isNeeded, !known.isNeeded { all[index] = use }
    for other in [known, use] {
      all[index].note(isUsedByEvent: other.isUsedByEvent, earliest: other.earliest)
    }
  }
}

extension ZoneUse {
  /// Takes over what a later use says.
  fileprivate mutating func note(isUsedByEvent: Bool, earliest: CivilDateTime?) {
    self.isUsedByEvent = self.isUsedByEvent || isUsedByEvent
    self.earliest = [self.earliest, earliest].compactMap(\.self).min()
  }
}

extension Property {
  /// Whether a TZID says something of its value: it is not all DATEs and times in UTC.
  fileprivate var needsZone: Bool {
    guard let type = valueType, type.isTime else { return true }
    return type != .date
      && !entries.allSatisfy { $0.timeValue.map { $0.isDate || $0.isUTC } ?? false }
  }
}
