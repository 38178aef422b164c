/// Makes a feed: the same bytes for the same shape, number of events and seed.
struct FeedGenerator {
  /// What the feed is like.
  let shape: FeedShape
  /// How many VEVENTs it has.
  let events: Int
  /// What chooses among all feeds of that shape and size.
  let seed: UInt64

  private static let pieceSize = 1 << 20

  /// Hands the feed to `sink`, in pieces of about a megabyte.
  func write(to sink: ([UInt8]) throws -> Void) rethrows {
    var text = FeedText()
    for line in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example.com//icalview-bench//EN"] {
      text.line(line)
    }
    text.line("X-WR-CALNAME:\(shape.rawValue)")
    for zone in shape.zones { zone.write(to: &text) }
    for number in 0..<events {
      shape.writeEvent(number, seed: seed, to: &text)
      if text.bytes.count >= Self.pieceSize { try sink(text.removeAll()) }
    }
    text.line("END:VCALENDAR")
    try sink(text.removeAll())
  }

  /// The whole feed.
  func bytes() -> [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }
}
