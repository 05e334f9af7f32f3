internal import ReceiptModel

/// Finds printed references that follow a label: receipt numbers, tax numbers, telephone numbers.
struct LabelledTextReader {
  /// A reference and where it stands.
  struct Found: Sendable {
    var text: String
    var label: String
    var row: ReadRow
    var words: ClosedRange<Int>
  }

  let rows: [ReadRow]

  /// Returns the receipt's number.
  func receiptNumber() -> Found? {
    rows.lazy.compactMap { reference(in: $0, after: .number) }.first { $0.text.numberCount >= 2 }
  }

  /// Returns the merchant's telephone number.
  func phone() -> Found? {
    for row in rows {
      guard let match = row.firstMatch(of: .phone), let last = match.words.last else { continue }
      let words = row.text.row.words
      let start = row.wordOf[last] + (words[row.wordOf[last]].text.hasNumber ? 0 : 1)
      var parts: [String] = []
      var end = start
      while end < words.count {
        let text = words[end].text
        let isNumber = text.hasNumber && !text.hasLetter
        let isMark = !text.hasLetterOrNumber
        guard isNumber || isMark && !parts.isEmpty || isMark && end == start else { break }
        parts.append(text)
        end += 1
      }
      let joined = parts.joined(separator: " ")
      let text = String(
        joined.drop { !$0.isNumber && $0 != "+" && $0 != "(" }.reversed().drop { !$0.isNumber }.reversed())
      if text.numberCount >= 6, text.numberCount <= 16, start < end {
        return Found(text: text, label: row.printed([match]), row: row, words: start...(end - 1))
      }
    }
    return nil
  }

  private func reference(in row: ReadRow, after concept: Concepts) -> Found? {
    guard let match = row.matches.last(where: { !$0.concepts.isDisjoint(with: concept) && $0.isExact }),
      let last = match.words.last
    else { return nil }
    let words = row.text.row.words
    let labelWord = row.wordOf[last]
    var candidates: [(Int, Substring)] = []
    // "Bon:4711" holds label and number in one word.
    if let colon = words[labelWord].text.lastIndex(where: { ":#.".contains($0) }) {
      candidates.append((labelWord, words[labelWord].text[words[labelWord].text.index(after: colon)...]))
    }
    for place in words.indices where place > labelWord { candidates.append((place, words[place].text[...])) }
    for (place, text) in candidates.prefix(4) {
      let trimmed = text.drop { ":#.()".contains($0) }
      let value = String(trimmed.reversed().drop { ",.;:()".contains($0) }.reversed())
      guard value.hasNumber else { continue }
      let isOther =
        row.dates.contains { $0.words.contains(place) }
        || row.times.contains { row.text.words($0.range).contains(place) }
      let isMoney = row.numbers.contains {
        $0.words.contains(place) && $0.groups.last?.count == 2 && !$0.separators.isEmpty
      }
      guard !isOther, !isMoney else { continue }
      return Found(text: value, label: row.printed([match]), row: row, words: place...place)
    }
    return nil
  }
}
