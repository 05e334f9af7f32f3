/// Text that runs up or down the margin of a page, which would fall between the words of its rows.
enum RotatedText {
  /// Fewer characters one above the other are chance.
  private static let fewest = 8

  private struct Column: Hashable {
    var (left, right): (Int, Int)
    init(_ character: PDFCharacter) {
      left = Int((character.left * 10).rounded())
      right = Int((character.right * 10).rounded())
    }
  }

  /// Returns the characters that stand upright.
  ///
  /// Turned characters of a line share both edges, since the font's height is the same for all of them, and are
  /// as high as they would be wide. Upright ones that stand below one another are as high as their font.
  static func removed(from characters: [PDFCharacter]) -> [PDFCharacter] {
    var columns: [Column: [PDFCharacter]] = [:]
    for character in characters where isMeasurable(character) {
      columns[Column(character), default: []].append(character)
    }
    let turned = Set(columns.filter { isTurned($0.value) }.keys)
    return turned.isEmpty
      ? characters : characters.filter { !isMeasurable($0) || !turned.contains(Column($0)) }
  }

  private static func isMeasurable(_ character: PDFCharacter) -> Bool {
    !character.scalar.properties.isWhitespace && abs(character.left) < 1e6 && abs(character.right) < 1e6
      && character.bottom > character.top
  }

  private static func isTurned(_ column: [PDFCharacter]) -> Bool {
    guard column.count >= fewest else { return false }
    let heights = column.map { $0.bottom - $0.top }
    guard let least = heights.min(), let most = heights.max(), most >= least * 1.5 else { return false }
    // Letters are of many widths, fonts on one page of few heights.
    guard Set(heights.map { ($0 * 10).rounded() }).count >= 4 else { return false }
    let sorted = column.sorted { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
    let adjacent = zip(sorted, sorted.dropFirst()).count { $1.top - $0.bottom < ($0.right - $0.left) * 0.5 }
    return adjacent * 2 > column.count
  }
}
