/// A property that icalview reads, by its name in RFC 5545 §3.8 or an extension of it; `BEGIN` and
/// `END` (§3.6) are names too.
///
/// A feed has a dozen of them for each event, so they are told apart as numbers rather than texts.
public enum PropertyName: CaseIterable, Sendable {
  case begin, end
  case uid, sequence, dtstamp, lastModified, recurrenceID, relatedTo
  case dtstart, dtend, due, duration, completed, percentComplete, rrule, exrule, rdate, exdate
  case summary, description, location, url, categories, status, transp, priority, color, organizer,
    attendee
  case action, trigger, `repeat`, acknowledged, proximity, appleProximity, mozillaLastAcknowledged
  case freebusy, busytype
  case tzid, tzname, tzoffsetfrom, tzoffsetto, libicalLocation
  case name, calendarName, calendarTimeZone, appleCalendarColor

  /// The name in upper case.
  public var text: String {
    switch self {
    case .begin: "BEGIN"
    case .end: "END"
    case .uid: "UID"
    case .sequence: "SEQUENCE"
    case .dtstamp: "DTSTAMP"
    case .lastModified: "LAST-MODIFIED"
    case .recurrenceID: "RECURRENCE-ID"
    case .relatedTo: "RELATED-TO"
    case .dtstart: "DTSTART"
    case .dtend: "DTEND"
    case .due: "DUE"
    case .duration: "DURATION"
    case .completed: "COMPLETED"
    case .percentComplete: "PERCENT-COMPLETE"
    case .rrule: "RRULE"
    case .exrule: "EXRULE"
    case .rdate: "RDATE"
    case .exdate: "EXDATE"
    case .summary: "SUMMARY"
    case .description: "DESCRIPTION"
    case .location: "LOCATION"
    case .url: "URL"
    case .categories: "CATEGORIES"
    case .status: "STATUS"
    case .transp: "TRANSP"
    case .priority: "PRIORITY"
    case .color: "COLOR"
    case .organizer: "ORGANIZER"
    case .attendee: "ATTENDEE"
    case .action: "ACTION"
    case .trigger: "TRIGGER"
    case .`repeat`: "REPEAT"
    case .acknowledged: "ACKNOWLEDGED"
    case .proximity: "PROXIMITY"
    case .appleProximity: "X-APPLE-PROXIMITY"
    case .mozillaLastAcknowledged: "X-MOZ-LASTACK"
    case .freebusy: "FREEBUSY"
    case .busytype: "BUSYTYPE"
    case .tzid: "TZID"
    case .tzname: "TZNAME"
    case .tzoffsetfrom: "TZOFFSETFROM"
    case .tzoffsetto: "TZOFFSETTO"
    case .libicalLocation: "X-LIC-LOCATION"
    case .name: "NAME"
    case .calendarName: "X-WR-CALNAME"
    case .calendarTimeZone: "X-WR-TIMEZONE"
    case .appleCalendarColor: "X-APPLE-CALENDAR-COLOR"
    }
  }
}

extension PropertyName {
  /// The property whose name lies in `range` of `bytes`, in any case of letters; `nil` for one that
  /// nobody reads.
  public init?(_ range: Range<Int>, in bytes: Span<UInt8>) {
    let beginning = bytes.withUnsafeBytes { Self.beginning(of: range, in: $0) }
    guard let index = Self.index(of: beginning) else { return nil }
    let (_, length, name) = Self.table[index]
    guard length == range.count else { return nil }
    // Names that are longer than what the table has of them are few.
    if length > Self.beginningLength {
      let isSame = zip(range, name.text.utf8).allSatisfy { bytes[$0].upperCased == $1 }
      guard isSame else { return nil }
    }
    self = name
  }

  private static let beginningLength = 16

  /// The first sixteen bytes in upper case as one number, with zeros behind a shorter name.
  private static func beginning(of range: Range<Int>, in bytes: UnsafeRawBufferPointer) -> UInt128 {
    UInt128(upperCasedWord(of: range, in: bytes)) << 64
      | UInt128(upperCasedWord(of: range.dropFirst(8), in: bytes))
  }

  /// The first eight bytes of `range` in upper case as one number, with zeros behind fewer.
  private static func upperCasedWord(
    of range: Range<Int>, in bytes: UnsafeRawBufferPointer
  ) -> UInt64 {
    if range.isEmpty { return 0 }
    var word: UInt64 = 0
    if range.lowerBound + 8 <= bytes.count {
      word = bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self).bigEndian
      if range.count < 8 { word &= ~0 << UInt64(64 - 8 * range.count) }
    } else {
      for index in range.lowerBound..<range.lowerBound + 8 {
        word = word << 8 | (index < range.upperBound ? UInt64(bytes[index]) : 0)
      }
    }
    // Without its bit 0x20 a letter is in upper case. Whatever else has the bit 0x40 turns into no
    // letter, digit or hyphen.
    return word & ~((word & 0x4040_4040_4040_4040) >> 1)
  }

  /// All names with their beginnings, no two of which are the same.
  private static let table: [(beginning: UInt128, length: Int, name: PropertyName)] =
    allCases.map { name in
      let bytes = Array(name.text.utf8)
      return (bytes.withUnsafeBytes { beginning(of: bytes.indices, in: $0) }, bytes.count, name)
    }

  /// The indexes of ``table`` where the hash of a beginning or the places behind it have them; -1 in
  /// those that are free, which most are.
  private static let places: [Int] = {
    var places = [Int](repeating: -1, count: 256)
    for (index, entry) in table.enumerated() {
      var place = hash(entry.beginning)
      while places[place] >= 0 { place = (place + 1) % places.count }
      places[place] = index
    }
    return places
  }()

  private static func hash(_ beginning: UInt128) -> Int {
    let word = UInt64(truncatingIfNeeded: beginning ^ beginning >> 64)
    return Int((word &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  private static func index(of beginning: UInt128) -> Int? {
    var place = hash(beginning)
    while places[place] >= 0 {
      if table[places[place]].beginning == beginning { return places[place] }
      place = (place + 1) % places.count
    }
    return nil
  }
}
