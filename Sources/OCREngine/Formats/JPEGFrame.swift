/// What the frame header of a JPEG file says of its coding.
struct JPEGFrame {
  /// The bits of a sample.
  let precision: Int
  /// Whether it is coded without loss, which hardly any reader knows.
  let isLossless: Bool

  /// Finds the first frame header, or gives `nil` where there is none before the first scan.
  init?(_ bytes: [UInt8]) {
    let reader = ByteReader(bytes[...])
    var offset = 2
    while let prefix = reader.byte(at: offset), let marker = reader.byte(at: offset + 1) {
      switch (prefix, marker) {
      case (0xFF, 0xC0...0xCF) where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard let precision = reader.byte(at: offset + 4) else { return nil }
        self.precision = precision
        isLossless = [0xC3, 0xC7, 0xCB, 0xCF].contains(marker)
        return
      case (0xFF, 0xDA): return nil
      case (0xFF, 0x01...0xFE):
        guard let length = reader.short(at: offset + 2) else { return nil }
        offset += 2 + length
      // Fill bytes, and stray ones that some cameras leave.
      default: offset += 1
      }
    }
    return nil
  }
}
