import ICalKit
import ICalText

/// Where the components of a source begin and end (RFC 5545 §3.6), found from its BEGIN and END
/// lines alone.
///
/// An END closes the innermost open component of its name; what is open inside that ends there
/// unclosed. A component that is never closed ends where one of its own name begins inside it, since
/// that is its sibling.
struct ComponentOutline: Sendable {
  /// A place between two content lines.
  struct Position: Hashable, Sendable {
    /// How many bytes stand before it.
    let offset: Int
    /// The number of the physical line that begins there.
    let line: Int
  }

  /// A component.
  struct Node: Hashable, Sendable {
    /// Its name in upper case.
    let name: String
    /// The index of what holds it, -1 at the top; in as little room as will do, since a feed has many.
    private var parentIndex: Int32
    /// How many components hold it.
    fileprivate(set) var depth: UInt8
    /// Where its BEGIN line begins.
    let start: Position
    /// The end of its END line, or where it breaks off without one.
    fileprivate(set) var end: Position
    /// Whether it has an END.
    fileprivate(set) var isClosed = false

    fileprivate init(name: String, parent: Int?, depth: Int, start: Position) {
      self.name = name
      parentIndex = Int32(clamping: parent ?? -1)
      self.depth = UInt8(clamping: depth)
      self.start = start
      end = start
    }

    /// The index of what holds it; `nil` at the top.
    fileprivate(set) var parent: Int? {
      get { parentIndex < 0 ? nil : Int(parentIndex) }
      set { parentIndex = Int32(clamping: newValue ?? -1) }
    }
  }

  /// The components in the order of their BEGINs, so that what a component holds follows it.
  private(set) var nodes: [Node] = []
  private var open: [Int] = []

  /// How deep components are nested at most; what lies deeper belongs to the last level. RFC 5545
  /// needs four.
  private static let maximumDepth = 16

  /// Reads `range` of a source, which begins with line 1.
  init(of source: Span<UInt8>, range: Range<Int>) {
    var lines = LineUnfolder(range: range, line: 1)
    // Only the first line may be one that is folded onto nothing.
    var next = lines.next(in: source)
    while let line = next {
      defer { next = lines.next(in: source, beginningWith: ComponentMark.beginnings) }
      guard let mark = ComponentMark(line, in: source) else { continue }
      let start = Position(offset: line.first.range.lowerBound, line: line.first.number)
      switch mark {
      case .begin(let name): begin(name, at: start)
      case .end(let name):
        close(name, from: start, to: Position(offset: lines.offset, line: lines.line))
      }
    }
    let end = Position(offset: range.upperBound, line: lines.line)
    for index in open { nodes[index].end = end }
    separateSiblings()
  }

  private mutating func begin(_ name: String, at start: Position) {
    nodes.append(
      Node(name: name, parent: open.last, depth: open.count, start: start))
    open.append(nodes.count - 1)
  }

  private mutating func close(_ name: String, from start: Position, to end: Position) {
    guard let place = open.lastIndex(where: { nodes[$0].name == name }) else { return }
    for index in open[(place + 1)...] { nodes[index].end = start }
    nodes[open[place]].end = end
    nodes[open[place]].isClosed = true
    open.removeSubrange(place...)
  }

  /// The names of what holds the component `index`, the outermost first.
  func namesAround(_ index: Int) -> [String] {
    var names: [String] = []
    var holder = nodes[index].parent
    while let current = holder {
      names.append(nodes[current].name)
      holder = nodes[current].parent
    }
    return names.reversed()
  }

  /// Takes components out of unclosed ones of the same name, and limits the depth.
  private mutating func separateSiblings() {
    for index in nodes.indices {
      guard let parent = nodes[index].parent else { continue }
      if let sibling = unclosedSibling(around: index) {
        var holder: Int? = parent
        while let current = holder, current >= sibling {
          nodes[current].end = min(nodes[current].end, nodes[index].start)
          holder = nodes[current].parent
        }
        nodes[index].parent = nodes[sibling].parent
      } else if nodes[parent].depth + 1 >= Self.maximumDepth {
        nodes[index].parent = nodes[parent].parent
      }
      nodes[index].depth = nodes[index].parent.map { nodes[$0].depth + 1 } ?? 0
    }
  }

  /// The unclosed component of the same name that holds the component `index`, at most three levels
  /// up, with nothing closed between.
  private func unclosedSibling(around index: Int) -> Int? {
    var holder = nodes[index].parent
    for _ in 0..<3 {
      guard let current = holder, !nodes[current].isClosed else { return nil }
      if nodes[current].name == nodes[index].name { return current }
      holder = nodes[current].parent
    }
    return nil
  }
}

extension ComponentOutline.Position: Comparable {
  static func < (lhs: Self, rhs: Self) -> Bool { lhs.offset < rhs.offset }
}

/// What a BEGIN or END line says.
enum ComponentMark: Hashable {
  /// A component of that name, in upper case, begins.
  case begin(String)
  /// A component of that name, in upper case, ends.
  case end(String)

  /// The first bytes of such lines.
  static let beginnings = ByteSet { "BbEe".utf8.contains($0) }

  /// `nil` when `line` is another line.
  init?(_ line: UnfoldedLine, in source: Span<UInt8>) {
    guard let first = line.first.range.first.map({ source[$0].upperCased }),
      first == UInt8(ascii: "B") || first == UInt8(ascii: "E")
        || source[line.first.range.lowerBound].isFold
    else { return nil }
    let bytes = line.bytes(in: source)
    let tokens = ContentLineTokens(bytes.span)
    guard let value = tokens.value else { return nil }
    let name = String(upperCasing: bytes.span, in: tokens.name)
    guard name == "BEGIN" || name == "END" else { return nil }
    let component = String(upperCasing: bytes.span, in: value)
    let trimmed = String(component.trimmingBlanks)
    self = name == "BEGIN" ? .begin(trimmed) : .end(trimmed)
  }
}
