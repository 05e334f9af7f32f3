import Testing

@testable import OCREngine

@Suite struct `A file's format` {
  private static let beginnings: [(bytes: [UInt8], format: FileFormat)] = [
    ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
    ([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10], .png),
    ([0x42, 0x4D, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0], .bmp),
  ]
  private static let texts: [(text: String, format: FileFormat)] = [
    ("II*\0", .tiff), ("MM\0*", .tiff), ("II+\0", .tiff), ("RIFF1234WEBPVP8 ", .webp), ("GIF89a", .gif),
    ("P5\n2 2", .pnm), ("%PDF-1.7", .pdf), ("From: me\n\n%PDF-1.4", .pdf),
    ("\0\0\0\u{18}ftypheic", .heif), ("\0\0\0\u{18}ftypmif1", .heif), ("\0\0\0\u{18}ftypavif", .avif),
    ("\0\0\0\u{1C}ftypmif1\0\0\0\0mif1avif", .avif), ("\0\0\0\u{1C}ftypmif1\0\0\0\0mif1heic", .heif),
    ("\0\0\0\u{1C}ftypheic\0\0\0\0mif1heic", .heif),
  ]

  @Test func `is told by its first bytes`() {
    for (bytes, format) in Self.beginnings + Self.texts.map({ (Array($0.text.utf8), $0.format) }) {
      #expect(FileFormat(of: bytes) == format, "\(bytes)")
    }
  }

  @Test(arguments: [
    "", "B", "BMW is a car, not a bitmap", "Patience", "P5", "hello", "GIF8", "RIFF1234WAVE",
    "\0\0\0\u{18}ftypmp42",
  ])
  func `is unknown for other bytes`(text: String) {
    #expect(FileFormat(of: Array(text.utf8)) == nil)
  }
}
