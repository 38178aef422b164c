internal import Foundation

/// What the system says about a file; a symbolic link stands for what it points to.
struct FileStatus: Sendable {
  /// Which file it is, whatever it is called.
  struct Identity: Hashable, Sendable {
    fileprivate let device: UInt64
    fileprivate let number: UInt64
  }

  /// What sort of file.
  enum Kind: Hashable, Sendable {
    case regular, directory, other
  }

  /// Which file it is.
  let identity: Identity
  /// What sort of file it is.
  let kind: Kind
  /// How many bytes it holds; only of use for a regular file.
  let size: Int
  /// Who may do what with it.
  let permissions: mode_t

  /// Looks at the file at `path`.
  init(path: String) throws(SystemError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last }
    self.init(status)
  }

  /// Looks at an open file.
  init(of descriptor: FileDescriptor) throws(SystemError) {
    var status = stat()
    guard fstat(descriptor.rawValue, &status) == 0 else { throw .last }
    self.init(status)
  }

  private init(_ status: stat) {
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      default: .other
      }
    size = max(0, Int(status.st_size))
    permissions = status.st_mode & 0o7777
  }
}
