import ICalKit
import ICalText

/// Reads sections of a file into components with all their lines.
struct ComponentReader: Sendable {
  let source: Source
  let layout: FileLayout

  private var outline: ComponentOutline { layout.outline }

  /// The component `index` of the outline with everything inside it.
  func component(_ index: Int) -> Component {
    let root = emptyComponent(index)
    var open: [(index: Int, component: Component)] = [(index, root)]
    var next = index + 1
    forEachLine(from: outline.nodes[index].start, to: outline.nodes[index].end) { line, end in
      let offset = line.first.range.lowerBound
      while open.count > 1, let last = open.last, outline.nodes[last.index].end.offset <= offset {
        open.removeLast()
      }
      if next < outline.nodes.count, outline.nodes[next].start.offset == offset {
        while open.count > 1, let last = open.last, last.index != outline.nodes[next].parent {
          open.removeLast()
        }
        let component = emptyComponent(next)
        open.last?.component.append(component)
        open.append((next, component))
        next += 1
      }
      if let last = open.last { append(line, endingAt: end, to: last.component, last.index) }
    }
    return root
  }

  /// The VCALENDAR `number` of the file with its own lines alone.
  func calendar(_ number: Int) -> Component {
    let index = layout.calendars[number]
    let calendar = emptyComponent(index)
    for section in layout.sections(ofCalendar: number) where section.kind == .calendarLines {
      forEachLine(from: section.start, to: section.end) { line, end in
        append(line, endingAt: end, to: calendar, index)
      }
    }
    return calendar
  }

  /// The VTIMEZONEs of the VCALENDAR `number`; other zones are those of `database`.
  func zones(ofCalendar number: Int, _ database: ZoneDatabase) -> ZoneTable {
    ZoneTable(layout.sections(ofCalendar: number).compactMap(zone), database: database)
  }

  private func zone(_ section: FileLayout.Section) -> ZoneTable.Entry? {
    guard case .component(let index) = section.kind, outline.nodes[index].name == "VTIMEZONE",
      case let component = component(index), let tzid = component.first("TZID")?.value,
      let begin = component.begin?.region
    else { return nil }
    return ZoneTable.Entry(tzid: tzid, begin: begin) { [source] in
      ZoneDefinition(
        in: section.start.offset..<section.end.offset, line: section.start.line, of: source)
    }
  }

  /// Hands each content line between two places to `body`, with the place behind it.
  func forEachLine(
    from start: ComponentOutline.Position, to end: ComponentOutline.Position,
    _ body: (UnfoldedLine, Int) -> Void
  ) {
    var lines = LineUnfolder(range: start.offset..<end.offset, line: start.line)
    while let line = lines.next(in: source.bytes.span) { body(line, lines.offset) }
  }

  private func emptyComponent(_ index: Int) -> Component {
    let node = outline.nodes[index]
    var outerNames: [String] = []
    var holder = node.parent
    while let current = holder {
      outerNames.insert(outline.nodes[current].name, at: 0)
      holder = outline.nodes[current].parent
    }
    return Component(
      name: node.name, source: source, isClosed: node.isClosed, outerNames: outerNames)
  }

  private func append(
    _ line: UnfoldedLine, endingAt end: Int, to component: Component, _ index: Int
  ) {
    let bytes = line.bytes(in: source.bytes.span)
    let node = outline.nodes[index]
    let role: Property.Role =
      if line.first.range.lowerBound == node.start.offset {
        .begin
      } else if node.isClosed, end == node.end.offset {
        .end
      } else if case .end = ComponentMark(ContentLineTokens(bytes.span), bytes) {
        .strayEnd
      } else {
        .property
      }
    component.append(Property(line, bytes: bytes, role: role, component: component))
  }
}
