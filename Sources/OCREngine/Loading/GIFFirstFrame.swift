internal import CImaging

/// The first frame of a GIF file, found without decoding.
///
/// Leptonica decodes every frame of an animation, and all of it for the header alone.
struct GIFFirstFrame {
  /// The frame's width in pixels.
  let width: Int
  /// The frame's height in pixels.
  let height: Int
  /// How many bytes of the file lead up to the frame's end.
  let end: Int

  /// Walks the blocks up to the end of the first picture, or gives `nil` where the file ends before.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes[...], littleEndian: true)
    guard let flags = reader.byte(at: 10) else { return nil }
    var offset = 13 + Self.paletteSize(flags)
    while let mark = reader.byte(at: offset) {
      switch mark {
      case 0x21:
        guard let end = Self.endOfBlocks(reader, at: offset + 2) else { return nil }
        offset = end
      case 0x2C:
        guard let width = reader.short(at: offset + 5), let height = reader.short(at: offset + 7),
          let flags = reader.byte(at: offset + 9),
          let end = Self.endOfBlocks(reader, at: offset + 11 + Self.paletteSize(flags))
        else { return nil }
        self.width = width
        self.height = height
        self.end = end
        return
      default: return nil
      }
    }
    return nil
  }

  /// Decodes the first frame only, or gives `nil` where it cannot be.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<Pix>? {
    guard let frame = GIFFirstFrame(Array(bytes)) else { return nil }
    // The trailer that ends every GIF file, in place of the other frames.
    let file = bytes[..<frame.end] + [0x3B]
    return file.withUnsafeBufferPointer { pixReadMem($0.baseAddress, $0.count) }
  }

  /// A palette's size in bytes, by the flags that announce it.
  private static func paletteSize(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

  /// Skips data blocks, each with its length before it, up to the empty one.
  private static func endOfBlocks(_ reader: ByteReader, at start: Int) -> Int? {
    var offset = start
    while let length = reader.byte(at: offset) {
      offset += 1 + length
      if length == 0 { return offset }
    }
    return nil
  }
}
