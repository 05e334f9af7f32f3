internal import CImaging

/// Decodes JPEG through Leptonica, as grey where the file allows it.
enum JPEGDecoder {
  /// Returns the picture, or `nil` where it cannot be decoded completely.
  ///
  /// Libjpeg fills what is missing with grey and only counts a warning: a receipt without its lower half must
  /// not pass for a whole one. Stray bytes between segments, which some cameras leave, cause a warning each
  /// and are forgiven.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, reduction: Int) -> UnsafeMutablePointer<Pix>? {
    var (isYCCK, isCMYK): (Int32, Int32) = (0, 0)
    guard readHeaderMemJpeg(bytes.baseAddress, bytes.count, nil, nil, nil, &isYCCK, &isCMYK) == 0 else {
      return nil
    }
    var hint = L_JPEG_CONTINUE_WITH_BAD_DATA
    // Libjpeg cannot reduce four inks to grey, but spares the colours of everything else.
    if isYCCK == 0, isCMYK == 0 { hint |= L_JPEG_READ_LUMINANCE }
    var warnings: Int32 = 0
    guard
      let pix = pixReadMemJpeg(bytes.baseAddress, bytes.count, 0, Int32(reduction), &warnings, Int32(hint))
    else { return nil }
    guard warnings == 0 || warnings <= strayRuns(bytes) else {
      var damaged: UnsafeMutablePointer<Pix>? = pix
      pixDestroy(&damaged)
      return nil
    }
    return pix
  }

  /// Counts the places before the first scan where bytes stand between two segments.
  private static func strayRuns(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let reader = ByteReader(Array(bytes.prefix(1 << 20))[...])
    var offset = 2
    var runs = 0
    while let prefix = reader.byte(at: offset), let marker = reader.byte(at: offset + 1) {
      if prefix != 0xFF || marker == 0 {
        runs += 1
        while let byte = reader.byte(at: offset), let next = reader.byte(at: offset + 1),
          byte != 0xFF || next == 0
        {
          offset += 1
        }
        continue
      }
      if marker == 0xFF {
        offset += 1
        continue
      }
      guard marker != 0xDA, let length = reader.short(at: offset + 2) else { break }
      offset += 2 + length
    }
    return runs
  }
}
