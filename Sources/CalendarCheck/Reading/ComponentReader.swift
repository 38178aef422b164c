import ICalKit
import ICalText

/// Reads sections of a file into components with all their lines.
struct ComponentReader {
  let source: Source
  let outline: ComponentOutline

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

  /// The VCALENDAR `index` of the outline with its own lines, which are those of `sections`.
  func calendar(_ index: Int, sections: [FileLayout.Section]) -> Component {
    let calendar = emptyComponent(index)
    for section in sections where section.kind == .calendarLines {
      forEachLine(from: section.start, to: section.end) { line, end in
        append(line, endingAt: end, to: calendar, index)
      }
    }
    return calendar
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
