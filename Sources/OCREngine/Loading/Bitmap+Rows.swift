internal import CImaging
internal import Diagnostics

extension Bitmap {
  /// Returns a grey picture whose rows, one after the other, are written by `fill`.
  ///
  /// The pixels are not set before.
  static func grey(
    width: Int, height: Int, fill: (_ row: Int, _ pixels: UnsafeMutableBufferPointer<UInt8>) -> Void
  ) throws(Diagnostic) -> Bitmap {
    let picture = try Bitmap(
      pixCreateNoInit(Int32(clamping: width), Int32(clamping: height), 8), "make a picture")
    let stride = Int(pixGetWpl(picture.pix)) * 4
    if let data = UnsafeMutableRawPointer(pixGetData(picture.pix)) {
      let bytes = data.assumingMemoryBound(to: UInt8.self)
      for row in 0..<height {
        fill(row, UnsafeMutableBufferPointer(start: bytes + row * stride, count: width))
      }
    }
    // Leptonica keeps the pixels of a word from its highest byte down.
    pixEndianByteSwap(picture.pix)
    return picture
  }

  /// Returns the pixels of a grey picture, row by row.
  ///
  /// - Throws: `page-not-prepared`.
  func greys() throws(Diagnostic) -> [UInt8] {
    guard let source = try GreyPixels(of: self, to: "read the pixels") else { return [] }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      pixels += source.bytes[row * source.stride..<row * source.stride + width]
    }
    return pixels
  }

  /// Returns a copy of the grey picture with what lies outside of a span of each row in one brightness.
  ///
  /// - Parameters:
  ///   - brightness: That brightness.
  ///   - span: The first column of a row that is kept, and the first after them; `nil` keeps none.
  /// - Returns: The copy.
  /// - Throws: `page-not-prepared`.
  func painted(
    _ brightness: UInt32, outside span: (_ row: Int) -> (from: Int, to: Int)?
  ) throws(Diagnostic) -> Bitmap {
    guard let source = try GreyPixels(of: self, to: "copy") else { return shared() }
    let other = UInt8(truncatingIfNeeded: brightness)
    return try Bitmap.grey(width: width, height: height) { row, pixels in
      let kept = span(row) ?? (0, 0)
      let from = min(max(0, kept.from), pixels.count)
      let to = min(max(from, kept.to), pixels.count)
      for column in 0..<from { pixels[column] = other }
      for column in from..<to { pixels[column] = source.bytes[row * source.stride + column] }
      for column in to..<pixels.count { pixels[column] = other }
    }
  }

  /// Returns the picture in grey, smaller by a power of two along each side.
  func reduced(by reduction: Int) throws(Diagnostic) -> Bitmap {
    guard reduction > 1 else { return try inGrey() }
    // A bilevel picture would be eight times larger in grey, only to be a quarter of that afterwards.
    let isBilevel = pixGetDepth(pix) == 1 && pixGetColormap(pix) == nil
    let half = try isBilevel ? Bitmap(pixScaleToGray2(pix), "reduce") : inGrey().halved()
    return try half.reduced(by: reduction / 2)
  }

  private func halved() throws(Diagnostic) -> Bitmap { try Bitmap(pixScaleAreaMap2(pix), "reduce") }

  /// Returns the picture in grey, with what is transparent in white.
  func inGrey() throws(Diagnostic) -> Bitmap {
    var picture = shared()
    var isOpaque: Int32 = 1
    if let palette = pixGetColormap(picture.pix), pixcmapIsOpaque(palette, &isOpaque) == 0, isOpaque == 0 {
      picture = try Bitmap(
        pixRemoveColormap(picture.pix, Int32(REMOVE_CMAP_WITH_ALPHA)), "remove the palette")
    }
    if pixGetDepth(picture.pix) == 8, pixGetColormap(picture.pix) == nil { return picture }
    if pixGetDepth(picture.pix) == 32, pixGetSpp(picture.pix) == 4 {
      picture = try Bitmap(pixRemoveAlpha(picture.pix), "blend over white")
    }
    return try Bitmap(pixConvertTo8(picture.pix, 0), "convert to grey")
  }
}
