internal import CImaging
public import PipelineEngine

extension OCREngine {
  /// Returns the codes of the languages that Tesseract has data for, sorted.
  public static func availableLanguages() -> [String] { InstalledLanguages.all() }

  /// How many looks there are at a document with these settings, at least one.
  public static func looks(_ settings: RecogniseSettings) -> Int { ReadingPlan(settings).passes.count }

  /// Whether Tesseract has data for a language.
  public static func languageIsInstalled(_ language: String) -> Bool {
    InstalledLanguages.isCode(language) && availableLanguages().contains(language)
  }

  /// Returns the libraries that read files, each with its version: `tesseract 5.3.0`, `leptonica 1.82.0`, and
  /// those that Leptonica decodes pictures with.
  public static func versions() -> [String] {
    var versions = ["tesseract \(String(cString: TessVersion()))", PDFDocument.library, HEIFPages.library]
    // The libraries stand in one text, between colons.
    for text in [getLeptonicaVersion(), getImagelibVersions()] {
      guard let text else { continue }
      defer { lept_free(text) }
      versions += String(cString: text).replacing("leptonica-", with: "leptonica ").split(separator: " : ")
        .map(String.init)
    }
    return versions
  }
}
