internal import Foundation
internal import ICalKit
internal import Synchronization

/// A line on a terminal that says how far a long reading has come, and is gone when it is done.
///
/// Short work shows nothing. Nobody else writes to the terminal between ``start()`` and ``finish()``.
final class ProgressDisplay: Sendable {
  /// What is watched.
  let reading = ReadingProgress()

  private struct State {
    /// How many columns the line that is shown takes.
    var width = 0
    /// Whether anything is still to be shown.
    var isRunning = true
  }

  private let state = Mutex(State())
  private let columns: Int
  private let write: @Sendable (String) -> Void
  /// A queue of its own gets a thread even while all cores are busy reading.
  private let queue = DispatchQueue(label: "progress")

  /// How long nothing is shown, and after that each state of the line, in milliseconds.
  private static let (delay, period) = (500, 100)

  /// Creates the display on `stream`, which `write` writes to; `nil` when it is no terminal.
  init?(on stream: Environment.Stream, write: @escaping @Sendable (String) -> Void) {
    guard stream.isTerminal else { return nil }
    columns = stream.columns ?? 80
    self.write = write
  }

  /// Begins to watch; after half a second the line shows.
  func start() { redraw(after: Self.delay) }

  private func redraw(after milliseconds: Int) {
    queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in
      guard let self, draw() else { return }
      redraw(after: Self.period)
    }
  }

  /// Shows the line as it is now; `false` when that is over.
  @discardableResult
  func draw() -> Bool {
    state.withLock { state in
      guard state.isRunning else { return false }
      let line = ProgressLine.text(of: reading, columns: columns)
      let rest = String(repeating: " ", count: max(0, state.width - line.count))
      write("\r\(line)\(rest)")
      state.width = line.count + rest.count
      return true
    }
  }

  /// Takes the line away for good.
  func finish() {
    state.withLock { state in
      state.isRunning = false
      guard state.width > 0 else { return }
      write("\r\(String(repeating: " ", count: state.width))\r")
      state.width = 0
    }
  }
}
