import ICalKit
import Synchronization
import Testing

@testable import IcalviewCLI

@Suite("Progress") struct ProgressTests {
  private typealias Count = ReadingProgress.Count

  /// A terminal that remembers what was written to it.
  private final class Screen: Sendable {
    private let text = Mutex("")

    var written: String { text.withLock { $0 } }
    func write(_ more: String) { text.withLock { $0 += more } }
  }

  private func makeDisplay(on screen: Screen, isTerminal: Bool = true) -> ProgressDisplay? {
    ProgressDisplay(on: Environment.Stream(isTerminal: isTerminal)) { screen.write($0) }
  }

  @Test("the line tells bytes, and events as soon as it is known how many there are")
  func text() {
    let bytes = Count(done: 312_400_000, total: 640_000_000)
    #expect(
      ProgressLine.text(bytes: bytes, components: Count(done: 0, total: 0), columns: 80)
        == "icalview: reading: 312 of 640 MB")
    #expect(
      ProgressLine.text(bytes: bytes, components: Count(done: 7, total: 96_620), columns: 80)
        == "icalview: reading: 312 of 640 MB, 7 of 96620 events")
  }

  @Test("the line leaves the last column of a narrow terminal free", arguments: [0, 1, 12])
  func narrow(columns: Int) {
    let none = Count(done: 0, total: 0)
    let text = ProgressLine.text(bytes: none, components: none, columns: columns)
    #expect(text == String("icalview: reading".prefix(max(0, columns - 1))))
  }

  @Test("a line is written over, taken away for a message, and gone at the end")
  func drawing() throws {
    let screen = Screen()
    let display = try #require(makeDisplay(on: screen))
    let line = "icalview: reading: 0 of 0 MB"
    let blanks = String(repeating: " ", count: line.count)
    display.draw()
    display.draw()
    display.clear()
    display.clear()
    display.draw()
    display.finish()
    display.draw()
    display.finish()
    #expect(screen.written == "\r\(line)\r\(line)\r\(blanks)\r\r\(line)\r\(blanks)\r")
  }

  @Test("nothing is shown where standard error is no terminal")
  func pipe() {
    #expect(makeDisplay(on: Screen(), isTerminal: false) == nil)
  }

  @Test("work that is done at once shows nothing")
  func short() throws {
    let screen = Screen()
    let display = try #require(makeDisplay(on: screen))
    display.start()
    display.finish()
    #expect(screen.written.isEmpty)
  }
}
