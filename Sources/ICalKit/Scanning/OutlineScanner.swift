import CalendarModel
import ICalText

/// Cuts a source into the components of its VCALENDARs by their BEGIN and END lines.
///
/// A component without END is closed by its sibling's BEGIN or its parent's END and kept, with a
/// warning. One that the source itself cuts off is left out, with an error.
struct OutlineScanner: Sendable {
  private struct Open {
    let kind: ComponentKind
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

  private init(source: String) { self.source = source }

  /// Reads the lines from `cursor` up to the end of `bytes`.
  private mutating func scan(_ bytes: Span<UInt8>, from cursor: LineCursor) {
    var cursor = cursor
    while let line = cursor.next(in: bytes) {
      let isContinued = cursor.offset < bytes.count && bytes[cursor.offset].isFold
      if let boundary = Boundary(line, isContinued: isContinued, in: bytes) {
        let end = isContinued ? Self.end(of: line, in: bytes) : cursor.offset
        switch boundary.side {
        case .begin: begin(boundary.kind, line)
        case .end: self.end(boundary.kind, line, through: end)
        }
      } else if open.count == 2 {
        envelope.read(line, isContinued: isContinued, in: bytes)
      } else if open.count == 1 {
        calendarLine(line, in: bytes)
      } else if open.isEmpty, line.range.contains(where: { bytes[$0] > UInt8(ascii: " ") }) {
        noteStrayText(line)
      }
    }
  }

  /// The offset behind a line and what continues it.
  private static func end(of line: PhysicalLine, in bytes: Span<UInt8>) -> Int {
    var lines = LineUnfolder(range: line.range.lowerBound..<bytes.count, line: line.number)
    _ = lines.next(in: bytes)
    return lines.offset
  }

  // MARK: BEGIN and END

  private mutating func begin(_ kind: ComponentKind, _ line: PhysicalLine) {
    if kind == .calendar {
      closeAll(before: line)
      outline.calendars.append(.init(line: line.number))
    } else if open.isEmpty {
      guard kind.isTopLevel else {
        noteStrayText(line)
        return
      }
      implyCalendar(before: kind, line)
    } else if kind.isTopLevel {
      // A sibling's BEGIN ends what lacks its END.
      close(downTo: 1, at: line.range.lowerBound, because: "BEGIN:\(kind.name)", line.number)
    }
    push(kind, line)
  }

  private mutating func end(_ kind: ComponentKind, _ line: PhysicalLine, through end: Int) {
    guard !open.isEmpty else {
      noteStrayText(line)
      return
    }
    guard let depth = open.lastIndex(where: { $0.kind == kind }) else {
      warn(.unexpectedEnd, "END:\(kind.name) closes nothing that is open; passed over", line.number)
      return
    }
    close(downTo: depth + 1, at: line.range.lowerBound, because: "END:\(kind.name)", line.number)
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
          "\(last.kind.name) has no END; closed by \(reason) in line \(line)", last.line)
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
        kind: last.kind, range: last.start..<offset, line: last.line,
        calendar: outline.calendars.count - 1, envelope: envelope.envelope(of: last.kind)))
  }

  private mutating func implyCalendar(before kind: ComponentKind, _ line: PhysicalLine) {
    warn(
      .notICalendar, "\(kind.name) stands outside of any VCALENDAR; read as if in one", line.number)
    push(.calendar, line, isImplied: true)
    outline.calendars.append(.init(line: line.number))
  }

  private mutating func push(
    _ kind: ComponentKind, _ line: PhysicalLine, isImplied: Bool = false
  ) {
    guard open.count < Component.maximumDepth else {
      warn(
        .misplacedComponent,
        "\(kind.name) lies more than \(Component.maximumDepth) components deep; passed over",
        line.number)
      return
    }
    if open.count == 1 { envelope = EnvelopeReader() }
    open.append(
      Open(kind: kind, start: line.range.lowerBound, line: line.number, isImplied: isImplied))
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
          "truncated: the file ends inside this \(cut.kind.name)"
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
  /// The outline of `bytes` from `start` on, a large source in two halves at once.
  ///
  /// The second half is read as if one VCALENDAR were open and nothing in it, which is so at nearly
  /// every BEGIN:VEVENT. Where it turns out not to be, or anything is to be said about that half, the
  /// whole is read again from its beginning.
  ///
  /// - Parameter splitSize: The size below which a source is read sooner than a thread is started.
  static func outline(
    of bytes: SourceBytes, from start: Int, source: String, splitSize: Int = 4 << 20
  ) -> Outline {
    let whole = { bytes.withSpan { outline(of: $0, from: start, source: source) } }
    let isLarge = bytes.withSpan { $0.count - start >= splitSize }
    guard isLarge, let middle = bytes.withSpan({ Self.middle(of: $0, from: start) }) else {
      return whole()
    }
    let halves = Parallel.map([true, false], atLeast: 1) { isFirst in
      bytes.withSpan { bytes in
        var scanner = OutlineScanner(source: source)
        if isFirst {
          scanner.scan(bytes.extracting(first: middle), from: LineCursor(offset: start))
        } else {
          // Its lines are numbered by walking through the first half once more.
          var cursor = LineCursor(offset: start)
          let first = bytes.extracting(first: middle)
          while cursor.next(in: first) != nil {}
          scanner.open = [Open(kind: .calendar, start: middle, line: cursor.number)]
          scanner.outline.calendars = [.init(line: cursor.number)]
          scanner.scan(bytes, from: cursor)
          scanner.finish(bytes)
        }
        return scanner
      }
    }
    return halves[0].joined(with: halves[1]) ?? whole()
  }

  /// The beginning of a BEGIN:VEVENT line near the middle; `nil` where there is none.
  private static func middle(of bytes: Span<UInt8>, from start: Int) -> Int? {
    // The second half has to count the lines of the first.
    var cursor = LineCursor(offset: start + (bytes.count - start) / 9 * 5)
    _ = cursor.next(in: bytes)  // most likely the rest of a line
    let limit = min(bytes.count, cursor.offset + 1 << 20)
    while cursor.offset < limit {
      let offset = cursor.offset
      guard let line = cursor.next(in: bytes) else { return nil }
      if let boundary = Boundary(line, isContinued: false, in: bytes), boundary.side == .begin,
        boundary.kind == .event
      {
        return offset
      }
    }
    return nil
  }

  /// The outline of this half and the `second` one; `nil` when the second was read on a wrong guess.
  private func joined(with second: OutlineScanner) -> Outline? {
    guard open.count == 1, open[0].kind == .calendar, !open[0].isImplied,
      second.outline.diagnostics.isEmpty, strayTextLine == nil, second.strayTextLine == nil
    else { return nil }
    var outline = outline
    let last = outline.calendars.count - 1
    outline.calendars[last].properties += second.outline.calendars[0].properties
    outline.calendars += second.outline.calendars.dropFirst()
    outline.slices += second.outline.slices.map { slice in
      Slice(
        kind: slice.kind, range: slice.range, line: slice.line, calendar: slice.calendar + last,
        envelope: slice.envelope)
    }
    return outline
  }
}

/// A BEGIN or END line.
private struct Boundary {
  enum Side {
    case begin
    case end
  }

  let side: Side
  let kind: ComponentKind

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
      kind = ComponentKind(name: name, in: bytes)
      return
    }
    var reader = ContentLineReader(range: first..<bytes.count, line: line.number)
    guard let property = reader.next(in: bytes), property.malformation == nil,
      property.name == word.description
    else { return nil }
    kind = ComponentKind(name: property.componentName)
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
