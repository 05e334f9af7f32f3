internal import Diagnostics
internal import ReceiptModel

extension ReceiptFilter {
  /// The options of every command that chooses receipts.
  static let options: [OptionDescription] = [.from, .to, .merchant, .category]

  /// Creates the filter that the options of a command line describe.
  ///
  /// - Throws: `option-value-invalid`.
  init(_ arguments: ParsedArguments) throws(Diagnostic) {
    self.init()
    from = try arguments.date(.from)
    to = try arguments.date(.to)
    merchant = arguments.text(.merchant)
    category = arguments.text(.category)
    if let from, let to, to < from {
      throw Diagnostic(
        "option-value-invalid", "'--to \(to)' lies before '--from \(from)'", fix: "exchange the two days")
    }
  }
}
