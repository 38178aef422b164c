import ICalKit
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
  /// The changes, which do not overlap.
  public let edits: [Edit]

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
