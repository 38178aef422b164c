import CalendarModel
import ICalText

/// A component with its properties and the components inside it (RFC 5545 §3.6).
struct Component {
  /// The name in upper case.
  let name: String
  /// The line of its BEGIN, from 1.
  let line: Int
  /// Its properties, in the order of the file.
  var properties: [Property] = []
  /// The components inside it, in the order of the file.
  var components: [Component] = []

  /// Every property called `name`.
  func all(_ name: PropertyName) -> [Property] {
    // Most events have none or one of a name; copying all properties to filter them would cost more
    // than everything else here.
    var found: [Property] = []
    var next = index(of: name)
    while let index = next {
      found.append(properties[index])
      next = self.index(of: name, from: index + 1)
    }
    return found
  }

  /// The first property called `name`.
  func first(_ name: PropertyName) -> Property? { index(of: name).map { properties[$0] } }

  /// The index of the first property called `name` that is not before `start`.
  func index(of name: PropertyName, from start: Int = 0) -> Int? {
    properties[start...].firstIndex { $0.line.property == name }
  }
}

/// A property: its content line, and the value that libical read from it.
struct Property {
  /// What libical makes of a value.
  enum Value: Hashable {
    case time(TimeValue)
    /// Seconds ahead of UTC.
    case utcOffset(Int)
  }

  let line: ContentLine
  /// The typed value; `nil` for text, which we read ourselves, and where libical reports an error.
  var value: Value?
}

extension Component {
  /// How deep components may lie in each other. RFC 5545 and its followers know four levels; hostile
  /// files have thousands.
  static let maximumDepth = 32

  /// Reads the content lines of `slice`; lines that are none are reported and passed over.
  ///
  /// - Parameter parts: The names, in upper case, of those components inside it that are wanted.
  init(
    _ slice: Slice, with parts: Set<String> = [], of bytes: Span<UInt8>, source: String,
    diagnostics: inout [Diagnostic]
  ) {
    var lines = LineUnfolder(range: slice.range, line: slice.line)
    _ = lines.next(in: bytes)  // its BEGIN
    var builder = ComponentBuilder(root: Component(name: slice.kind.name, line: slice.line))
    while let unfolded = lines.next(in: bytes) {
      guard let line = ContentLine(ifRead: unfolded, in: bytes) else { continue }
      if line.malformation != nil { diagnostics.append(.malformed(line, source: source)) }
      if !line.repairs.isEmpty { diagnostics += Diagnostic.repairs(of: line, source: source) }
      if line.malformation == nil { builder.add(line) }
    }
    self = builder.finish()
    components.removeAll { !parts.contains($0.name) }
  }
}

/// Puts content lines together to a tree; whatever lacks its END ends with what holds it.
private struct ComponentBuilder {
  /// The components that are open, the outermost first; never empty.
  private var open: [Component]

  /// As many properties as most events have.
  private static let usualCount = 24

  init(root: Component) {
    open = [root]
    open[0].properties.reserveCapacity(Self.usualCount)
  }

  mutating func add(_ line: consuming ContentLine) {
    switch line.property {
    case .begin:
      guard open.count < Component.maximumDepth else { return }
      open.append(Component(name: line.componentName, line: line.line))
    case .end:
      let name = line.componentName
      // The END of the root, and one that closes nothing, have been dealt with by the outline.
      guard let depth = open.lastIndex(where: { $0.name == name }), depth > 0 else { return }
      while open.count > depth { closeLast() }
    default:
      open[open.count - 1].properties.append(Property(line: line))
    }
  }

  mutating func finish() -> Component {
    while open.count > 1 { closeLast() }
    return open[0]
  }

  private mutating func closeLast() {
    let last = open.removeLast()
    open[open.count - 1].components.append(last)
  }
}

extension Diagnostic {
  /// What to say of the repairs that a line needed.
  static func repairs(of line: ContentLine, source: String) -> [Diagnostic] {
    if line.repairs.isEmpty { return [] }
    let position = SourcePosition(source: source, line: line.line)
    var diagnostics: [Diagnostic] = []
    if line.repairs.contains(.windows1252) {
      diagnostics.append(
        Diagnostic(
          .warning, .invalidUTF8, "found bytes that are not UTF-8; read as windows-1252",
          at: position))
    }
    if line.repairs.contains(.controlsRemoved) {
      diagnostics.append(
        Diagnostic(
          .warning, .controlCharacter, "found control characters in \(line.name); removed",
          at: position))
    }
    return diagnostics
  }
}
