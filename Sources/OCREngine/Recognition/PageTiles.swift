internal import CImaging
internal import Diagnostics
internal import ReceiptModel

/// The parts of a picture that Tesseract can take: it refuses pictures with sides of 32,768 pixels and more, which
/// long strips of small print have at the size they are read best.
struct PageTiles {
  /// The parts, from top to bottom.
  let boxes: [PageBox]

  /// The height that parts are cut at, and that nothing lower is cut at all.
  static let tallest = 30_000
  /// How far above the end of a part the brightest row is looked for.
  private static let window = 2_000

  /// Cuts a picture between its lines.
  ///
  /// - Throws: `page-not-prepared`.
  init(of picture: borrowing Bitmap, tallest: Int = Self.tallest) throws(Diagnostic) {
    var boxes: [PageBox] = []
    var top = 0
    while picture.height - top > tallest {
      let cut = try Self.cut(
        picture, between: top + tallest - min(Self.window, tallest / 2), and: top + tallest)
      boxes.append(PageBox(x: 0, y: top, width: picture.width, height: cut - top))
      top = cut
    }
    boxes.append(PageBox(x: 0, y: top, width: picture.width, height: picture.height - top))
    self.boxes = boxes
  }

  /// Joins what was read in each part.
  static func joined(_ parts: [(box: PageBox, words: [Word])]) -> [Word] {
    var joined: [Word] = []
    var lines = 0
    for part in parts {
      joined += part.words.map { word in
        var word = word
        word.box.y += part.box.y
        word.line = word.line.map { $0 + lines }
        return word
      }
      lines = (joined.lazy.compactMap(\.line).max() ?? -1) + 1
    }
    return joined
  }

  /// The middle of the lowest run of the brightest rows.
  private static func cut(
    _ picture: borrowing Bitmap, between top: Int, and bottom: Int
  ) throws(Diagnostic) -> Int {
    var box = boxCreate(0, Int32(top), Int32(picture.width), Int32(bottom - top))
    defer { boxDestroy(&box) }
    guard let rows = pixAverageByRow(picture.pix, box, Int32(L_WHITE_IS_MAX)) else { return bottom }
    defer {
      var list: UnsafeMutablePointer<Numa>? = rows
      numaDestroy(&list)
    }
    let brightness = (0..<numaGetCount(rows)).map { index in
      var value: Float = 0
      numaGetFValue(rows, index, &value)
      return value
    }
    guard let most = brightness.max(), let last = brightness.lastIndex(where: { $0 > most - 1 }) else {
      return bottom
    }
    let first = brightness[...last].lastIndex { $0 <= most - 1 }.map { $0 + 1 } ?? 0
    return top + max(1, (first + last) / 2)
  }
}
