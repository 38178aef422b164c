/// A format that a page is written in as text.
public protocol Document: Sendable {
  /// Writes `page` to `output`, in pieces of a bounded size, the last one ending with a line feed.
  func write(_ page: Page, to output: inout some TextOutputStream)
}
