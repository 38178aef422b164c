/// Writes texts one behind the other into a row, as far as the room reaches.
///
/// Each is isolated by itself, so that a title from right to left does not change places with the
/// time before it.
struct TextLine {
  let scene: Scene
  let row: Int
  /// The column in which the next text begins.
  var column: Int
  /// The column behind the room.
  let end: Int

  /// Writes `text`, cut where it does not fit; nothing of it where there is room for less than
  /// `minimum` columns of it.
  mutating func write(
    _ text: DisplayText, _ style: Style, atLeast minimum: Int = 0, on canvas: inout Canvas
  ) {
    guard end - column >= min(minimum, text.width) else { return }
    let shown = scene.cut(text, to: end - column)
    column += canvas.write(shown, row: row, column: column, style: style)
  }
}
