import Diagnostics
import ReceiptModel
import Testing

@testable import OCREngine

@Suite(.serialized) struct `A Tesseract session` {
  private func problem(_ languages: [String]) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try TesseractSession(.languages(languages))
      return nil
    } catch {
      return error
    }
  }

  @Test func `names a language without data and the way to it`() {
    let problem = problem(["eng", "xyz_old"])
    #expect(problem?.id == "ocr-language-missing")
    #expect(problem?.message == "Tesseract has no data for language 'xyz_old'")
    #expect(problem?.fix?.contains("apt-get install tesseract-ocr-xyz-old") == true)
  }

  @Test(arguments: ["../eng", "eng+deu", "~eng", "", "en g", "ëng"])
  func `takes nothing but a code for a language`(language: String) {
    #expect(problem([language])?.id == "ocr-language-missing")
    #expect(problem([language])?.fix?.contains("apt-get") == false)
  }

  @Test func `suggests the code that was meant`() {
    #expect(problem(["en"])?.fix?.hasPrefix("did you mean 'eng'?") == true)
    #expect(problem([])?.id == "ocr-engine-unavailable")
  }

  @Test func `stops at its deadline and reads the next page`() throws {
    let session = try TesseractSession(.languages(["eng"]))
    #expect(session.description.hasSuffix(" eng psm6"))
    let lines = (1...40).map { "ITEM NUMBER \($0) AT THE PRICE OF 12.3\($0 % 10)" }
    let bitmap = try Drawing.page(lines)
    let (width, height) = (bitmap.width, bitmap.height)
    let page = try PagePreparation().prepare(
      LoadedPage(bitmap: bitmap, width: width, height: height, rotation: 0, reduction: 1))
    for deadline in [Duration.zero, .milliseconds(20)] {
      session.startDocument(deadline: .now + deadline)
      var slug: String?
      do throws(Diagnostic) { _ = try session.recognise(page) } catch { slug = error.id }
      #expect(slug == "ocr-deadline")
    }
    session.startDocument(deadline: .now + .seconds(120))
    let words = try session.recognise(page).words
    #expect(words.filter { $0.text == "ITEM" }.count > 30)
    #expect(Set(words.compactMap(\.line)).count >= 38)
    #expect(session.timeSpent > .zero)
  }

  @Test func `knows what is installed`() {
    let languages = OCREngine.availableLanguages()
    #expect(languages.contains("eng") && languages == languages.sorted())
    #expect(!languages.contains("osd"))
    #expect(OCREngine.languageIsInstalled("eng"))
    #expect(!OCREngine.languageIsInstalled("xyz"))
    let versions = OCREngine.versions()
    for library in ["tesseract 5", "leptonica 1", "poppler 2", "libheif 1", "libjpeg", "libpng", "libtiff"] {
      #expect(versions.contains { $0.hasPrefix(library) }, "\(library) in \(versions)")
    }
  }
}
