@testable import OCREngine

/// What is told from a file's first bytes before a library decodes it.
enum HeadersTarget {
  static func run(_ bytes: [UInt8]) {
    guard let format = FileFormat(of: bytes) else { return }
    _ = ExifOrientation.find(in: bytes, format: format)
    if format == .gif, let frame = GIFFirstFrame(bytes) {
      require(frame.end <= bytes.count, "a frame beyond the file")
    }
    if format == .tiff, let header = TIFFDirectory.Header(bytes[...]) {
      var next = header.first
      for _ in 0..<8 { next = TIFFDirectory(at: next, of: header)?.next ?? 0 }
    }
  }
}
