package import CalendarModel

/// Writes JSON texts (RFC 8259) piece by piece, as UTF-8.
///
/// A container takes a closure that writes what is in it, so brackets and commas always match.
package struct JSONWriter: Sendable {
  /// How the members or elements of a container are set.
  package enum Layout: Sendable {
    /// Each on a line of its own, indented by two blanks a level.
    case lines
    /// One after the other, with a blank between.
    case inline
  }

  private var bytes: [UInt8] = []
  private var layout = Layout.inline
  private var isFirst = true
  private var depth = 0

  /// Creates a writer that has written nothing.
  package init() {}

  /// Ends a line.
  package mutating func endLine() { append(character: "\n") }

  /// Hands on what was written since the last call.
  package mutating func flush(to output: inout some UTF8OutputStream) {
    output.write(utf8: bytes.span)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Hands on what was written since the last call, once that is enough to be worth a write.
  package mutating func flushWhenFull(to output: inout some UTF8OutputStream) {
    if bytes.count >= 1 << 16 { flush(to: &output) }
  }

  // Inlined, since most of what is appended are single characters between keys and values.
  @inline(__always)
  private mutating func append(character ascii: Unicode.Scalar) {
    bytes.append(UInt8(truncatingIfNeeded: ascii.value))
  }

  private mutating func append(_ ascii: StaticString) {
    ascii.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}

// MARK: Containers

extension JSONWriter {
  /// Writes an object with the members that `members` writes.
  package mutating func object(_ layout: Layout = .inline, _ members: (inout JSONWriter) -> Void) {
    container("{", layout, members, "}")
  }

  /// Writes an array with the elements that `elements` writes.
  package mutating func array(_ layout: Layout = .inline, _ elements: (inout JSONWriter) -> Void) {
    container("[", layout, elements, "]")
  }

  /// Begins a member of an object; its value is what is written next.
  package mutating func key(_ name: StaticString) {
    separate()
    append(character: "\"")
    append(name)
    append(character: "\"")
    append(character: ":")
    append(character: " ")
  }

  /// Writes a member of an object.
  package mutating func member(_ name: StaticString, _ value: some JSONValue) {
    key(name)
    value.write(to: &self)
  }

  /// Writes a member whose value is an array with one element a line.
  package mutating func member(_ name: StaticString, lines elements: some Sequence<some JSONValue>)
  {
    key(name)
    array(.lines) { json in
      for element in elements { json.element(element) }
    }
  }

  /// Writes the same, and hands it on to `output` in pieces.
  package mutating func member(
    _ name: StaticString, lines elements: some Sequence<some JSONValue>,
    to output: inout some UTF8OutputStream
  ) {
    key(name)
    array(.lines) { json in
      for element in elements {
        json.element(element)
        json.flushWhenFull(to: &output)
      }
    }
  }

  /// Writes the same, worked out on all cores.
  package mutating func member<Element: Sendable>(
    _ name: StaticString, lines elements: [Element], to output: inout some UTF8OutputStream,
    _ value: @Sendable (Element) -> some JSONValue
  ) {
    key(name)
    array(.lines) { json in
      json.each(of: elements, to: &output) { $1.element(value($0)) }
    }
  }

  /// Writes what `write` makes of each of `elements`, in their order and on all cores, and hands it on
  /// to `output` in pieces.
  package mutating func each<Element: Sendable>(
    of elements: [Element], to output: inout some UTF8OutputStream,
    _ write: @Sendable (Element, inout JSONWriter) -> Void
  ) {
    var rest = elements[...]
    while !rest.isEmpty {
      let batch = rest.prefix(Self.batchSize)
      rest = rest.dropFirst(Self.batchSize)
      let pieces = stride(from: batch.startIndex, to: batch.endIndex, by: Self.pieceSize).map {
        Piece(elements: batch[$0...].prefix(Self.pieceSize), writer: next(isFirst: $0 == 0))
      }
      flush(to: &output)
      isFirst = false
      for written in Parallel.map(pieces, atLeast: 1, { $0.written(by: write) }) {
        output.write(utf8: written.span)
      }
    }
  }

  /// How many elements are held as text until they are handed on.
  private static let batchSize = 4096
  /// Fewer are written sooner than a thread is started.
  private static let pieceSize = 256

  /// Some of many elements, and a writer for them.
  private struct Piece<Element: Sendable>: Sendable {
    let elements: ArraySlice<Element>
    let writer: JSONWriter

    func written(by write: (Element, inout JSONWriter) -> Void) -> [UInt8] {
      var json = writer
      for element in elements { write(element, &json) }
      return json.bytes
    }
  }

  /// A writer that goes on in the same container; with `isFirst`, as this one would.
  private func next(isFirst: Bool) -> JSONWriter {
    var json = JSONWriter()
    (json.layout, json.depth, json.isFirst) = (layout, depth, isFirst && self.isFirst)
    return json
  }

  /// Writes an element of an array.
  package mutating func element(_ value: some JSONValue) {
    separate()
    value.write(to: &self)
  }

  private mutating func container(
    _ opening: StaticString, _ layout: Layout, _ content: (inout JSONWriter) -> Void,
    _ closing: StaticString
  ) {
    let outer = (self.layout, isFirst)
    append(opening)
    (self.layout, isFirst) = (layout, true)
    depth += 1
    content(&self)
    depth -= 1
    if layout == .lines, !isFirst { beginLine() }
    append(closing)
    (self.layout, isFirst) = outer
  }

  private mutating func separate() {
    if !isFirst { append(character: ",") }
    switch layout {
    case .lines: beginLine()
    case .inline: if !isFirst { append(character: " ") }
    }
    isFirst = false
  }

  private mutating func beginLine() {
    endLine()
    for _ in 0..<depth { append("  ") }
  }
}

// MARK: Values

extension JSONWriter {
  /// Writes `null`.
  package mutating func null() { append("null") }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) { append(value ? "true" : "false") }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) {
    if value < 0 { append(character: "-") }
    digits(value.magnitude)
  }

  /// Writes a day as a string: `"2025-04-15"`.
  package mutating func date(_ date: CivilDate) {
    append(character: "\"")
    fields(of: date)
    append(character: "\"")
  }

  /// Writes a time as a string of RFC 3339, as ``CalendarModel/ZonedTime/rfc3339`` has it.
  package mutating func time(_ time: ZonedTime) {
    let time = time.onWholeMinutes
    append(character: "\"")
    fields(of: time.civil.date)
    append(character: "T")
    digits(time.civil.hour.magnitude, width: 2)
    append(character: ":")
    digits(time.civil.minute.magnitude, width: 2)
    append(character: ":")
    digits(time.civil.second.magnitude, width: 2)
    append(character: time.utcOffset < 0 ? "-" : "+")
    digits(time.utcOffset.magnitude / 3600, width: 2)
    append(character: ":")
    digits(time.utcOffset.magnitude / 60 % 60, width: 2)
    append(character: "\"")
  }

  private mutating func fields(of date: CivilDate) {
    digits(date.year.magnitude, width: 4)
    append(character: "-")
    digits(date.month.magnitude, width: 2)
    append(character: "-")
    digits(date.day.magnitude, width: 2)
  }

  private mutating func digits(_ number: UInt, width: Int = 1) {
    if number >= 10 || width > 1 { digits(number / 10, width: width - 1) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

// MARK: Strings

extension JSONWriter {
  /// Writes text as a string.
  ///
  /// Escaped are what RFC 8259 §7 demands (`"`, `\` and the C0 controls) and what must not reach a
  /// terminal as it is: DEL, the C1 controls, line and paragraph separators, and the bidi controls
  /// that embed, override and isolate; also U+FEFF, which some readers drop as a byte order mark.
  /// Everything else stands as itself.
  package mutating func string(_ text: String) {
    var text = text
    append(character: "\"")
    text.withUTF8 { escape($0) }
    append(character: "\"")
  }

  private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>) {
    var plain = 0
    var index = 0
    while index < utf8.count {
      guard let (unit, length) = Self.unitToEscape(at: index, of: utf8) else {
        index += 1
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain..<index]))
      escape(unit)
      index += length
      plain = index
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[plain...]))
  }

  /// The UTF-16 code unit that the character beginning at `index` is to be escaped as, with the
  /// character's length in UTF-8; `nil` when it stands as itself, or none begins there.
  private static func unitToEscape(
    at index: Int, of utf8: UnsafeBufferPointer<UInt8>
  ) -> (unit: UInt16, length: Int)? {
    let byte = utf8[index]
    switch byte {
    case 0x00...0x1F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F:
      return (UInt16(byte), 1)
    case 0xC2 where index + 1 < utf8.count && utf8[index + 1] < 0xA0:  // U+0080...U+009F
      return (UInt16(utf8[index + 1]), 2)
    case 0xE2,
      0xEF where index + 2 < utf8.count:  // U+2000...U+2FFF, U+F000...U+FFFF
      let unit =
        UInt16(byte & 0x0F) << 12 | UInt16(utf8[index + 1] & 0x3F) << 6
        | UInt16(utf8[index + 2] & 0x3F)
      return isUnseen(unit) ? (unit, 3) : nil
    default:
      return nil
    }
  }

  /// Whether `unit` is a separator, a bidi control or the byte order mark of ``string(_:)``.
  private static func isUnseen(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private mutating func escape(_ unit: UInt16) {
    switch unit {
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    default:
      append("\\u")
      for shift in stride(from: 12, through: 0, by: -4) {
        let digit = UInt8(unit >> UInt16(shift) & 0xF)
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
