/// A format that a page is written in, for programs rather than eyes.
public protocol Document: Sendable {
  /// Writes `page` to `output`, piece by piece; the text ends with a line feed unless it is empty.
  func write(_ page: Page, to output: inout some UTF8OutputStream)
}

/// What text can be written to that is there as bytes already.
public protocol UTF8OutputStream: TextOutputStream {
  /// Appends `utf8`, which is well-formed UTF-8 of whole characters.
  mutating func write(utf8: Span<UInt8>)
}

extension String: UTF8OutputStream {
  /// Appends `utf8`.
  public mutating func write(utf8: Span<UInt8>) {
    append(utf8.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) })
  }
}
