import CImaging
import Diagnostics
import PipelineEngine
import Testing

@testable import OCREngine

@Suite struct `The page loader` {
  private func loader(_ bytes: [UInt8], limits: DocumentLimits = DocumentLimits()) throws -> PageLoader {
    try PageLoader(bytes, settings: LoadSettings(), limits: limits)
  }

  /// The slug of what reading all of a file throws.
  private func problem(_ bytes: [UInt8], limits: DocumentLimits = DocumentLimits()) -> String? {
    do throws(Diagnostic) {
      let loader = try PageLoader(bytes, settings: LoadSettings(), limits: limits)
      for header in loader.headers { _ = try loader.load(header, reduction: 1) }
      return nil
    } catch {
      return error.id
    }
  }

  private func page() throws -> Bitmap {
    try Drawing.blank(width: 60, height: 40).darkened(x: 0, y: 0, side: 20)
  }

  @Test(arguments: [FileFormat.jpeg, .png, .tiff, .webp, .bmp, .gif, .pnm])
  func `reads every format alike`(format: FileFormat) throws {
    let loader = try loader(Drawing.bytes(page(), as: format))
    #expect(loader.format == format)
    #expect(loader.headers == [PageHeader(width: 60, height: 40, index: 0)])
    let loaded = try loader.load(loader.headers[0], reduction: 1)
    #expect(loaded.width == 60 && loaded.height == 40)
    #expect(Drawing.value(of: loaded.bitmap, x: 5, y: 5) < 40)
    #expect(Drawing.value(of: loaded.bitmap, x: 50, y: 30) > 215)
  }

  @Test(arguments: PixelForm.allCases)
  func `makes grey on white of every kind of pixel`(form: PixelForm) throws {
    let loader = try loader(Drawing.bytes(page().converted(to: form), as: .png))
    let loaded = try loader.load(loader.headers[0], reduction: 1)
    #expect(Drawing.value(of: loaded.bitmap, x: 5, y: 5) < 40)
    #expect(Drawing.value(of: loaded.bitmap, x: 50, y: 30) > 215)
  }

  @Test func `refuses what is no picture`() {
    #expect(problem([]) == "file-empty")
    #expect(problem(Array("TOTAL 12.30".utf8)) == "file-not-an-image")
    #expect(problem(Array("%PDF-1.7".utf8)) == "document-damaged")
    #expect(problem(Array("\0\0\0\u{18}ftypheic\0\0\0\0".utf8)) == "image-damaged")
  }

  @Test(arguments: [FileFormat.jpeg, .png, .tiff, .webp, .bmp, .gif, .pnm])
  func `refuses a file that is cut off, wherever it is cut`(format: FileFormat) throws {
    // Some noise, so that no format can say it all in a few bytes.
    var page = try Drawing.page(["CUT OFF 12.30", "TOTAL 45.60"], width: 400)
    page = try page.converted(to: format == .gif ? .palette : .grey)
    let bytes = try Drawing.bytes(page, as: format)
    for part in [0.05, 0.3, 0.6, 0.9] {
      let cut = Array(bytes[..<Int(Double(bytes.count) * part)])
      #expect(problem(cut) == "image-damaged", "cut at \(part)")
    }
  }

  @Test func `refuses a picture over the limit by its header alone`() throws {
    let bytes = Drawing.pngHeader(width: 30_000, height: 30_000)
    let error = try #require(throws: Diagnostic.self) { try loader(bytes) }
    #expect(error.id == "image-too-large")
    #expect(error.message.contains("30000 x 30000 pixels, 900 MP, and the limit is 150 MP"))
    #expect(error.fix?.contains("limits: pixels") == true)
    #expect(problem(Drawing.pngHeader(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)) != nil)
  }

  @Test(arguments: [FileFormat.jpeg, .png, .tiff, .webp, .bmp, .gif, .pnm])
  func `counts pixels by the header of every format`(format: FileFormat) throws {
    var limits = DocumentLimits()
    limits.pixels = 2399
    #expect(try problem(Drawing.bytes(page(), as: format), limits: limits) == "image-too-large")
    limits.pixels = 2400
    #expect(try problem(Drawing.bytes(page(), as: format), limits: limits) == nil)
  }

  @Test func `forgives stray bytes between the segments of a JPEG`() throws {
    let bytes = try Drawing.bytes(page(), as: .jpeg)
    let length = Int(bytes[4]) * 256 + Int(bytes[5])
    let end = 4 + length
    #expect(problem(Array(bytes[..<end]) + [0, 0, 0] + Array(bytes[end...])) == nil)
  }

