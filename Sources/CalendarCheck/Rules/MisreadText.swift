import ICalText

/// Text that was UTF-8 and was read as windows-1252 or Latin-1.
enum MisreadText {
  /// What `text` was before; `nil` when it cannot have been UTF-8.
  static func repaired(_ text: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      guard let byte = Windows1252.byte(for: scalar) else { return nil }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
