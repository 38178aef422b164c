import ICalKit
import ICalText

/// A component with all its lines and the components inside it (RFC 5545 §3.6).
///
/// The components of a VCALENDAR are read one at a time, so a VCALENDAR's own ``components`` are
/// empty, and the top of another one's ``parent``s is what stands in the VCALENDAR.
final class Component {
  /// The name in upper case: `VEVENT`.
  let name: String
  /// Which registered component it is; empty for another one.
  let kind: ComponentKinds
  /// The file.
  let source: Source
  /// Where it lies in the file, from its BEGIN line up to and with its END line.
  let extent: Range<Int>
  /// Whether it has an END.
  let isClosed: Bool
  /// What holds it, when that is read with it.
  private(set) unowned(safe) var parent: Component?
  /// The names of what holds it, the outermost first: `VCALENDAR`.
  let outerNames: [String]
  /// Its lines in the order of the file, from its BEGIN to its END, those of components inside it
  /// left out.
  private(set) var lines: [Property] = []
  /// Its well-formed properties, in the order of the file.
  private(set) var properties: [Property] = []
  private var malformedLines: [Property] = []
  /// The components inside it, in the order of the file.
  private(set) var components: [Component] = []

  init(_ node: ComponentOutline.Node, of source: Source, outerNames: [String]) {
    name = node.name
    kind = ComponentKinds(node.name)
    extent = node.start.offset..<node.end.offset
    isClosed = node.isClosed
    self.source = source
    self.outerNames = outerNames
  }

  func append(_ line: Property) {
    if lines.isEmpty {
      // What an event usually has.
      lines.reserveCapacity(20)
      properties.reserveCapacity(20)
    }
    lines.append(line)
    guard line.role == .property else { return }
    if line.malformation == nil { properties.append(line) } else { malformedLines.append(line) }
  }

  func append(_ component: Component) {
    component.parent = self
    components.append(component)
  }

  /// `VCALENDAR/VEVENT/VALARM`.
  var path: String { (outerNames + [name]).joined(separator: "/") }

  /// The name of what holds it; `nil` at the top of the file.
  var parentName: String? { outerNames.last }

  /// Its BEGIN line.
  var begin: Property { lines[0] }

  /// Every well-formed property called `name`, given in upper case.
  func all(_ name: String) -> [Property] { properties.filter { $0.name == name } }

  /// The first well-formed property called `name`, given in upper case.
  func first(_ name: String) -> Property? { properties.first { $0.name == name } }

  /// Whether it has a property called `name`, given in upper case; a malformed line counts as the
  /// property that it begins like.
  func has(_ name: String) -> Bool {
    properties.contains { $0.name == name } || malformedLines.contains { $0.presumedName == name }
  }

  /// What a finding of it as a whole is about.
  private(set) lazy var subject: Finding.Subject = {
    var owner = self
    while !owner.has("UID"), let parent = owner.parent { owner = parent }
    return Finding.Subject(
      component: path, uid: owner.first("UID")?.value,
      recurrenceID: owner.first("RECURRENCE-ID")?.value)
  }()

  /// The components inside it that are called `name`, given in upper case.
  func all(components name: String) -> [Component] { components.filter { $0.name == name } }
}

extension Component {
  /// The TZID of a VTIMEZONE; `nil` without one.
  var tzid: String? {
    first("TZID").map { TextValue.unescaped($0.value).text }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether it and `other` are the same to the byte.
  func hasSameBytes(as other: Component) -> Bool {
    isClosed
      && source.bytes.withSpan { $0.bytes(in: extent) == $0.bytes(in: other.extent) }
  }
}
