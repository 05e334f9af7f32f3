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
