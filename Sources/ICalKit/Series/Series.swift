import CalendarModel

/// A component that was read, with what its reading had to say.
struct ReadEvent: Sendable {
  /// The component as something to show, without a time; its instances share it.
  let seed: Occurrence
  /// The index of its VCALENDAR in the feed; its TZIDs are names of that one's zones.
  let calendarObject: Int
  /// What its reading had to say.
  let diagnostics: [Diagnostic]

  init(event: Event, calendarObject: Int, diagnostics: [Diagnostic]) {
    seed = Occurrence(event, span: nil)
    self.calendarObject = calendarObject
    self.diagnostics = diagnostics
  }

  /// The component.
  var event: Event { seed.event }
}

/// What shares a UID: a master, and the components that replace instances of it.
struct Series: Sendable {
  /// The event that repeats or stands alone; `nil` when only overrides are there.
  let master: ReadEvent?
  /// The components with a RECURRENCE-ID, in the order of the file.
  let overrides: [ReadEvent]
  /// What putting it together had to say.
  let diagnostics: [Diagnostic]
}

extension Series {
  /// Puts the events of one source together by kind and UID.
  ///
  /// Of several revisions of a master the newest stays: higher SEQUENCE, then later DTSTAMP, then
  /// later LAST-MODIFIED, then last in the file. Masters of the same SEQUENCE that start at another
  /// time *and* have another summary are different events that share a UID by mistake; all stay.
  static func gathered(from events: [ReadEvent]) -> [Series] {
    var groups: [Key: [ReadEvent]] = [:]
    var order: [Key] = []
    for (index, event) in events.enumerated() {
      let key = Key(event.event, index: index)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(event)
    }
    return order.flatMap { series(of: groups[$0] ?? []) }
  }

  /// What makes components belong together; one without UID belongs to itself.
  private enum Key: Hashable {
    case uid(String, Event.Kind)
    case alone(Int)

    init(_ event: Event, index: Int) {
      self = event.uid.map { .uid($0, event.kind) } ?? .alone(index)
    }
  }

  private static func series(of group: [ReadEvent]) -> [Series] {
    if group.count == 1, group[0].event.recurrenceID == nil {
      return [Series(master: group[0], overrides: [], diagnostics: [])]
    }
    let overrides = group.filter { $0.event.recurrenceID != nil }
    let masters = newestFirst(group.filter { $0.event.recurrenceID == nil })
    guard let newest = masters.first else {
      return [Series(master: nil, overrides: overrides, diagnostics: [])]
    }
    var diagnostics: [Diagnostic] = []
    var others: [Series] = []
    var known = DistinctEvents(newest)
    for master in masters.dropFirst() {
      if let revision = known.revision(of: master) {
        diagnostics.append(olderRevision(master, revision))
      } else {
        known.add(master)
        others.append(
          Series(master: master, overrides: [], diagnostics: [sharedUID(master, newest)]))
      }
    }
    return [Series(master: newest, overrides: overrides, diagnostics: diagnostics)] + others
  }

  /// `revisions` of one component with the newest first.
  static func newestFirst(_ revisions: [ReadEvent]) -> [ReadEvent] {
    guard revisions.count > 1 else { return revisions }
    // A stable sort of the reversed list: of equals the last in the file comes first.
    return revisions.reversed().enumerated().sorted {
      let (one, other) = ($0.element.event, $1.element.event)
      if one.sequence != other.sequence { return one.sequence > other.sequence }
      if one.stamp != other.stamp { return isLater(one.stamp, other.stamp) }
      if one.lastModified != other.lastModified {
        return isLater(one.lastModified, other.lastModified)
      }
      return $0.offset < $1.offset
    }.map(\.element)
  }

  private static func isLater(_ one: CivilDateTime?, _ other: CivilDateTime?) -> Bool {
    guard let one else { return false }
    return other.map { one > $0 } ?? true
  }

  private static func sharedUID(_ master: ReadEvent, _ newest: ReadEvent) -> Diagnostic {
    Diagnostic(
      .warning, .duplicateUID,
      "UID \(master.event.uid ?? "") belongs to another event in line"
        + " \(newest.event.position.line); both are shown", at: master.event.position)
  }

  static func olderRevision(_ older: ReadEvent, _ newest: ReadEvent) -> Diagnostic {
    Diagnostic(
      .warning, .olderRevision,
      "found an older revision of the \(older.event.kind) in line"
        + " \(newest.event.position.line) (UID \(older.event.uid ?? "")); left out",
      at: older.event.position)
  }
}

/// The events that share a UID by mistake, the newest revision of each.
private struct DistinctEvents {
  private let newest: ReadEvent
  private var byStart: [EventTime?: ReadEvent] = [:]
  private var bySummary: [String?: ReadEvent] = [:]

  init(_ newest: ReadEvent) {
    self.newest = newest
    add(newest)
  }

  mutating func add(_ read: ReadEvent) {
    byStart[read.event.start] = read
    bySummary[read.event.summary] = read
  }

  /// The event of which `read` is an older revision; `nil` when it is another one: of the same
  /// SEQUENCE, but with another start and another summary than all.
  func revision(of read: ReadEvent) -> ReadEvent? {
    let event = read.event
    if event.sequence != newest.event.sequence { return newest }
    return byStart[event.start] ?? bySummary[event.summary]
  }
}
