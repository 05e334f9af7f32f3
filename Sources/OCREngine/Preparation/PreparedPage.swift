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
  let transform: Transform

  /// Returns words of the picture with their boxes on the page.
  func mapped(_ words: [Word]) -> [Word] {
    words.map { word in
      var word = word
      word.box = transform.box(word.box, width: width, height: height)
      return word
    }
  }
}
