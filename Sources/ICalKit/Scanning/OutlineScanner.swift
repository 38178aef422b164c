import CalendarModel
import ICalText

/// Cuts a source into the components of its VCALENDARs by their BEGIN and END lines.
///
/// A component without END is closed by its sibling's BEGIN or its parent's END and kept, with a
/// warning. One that the source itself cuts off is left out, with an error.
struct OutlineScanner: Sendable {
  private struct Open {
    let name: ComponentName
    let start: Int
    let line: Int
    /// Whether no BEGIN says so: components outside of any VCALENDAR are read as if in one.
    var isImplied = false
  }

  private let source: String
  private var outline = Outline()
  /// The components that are open, the outermost first.
  private var open: [Open] = []
  /// What the lines of the open slice say about its days.
  private var envelope = EnvelopeReader()
  /// The line of the first text outside of any VCALENDAR.
  private var strayTextLine: Int?

  /// The outline of `bytes` from `start` on, which are UTF-8 or nearly so.
  static func outline(of bytes: Span<UInt8>, from start: Int = 0, source: String) -> Outline {
    var scanner = OutlineScanner(source: source)
    scanner.scan(bytes, from: LineCursor(offset: start))
    scanner.finish(bytes)
    return scanner.outline
  }

  private static let calendar = ComponentName("VCALENDAR")

  /// What a line in a component may begin with to be looked at: BEGIN, END, and what the envelope
  /// follows from.
  private static let beginnings = ByteSet { byte in
    byte.upperCased == UInt8(ascii: "B") || byte.upperCased == UInt8(ascii: "E")
      || EnvelopeReader.beginnings.contains(byte)
  }

  private init(source: String) { self.source = source }

  /// Reads the lines from `cursor` up to the end of `bytes`, and says how many there are.
  @discardableResult
  private mutating func scan(_ bytes: Span<UInt8>, from start: LineCursor) -> Int {
    var cursor = start
    let beginnings = Self.beginnings
    while let line = open.count < 2
      ? cursor.next(in: bytes) : cursor.next(in: bytes, beginningWith: beginnings)
    {
      let isContinued = cursor.offset < bytes.count && bytes[cursor.offset].isFold
      if let boundary = Boundary(line, isContinued: isContinued, in: bytes) {
        let end = isContinued ? Self.end(of: line, in: bytes) : cursor.offset
        switch boundary.side {
        case .begin: begin(boundary.name, line)
        case .end: self.end(boundary.name, line, through: end)
        }
      } else if open.count == 2 {
        envelope.read(line, isContinued: isContinued, in: bytes)
      } else if open.count == 1 {
        calendarLine(line, in: bytes)
      } else if open.isEmpty, line.range.contains(where: { bytes[$0] > UInt8(ascii: " ") }) {
        noteStrayText(line)
      }
    }
    return cursor.number - start.number
  }

  /// The offset behind a line and what continues it.
  private static func end(of line: PhysicalLine, in bytes: Span<UInt8>) -> Int {
    var lines = LineUnfolder(range: line.range.lowerBound..<bytes.count, line: line.number)
    _ = lines.next(in: bytes)
    return lines.offset
  }

  // MARK: BEGIN and END

  private mutating func begin(_ name: ComponentName, _ line: PhysicalLine) {
    if name.kind == .calendar {
      closeAll(before: line)
      outline.calendars.append(.init(line: line.number))
    } else if open.isEmpty {
      guard name.kind.isTopLevel else {
        noteStrayText(line)
        return
      }
      implyCalendar(before: name, line)
    } else if name.kind.isTopLevel, open.count > 1 {
      // A sibling's BEGIN ends what lacks its END.
      close(downTo: 1, at: line.range.lowerBound, because: "BEGIN:\(name.text)", line.number)
    }
    push(name, line)
  }

  private mutating func end(_ name: ComponentName, _ line: PhysicalLine, through end: Int) {
    guard !open.isEmpty else {
      noteStrayText(line)
      return
    }
    guard let depth = open.lastIndex(where: { $0.name == name }) else {
      warn(.unexpectedEnd, "END:\(name.text) closes nothing that is open; passed over", line.number)
      return
    }
    if open.count > depth + 1 {
      close(downTo: depth + 1, at: line.range.lowerBound, because: "END:\(name.text)", line.number)
    }
    closeLast(at: end)
  }

  /// Closes what is open from `depth` inwards, all of it without an END of its own.
  private mutating func close(
    downTo depth: Int, at offset: Int, because reason: String, _ line: Int
  ) {
    while open.count > depth, let last = open.last {
      if !last.isImplied {
        warn(
          .unclosedComponent,
          "\(last.name.text) has no END; closed by \(reason) in line \(line)", last.line)
      }
      closeLast(at: offset)
    }
  }

  private mutating func closeAll(before line: PhysicalLine) {
    close(downTo: 0, at: line.range.lowerBound, because: "BEGIN:VCALENDAR", line.number)
  }

