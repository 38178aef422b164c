internal import CalendarRendering

/// Text for a file descriptor, written in large pieces.
///
/// A write cannot throw, since renderers write to any `TextOutputStream`; the first failure is kept,
/// and what comes after it is dropped.
final class Output: UTF8OutputStream {
  /// Why nothing more is written; `nil` as long as all went well.
  private(set) var failure: SystemError?

  private let descriptor: FileDescriptor
  private var buffer: [UInt8] = []
  private static let pieceSize = 1 << 16

  /// Creates the output; ``finish()`` closes `descriptor`.
  init(to descriptor: FileDescriptor) { self.descriptor = descriptor }

  /// Writes `text`, now or with what follows.
  func write(_ text: String) { write(bytes: text.utf8) }

  /// Writes `bytes`, now or with what follows.
  func write(bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.pieceSize { flush() }
  }

  /// Writes `utf8`, now or with what follows.
  func write(utf8: Span<UInt8>) {
    guard failure == nil else { return }
    utf8.withUnsafeBufferPointer { buffer.append(contentsOf: $0) }
    if buffer.count >= Self.pieceSize { flush() }
  }

  /// Writes what is left and closes the descriptor.
  ///
  /// - Throws: The first failure since the beginning, but for a pipe that nobody reads any more: who
  ///   closed it has seen enough.
  func finish() throws(SystemError) {
    flush()
    do throws(SystemError) {
      try descriptor.close()
    } catch {
      failure = failure ?? error
    }
    if let failure, !failure.isClosedPipe { throw failure }
  }

  private func flush() {
    guard failure == nil else { return }
    do throws(SystemError) {
      try descriptor.write(buffer)
    } catch {
      failure = error
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
