import Foundation

/// The machine that is measured on.
enum Machine {
  /// Processor, cores, memory, system and libical, and how busy it is.
  static var description: String {
    let information = ProcessInfo.processInfo
    let memory = Double(information.physicalMemory) / Double(1 << 30)
    var load = 0.0
    getloadavg(&load, 1)
    return [
      processor, "\(information.activeProcessorCount) cores",
      String(format: "%.0f GB", memory), information.operatingSystemVersionString,
      Libical.version, String(format: "load %.1f", load),
    ].joined(separator: ", ")
  }

  private static var processor: String {
    #if canImport(Darwin)
      var size = 0
      sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
      var name = [UInt8](repeating: 0, count: size)
      sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0)
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #else
      let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let line = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
      let name = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
      return name ?? "unknown processor"
    #endif
  }
}