  /// Takes the innermost component off; directly inside a VCALENDAR it becomes a slice.
  private mutating func closeLast(at offset: Int) {
    let last = open.removeLast()
    guard open.count == 1 else { return }
    outline.slices.append(
      Slice(
        kind: last.name.kind, range: last.start..<offset, line: last.line,
        calendar: outline.calendars.count - 1, envelope: envelope.envelope(of: last.name.kind)))
  }

  private mutating func implyCalendar(before name: ComponentName, _ line: PhysicalLine) {
    warn(
      .notICalendar, "\(name.text) stands outside of any VCALENDAR; read as if in one", line.number)
    push(Self.calendar, line, isImplied: true)
    outline.calendars.append(.init(line: line.number))
  }

  private mutating func push(
    _ name: ComponentName, _ line: PhysicalLine, isImplied: Bool = false
  ) {
    guard open.count < Component.maximumDepth else {
      warn(
        .misplacedComponent,
        "\(name.text) lies more than \(Component.maximumDepth) components deep; passed over",
        line.number)
      return
    }
    if open.count == 1 { envelope = EnvelopeReader() }
    open.append(
      Open(name: name, start: line.range.lowerBound, line: line.number, isImplied: isImplied))
  }

  // MARK: Other lines

  private mutating func calendarLine(_ line: PhysicalLine, in bytes: Span<UInt8>) {
    // A continuation was read with the line that it continues.
    guard let first = line.range.first, !bytes[first].isFold else { return }
    var reader = ContentLineReader(range: first..<bytes.count, line: line.number)
    guard let property = reader.next(in: bytes) else { return }
    if property.malformation == nil {
      outline.calendars[outline.calendars.count - 1].properties.append(property)
    } else {
      outline.diagnostics.append(.malformed(property, source: source))
    }
  }

  private mutating func noteStrayText(_ line: PhysicalLine) {
    strayTextLine = strayTextLine ?? line.number
  }

  // MARK: The end of the source

  private mutating func finish(_ bytes: Span<UInt8>) {
    if outline.calendars.isEmpty {
      outline.diagnostics.append(NotACalendar.diagnostic(for: bytes, source: source))
    } else if let strayTextLine {
      warn(
        .textOutsideCalendar, "text outside of BEGIN:VCALENDAR and END:VCALENDAR; passed over",
        strayTextLine)
    }
    guard let calendar = open.first else { return }
    if open.count > 1 {
      let cut = open[1]
      let uid = Self.uid(in: cut.start..<bytes.count, line: cut.line, of: bytes)
      outline.diagnostics.append(
        Diagnostic(
          .error, .unclosedComponent,
          "truncated: the file ends inside this \(cut.name.text)"
            + (uid.map { " (UID \($0))" } ?? "") + ", which is left out",
          hint: "fetch the file again; its end is missing",
          at: SourcePosition(source: source, line: cut.line)))
    } else if !calendar.isImplied {
      warn(
        .unclosedComponent, "truncated? the file ends without END:VCALENDAR", calendar.line)
    }
  }

  private static func uid(in range: Range<Int>, line: Int, of bytes: Span<UInt8>) -> String? {
    var reader = ContentLineReader(range: range, line: line)
    while let property = reader.next(in: bytes) {
      if property.name == "UID" { return property.value }
    }
    return nil
  }

  private mutating func warn(_ code: DiagnosticCode, _ message: String, _ line: Int) {
    outline.diagnostics.append(
      Diagnostic(.warning, code, message, at: SourcePosition(source: source, line: line)))
  }
}

extension OutlineScanner {
  /// The outline of `bytes` from `start` on, that of a large source in several parts at once.
  ///
  /// All parts but the first are read as if one VCALENDAR were open and nothing in it, which is so at
  /// nearly every BEGIN of an event, and count their lines from 1. Where it turns out not to be so, or
  /// there is anything to say about such a part, the whole is read again from its beginning.
  ///
  /// - Parameter partSize: About how large a part is; so little of a mapped file is in memory at once.
  static func outline(
    of bytes: SourceBytes, from start: Int, source: String, partSize: Int = 4 << 20
  ) -> Outline {
    let bounds = bytes.withSpan { bytes in
      let parts = (bytes.count - start) / partSize
      return [start] + Self.bounds(in: bytes, from: start, parts: parts) + [bytes.count]
    }
    let parts = Parallel.map(Array(zip(bounds, bounds.dropFirst())), atLeast: 1) { from, to in
      defer { bytes.rest(from..<to) }
      return bytes.withSpan {
        part(of: $0, from: from, to: to, isFirst: from == start, source: source)
      }
    }
    return joined(parts) ?? bytes.withSpan { outline(of: $0, from: start, source: source) }
  }

  /// What was read of one part.
  private struct Part: Sendable {
    let scanner: OutlineScanner
    let lineCount: Int
  }

  private static func part(
    of bytes: Span<UInt8>, from start: Int, to end: Int, isFirst: Bool, source: String
  ) -> Part {
    var scanner = OutlineScanner(source: source)
    if !isFirst {
      scanner.open = [Open(name: calendar, start: start, line: 1)]
      scanner.outline.calendars = [.init(line: 1)]
    }
    let lineCount = scanner.scan(bytes.extracting(first: end), from: LineCursor(offset: start))
    if end == bytes.count { scanner.finish(bytes) }
    return Part(scanner: scanner, lineCount: lineCount)
  }

