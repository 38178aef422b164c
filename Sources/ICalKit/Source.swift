import Foundation

/// An input: its bytes, and the name that diagnostics give it.
public struct Source: Sendable {
  /// The path or URL as the user gave it; `<stdin>` is standard input.
  public let name: String
  /// What it holds, in whatever encoding.
  public let bytes: SourceBytes

  /// Creates an input that is in memory.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, bytes: SourceBytes(bytes))
  }

  /// Creates an input.
  public init(name: String, bytes: SourceBytes) {
    self.name = name
    self.bytes = bytes
  }
}

/// The bytes of an input, in memory or mapped from a file, so that only what is looked at is read.
public final class SourceBytes: @unchecked Sendable {  // nothing is ever written to
  private enum Storage {
    case array([UInt8])
    case mapping(UnsafeRawBufferPointer)
  }

  private let storage: Storage

  /// Takes bytes that are in memory.
  public init(_ bytes: [UInt8]) { storage = .array(bytes) }

  /// Maps the whole of an open file; `nil` where the system cannot do it, as for pipes.
  ///
  /// The file must not be cut short while the bytes are in use.
  public init?(mapping descriptor: Int32) {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0, let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
      start != MAP_FAILED
    else { return nil }
    storage = .mapping(UnsafeRawBufferPointer(start: start, count: size))
  }

  /// How many there are.
  public var count: Int {
    switch storage {
    case .array(let bytes): bytes.count
    case .mapping(let bytes): bytes.count
    }
  }

  /// Tells the system that the bytes in `range` are done with for now: those of a file need not stay
  /// in memory, and come back from it where they are looked at again.
  func rest(_ range: Range<Int>) {
    guard case .mapping(let bytes) = storage, let start = bytes.baseAddress else { return }
    // Whole pages; the bytes around them may be in use.
    let page = Int(getpagesize())
    let first = (range.lowerBound + page - 1) / page * page
    let count = range.upperBound / page * page - first
    if count > 0 { madvise(UnsafeMutableRawPointer(mutating: start + first), count, MADV_DONTNEED) }
  }

  deinit {
    if case .mapping(let bytes) = storage {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
  }

  /// A copy of all of them.
  public var copy: [UInt8] {
    switch storage {
    case .array(let bytes): bytes
    case .mapping(let bytes): Array(bytes)
    }
  }

  /// Calls `body` with the bytes.
  public func withSpan<Result>(_ body: (Span<UInt8>) throws -> Result) rethrows -> Result {
    switch storage {
    case .array(let bytes): try body(bytes.span)
    case .mapping(let bytes):
      try bytes.withMemoryRebound(to: UInt8.self) { try body($0.span) }
    }
  }
}
