import Foundation

extension ZoneDatabase {
  /// The machine's own zone: that of `TZ`, else of the link `/etc/localtime`, else of the name in
  /// `/etc/timezone`, else UTC.
  ///
  /// A `TZ` that names no zone is UTC, as it is for all other programs.
  public func systemZone() -> Zone {
    if let variable { return zone(ofVariable: variable) ?? .utc }
    return zoneOfLink() ?? zoneOfNameFile()
      ?? ZoneDirectory.zone(named: "localtime", fromFile: root + Self.localTime) ?? .utc
  }

  /// The zone that a value of `TZ` means: `Europe/Berlin`, `:Europe/Berlin`, a path, or a rule such
  /// as `CET-1CEST,M3.5.0,M10.5.0/3`; empty is UTC (POSIX.1-2017 §8.3). `nil` when it is none.
  public func zone(ofVariable value: String) -> Zone? {
    let value = value.hasPrefix(":") ? String(value.dropFirst()) : value
    if value.isEmpty { return .utc }
    if value.hasPrefix("/") {
      return ZoneDirectory.zone(named: Self.name(inPath: value) ?? value, fromFile: root + value)
    }
    return zone(named: value)
      ?? PosixTimeZone(value).map { Zone(name: value, transitions: $0.transitions) }
  }

  private static let localTime = "/etc/localtime"

  /// Follows `/etc/localtime` until a path tells the zone's name.
  private func zoneOfLink() -> Zone? {
    var path = Self.localTime
    for _ in 0..<8 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: root + path)
      else { return nil }
      if let name = Self.name(inPath: target) { return zone(named: name) }
      path = target.hasPrefix("/") ? target : "/etc/\(target)"
    }
    return nil
  }

  private func zoneOfNameFile() -> Zone? {
    guard let data = FileManager.default.contents(atPath: root + "/etc/timezone") else {
      return nil
    }
    let name = String(decoding: data, as: UTF8.self)
    return zone(named: name.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// What follows the zone directory in `path`: `Europe/Berlin` in
  /// `/usr/share/zoneinfo/posix/Europe/Berlin`; `nil` when it leads through none.
  private static func name(inPath path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let directory = parts.lastIndex(where: { $0.hasPrefix("zoneinfo") }) else { return nil }
    let rest = parts[(directory + 1)...]
    let name = ["posix", "right"].contains(rest.first) ? rest.dropFirst() : rest
    return name.isEmpty ? nil : name.joined(separator: "/")
  }
}
