extension Span<UInt8> {
  /// A copy of the bytes in `range`.
  func bytes(in range: Range<Int>) -> [UInt8] {
    extracting(range).withUnsafeBufferPointer { Array($0) }
  }
}
