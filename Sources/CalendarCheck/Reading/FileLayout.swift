import ICalKit
import ICalText

/// How a file is cut up for checking: into sections that lie one behind the other and have every
/// byte behind the byte order mark.
struct FileLayout: Sendable {
  /// A part of the file.
  struct Section: Hashable, Sendable {
    /// What it is.
    enum Kind: Hashable, Sendable {
      /// Lines of a VCALENDAR itself, before, between or behind its components.
      case calendarLines
      /// A component of a VCALENDAR; its index in the outline.
      case component(Int)
      /// What stands in no VCALENDAR.
      case outside
    }

    /// What it is.
    let kind: Kind
    /// The number of the VCALENDAR that it lies in, from 0; `nil` outside.
    let calendar: Int?
    /// Where it begins.
    let start: ComponentOutline.Position
    /// Where it ends, exclusive.
    let end: ComponentOutline.Position
  }

  /// The components of the file.
  let outline: ComponentOutline
  /// The indices of the VCALENDARs in the outline.
  let calendars: [Int]
  /// The sections in the order of the file; none is empty.
  private(set) var sections: [Section] = []
  /// Where each VCALENDAR's sections stand among them.
  private var sectionRanges: [Range<Int>] = []

  /// Lays out the bytes in `range` of `source`, which begins with line 1.
  init(of source: Span<UInt8>, range: Range<Int>) {
    outline = ComponentOutline(of: source, range: range)
    let nodes = outline.nodes
    calendars = nodes.indices.filter { nodes[$0].parent == nil && nodes[$0].name == "VCALENDAR" }
    sections.reserveCapacity(nodes.count + 2 * calendars.count + 1)
    var position = ComponentOutline.Position(offset: range.lowerBound, line: 1)
    for (number, calendar) in calendars.enumerated() {
      add(.outside, nil, from: &position, to: nodes[calendar].start)
      let first = sections.count
      let end = calendars.indices.contains(number + 1) ? calendars[number + 1] : nodes.count
      for index in calendar..<end where nodes[index].parent == calendar {
        add(.calendarLines, number, from: &position, to: nodes[index].start)
        add(.component(index), number, from: &position, to: nodes[index].end)
      }
      add(.calendarLines, number, from: &position, to: nodes[calendar].end)
      sectionRanges.append(first..<sections.count)
    }
    // How many lines follow is known to nobody and needed by nobody.
    add(
      .outside, nil, from: &position, to: .init(offset: range.upperBound, line: .max))
  }

  /// The sections of the VCALENDAR `number`, in the order of the file.
  func sections(ofCalendar number: Int) -> ArraySlice<Section> {
    sections[sectionRanges[number]]
  }

  private mutating func add(
    _ kind: Section.Kind, _ calendar: Int?, from position: inout ComponentOutline.Position,
    to end: ComponentOutline.Position
  ) {
    guard position < end else { return }
    sections.append(Section(kind: kind, calendar: calendar, start: position, end: end))
    position = end
  }
}
