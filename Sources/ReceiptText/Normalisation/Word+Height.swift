internal import ReceiptModel

extension Sequence<Word> {
  /// How high print is among the words: the middle of their heights in pixels, 0 without words.
  var typicalHeight: Double {
    let heights = map(\.box.height).sorted()
    return heights.isEmpty ? 0 : Double(heights[heights.count / 2])
  }
}
