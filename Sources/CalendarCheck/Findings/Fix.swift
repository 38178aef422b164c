public import ICalKit
import ICalText

/// A change of the file that removes a finding.
public struct Fix: Hashable, Sendable {
  /// Whether it can be made without asking.
  public enum Applicability: String, Hashable, Sendable {
    /// The meaning stays for every conforming reader, or there is only one that can be meant.
    case safe
    /// Someone has to say that the meaning is right.
    case unsafe
  }

  /// Bytes of the file with what comes in their place.
  public struct Edit: Hashable, Sendable {
    /// The bytes that go, empty for an insertion.
    public let bytes: Range<Int>
    /// The bytes that come.
    public let replacement: [UInt8]

    /// Puts `replacement` in the place of `bytes`.
    public init(_ bytes: Range<Int>, _ replacement: some Sequence<UInt8>) {
      self.bytes = bytes
      self.replacement = Array(replacement)
    }
  }

  /// Whether it can be made without asking.
  public let applicability: Applicability
  private let changes: Changes

  private enum Changes: Hashable, Sendable {
    case edits([Edit])
    /// A CR comes before every LF that has none: more edits than anybody wants to keep.
    case lineFeeds
  }

  /// Makes `edits`, which do not overlap.
  init(applicability: Applicability, edits: [Edit]) {
    self.init(applicability: applicability, changes: .edits(edits))
  }

  private init(applicability: Applicability, changes: Changes) {
    self.applicability = applicability
    self.changes = changes
  }

  /// Puts a CR before every LF that has none.
  static let completeLineEnds = Fix(applicability: .safe, changes: .lineFeeds)

  /// The changes of `source`, in which it was found; they do not overlap.
  public func edits(of source: Source) -> [Edit] {
    switch changes {
    case .edits(let edits): edits
    case .lineFeeds: source.bytes.withSpan { Self.lineEndEdits($0) }
    }
  }

  /// At most `limit` changes of `source`; `nil` when there are more, which are not made for that.
  func edits(of source: Source, atMost limit: Int) -> [Edit]? {
    switch changes {
    case .edits(let edits): edits.count <= limit ? edits : nil
    case .lineFeeds:
      source.bytes.withSpan { bytes in
        let edits = Self.lineEndEdits(bytes, atMost: limit + 1)
        return edits.count <= limit ? edits : nil
      }
    }
  }

  private static func lineEndEdits(_ bytes: Span<UInt8>, atMost limit: Int = .max) -> [Edit] {
    let lineEnd = Array("\r\n".utf8)  // which all edits share
    var edits: [Edit] = []
    var lines = LineCursor()
    while edits.count < limit, let line = lines.next(in: bytes) {
      // The LF is replaced, so that no other edit comes between it and its CR.
      if case (.lf, let end) = line.end(in: bytes) { edits.append(Edit(end, lineEnd)) }
    }
    return edits
  }

  /// A fix that changes no meaning.
  static func safe(_ edits: Edit...) -> Fix { Fix(applicability: .safe, edits: edits) }

  /// A fix that has to be asked for.
  static func unsafe(_ edits: Edit...) -> Fix { Fix(applicability: .unsafe, edits: edits) }
}

extension Property {
  /// Puts `text` in the place of `range` of the line's bytes, in the file wherever they are folded.
  func replacing(_ range: Range<Int>, with text: String) -> Fix.Edit {
    replacing(range, with: Array(text.utf8))
  }

  /// Puts `text`, which need not be UTF-8, in the place of `range` of the line's bytes.
  func replacing(_ range: Range<Int>, with text: [UInt8]) -> Fix.Edit {
    Fix.Edit(line.sourceRange(of: range), text)
  }

  /// Puts `text` before the byte `offset` of the line's bytes.
  func inserting(_ text: String, at offset: Int) -> Fix.Edit {
    replacing(offset..<offset, with: text)
  }

  /// Adds the parameter `text`, such as `VALUE=DATE`, before all others.
  func insertingParameter(_ text: String) -> Fix.Edit {
    inserting(";" + text, at: tokens.name.upperBound)
  }

  /// Removes `range` of the line's bytes.
  func removing(_ range: Range<Int>) -> Fix.Edit { replacing(range, with: "") }

  /// Removes the line.
  func removingLine() -> Fix.Edit { Fix.Edit(extentWithLineEnd, []) }
}

extension Component {
  /// Inserts the content lines `lines` behind its BEGIN line, folded.
  ///
  /// - Parameter lineEnd: What ends the lines of the file.
  func inserting(lines: [String], lineEnd: String) -> Fix.Edit {
    let end = begin.extentWithLineEnd.upperBound
    return Fix.Edit(end..<end, FoldedText.bytes(of: lines, lineEnd: lineEnd))
  }
}
