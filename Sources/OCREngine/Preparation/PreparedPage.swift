internal import Diagnostics
internal import ReceiptModel

/// A page as Tesseract gets to see it, and the way back to the page as the user looks at it.
struct PreparedPage: ~Copyable {
  /// The picture for the recogniser.
  let bitmap: Bitmap
  /// The upright page's width in pixels of the file.
  let width: Int
  /// The upright page's height in pixels of the file.
  let height: Int
  /// How far it was turned clockwise, in degrees.
  let rotation: Int
  /// From the picture's pixels to the page's.
  let path: PagePath
  /// The median glyph height before scaling, in pixels of the loaded page; `nil` where it was not measurable.
  let glyphHeight: Double?
  /// Whether its lines run from top to bottom.
  let isSideways: Bool

  /// Returns words of the picture with their boxes on the page.
  func mapped(_ words: [Word]) -> [Word] {
    words.map { word in
      var word = word
      word.box = path.box(word.box, width: width, height: height)
      return word
    }
  }

  /// Returns the middle of the picture: enough to tell which way up its text stands.
  func strip() throws(Diagnostic) -> PreparedPage {
    let (stripWidth, stripHeight) = (min(bitmap.width, 1200), min(bitmap.height, 300))
    let box = PageBox(
      x: (bitmap.width - stripWidth) / 2, y: (bitmap.height - stripHeight) / 2, width: stripWidth,
      height: stripHeight)
    return PreparedPage(
      bitmap: try bitmap.cropped(to: box), width: width, height: height, rotation: rotation,
      path: path, glyphHeight: glyphHeight, isSideways: isSideways)
  }
}
