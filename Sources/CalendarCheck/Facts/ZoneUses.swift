import CalendarModel
import ICalText

/// The first use of a TZID in a VCALENDAR.
struct ZoneUse: Sendable {
  /// The TZID as written.
  let tzid: String
  /// The parameter's value.
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
      if let index = indices[tzid.text] {
        note(index, isUsedByEvent: isEvent, earliest: earliest)
      } else if let value = tzid.values.first {
        append(
          ZoneUse(
            tzid: tzid.text, region: property.region(of: value.range), subject: property.subject,
            isUsedByEvent: isEvent, earliest: earliest))
      }
    }
    for inner in component.components { add(inner) }
  }

  /// Adds the uses of components that stand behind.
  mutating func merge(_ others: ZoneUses) {
    for other in others.all {
      if let index = indices[other.tzid] {
        note(index, isUsedByEvent: other.isUsedByEvent, earliest: other.earliest)
      } else {
        append(other)
      }
    }
  }

  private mutating func append(_ use: ZoneUse) {
    indices[use.tzid] = all.count
    all.append(use)
  }

  private mutating func note(_ index: Int, isUsedByEvent: Bool, earliest: CivilDateTime?) {
    if isUsedByEvent { all[index].isUsedByEvent = true }
    guard let earliest else { return }
    all[index].earliest = min(earliest, all[index].earliest ?? earliest)
  }
}
