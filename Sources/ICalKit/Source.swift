/// An input: its bytes, and the name that diagnostics give it.
public struct Source: Sendable {
  /// The path or URL as the user gave it; `<stdin>` is standard input.
  public let name: String
  /// What it holds, in whatever encoding.
  public let bytes: [UInt8]

  /// Creates an input.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
