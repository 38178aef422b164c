/// A format that a page is written in, for programs rather than eyes.
public protocol Document: Sendable {
  /// Writes `page` to `output`, piece by piece; the text ends with a line feed unless it is empty.
  func write(_ page: Page, to output: inout some TextOutputStream)
}
