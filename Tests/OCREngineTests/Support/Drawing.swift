import CImaging
import Diagnostics
import Testing

@testable import OCREngine

/// Pictures drawn for a test: text in Leptonica's own letters, and the bytes of every format.
enum Drawing {
  /// Returns a white page with lines of text, in letters about 26 pixels high.
  static func page(_ lines: [String], width: Int = 900, height: Int? = nil) throws -> Bitmap {
    let page = try blank(width: width, height: height ?? lines.count * 80 + 160)
    var font = bmfCreate(nil, 10)
    defer { bmfDestroy(&font) }
    for (index, line) in lines.enumerated() {
      pixSetTextline(page.pix, font, line, 0, 60, Int32(100 + index * 80), nil, nil)
    }
    return page
  }

  /// Returns a white picture.
  static func blank(width: Int, height: Int) throws -> Bitmap {
    let page = try Bitmap(pixCreate(Int32(width), Int32(height), 8), "create")
    pixSetAll(page.pix)
    return page
  }

  /// Returns the picture as a file's bytes.
  static func bytes(_ bitmap: borrowing Bitmap, as format: FileFormat) throws -> [UInt8] {
    let code =
      switch format {
      case .jpeg: IFF_JFIF_JPEG
      case .png: IFF_PNG
      case .tiff: IFF_TIFF_LZW
      case .webp: IFF_WEBP
      case .bmp: IFF_BMP
      case .gif: IFF_GIF
      case .pnm: IFF_PNM
      case .pdf, .heif, .avif: IFF_UNKNOWN
      }
    return try Self.bytes(bitmap, code: code)
  }

  /// Returns the picture as a file's bytes, by Leptonica's own number of the format.
  static func bytes(_ bitmap: borrowing Bitmap, code: Int) throws -> [UInt8] {
    var data: UnsafeMutablePointer<UInt8>?
    var size = 0
    try #require(pixWriteMem(&data, &size, bitmap.pix, Int32(code)) == 0)
    defer { lept_free(data) }
    return Array(UnsafeBufferPointer(start: data, count: size))
  }

  /// Returns a JPEG file with an Exif note of its orientation after the first marker.
  static func jpeg(_ bitmap: borrowing Bitmap, orientation: Int) throws -> [UInt8] {
    let bytes = try bytes(bitmap, as: .jpeg)
    let note = Array("Exif\0\0".utf8) + exif(orientation)
    let length = note.count + 2
    return bytes[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + note + bytes[2...]
  }

  /// Returns a TIFF structure with an orientation and nothing else.
  static func exif(_ orientation: Int) -> [UInt8] {
    let header: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
    return header + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
  }

  /// Returns the beginning of a PNG file: its header, and a chunk that says nothing.
  static func pngHeader(width: UInt32, height: UInt32) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Array("IHDR".utf8) + word(width) + word(height) + [8, 2, 0, 0, 0]
    return mark + word(13) + header + word(0) + word(4) + Array("tEXt".utf8) + word(0) + word(0)
  }

  /// Returns the grey value of a pixel.
  static func value(of bitmap: borrowing Bitmap, x: Int, y: Int) -> UInt32 {
    var value: UInt32 = 0
    pixGetPixel(bitmap.pix, Int32(x), Int32(y), &value)
    return value
  }
}
