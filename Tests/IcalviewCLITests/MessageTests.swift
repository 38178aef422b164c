import CalendarModel
import Testing

@testable import IcalviewCLI

@Suite("Message") struct MessageTests {
  @Test("a message says where, how bad and what, and hints on a second line")
  func form() {
    let position = SourcePosition(source: "work.ics", line: 12)
    let diagnostic = Diagnostic(
      .warning, .ruleUntilForm, "found X, expected Y", hint: "do Z", at: position)
    #expect(
      Message(diagnostic).formatted { $0 }
        == "icalview: work.ics:12: warning: found X, expected Y\n  hint: do Z\n")
    #expect(
      Message(.error, "found X", source: "a.ics").formatted { $0 }
        == "icalview: a.ics: error: found X\n")
    #expect(
      Message(UsageError.unknownOption("--mnth", nearest: "--month")).formatted { $0 }
        == "icalview: error: found unknown option '--mnth'\n  hint: did you mean --month?\n")
  }

  @Test("name, text and hint are made safe")
  func safety() {
    let message = Message(.error, "b\u{1B}", hint: "c\u{1B}", source: "a\u{1B}", line: 1)
    #expect(
      message.formatted { $0.replacing("\u{1B}", with: "␛") }
        == "icalview: a␛:1: error: b␛\n  hint: c␛\n")
  }

  @Test("warnings count even where they are not said; errors are always said")
  func writer() {
    var said = ""
    let writer = MessageWriter(safe: { $0 }, write: { said += $0 })
    writer.saysWarnings = false
    #expect(writer.status(isStrict: true) == .success)
    writer.report(Message(.warning, "w"))
    #expect(said.isEmpty)
    #expect(writer.status(isStrict: false) == .success)
    #expect(writer.status(isStrict: true) == .findings)
    writer.report(Message(.error, "e"))
    #expect(said == "icalview: error: e\n")
    #expect(writer.status(isStrict: true) == .failure)
  }
}
