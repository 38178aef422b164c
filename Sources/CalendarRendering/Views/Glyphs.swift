/// The characters that pictures are made of; each is one column wide.
struct Glyphs {
  /// The lines of a grid.
  struct Frame {
    var horizontal: Character
    var vertical: Character
    /// Left, inner and right crossing of the line above the first row, between rows, and below the
    /// last one.
    var top: (Character, Character, Character)
    var middle: (Character, Character, Character)
    var bottom: (Character, Character, Character)
  }

  /// What a bar is made of where there is no colour.
  struct Bar {
    var start: Character
    var end: Character
    var fill: Character
  }

  /// What stands along the left edge of a timed event in a day view.
  struct Block {
    var single: Character
    var top: Character
    var middle: Character
    var bottom: Character
  }

  var frame: Frame
  var bar: Bar
  var block: Block
  /// What a bar carries at its edge where it goes on before or after the row.
  var continuesBefore: Character
  var continuesAfter: Character
  /// What a text that was cut ends with.
  var ellipsis: String
  /// Between a start and an end.
  var dash: String
  var busy: Character
  var openTodo: String
  var doneTodo: String
  var journal: String
  var cancelled: String
  /// Before the times of alarms.
  var alarm: String
  /// Stands for hours without events.
  var gap: String
  /// Say that a strip has more days than it shows.
  var moreBefore: String
  var moreAfter: String
  /// One for each calendar, in turn, where there is no colour to tell them apart.
  var calendars: [Character]

  // None of these has an emoji form, which some terminals would draw two columns wide.
  static let unicode = Glyphs(
    frame: Frame(
      horizontal: "─", vertical: "│", top: ("┌", "┬", "┐"), middle: ("├", "┼", "┤"),
      bottom: ("└", "┴", "┘")),
    bar: Bar(start: "┣", end: "┫", fill: "━"),
    block: Block(single: "╺", top: "┏", middle: "┃", bottom: "┗"),
    continuesBefore: "◂", continuesAfter: "▸", ellipsis: "…", dash: "–", busy: "•",
    openTodo: "☐", doneTodo: "☒", journal: "✎", cancelled: "✗", alarm: "◷", gap: "⋮",
    moreBefore: "‹", moreAfter: "›", calendars: ["●", "■", "▲", "◆", "○", "□", "△", "◇"])

  static let ascii = Glyphs(
    frame: Frame(
      horizontal: "-", vertical: "|", top: ("+", "+", "+"), middle: ("+", "+", "+"),
      bottom: ("+", "+", "+")),
    bar: Bar(start: "[", end: "]", fill: "="),
    block: Block(single: "-", top: "/", middle: "|", bottom: "\\"),
    continuesBefore: "<", continuesAfter: ">", ellipsis: "~", dash: "-", busy: "*",
    openTodo: "[ ]", doneTodo: "[x]", journal: "//", cancelled: "x", alarm: "!", gap: ":",
    moreBefore: "<", moreAfter: ">", calendars: ["*", "#", "^", "+", "o", "%", "&", "@"])

  /// The mark of the calendar with the given index.
  func calendar(_ index: Int) -> String { String(calendars[index % calendars.count]) }
}
