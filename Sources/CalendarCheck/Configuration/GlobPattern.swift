/// A pattern with `*` for any characters but `/`, `**` for any characters at all, and `?` for one.
struct GlobPattern: Hashable, Sendable {
  private enum Part: Hashable {
    case character(Character)
    case one
    case some
    case any
  }

  private let parts: [Part]

  /// Reads `text`; with `isPath` false `*` stands for any characters at all.
  init(_ text: String, isPath: Bool) {
    var parts: [Part] = []
    for character in text {
      switch character {
      case "*" where parts.last == .some: parts[parts.count - 1] = .any
      case "*" where parts.last == .any: break
      case "*": parts.append(isPath ? .some : .any)
      case "?": parts.append(.one)
      default: parts.append(.character(character))
      }
    }
    self.parts = parts
  }

  /// Whether all of `text` fits.
  func matches(_ text: String) -> Bool {
    // The parts, as a set of places in the pattern that the text read so far may lead to.
    var places = closed([0])
    for character in text {
      var next: Set<Int> = []
      for place in places where place < parts.count {
        switch parts[place] {
        case .character(let wanted): if wanted == character { next.insert(place + 1) }
        case .one: if character != "/" { next.insert(place + 1) }
        case .some: if character != "/" { next.insert(place) }
        case .any: next.insert(place)
        }
      }
      places = closed(next)
    }
    return places.contains(parts.count)
  }

  /// `places` with those that `*` and `**` lead to without a character.
  private func closed(_ places: Set<Int>) -> Set<Int> {
    var result = places
    for place in places {
      var next = place
      while next < parts.count, parts[next] == .some || parts[next] == .any {
        next += 1
        result.insert(next)
      }
    }
    return result
  }
}
