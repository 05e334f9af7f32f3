import Diagnostics
import Testing

@testable import OCREngine

@Suite struct `A PDF document` {
  private static let page = WrittenPDF.Page(content: WrittenPDF.text(["CORNER SHOP"]))

  private func problem(_ bytes: [UInt8]) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try PDFDocument(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `opens where its password is empty`() throws {
    #expect(try PDFDocument(WrittenPDF(pages: [WrittenPDF.Page()], password: .empty).bytes).pageCount == 1)
  }

  @Test func `is refused with a way out where it has a password`() {
    let problem = problem(WrittenPDF(pages: [Self.page], password: .secret).bytes)
    #expect(problem?.id == "pdf-encrypted")
    #expect(problem?.fix?.contains("remove the password") == true)
  }

  @Test func `is refused where it is cut off or no document at all`() {
    let bytes = WrittenPDF(pages: [Self.page, Self.page]).bytes
    for part in [0.02, 0.3, 0.6, 0.95] {
      #expect(problem(Array(bytes[..<Int(Double(bytes.count) * part)]))?.id == "document-damaged", "\(part)")
    }
    #expect(problem(Array("%PDF-1.7\nhello\n%%EOF\n".utf8))?.id == "document-damaged")
    #expect(problem(WrittenPDF().bytes)?.id == "document-damaged")
  }

  @Test func `may have something before its beginning and after its end`() {
    let bytes = WrittenPDF(pages: [Self.page]).bytes
    #expect(problem(bytes + [UInt8](repeating: 0, count: 5000)) == nil)
    #expect(problem(Array("From: scanner\n\n".utf8) + bytes) == nil)
  }
}
