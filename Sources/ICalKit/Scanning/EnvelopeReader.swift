import CalendarModel
import ICalText

/// Works out the envelope of a component from the lines that stand directly in it.
struct EnvelopeReader {
  private var start: Int?
  private var end: Int?
  private var due: Int?
  private var length: EventDuration?
  private var until: Int?
  private var uid: UInt64?
  /// Whether a rule repeats without an UNTIL.
  private var isEndless = false
  /// Whether something says that the days cannot be told.
  private var isUnknown = false

  /// Which days the lines read so far make a component of `kind` touch.
  func envelope(of kind: ComponentKind) -> Envelope { Envelope(days: days(of: kind), uid: uid) }

  private func days(of kind: ComponentKind) -> ClosedRange<Int32> {
    // A to-do without a start stands on the day that it is due.
    guard !isUnknown, let start = start ?? (kind == .todo ? due : nil) else {
      return Envelope.anyDay
    }
    let lengthInDays = (length?.days ?? 0) + (length?.seconds ?? 0) / 86400 + 1
    let once = max(start, end ?? start, due ?? start, start + lengthInDays)
    // The last repetition begins at UNTIL and takes as long as the first.
    let repeated = until.map { max($0, start) + once - start } ?? once
    let last = isEndless ? CivilDate.max.dayNumber : max(once, repeated)
    return Int32(clamping: start)...Int32(clamping: last)
  }