  @Test func `refuses a JPEG with a hole in its scan`() throws {
    var bytes = try Drawing.bytes(Drawing.page(["HOLE 12.30", "TOTAL 45.60"], width: 400), as: .jpeg)
    let middle = bytes.count / 2
    bytes.removeSubrange(middle..<middle + middle / 2)
    #expect(problem(bytes) == "image-damaged")
  }

  @Test func `takes the first frame of an animation`() throws {
    let bytes = try Drawing.bytes(page(), as: .gif)
    let end = try #require(GIFFirstFrame(bytes)?.end)
    // A second frame of 65,535 by 65,535 pixels.
    let bomb: [UInt8] = [0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 8, 1, 0, 0, 0x3B]
    #expect(problem(Array(bytes[..<end]) + bomb) == nil)
  }

  @Test(arguments: [FileFormat.jpeg, .png, .tiff, .webp, .bmp, .gif, .pnm], [2, 4])
  func `reduces pages of every format`(format: FileFormat, reduction: Int) throws {
    let loader = try loader(Drawing.bytes(page(), as: format))
    let loaded = try loader.load(loader.headers[0], reduction: reduction)
    #expect(loaded.bitmap.width == 60 / reduction && loaded.bitmap.height == 40 / reduction)
    #expect(loaded.width == 60 && loaded.height == 40 && loaded.reduction == reduction)
    #expect(Drawing.value(of: loaded.bitmap, x: 8 / reduction, y: 8 / reduction) < 40)
    #expect(Drawing.value(of: loaded.bitmap, x: 52 / reduction, y: 32 / reduction) > 215)
  }

  @Test(arguments: [IFF_TIFF_G4, IFF_TIFF_LZW, IFF_TIFF_JPEG, IFF_TIFF_PACKBITS, IFF_TIFF_ZIP], [1, 2, 4])
  func `reads TIFF of every compression`(compression: Int, reduction: Int) throws {
    let isBilevel = compression == IFF_TIFF_G4
    let bitmap = try page().converted(to: isBilevel ? .bilevel : .grey)
    let loader = try loader(Drawing.bytes(bitmap, code: compression))
    let loaded = try loader.load(loader.headers[0], reduction: reduction)
    #expect(loaded.bitmap.width == 60 / reduction)
    #expect(Drawing.value(of: loaded.bitmap, x: 8 / reduction, y: 8 / reduction) < 40)
    #expect(Drawing.value(of: loaded.bitmap, x: 52 / reduction, y: 32 / reduction) > 215)
  }

  @Test(arguments: PixelForm.allCases)
  func `decodes large PNG of every kind of pixel as it does small ones`(form: PixelForm) throws {
    let bytes = try Drawing.bytes(page().converted(to: form), as: .png)
    let decoded = bytes.withUnsafeBufferPointer { PNGDecoder.decode($0) }
    let bitmap = Bitmap(owning: try #require(decoded))
    #expect(bitmap.width == 60 && bitmap.height == 40)
    #expect(Drawing.value(of: bitmap, x: 5, y: 5) < 40)
    #expect(Drawing.value(of: bitmap, x: 50, y: 30) > 215)
    let cut = Array(bytes[..<(bytes.count * 2 / 3)])
    #expect(cut.withUnsafeBufferPointer { PNGDecoder.decode($0) } == nil)
  }

  @Test(arguments: [(0xC1, 12, "12 bits"), (0xC3, 8, "lossless"), (0xC3, 16, "lossless")])
  func `refuses JPEG that is coded in a rare way`(marker: Int, precision: Int, name: String) throws {
    var bytes = try Drawing.bytes(page(), as: .jpeg)
    let frame = try #require(bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes[frame + 1] = UInt8(marker)
    bytes[frame + 4] = UInt8(precision)
    let error = try #require(throws: Diagnostic.self) { try loader(bytes) }
    #expect(error.id == "format-unsupported" && error.message.contains(name))
  }

  @Test func `tells too little memory from damage`() throws {
    var limits = DocumentLimits()
    limits.memory = 12 * 2400
    let bytes = try Drawing.bytes(page(), as: .tiff)
    // A hole where the pixels are.
    let broken = bytes[..<8] + [UInt8](repeating: 0xFF, count: 24) + bytes[32...]
    #expect(problem(Array(broken), limits: limits) == "page-not-prepared")
    limits.memory = 12 * 2401
    #expect(problem(Array(broken), limits: limits) == "image-damaged")
  }
}
