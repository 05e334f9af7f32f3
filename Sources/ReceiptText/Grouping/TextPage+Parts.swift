internal import ReceiptModel

extension TextPage {
  /// Returns the page with only the words that belong to a part of it, in all its readings.
  func part(_ belongs: (Word) -> Bool) -> TextPage {
    var part = self
    part.rows = RowBuilder.rows(of: rows.flatMap(\.words).filter(belongs))
    part.further = further.map { $0.part(belongs) }
    return part
  }

  /// Takes its first rows away, and what stands as high in further readings.
  mutating func removeFirst(_ count: Int) {
    guard count > 0 else { return }
    rows.removeFirst(count)
    let edge = rows.first?.box.y ?? height
    for place in further.indices { further[place].rows.removeAll { $0.box.midY < Double(edge) } }
  }
}
