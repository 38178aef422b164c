import CalendarModel
import ICalText

/// A VCALENDAR as a whole: its own lines, and what was gathered from its components.
struct CalendarSummary {
  /// A component that stands directly in it.
  struct Member: Sendable {
    /// Its index in the outline of the file.
    let index: Int
    /// The name in upper case.
    let name: String
    /// What identifies it.
    let identity: Identity
  }

  /// The VCALENDAR with its own lines.
  let component: Component
  /// Its number in the file, from 0.
  let number: Int
  /// The components that stand directly in it, in the order of the file.
  let members: [Member]
  /// The first use of each TZID, in the order of the file.
  let zoneUses: [ZoneUse]
  /// Reads a component again.
  let read: (Member) -> Component

  /// The members that share a UID, where there are several or an override is among them; the groups
  /// in the order of their first members.
  var sharedUIDs: [[Member]] {
    let byUID = members.filter { $0.identity.uid != nil }
      .sorted { ($0.identity.uid ?? 0, $0.index) < ($1.identity.uid ?? 0, $1.index) }
    var groups: [[Member]] = []
    var rest = byUID[...]
    while let first = rest.first {
      let group = rest.prefix { $0.identity.uid == first.identity.uid }
      if group.count > 1 || first.identity.isOverride { groups.append(Array(group)) }
      rest = rest.dropFirst(group.count)
    }
    return groups.sorted { $0[0].index < $1[0].index }
  }
}

/// By what a component is told from others in one run; texts as hashes, so that there can be many.
struct Identity: Hashable, Sendable {
  /// The UID as written; `nil` without one, or where it is empty.
  let uid: Int?
  /// Whether it has a RECURRENCE-ID.
  let isOverride: Bool
  /// The values of DTSTART, DTEND, DURATION and SUMMARY as written, with their parameters.
  let content: Int

  /// Reads it from a component's properties.
  init(of component: Component) {
    uid = component.first("UID").flatMap { uid in
      if uid.trimmedRange.isEmpty { return nil }
      var hasher = Hasher()
      hasher.combine(uid.bytes[uid.valueRange])
      return hasher.finalize()
    }
    isOverride = component.has("RECURRENCE-ID")
    var hasher = Hasher()
    for name in ["DTSTART", "DTEND", "DURATION", "SUMMARY"] {
      if let property = component.first(name) {
        hasher.combine(property.bytes[property.tokens.name.upperBound...])
      }
      hasher.combine(0 as UInt8)  // no byte of a line
    }
    content = hasher.finalize()
  }
}

/// The components of a VCALENDAR that share a UID.
struct SharedUID {
  /// The components, of whatever name, in the order of the file.
  let members: [Component]
  /// Those without RECURRENCE-ID.
  let masters: [Component]
  /// Those with RECURRENCE-ID.
  let overrides: [Component]

  init(members: [Component]) {
    self.members = members
    masters = members.filter { !$0.has("RECURRENCE-ID") }
    overrides = members.filter { $0.has("RECURRENCE-ID") }
  }

  /// The UID.
  var uid: String { members.first?.first("UID")?.value ?? "" }
}

extension Hasher {
  /// Feeds all of `bytes` at once.
  fileprivate mutating func combine(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { combine(bytes: $0) }
  }
}
