public import PipelineEngine
import ReceiptModel

/// The languages that the program knows by itself: the files of the folder `languages/`.
public enum BuiltInLanguages {
  /// The words of every language; read once, when they are first asked for.
  public static let all: [LanguageWords] = BuiltInLanguageFiles.all.compactMap { name, text in
    WordsFileReader.read(text.utf8, file: FilePath("languages/\(name)")).value
  }

  /// Returns these languages with some of them expected.
  ///
  /// - Parameters:
  ///   - codes: Tesseract's codes of the languages that receipts are expected in.
  ///   - words: Further words, of these languages or of others; their languages are expected too.
  /// - Returns: The languages.
  public static func expecting(_ codes: [String], adding words: [LanguageWords] = []) -> Languages {
    Languages(known: all + words, expected: codes + words.compactMap(\.code))
  }
}
