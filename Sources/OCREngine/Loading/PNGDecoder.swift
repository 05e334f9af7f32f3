internal import CImaging

/// Decodes large PNG files with libpng itself.
///
/// Leptonica holds all rows and then the picture, in all of its colours: seven bytes a pixel. Libpng's simple
/// interface writes grey over white into one picture.
enum PNGDecoder {
  /// Returns the picture, or `nil` where it cannot be decoded completely.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<Pix>? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { return nil }
    defer { png_image_free(&image) }
    image.format = png_uint_32(PNG_FORMAT_GRAY)
    guard let pix = pixCreateNoInit(Int32(clamping: image.width), Int32(clamping: image.height), 8) else {
      return nil
    }
    var white = png_color(red: 255, green: 255, blue: 255)
    guard png_image_finish_read(&image, &white, pixGetData(pix), pixGetWpl(pix) * 4, nil) != 0 else {
      var broken: UnsafeMutablePointer<Pix>? = pix
      pixDestroy(&broken)
      return nil
    }
    pixEndianByteSwap(pix)
    return pix
  }
}
