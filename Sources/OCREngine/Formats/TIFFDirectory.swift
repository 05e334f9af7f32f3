/// One image file directory of a TIFF structure, which is also the form of Exif.
struct TIFFDirectory {
  /// The orientation tag's value, 1 where there is none.
  var orientation = 1
  /// Whether the picture is a small copy of another one (bit 0 of NewSubfileType).
  var isThumbnail = false
  /// Where the next directory begins; 0 where there is none.
  var next = 0

  /// Where a structure's first directory begins, and how its integers are written.
  struct Header {
    /// Reads the structure's integers.
    var reader: ByteReader
    /// Whether offsets have 64 bits (BigTIFF).
    var isBig: Bool
    /// Where the first directory begins.
    var first: Int

    /// Reads the header, or gives `nil` for other bytes.
    init?(_ bytes: ArraySlice<UInt8>) {
      var reader = ByteReader(bytes)
      guard let mark = reader.short(at: 0), mark == 0x4949 || mark == 0x4D4D else { return nil }
      reader.isLittleEndian = mark == 0x4949
      guard let version = reader.short(at: 2), version == 42 || version == 43 else { return nil }
      isBig = version == 43
      guard let first = isBig ? reader.integer(at: 8, size: 8) : reader.long(at: 4) else { return nil }
      self.reader = reader
      self.first = first
    }
  }

  /// Reads the directory at `offset`, or gives `nil` where it is not wholly inside the bytes.
  init?(at offset: Int, of header: Header) {
    let reader = header.reader
    let (countSize, entrySize, offsetSize) = header.isBig ? (8, 20, 8) : (2, 12, 4)
    guard let count = reader.integer(at: offset, size: countSize), count <= 4096 else { return nil }
    let start = offset + countSize
    for entry in (0..<count).map({ start + $0 * entrySize }) {
      guard let tag = reader.short(at: entry) else { return nil }
      let value = entry + entrySize - offsetSize
      switch tag {
      case 254: isThumbnail = (reader.long(at: value) ?? 0) & 1 == 1
      case 274: orientation = reader.short(at: value) ?? 1
      default: break
      }
    }
    guard let next = reader.integer(at: start + count * entrySize, size: offsetSize) else { return nil }
    self.next = next
  }
}