  /// Where the second and later ones of about `parts` equal parts begin, each at the BEGIN of a
  /// component that stands directly in a VCALENDAR.
  private static func bounds(in bytes: Span<UInt8>, from start: Int, parts: Int) -> [Int] {
    var bounds: [Int] = []
    for part in 1..<max(parts, 1) {
      let place = start + (bytes.count - start) / parts * part
      if let bound = beginOfComponent(in: bytes, near: place), bound > bounds.last ?? start {
        bounds.append(bound)
      }
    }
    return bounds
  }

  /// The beginning of such a BEGIN line behind `offset`; `nil` where there is none for a long way.
  private static func beginOfComponent(in bytes: Span<UInt8>, near offset: Int) -> Int? {
    var cursor = LineCursor(offset: offset)
    _ = cursor.next(in: bytes)  // most likely the rest of a line
    let limit = min(bytes.count, cursor.offset + 1 << 20)
    while cursor.offset < limit {
      let offset = cursor.offset
      guard let line = cursor.next(in: bytes) else { return nil }
      if let boundary = Boundary(line, isContinued: false, in: bytes), boundary.side == .begin,
        boundary.name.kind.isTopLevel
      {
        return offset
      }
    }
    return nil
  }

  /// The outline of all parts; `nil` when one was read on a wrong guess.
  private static func joined(_ parts: [Part]) -> Outline? {
    guard var outline = parts.first?.scanner.outline else { return nil }
    outline.slices.reserveCapacity(parts.reduce(0) { $0 + $1.scanner.outline.slices.count })
    for (part, next) in zip(parts, parts.dropFirst()) {
      let (scanner, following) = (part.scanner, next.scanner)
      guard scanner.open.count == 1, scanner.open[0].name == calendar, !scanner.open[0].isImplied,
        following.outline.diagnostics.isEmpty, scanner.strayTextLine == nil,
        following.strayTextLine == nil
      else { return nil }
    }
    var lines = parts[0].lineCount
    for part in parts.dropFirst() {
      outline.append(part.scanner.outline, movedDownBy: lines)
      lines += part.lineCount
    }
    return outline
  }
}

extension Outline {
  /// Appends what follows in the same source, and whose first VCALENDAR is the rest of the last one
  /// here.
  fileprivate mutating func append(_ rest: Outline, movedDownBy lines: Int) {
    let last = calendars.count - 1
    for (index, var calendar) in rest.calendars.enumerated() {
      calendar.line += lines
      for property in calendar.properties.indices { calendar.properties[property].line += lines }
      if index == 0 {
        calendars[last].properties += calendar.properties
      } else {
        calendars.append(calendar)
      }
    }
    for var slice in rest.slices {
      slice.line += lines
      slice.calendar += last
      slices.append(slice)
    }
  }
}

/// A BEGIN or END line.
private struct Boundary {
  enum Side {
    case begin
    case end
  }

  let side: Side
  let name: ComponentName

  /// Reads `line`; `nil` when it is neither. A name may be folded or in lower case, and parameters,
  /// which the grammar forbids here, are passed over.
  init?(_ line: PhysicalLine, isContinued: Bool, in bytes: Span<UInt8>) {
    guard let first = line.range.first else { return nil }
    switch bytes[first].upperCased {
    case UInt8(ascii: "B"): side = .begin
    case UInt8(ascii: "E"): side = .end
    default: return nil
    }
    let word: StaticString = side == .begin ? "BEGIN" : "END"
    guard isContinued || Self.begins(line.range, with: word, in: bytes) else { return nil }
    let rest = line.range.dropFirst(word.utf8CodeUnitCount)
    if !isContinued, let name = Self.plainName(in: rest, of: bytes) {
      self.name = ComponentName(name, in: bytes)
      return
    }
    var reader = ContentLineReader(range: first..<bytes.count, line: line.number)
    guard let property = reader.next(in: bytes), property.malformation == nil,
      property.name == word.description
    else { return nil }
    name = ComponentName(property.componentName)
  }

  /// Where the component's name lies when nothing but a colon stands before it; `nil` otherwise.
  private static func plainName(in rest: Range<Int>, of bytes: Span<UInt8>) -> Range<Int>? {
    let name = rest.dropFirst()
    guard !name.isEmpty, bytes[rest.lowerBound] == UInt8(ascii: ":"),
      name.allSatisfy({ bytes[$0].isNameCharacter })
    else { return nil }
    return name
  }

  private static func begins(
    _ range: Range<Int>, with word: StaticString, in bytes: Span<UInt8>
  ) -> Bool {
    range.count > word.utf8CodeUnitCount
      && (0..<word.utf8CodeUnitCount).allSatisfy {
        bytes[range.lowerBound + $0].upperCased == word.utf8Start[$0]
      }
  }
}
