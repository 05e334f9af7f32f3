/// Finds the orientation note in the bytes of a JPEG, PNG or WebP file.
///
/// Leptonica reads the note of TIFF only. Every step is bounded: damaged or missing notes mean upright.
enum ExifOrientation {
  /// Returns how the picture in `bytes` lies.
  static func find(in bytes: [UInt8], format: FileFormat) -> Orientation {
    let note: ArraySlice<UInt8>? =
      switch format {
      case .jpeg: inJPEG(ByteReader(bytes[...]))
      case .png: inPNG(ByteReader(bytes[...]))
      case .webp: inWebP(ByteReader(bytes[...], littleEndian: true))
      default: nil
      }
    guard let note, let header = TIFFDirectory.Header(note),
      let directory = TIFFDirectory(at: header.first, of: header)
    else { return .upright }
    return Orientation(exif: directory.orientation)
  }

  /// Segments are `FF`, a marker, and a length that counts itself; the note comes before the scan.
  private static func inJPEG(_ reader: ByteReader) -> ArraySlice<UInt8>? {
    var offset = 2
    while let prefix = reader.byte(at: offset), prefix == 0xFF, let marker = reader.byte(at: offset + 1) {
      if marker == 0xFF {
        offset += 1
        continue
      }
      guard marker != 0xDA, marker != 0xD9, let length = reader.short(at: offset + 2), length >= 2 else {
        return nil
      }
      if marker == 0xE1, reader.has("Exif\0\0", at: offset + 4), length > 8 {
        return reader.slice(at: offset + 10, count: length - 8)
      }
      offset += 2 + length
    }
    return nil
  }

  /// Chunks are a length, a name, the data and a checksum.
  private static func inPNG(_ reader: ByteReader) -> ArraySlice<UInt8>? {
    var offset = 8
    while let length = reader.long(at: offset), !reader.has("IEND", at: offset + 4) {
      if reader.has("eXIf", at: offset + 4) { return reader.slice(at: offset + 8, count: length) }
      offset += 12 + length
    }
    return nil
  }

  /// Chunks are a name, a length, and the data, padded to an even number of bytes.
  private static func inWebP(_ reader: ByteReader) -> ArraySlice<UInt8>? {
    var offset = 12
    while let length = reader.long(at: offset + 4) {
      if reader.has("EXIF", at: offset) {
        let note = reader.slice(at: offset + 8, count: length)
        // Some writers put JPEG's prefix before the structure.
        return ByteReader(note).has("Exif\0\0") ? note.dropFirst(6) : note
      }
      offset += 8 + length + length % 2
    }
    return nil
  }
}
