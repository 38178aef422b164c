import CalendarModel

/// The revisions of the override of one instance.
struct OverrideRevisions {
  /// The one that counts.
  let newest: ReadEvent
  /// The others, which are left out.
  let older: [ReadEvent]

  /// What there is to say about those that are left out.
  var diagnostics: [Diagnostic] { older.map { Series.olderRevision($0, newest) } }
}

extension Series {
  /// The overrides by the instances that they name, in the order of the file.
  ///
  /// - Parameters:
  ///   - clock: The series' clock, on which they are read; `nil` for each one's own.
  ///   - zones: Those of the feed's VCALENDARs.
  func overrideRevisions(on clock: EventClock?, zones: [CalendarZones]) -> [OverrideRevisions] {
    var groups: [InstanceKey: [ReadEvent]] = [:]
    var order: [InstanceKey] = []
    for override in overrides {
      guard let id = override.event.recurrenceID else { continue }
      let zones = zones[override.calendarObject]
      let key = InstanceKey(
        id.time, on: clock ?? EventClock(of: id.time, zones: zones), zones: zones)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(override)
    }
    return order.compactMap { key in
      let revisions = Self.newestFirst(groups[key] ?? [])
      return revisions.first.map {
        OverrideRevisions(newest: $0, older: Array(revisions.dropFirst()))
      }
    }
  }

  /// Says that an override names no instance of its series.
  static func namesNoInstance(_ override: ReadEvent) -> Diagnostic {
    Diagnostic(
      .warning, .recurrenceIDNotAnInstance,
      "RECURRENCE-ID names no instance of the series; shown by itself",
      at: override.event.position)
  }

  /// Says that the series of an override is not there.
  static func hasNoMaster(_ override: ReadEvent) -> Diagnostic {
    Diagnostic(
      .warning, .orphanOverride,
      "found a changed instance (RECURRENCE-ID) of a series that is not in the file; shown by"
        + " itself", at: override.event.position)
  }
}

extension RecurrenceSet {
  /// Whether `override` is of an older revision of the series than `master`, whose set this is, and by
  /// now has no instance that it could replace (RFC 5546 §2.1.5: the higher SEQUENCE counts).
  func hasOutlived(_ override: OverrideTable.Override, of master: ReadEvent) -> Bool {
    override.read.event.sequence < master.event.sequence
      && !contains(override.key, afterExceptions: true)
  }
}
