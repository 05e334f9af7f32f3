internal import ReceiptModel

/// Finds printed references that follow a label: telephone numbers.
struct LabelledTextReader {
  /// A reference and where it stands.
  struct Found: Sendable {
    var text: String
    var label: String
    var row: ReadRow
    var words: ClosedRange<Int>
  }

  let rows: [ReadRow]

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
}
