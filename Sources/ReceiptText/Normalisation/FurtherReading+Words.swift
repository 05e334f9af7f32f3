internal import ReceiptModel

extension FurtherReading {
  /// The words of the whole page: where only parts were read, those of the first reading around them.
  func words(amid first: [Word]) -> [Word] {
    guard !areas.isEmpty else { return words }
    func isRead(_ word: Word) -> Bool { areas.cover(word.box) }
    let lines = (first.lazy.compactMap(\.line).max() ?? -1) + 1
    let own = words.filter(isRead).map { word in
      var word = word
      word.line = word.line.map { $0 + lines }
      return word
    }
    return first.filter { !isRead($0) } + own
  }
}
