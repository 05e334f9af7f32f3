internal import ReceiptModel

/// Parts of a page as text: `x y width height`, joined by `;`; nothing for the whole page.
struct AreaText {
  let text: String

  init(_ text: String) { self.text = text }

  init(_ areas: [Box]) {
    text = areas.map { "\($0.x) \($0.y) \($0.width) \($0.height)" }.joined(separator: ";")
  }

  /// The parts, or `nil` where the text is none.
  var areas: [Box]? {
    var areas: [Box] = []
    for part in text.split(separator: ";") {
      let numbers = part.split(separator: " ").map { Int($0) }
      guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
        let height = numbers[3]
      else { return nil }
      areas.append(Box(x: x, y: y, width: width, height: height))
    }
    return areas
  }
}
