internal import Foundation

/// A path with `*`, `?` or `[…]` in it that no shell has replaced by what it stands for.
struct PathPattern {
  private let pattern: String

  /// `nil` when `path` has none of them.
  init?(_ path: String) {
    guard path.contains(where: { "*?[".contains($0) }) else { return nil }
    pattern = path
  }

  /// The paths that fit (POSIX `glob`), sorted; none when there are none.
  var paths: [String] {
    var result = glob_t()
    defer { globfree(&result) }
    guard glob(pattern, 0, nil, &result) == 0 else { return [] }
    return (0..<Int(result.gl_pathc)).compactMap { index in
      result.gl_pathv?[index].map { String(cString: $0) }
    }
  }
}
