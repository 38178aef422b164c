import Foundation

/// Why a configuration cannot be followed.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// What was found, and what was expected; one line.
  public let message: String
}

/// A JSON text (RFC 8259) taken apart.
enum JSONNode: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  case object([String: JSONNode])

  init(reading json: [UInt8]) throws(ConfigurationError) {
    do {
      self = try JSONDecoder().decode(JSONNode.self, from: Data(json))
    } catch {
      throw ConfigurationError(message: "found something else, expected JSON")
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONNode].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONNode].self))
    }
  }
}

extension JSONNode {
  /// What a message says was found: `'foo'`, `a list`.
  fileprivate var shown: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .string(let text): "'\(text)'"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A value of a configuration with the way that leads to it.
struct ConfigurationValue {
  private let node: JSONNode
  /// The keys that lead to it: `per-file.vendor/**.ignore`.
  private let path: String

  init(_ node: JSONNode, path: String) {
    self.node = node
    self.path = path
  }

  /// The members in the order of their keys.
  var object: [(key: String, value: ConfigurationValue)] {
    get throws(ConfigurationError) {
      guard case .object(let members) = node else { throw unexpected("an object") }
      return members.sorted { $0.key < $1.key }.map { key, node in
        (key, ConfigurationValue(node, path: path.isEmpty ? key : "\(path).\(key)"))
      }
    }
  }

  /// The text.
  var string: String {
    get throws(ConfigurationError) {
      guard case .string(let text) = node else { throw unexpected("a string") }
      return text
    }
  }

  /// The truth value.
  var bool: Bool {
    get throws(ConfigurationError) {
      guard case .bool(let value) = node else { throw unexpected("true or false") }
      return value
    }
  }

  /// The whole number, not negative.
  var count: Int {
    get throws(ConfigurationError) {
      guard case .number(let number) = node, let count = Int(exactly: number), count >= 0 else {
        throw unexpected("a whole number")
      }
      return count
    }
  }

  /// The names of rules.
  var selectors: [RuleSelector] {
    get throws(ConfigurationError) {
      guard case .array(let nodes) = node else { throw unexpected("a list of rules") }
      return try nodes.map { node throws(ConfigurationError) in
        guard case .string(let text) = node, let selector = RuleSelector(text) else {
          throw ConfigurationError(
            message: "'\(path)' has \(node.shown), expected codes, their beginnings, names or ALL")
        }
        return selector
      }
    }
  }

  /// The one of a type's words.
  func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(ConfigurationError)
    -> Choice
  {
    guard case .string(let text) = node, let choice = Choice(rawValue: text) else {
      throw unexpected(Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  /// What to say when nothing is known by its key.
  var unknown: ConfigurationError {
    ConfigurationError(message: "found the unknown key '\(path)'")
  }

  private func unexpected(_ expected: String) -> ConfigurationError {
    let place = path.isEmpty ? "the configuration" : "'\(path)'"
    return ConfigurationError(message: "\(place) is \(node.shown), expected \(expected)")
  }
}
