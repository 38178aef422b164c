internal import Foundation

/// A file, pipe or terminal that is open, by its number.
struct FileDescriptor: Hashable, Sendable {
  /// The number that the system knows it by.
  let rawValue: Int32

  static let standardInput = FileDescriptor(rawValue: STDIN_FILENO)
  static let standardOutput = FileDescriptor(rawValue: STDOUT_FILENO)
  static let standardError = FileDescriptor(rawValue: STDERR_FILENO)

  /// Opens the file at `path` for reading; whoever asked closes it.
  static func open(_ path: String) throws(SystemError) -> FileDescriptor {
    FileDescriptor(rawValue: try retrying { systemOpen(path, O_RDONLY) })
  }

  /// Opens what is at `path` for writing, such as a pipe; whoever asked closes it.
  static func openForWriting(_ path: String) throws(SystemError) -> FileDescriptor {
    FileDescriptor(rawValue: try retrying { systemOpen(path, O_WRONLY) })
  }

  /// Reads as much as there is, up to the size of `buffer`, and waits when there is nothing yet.
  ///
  /// - Returns: How many bytes; 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try waiting(for: POLLIN) { systemRead(rawValue, buffer.baseAddress, buffer.count) }
  }

  /// Writes all of `bytes`, and waits where there is no room yet.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeBufferPointer(rebasing: bytes[written...])
        written += try waiting(for: POLLOUT) {
          systemWrite(rawValue, rest.baseAddress, rest.count)
        }
      }
    }
  }

  /// Closes it.
  ///
  /// - Throws: What the system says about bytes that it could not keep.
  func close() throws(SystemError) {
    // An interrupted close has released the number on Linux and macOS; trying again could hit a
    // file that was opened since.
    if systemClose(rawValue) != 0, errno != EINTR { throw .last }
  }

  /// Does `call`, and again when it would have had to wait, once the descriptor is ready.
  private func waiting(
    for event: Int32, _ call: () -> Int
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try retrying(call)
      } catch {
        guard error.code == EAGAIN || error.code == EWOULDBLOCK else { throw error }
        var ready = pollfd(fd: rawValue, events: Int16(event), revents: 0)
        _ = poll(&ready, 1, -1)
      }
    }
  }
}

/// Does `call`, which gives -1 for an error, and again as long as a signal interrupts it.
private func retrying<Result: SignedInteger>(
  _ call: () -> Result
) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result != -1 { return result }
    if errno != EINTR { throw .last }
  }
}

// Names for the system's functions that the methods of the same names hide.
private func systemOpen(_ path: String, _ mode: Int32) -> Int32 { open(path, mode | O_CLOEXEC) }
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ size: Int) -> Int
{
  read(descriptor, buffer, size)
}
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ size: Int) -> Int {
  write(descriptor, buffer, size)
}
