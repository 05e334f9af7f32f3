/// What a page says of itself before it is decoded.
struct PageHeader: Hashable {
  /// The stored width in pixels.
  var width: Int
  /// The stored height in pixels.
  var height: Int
  /// Which picture of the file it is, counted from 0.
  var index: Int

  /// The number of pixels; as many as can be counted where that is too much.
  var pixels: Int {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : pixels
  }
}
