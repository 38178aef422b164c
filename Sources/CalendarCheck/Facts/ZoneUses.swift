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
  var isUsedByEvent: Bool
  /// The earliest time that is written with it, here or later; `nil` without a readable one.
  var earliest: CivilDateTime?
}

/// The TZIDs that components of a VCALENDAR use, each with its first use.
struct ZoneUses: Sendable {
  /// The uses in the order of the file.
  private(set) var all: [ZoneUse] = []
  /// Where in ``all`` a TZID is.
  private var places: [String: Int] = [:]

  /// Adds those of the properties of `component` and of what it holds; a VTIMEZONE must have none.
  mutating func add(_ component: Component) {
    if component.name == "VTIMEZONE" { return }
    for property in component.properties where !property.tokens.parameters.isEmpty {
      guard let tzid = property.parameter("TZID"), let value = tzid.values.first,
        property.definition?.parameters.contains("TZID") ?? true
      else { continue }
      let isUsedByEvent = component.name == "VEVENT" || component.outerNames.contains("VEVENT")
      let earliest = property.time?.civil ?? property.starts.compactMap(\.time?.civil).min()
      if let place = places[tzid.text] {
        all[place].merge(isUsedByEvent: isUsedByEvent, earliest: earliest)
      } else {
        append(
          ZoneUse(
            tzid: tzid.text, region: property.region(of: value.range), subject: property.subject,
            isUsedByEvent: isUsedByEvent, earliest: earliest))
      }
    }
    for inner in component.components { add(inner) }
  }

  /// Adds `others`, which stand behind.
  mutating func add(_ others: ZoneUses) {
    for other in others.all {
      if let place = places[other.tzid] {
        all[place].merge(isUsedByEvent: other.isUsedByEvent, earliest: other.earliest)
      } else {
        append(other)
      }
    }
  }

  private mutating func append(_ use: ZoneUse) {
    places[use.tzid] = all.count
    all.append(use)
  }
}

extension ZoneUse {
  fileprivate mutating func merge(isUsedByEvent: Bool, earliest: CivilDateTime?) {
    self.isUsedByEvent = self.isUsedByEvent || isUsedByEvent
    self.earliest = [self.earliest, earliest].compactMap(\.self).min()
  }
}