  /// Looks at a line; `isContinued` tells whether the next one is folded onto it.
  mutating func read(_ line: PhysicalLine, isContinued: Bool, in bytes: Span<UInt8>) {
    guard let first = line.range.first, Self.beginnings.contains(bytes[first]) else { return }
    var index = first
    while index < line.range.upperBound, bytes[index].isNameCharacter { index += 1 }
    let isWholeName =
      index < line.range.upperBound
      && (bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: ";"))
    if isWholeName {
      guard let name = PropertyName(first..<index, in: bytes), Self.matters(name) else { return }
      let value = Self.plainValue(from: index, to: line.range.upperBound, in: bytes)
      if !isContinued, let value {
        read(
          name, bytes.extracting(value),
          movesLaterOnes: name == .recurrenceID
            && Self.mention("RANGE=", in: bytes.extracting(index..<value.lowerBound)) != nil)
        return
      }
    }
    readDoubtful(line, in: bytes)
  }

  /// What a line may begin with that counts: the letter of its name, or a control character that hides
  /// the name.
  static let beginnings = ByteSet { byte in
    switch byte.upperCased {
    case UInt8(ascii: "D"), UInt8(ascii: "R"), UInt8(ascii: "U"): true
    case UInt8(ascii: " ")..<0x7F: false
    default: byte != UInt8(ascii: "\t")
    }
  }

  /// Whether the days or the UID follow from the property.
  private static func matters(_ name: PropertyName) -> Bool {
    switch name {
    case .uid, .dtstart, .dtend, .due, .duration, .rrule, .rdate, .recurrenceID: true
    default: false
    }
  }

  /// Where the value lies when nothing but a plain colon before plain text leads to it; `nil`
  /// otherwise.
  private static func plainValue(
    from index: Int, to end: Int, in bytes: Span<UInt8>
  ) -> Range<Int>? {
    var colon = index
    while colon < end, bytes[colon] != UInt8(ascii: ":") { colon += 1 }
    guard colon < end, CleanText.isLiteral(bytes.extracting(index..<end)) else { return nil }
    return colon + 1..<end
  }

  /// A line that is folded, quoted or has odd characters goes the long way.
  private mutating func readDoubtful(_ line: PhysicalLine, in bytes: Span<UInt8>) {
    var reader = ContentLineReader(
      range: line.range.lowerBound..<bytes.count, line: line.number)
    guard let property = reader.next(in: bytes), property.malformation == nil else { return }
    guard let name = property.property, Self.matters(name) else { return }
    let text = name == .uid ? TextValue.unescaped(property.value).text : property.value
    let movesLaterOnes = property.parameter("RANGE") != nil
    read(name, Array(text.utf8).span, movesLaterOnes: movesLaterOnes)
  }

  private mutating func read(_ name: PropertyName, _ value: Span<UInt8>, movesLaterOnes: Bool) {
    switch name {
    case .uid: if uid == nil, !value.isEmpty { uid = Self.hash(value) }
    case .dtstart:
      isUnknown = isUnknown || start != nil
      start = day(value)
    case .dtend:
      isUnknown = isUnknown || end != nil
      end = day(value)
    case .due:
      isUnknown = isUnknown || due != nil
      due = day(value)
    case .duration: readDuration(value)
    case .rrule: readRule(value)
    // It may name any day.
    case .rdate: isUnknown = true
    // With RANGE it moves instances of other components to anywhere.
    case .recurrenceID: isUnknown = isUnknown || movesLaterOnes
    default: break
    }
  }

  /// The day of a DATE or DATE-TIME; without one nothing is known any more.
  private mutating func day(_ value: Span<UInt8>) -> Int? {
    let day = Self.date(value, at: 0)
    if day == nil || !Self.isEmptyOrTime(value.extracting(droppingFirst: min(8, value.count))) {
      isUnknown = true
    }
    return day?.dayNumber
  }

  /// Whether nothing, or `Thhmmss` with an optional `Z`, follows a date.
  private static func isEmptyOrTime(_ rest: Span<UInt8>) -> Bool {
    if rest.isEmpty { return true }
    let hasZone = rest.count == 8 && rest[7].upperCased == UInt8(ascii: "Z")
    guard rest.count == 7 || hasZone, rest[0].upperCased == UInt8(ascii: "T"),
      let time = number(rest, in: 1..<7)
    else { return false }
    return time / 10000 < 24 && time / 100 % 100 < 60 && time % 100 <= 60
  }

  /// FNV-1a of eight bytes at a time, its high bits folded in.
  private static func hash(_ text: Span<UInt8>) -> UInt64 {
    text.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      func add(_ word: UInt64) {
        hash = (hash ^ word) &* 0x0000_0100_0000_01B3
        hash ^= hash >> 32
      }
      var index = 0
      while index + 8 <= bytes.count {
        add(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      for byte in bytes[index...] { add(UInt64(byte)) }
      return hash
    }
  }

  private mutating func readDuration(_ value: Span<UInt8>) {
    let text = value.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    if length != nil || EventDuration(text) == nil { isUnknown = true }
    length = EventDuration(text)
  }

  private mutating func readRule(_ value: Span<UInt8>) {
    guard until == nil, let place = Self.mention("UNTIL=", in: value),
      let date = Self.date(value, at: place)
    else {
      isEndless = true
      return
    }
    until = date.dayNumber
  }

  /// The index behind the first `word`, which is in upper case, in any case of letters.
  private static func mention(_ word: StaticString, in text: Span<UInt8>) -> Int? {
    let length = word.utf8CodeUnitCount
    guard text.count >= length else { return nil }
    let place = (0...text.count - length).first { index in
      (0..<length).allSatisfy { text[index + $0].upperCased == word.utf8Start[$0] }
    }
    return place.map { $0 + length }
  }

  /// The date whose eight digits stand at `index`.
  private static func date(_ value: Span<UInt8>, at index: Int) -> CivilDate? {
    guard let number = number(value, in: index..<index + 8), (1...9999).contains(number / 10000)
    else { return nil }
    return try? CivilDate(year: number / 10000, month: number / 100 % 100, day: number % 100)
  }

  /// The number whose digits lie in `range`; `nil` where there is anything else.
  private static func number(_ value: Span<UInt8>, in range: Range<Int>) -> Int? {
    guard range.upperBound <= value.count else { return nil }
    var number = 0
    for index in range {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(value[index]) else { return nil }
      number = number * 10 + Int(value[index] - UInt8(ascii: "0"))
    }
    return number
  }
}
