import CalendarModel
import ICalText

/// A VCALENDAR as a whole: its own lines, and what was gathered from its components.
struct CalendarSummary {
  /// A component that stands directly in it.
  struct Member: Sendable {
    /// The name in upper case.
    let name: String
    /// Where it begins: the byte of its BEGIN line.
    let start: ComponentOutline.Position
    /// What identifies it.
    let identity: Identity
  }

  /// The VCALENDAR with its own lines.
  let component: Component
  /// Its number in the file, from 0.
  let number: Int
  /// The components that stand directly in it, in the order of the file.
  let members: [Member]
  /// Where each TZID is used first, in the order of the file.
  let zoneUses: [ZoneUse]
}

/// The first use of a TZID.
struct ZoneUse: Sendable {
  /// The TZID as written.
  let tzid: String
  /// The parameter's value.
  let region: SourceRegion
  /// What the property is about.
  let subject: Finding.Subject
  /// Whether a VEVENT uses it, here or later.
  var isUsedByEvent: Bool
}

/// By what a component is told from others; texts as hashes, so that there can be millions.
struct Identity: Hashable, Sendable {
  /// The UID; `nil` without one.
  let uid: UInt64?
  /// Whether it has a RECURRENCE-ID.
  let isOverride: Bool
  /// DTSTART, DTEND and SUMMARY as written.
  let content: UInt64
}

/// The components of a VCALENDAR that share a UID.
struct SharedUID {
  /// The UID.
  let uid: String
  /// The components, of whatever name, in the order of the file.
  let members: [Component]

  /// Those without RECURRENCE-ID.
  var masters: [Component] { members.filter { !$0.has("RECURRENCE-ID") } }
  /// Those with RECURRENCE-ID.
  var overrides: [Component] { members.filter { $0.has("RECURRENCE-ID") } }
}
