import Diagnostics
import PipelineEngine
import Testing

@testable import OCREngine

@Suite struct `A file's note of its orientation` {
  /// A page that is wider than high, with its upper left corner dark.
  private func upright() throws -> Bitmap {
    try Drawing.blank(width: 64, height: 32).darkened(x: 0, y: 0, side: 16)
  }

  /// How the page has to be turned and mirrored to be stored as each value says: what undoes the value.
  private func stored(_ value: Int) throws -> Bitmap {
    let orientation = Orientation(exif: value)
    var page = try upright()
    if orientation.isMirrored { page = try page.turned(Orientation(quarterTurns: 0, isMirrored: true)) }
    return try page.turned(Orientation(quarterTurns: (4 - orientation.quarterTurns) % 4, isMirrored: false))
  }

  @Test(arguments: 0...9)
  func `puts the page upright`(value: Int) throws {
    let bytes = try Drawing.jpeg(stored(value), orientation: value)
    let loader = try PageLoader(bytes, settings: LoadSettings(), limits: DocumentLimits())
    let page = try loader.load(loader.headers[0], reduction: 1)
    #expect(page.width == 64 && page.height == 32)
    #expect(Drawing.value(of: page.bitmap, x: 4, y: 4) < 60)
    #expect(Drawing.value(of: page.bitmap, x: 60, y: 4) > 200)
    #expect(Drawing.value(of: page.bitmap, x: 4, y: 28) > 200)
  }

  @Test func `gives the size of the file's pixels when the page is reduced`() throws {
    let bytes = try Drawing.jpeg(stored(6), orientation: 6)
    let loader = try PageLoader(bytes, settings: LoadSettings(), limits: DocumentLimits())
    let page = try loader.load(loader.headers[0], reduction: 2)
    #expect(page.width == 64 && page.height == 32 && page.rotation == 90)
    #expect(page.bitmap.width == 32 && page.bitmap.height == 16)
  }

  @Test func `is left alone on request`() throws {
    var settings = LoadSettings()
    settings.orientation = .keep
    let loader = try PageLoader(
      Drawing.jpeg(stored(6), orientation: 6), settings: settings, limits: DocumentLimits())
    let page = try loader.load(loader.headers[0], reduction: 1)
    #expect(page.width == 32 && page.height == 64 && page.rotation == 0)
  }

  @Test func `is found in PNG and WebP`() {
    let note = Drawing.exif(8)
    let png: [UInt8] =
      Drawing.pngHeader(width: 1, height: 1) + [0, 0, 0, UInt8(note.count)] + Array("eXIf".utf8) + note
    #expect(ExifOrientation.find(in: png, format: .png) == Orientation(exif: 8))
    let webp = Array("RIFF\0\0\0\0WEBPEXIF".utf8) + [UInt8(note.count), 0, 0, 0] + note
    #expect(ExifOrientation.find(in: webp, format: .webp) == Orientation(exif: 8))
  }

  @Test func `means nothing where it is cut off anywhere`() throws {
    let bytes = try Drawing.jpeg(Drawing.blank(width: 8, height: 8), orientation: 6)
    for length in 0..<36 {
      #expect(ExifOrientation.find(in: Array(bytes[..<length]), format: .jpeg) == .upright)
    }
  }
}
