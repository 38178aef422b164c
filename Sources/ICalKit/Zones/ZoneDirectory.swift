import Foundation
import Synchronization

/// A directory with the compiled zones of the tz database: `Europe/Berlin` and its like.
final class ZoneDirectory: ZoneSource {
  /// Where systems keep it, the usual place first; the last one is that of macOS.
  private static let places = [
    "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
    "/var/db/timezone/zoneinfo",
  ]
  /// What such a directory holds beside the zones of IANA: copies with and without leap seconds, and
  /// the machine's own choices.
  private static let foreign: Set<Substring> = ["posix", "right", "localtime", "posixrules"]

  private let path: String
  /// The entries of the folders that were listed, by their names in lower case.
  private let listings = Mutex<[String: [String: String]]>([:])

  /// Finds the first directory with zones: `preferred` (`TZDIR`), then the usual places, all of them
  /// below `root`; `nil` when there is none.
  init?(preferred: String?, root: String) {
    let candidates = ((preferred.map { [$0] } ?? []) + Self.places).map { root + $0 }
    let found = candidates.first { path in
      ["Etc/UTC", "UTC"].contains { FileManager.default.fileExists(atPath: "\(path)/\($0)") }
    }
    guard let found else { return nil }
    path = found
  }

  func zone(named name: String) -> Zone? {
    guard let area = name.split(separator: "/").first, !Self.foreign.contains(area) else {
      return nil
    }
    return Self.zone(named: name, fromFile: "\(path)/\(name)")
  }

  /// The zone that the file at `path` holds; `nil` when it is not a TZif file.
  static func zone(named name: String, fromFile path: String) -> Zone? {
    guard let data = FileManager.default.contents(atPath: path),
      let file = TZifFile([UInt8](data))
    else { return nil }
    return Zone(name: name, transitions: file.transitions)
  }

  func spelling(of name: String) -> String? {
    var folder = path
    var spelling: [String] = []
    for part in name.split(separator: "/") {
      guard let entry = entries(of: folder)[part.lowercased()] else { return nil }
      spelling.append(entry)
      folder += "/\(entry)"
    }
    return spelling.joined(separator: "/")
  }

  private func entries(of folder: String) -> [String: String] {
    listings.withLock { listings in
      if let known = listings[folder] { return known }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let entries = Dictionary(names.map { ($0.lowercased(), $0) }) { first, _ in first }
      listings[folder] = entries
      return entries
    }
  }
}
