import CalendarModel

/// A component that was read, with what its reading had to say.
///
/// A class, since it is handed from one stage of the reading to the next.
final class ReadEvent: Sendable {
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
    var groups: [Group] = []
    groups.reserveCapacity(events.count)
    var places: [Key: Int] = [:]
    places.reserveCapacity(events.count)
    for read in events {
      guard let key = Key(read.event) else {
        groups.append(Group(first: read))
        continue
      }
      if let place = Self.place(&places[key], next: groups.count) {
        groups[place].others.append(read)
      } else {
        groups.append(Group(first: read))
      }
    }
    var series: [Series] = []
    series.reserveCapacity(groups.count)
    for group in groups { append(group, to: &series) }
    return series
  }

  /// What makes components belong together; one without UID belongs to itself.
  private struct Key: Hashable {
    let uid: String
    let kind: Event.Kind

    init?(_ event: Event) {
      guard let uid = event.uid else { return nil }
      self.uid = uid
      kind = event.kind
    }
  }

  /// Events that belong together, in the order of the file; nearly always it is one alone.
  private struct Group {
    let first: ReadEvent
    var others: [ReadEvent] = []
  }

  /// The place that `slot` of a dictionary has; where it has none, it gets the `next` one, and there
  /// is no answer.
  private static func place(_ slot: inout Int?, next: Int) -> Int? {
    if let slot { return slot }
    slot = next
    return nil
  }

  private static func append(_ group: Group, to series: inout [Series]) {
    if group.others.isEmpty, group.first.event.recurrenceID == nil {
      series.append(Series(master: group.first, overrides: [], diagnostics: []))
      return
    }
    let all = [group.first] + group.others
    let overrides = all.filter { $0.event.recurrenceID != nil }
    let masters = newestFirst(all.filter { $0.event.recurrenceID == nil })
    guard let newest = masters.first else {
      series.append(Series(master: nil, overrides: overrides, diagnostics: []))
      return
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
    series.append(Series(master: newest, overrides: overrides, diagnostics: diagnostics))
    series += others
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
