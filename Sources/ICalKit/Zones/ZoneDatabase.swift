import Synchronization

/// The zones of the machine, by IANA name.
///
/// They come from the TZif files of the system. What is missing there (Debian keeps `US/Eastern` in
/// a package of its own) comes from the data that Foundation carries with it. Each is read once.
public final class ZoneDatabase: Sendable {
  /// Whether the machine has no zone files, so that all zones are as old as Foundation's data.
  public var usesFallback: Bool { directory == nil }

  /// The folder that stands for the root of the file system.
  let root: String
  /// The value of `TZ`.
  let variable: String?
  private let directory: ZoneDirectory?
  private let zones = Mutex<[String: Zone?]>([:])

  /// Finds the zones: in `TZDIR` of `environment`, else where systems keep them.
  ///
  /// All paths are looked up below `root`, which a test can set.
  public init(environment: [String: String], root: String = "") {
    self.root = root
    variable = environment["TZ"]
    directory = ZoneDirectory(preferred: environment["TZDIR"], root: root)
  }

  /// The zone with that IANA name, in any mix of upper and lower case; `nil` when there is none.
  ///
  /// Its own name is spelled as IANA does.
  public func zone(named name: String) -> Zone? {
    zones.withLock { zones in
      if let known = zones[name] { return known }
      let zone = Self.isPossible(name) ? load(name) : nil
      zones[name] = .some(zone)
      return zone
    }
  }

  private func load(_ name: String) -> Zone? {
    let sources: [any ZoneSource] = (directory.map { [$0] } ?? []) + [FoundationZones()]
    for source in sources {
      if let zone = source.zone(named: name) { return zone }
    }
    for source in sources {
      if let zone = source.spelling(of: name).flatMap(source.zone(named:)) { return zone }
    }
    return nil
  }

  /// Whether `name` consists of parts in the characters that IANA allows, so that it cannot lead
  /// out of the directory.
  private static func isPossible(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return name.utf8.count <= 255 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isAllowed) }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    ByteScanner.isLetterOrDigit(byte) || "_+-".utf8.contains(byte)
  }
}
