import CHEIF
import Diagnostics
import PipelineEngine
import Testing

@testable import OCREngine

@Suite struct `A HEIC file's pages` {
  private func loader(
    _ bytes: [UInt8], orientation: LoadSettings.Orientation = .auto, limits: DocumentLimits = DocumentLimits()
  ) throws(Diagnostic) -> PageLoader {
    var settings = LoadSettings()
    settings.orientation = orientation
    return try PageLoader(bytes, settings: settings, limits: limits)
  }

  @Test(.enabled(if: WrittenHEIF.isPossible), arguments: [8, 10])
  func `are grey, whatever bits they have`(bits: Int) throws {
    let loader = try loader(WrittenHEIF.bytes(width: 128, height: 64, bits: bits))
    #expect(loader.format == .heif && loader.headers == [PageHeader(width: 128, height: 64, index: 0)])
    let page = try loader.load(loader.headers[0], reduction: 1)
    #expect(page.width == 128 && page.height == 64)
    #expect(Drawing.value(of: page.bitmap, x: 20, y: 30) < 60)
    #expect(Drawing.value(of: page.bitmap, x: 100, y: 30) > 190)
    let half = try loader.load(loader.headers[0], reduction: 2)
    #expect(half.bitmap.width == 64 && half.width == 128)
  }

  @Test(.enabled(if: WrittenHEIF.isPossible))
  func `stand as the file says, or as they are stored`() throws {
    let bytes = try WrittenHEIF.bytes(width: 128, height: 64, orientation: heif_orientation_rotate_90_cw)
    let turned = try loader(bytes)
    #expect(turned.headers == [PageHeader(width: 64, height: 128, index: 0)])
    let page = try turned.load(turned.headers[0], reduction: 1)
    #expect(page.width == 64 && page.height == 128)
    #expect(Drawing.value(of: page.bitmap, x: 30, y: 20) < 60)
    #expect(Drawing.value(of: page.bitmap, x: 30, y: 110) > 190)
    let kept = try loader(bytes, orientation: .keep)
    #expect(try kept.load(kept.headers[0], reduction: 1).width == 128)
  }

  @Test(.enabled(if: WrittenHEIF.isPossible))
  func `are all of its pictures, within the limits`() throws {
    let bytes = try WrittenHEIF.bytes(width: 64, height: 64, pictures: 3)
    let pages = try loader(bytes)
    #expect(pages.headers.map(\.index) == [0, 1, 2])
    #expect(try pages.load(pages.headers[2], reduction: 1).width == 64)
    var limits = DocumentLimits()
    limits.pages = 2
    #expect(
      try #require(throws: Diagnostic.self) { try loader(bytes, limits: limits) }.id == "too-many-pages")
    limits.pages = 3
    limits.pixels = 4095
    #expect(
      try #require(throws: Diagnostic.self) { try loader(bytes, limits: limits) }.id == "image-too-large")
  }

  @Test(.enabled(if: WrittenHEIF.isPossible), arguments: [0.1, 0.5, 0.9])
  func `are refused where the file is cut off`(part: Double) throws {
    let bytes = try WrittenHEIF.bytes(width: 256, height: 256)
    let cut = Array(bytes[..<Int(Double(bytes.count) * part)])
    let error = try #require(throws: Diagnostic.self) {
      let loader = try loader(cut)
      _ = try loader.load(loader.headers[0], reduction: 1)
    }
    #expect(error.id == "image-damaged")
  }

  @Test func `are one where they show one scene`() {
    func shows(_ text: String) -> Bool {
      Array(text.utf8).withUnsafeBufferPointer(HEIFGroups.showsOneOfSeveral)
    }
    #expect(shows("....meta....grpl\0\0\0\u{1C}ster") && shows("grpl\0\0\0\u{1C}altr"))
    #expect(!shows("grpl\0\0\0\u{1C}brst") && !shows("....") && !shows("grpl"))
  }
}
