internal import Foundation

/// Puts new contents in the place of a file's, all at once: whoever reads it meanwhile sees the old
/// ones or the new ones.
enum FileReplacement {
  /// Makes `bytes` the contents of the file at `path`, which need not be there; a link stays one.
  ///
  /// They go to a file beside it that is then renamed and has its permissions. What is no regular
  /// file, such as a pipe, is written to as it is.
  ///
  /// - Throws: ``SystemError``; the file is then as it was.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    let target = resolved(path)
    let status = try? FileStatus(path: target)
    if let status, status.kind != .regular {
      let descriptor = try FileDescriptor.openForWriting(target)
      return try write(bytes, closing: descriptor)
    }
    var template = Array("\(directory(of: target)).icalview-XXXXXX".utf8CString)
    let number = mkstemp(&template)
    guard number >= 0 else { throw .last }
    do throws(SystemError) {
      guard fchmod(number, status?.permissions ?? newFilePermissions) == 0 else { throw .last }
      try write(bytes, closing: FileDescriptor(rawValue: number))
      guard rename(template, target) == 0 else { throw .last }
    } catch {
      unlink(template)
      throw error
    }
  }

  private static func write(
    _ bytes: [UInt8], closing descriptor: FileDescriptor
  ) throws(SystemError) {
    do throws(SystemError) {
      try descriptor.write(bytes)
    } catch {
      try? descriptor.close()  // the first error is the one to tell
      throw error
    }
    try descriptor.close()
  }

  /// What the links at `path` lead to.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The directory of `path`, with its slash; empty for the current one.
  private static func directory(of path: String) -> Substring {
    path.lastIndex(of: "/").map { path[...$0] } ?? ""
  }

  /// What any other program would give a new file.
  private static var newFilePermissions: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
