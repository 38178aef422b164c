internal import CalendarModel

extension Message {
  /// How many messages about one fault in one input are said before the others are only counted.
  private static let mostOfOneKind = 10

  /// What `diagnostics` say, in their order; of a fault that an input has many times, the first few
  /// and how many more there are.
  static func summarized(_ diagnostics: [Diagnostic]) -> [Message] {
    struct Kind: Hashable {
      let code: DiagnosticCode
      let severity: Diagnostic.Severity
      let source: String
    }
    var counts: [Kind: Int] = [:]
    var order: [Kind] = []
    var messages: [Message] = []
    for diagnostic in diagnostics {
      let kind = Kind(
        code: diagnostic.code, severity: diagnostic.severity, source: diagnostic.position.source)
      if counts[kind] == nil { order.append(kind) }
      counts[kind, default: 0] += 1
      if counts[kind, default: 0] <= mostOfOneKind { messages.append(Message(diagnostic)) }
    }
    for kind in order {
      let more = counts[kind, default: 0] - mostOfOneKind
      guard more > 0 else { continue }
      messages.append(
        Message(
          kind.severity, "\(more) more of the kind \(kind.code.name) (\(kind.code.id))",
          hint: "--json lists them all", source: kind.source))
    }
    return messages
  }

  /// Says that a range ends before it begins.
  static func emptyRange(first: CivilDate, last: CivilDate) -> Message {
    Message(
      .warning,
      "the range ends on \(last), before its first day, \(first); there is nothing to show",
      hint: "without --from a range begins today")
  }

  /// Says that zones come from data that are as old as the program.
  static let noZoneData = Message(
    .warning, "found no zone data on this machine; the program's own are used",
    hint: "install tzdata, or set TZDIR")
}

extension MessageWriter {
  /// Says `messages`, one after the other.
  func report(_ messages: [Message]) {
    for message in messages { report(message) }
  }
}
