import ICalKit
import ICalText

/// Reads parts of a file into components with all their lines.
struct ComponentReader: Sendable {
  let source: Source
  let layout: FileLayout

  private var outline: ComponentOutline { layout.outline }

  /// The component `index` of the outline with everything inside it.
  func component(_ index: Int) -> Component {
    let (start, end) = (outline.nodes[index].start, outline.nodes[index].end)
    var tree = TreeBuilder(outline: outline, source: source, root: index)
    source.bytes.withSpan { bytes in
      var lines = LineUnfolder(range: start.offset..<end.offset, line: start.line)
      while let line = lines.next(in: bytes) { tree.add(line, endingAt: lines.offset, in: bytes) }
    }
    return tree.root
  }

  /// The VCALENDAR `number` of the file with its own lines alone.
  func calendar(_ number: Int) -> Component {
    let tree = TreeBuilder(outline: outline, source: source, root: layout.calendars[number])
    source.bytes.withSpan { bytes in
      for section in layout.sections(ofCalendar: number) where section.kind == .calendarLines {
        var lines = LineUnfolder(
          range: section.start.offset..<section.end.offset, line: section.start.line)
        while let line = lines.next(in: bytes) {
          tree.addToRoot(line, endingAt: lines.offset, in: bytes)
        }
      }
    }
    return tree.root
  }

  /// The components called `name` of the VCALENDAR `number`, in the order of the file.
  func components(_ name: String, ofCalendar number: Int) -> [Component] {
    layout.sections(ofCalendar: number).compactMap { section in
      guard case .component(let index) = section.kind, outline.nodes[index].name == name else {
        return nil
      }
      return component(index)
    }
  }

  /// The VTIMEZONEs of the VCALENDAR `number`; other zones are those of `database`.
  func zones(ofCalendar number: Int, _ database: ZoneDatabase) -> ZoneTable {
    ZoneTable(components("VTIMEZONE", ofCalendar: number).compactMap(zone), database: database)
  }

  private func zone(_ component: Component) -> ZoneTable.Entry? {
    guard let tzid = component.tzid else { return nil }
    let line = component.begin.line.first.number
    return ZoneTable.Entry(tzid: tzid, begin: component.begin.region) {
      [source, extent = component.extent] in
      ZoneDefinition(in: extent, line: line, of: source)
    }
  }
}

/// Puts the lines of one component of an outline, in the order of the file, where they belong.
private struct TreeBuilder {
  private let outline: ComponentOutline
  private let source: Source
  /// The component with what it has got so far.
  let root: Component
  private let rootIndex: Int
  /// The components inside the root that are open, the innermost last.
  private var open: [(index: Int, component: Component)] = []
  /// The component of the outline that begins next.
  private var next: Int

  init(outline: ComponentOutline, source: Source, root index: Int) {
    self.outline = outline
    self.source = source
    rootIndex = index
    root = Self.component(index, outline, source)
    next = index + 1
  }

  /// Adds a line that ends before the byte `end`.
  mutating func add(_ line: UnfoldedLine, endingAt end: Int, in bytes: Span<UInt8>) {
    let start = line.first.range.lowerBound
    while let last = open.last, outline.nodes[last.index].end.offset <= start { open.removeLast() }
    if next < outline.nodes.count, outline.nodes[next].start.offset == start { openNext() }
    guard let last = open.last else { return addToRoot(line, endingAt: end, in: bytes) }
    append(line, endingAt: end, in: bytes, to: last.component, last.index)
  }

  /// Adds a line of the root itself that ends before the byte `end`.
  func addToRoot(_ line: UnfoldedLine, endingAt end: Int, in bytes: Span<UInt8>) {
    append(line, endingAt: end, in: bytes, to: root, rootIndex)
  }

  private mutating func openNext() {
    while let last = open.last, last.index != outline.nodes[next].parent { open.removeLast() }
    let component = Self.component(next, outline, source)
    (open.last?.component ?? root).append(component)
    open.append((next, component))
    next += 1
  }

  private static func component(
    _ index: Int, _ outline: ComponentOutline, _ source: Source
  ) -> Component {
    Component(outline.nodes[index], of: source, outerNames: outline.namesAround(index))
  }

  private func append(
    _ line: UnfoldedLine, endingAt end: Int, in source: Span<UInt8>, to component: Component,
    _ index: Int
  ) {
    let bytes = line.bytes(in: source)
    component.append(
      Property(
        line, bytes: bytes, tokens: ContentLineTokens(bytes.span),
        role: role(of: line, endingAt: end, in: source, index), component: component))
  }

  private func role(
    of line: UnfoldedLine, endingAt end: Int, in source: Span<UInt8>, _ index: Int
  ) -> Property.Role {
    if line.first.range.lowerBound == outline.nodes[index].start.offset { return .begin }
    guard case .end = ComponentMark(line, in: source) else { return .property }
    let isClosed = outline.nodes[index].isClosed && end == outline.nodes[index].end.offset
    return isClosed ? .end : .strayEnd
  }
}
