import Diagnostics
import ReceiptModel
import Testing

@testable import OCREngine

@Suite(.serialized) struct `A recognition model` {
  @Test func `has a name for the description of pages`() {
    #expect(RecognitionModel.receipts.name == "receipt1")
    #expect(RecognitionModel.languages(["deu", "eng"]).name == "deu+eng")
  }

  @Test func `reads digits, which come with the program`() throws {
    let session = try TesseractSession(.receipts)
    #expect(session.description.hasSuffix(" receipt1 psm6"))
    let bitmap = try Drawing.page(["TOTAL 14.29", "CASH 20.00", "CHANGE 5.71", "DATE 03/11/2026"])
    let (width, height) = (bitmap.width, bitmap.height)
    let page = try PagePreparation().prepare(
      LoadedPage(bitmap: bitmap, width: width, height: height, rotation: 0, reduction: 1))
    session.startDocument(deadline: .now + .seconds(120))
    let words = try session.recognise(page).words.map(\.text)
    #expect(Set(["14.29", "20.00", "5.71", "03/11/2026"]).isSubset(of: words), "\(words)")
  }
}
