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
    let none = Count(done: 0, total: 0)
    #expect(
      ProgressLine.text(inputBytes: 640_400_000, bytes: none, components: none)
        == "icalview: scanning 640 MB")
    #expect(
      ProgressLine.text(
        inputBytes: 640_400_000, bytes: Count(done: 31_900_000, total: 64_000_000),
        components: Count(done: 4821, total: 9662))
        == "icalview: reading 31 of 64 MB, 4821 of 9662 events")
  }

  @Test("the line leaves the last column of a narrow terminal free", arguments: [0, 1, 12])
  func narrow(columns: Int) {
    let text = ProgressLine.text(of: ReadingProgress(), columns: columns)
    #expect(text == String("icalview: scanning".prefix(max(0, columns - 1))))
  }

  @Test("a line is written over, and gone at the end")
  func drawing() throws {
    let screen = Screen()
    let display = try #require(makeDisplay(on: screen))
    let line = "icalview: scanning 0 MB"
    let blanks = String(repeating: " ", count: line.count)
    display.draw()
    display.draw()
    display.finish()
    display.draw()
    display.finish()
    #expect(screen.written == "\r\(line)\r\(line)\r\(blanks)\r")
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
