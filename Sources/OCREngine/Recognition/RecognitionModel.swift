/// What lines of text are recognised with.
enum RecognitionModel: Hashable {
  /// The receipt model that comes with the program.
  case receipts
  /// Tesseract's own data for these languages, the likeliest first, as installed on this machine.
  case languages([String])

  /// The languages whose letters the receipt model knows, by Tesseract's codes.
  static let receiptLanguages: Set<String> = [
    "eng", "deu", "fra", "ita", "spa", "nld", "por", "pol", "ces",
  ]

  /// Its name in the description of a page's engine.
  var name: String {
    switch self {
    case .receipts: "receipt1"
    case .languages(let codes): codes.joined(separator: "+")
    }
  }
}
