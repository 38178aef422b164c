internal import ICalKit

/// A file or stream that is read.
struct InputSource: Hashable, Sendable {
  /// The name for messages: the path as it was given, or `<stdin>`.
  let name: String
  private let path: String?

  /// Standard input.
  static let standardInput = InputSource(name: "<stdin>", path: nil)

  /// The file at `path`.
  static func file(_ path: String) -> InputSource { InputSource(name: path, path: path) }

  /// All its bytes; those of a file are read as they are looked at.
  func bytes() throws(SystemError) -> SourceBytes {
    guard let path else { return SourceBytes(try FileDescriptor.standardInput.readToEnd()) }
    let descriptor = try FileDescriptor.open(path)
    defer { try? descriptor.close() }  // nothing was written that could be lost
    if try FileStatus(of: descriptor).kind == .regular,
      let bytes = SourceBytes(mapping: descriptor.rawValue)
    {
      return bytes
    }
    return SourceBytes(try descriptor.readToEnd())
  }
}

extension FileDescriptor {
  /// All bytes from here to the end, be it a file, a pipe or a terminal.
  func readToEnd() throws(SystemError) -> [UInt8] {
    let status = try FileStatus(of: self)
    // One byte more than a file holds, so that its end is seen by the same read; a size that the
    // system makes up is not believed beyond a gigabyte.
    var size = status.kind == .regular ? min(status.size, 1 << 30) + 1 : 1 << 16
    var bytes = try readChunk(of: size)
    var isDone = bytes.count < size
    while !isDone {
      size = min(max(size, 1 << 16) * 2, 1 << 24)
      let chunk = try readChunk(of: size)
      isDone = chunk.count < size
      bytes += chunk
    }
    return bytes
  }

  /// The next `size` bytes, fewer only at the end.
  private func readChunk(of size: Int) throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(SystemError) {
        while count < size {
          let rest = UnsafeMutableRawBufferPointer(
            rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
          let read = try read(into: rest)
          if read == 0 { return }
          count += read
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return chunk
  }
}
