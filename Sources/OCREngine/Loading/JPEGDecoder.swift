internal import CImaging

/// Decodes JPEG through Leptonica, as grey where the file allows it.
enum JPEGDecoder {
  /// Returns the picture, or `nil` where it cannot be decoded completely.
  ///
  /// Libjpeg fills what is missing with grey and only counts a warning: a receipt without its lower half must
  /// not pass for a whole one. A single warning is forgiven where the file has its end marker: cameras that
  /// leave stray bytes between segments cause one.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, reduction: Int) -> UnsafeMutablePointer<Pix>? {
    var (isYCCK, isCMYK): (Int32, Int32) = (0, 0)
    guard readHeaderMemJpeg(bytes.baseAddress, bytes.count, nil, nil, nil, &isYCCK, &isCMYK) == 0 else { return nil }
    var hint = L_JPEG_CONTINUE_WITH_BAD_DATA
    // Libjpeg cannot reduce four inks to grey, but spares the colours of everything else.
    if isYCCK == 0, isCMYK == 0 { hint |= L_JPEG_READ_LUMINANCE }
    var warnings: Int32 = 0
    guard let pix = pixReadMemJpeg(bytes.baseAddress, bytes.count, 0, Int32(reduction), &warnings, Int32(hint)) else {
      return nil
    }
    guard warnings == 0 || warnings == 1 && hasEnd(bytes) else {
      var damaged: UnsafeMutablePointer<Pix>? = pix
      pixDestroy(&damaged)
      return nil
    }
    return pix
  }

  /// Whether the end marker follows the last scan.
  private static func hasEnd(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 2
    while offset + 1 < bytes.count {
      guard bytes[offset] == 0xFF else {
        offset += 1
        continue
      }
      switch bytes[offset + 1] {
      case 0xD9: return true
      // Stuffed, restart and fill bytes belong to the scan.
      case 0x00, 0xD0...0xD7, 0x01: offset += 2
      case 0xFF: offset += 1
      default:
        guard offset + 3 < bytes.count else { return false }
        offset += 2 + (Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
      }
    }
    return false
  }
}
