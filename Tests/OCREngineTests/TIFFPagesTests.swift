import CImaging
import Diagnostics
import PipelineEngine
import ReceiptModel
import TestSupport
import Testing

@testable import OCREngine

@Suite struct `A TIFF file's pages` {
  /// The bytes of a file with pages of growing width.
  private func file(pages: Int) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let path = folder.file("pages.tif").text
    for page in 0..<pages {
      let bitmap = try Drawing.blank(width: 20 + page, height: 10)
      try #require(pixWriteTiff(path, bitmap.pix, Int32(IFF_TIFF_LZW), page == 0 ? "w" : "a") == 0)
    }
    var size = 0
    let data = try #require(l_binaryRead(path, &size))
    defer { lept_free(data) }
    return Array(UnsafeBufferPointer(start: data, count: size))
  }

  private func loader(_ bytes: [UInt8], pages: Int = 200) throws(Diagnostic) -> PageLoader {
    var limits = DocumentLimits()
    limits.pages = pages
    return try PageLoader(bytes, settings: LoadSettings(), limits: limits)
  }

  @Test func `are read in order`() throws {
    let loader = try loader(file(pages: 3))
    #expect(loader.headers.map(\.width) == [20, 21, 22])
    for header in loader.headers {
      let page = try loader.load(header, reduction: 1)
      #expect(page.width == header.width)
    }
  }

  @Test func `are limited`() throws {
    let bytes = try file(pages: 3)
    #expect(try #require(throws: Diagnostic.self) { try loader(bytes, pages: 2) }.id == "too-many-pages")
    #expect(throws: Never.self) { try loader(bytes, pages: 3) }
  }

  @Test func `are missed where the file is cut off`() throws {
    let bytes = try file(pages: 3)
    let cut = Array(bytes[..<(bytes.count - 20)])
    #expect(try #require(throws: Diagnostic.self) { try loader(cut) }.id == "image-damaged")
  }

  @Test func `that lead back to the first end in an error`() throws {
    var bytes = try file(pages: 1)
    let header = try #require(TIFFDirectory.Header(bytes[...]))
    let count = try #require(header.reader.short(at: header.first))
    let next = header.first + 2 + count * 12
    for index in 0..<4 { bytes[next + index] = bytes[4 + index] }
    #expect(try #require(throws: Diagnostic.self) { try loader(bytes) }.id == "image-damaged")
  }
}
