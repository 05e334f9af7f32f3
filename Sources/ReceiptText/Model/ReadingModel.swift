internal import Foundation

/// The weights that candidates for the fields of a receipt are judged by.
///
/// They are fitted by `Scripts/training` to receipts whose fields are known; `weights.txt` says to which.
struct ReadingModel: Sendable {
  let total: FieldModel<TotalFeature>
  let date: FieldModel<DateFeature>
  let merchant: FieldModel<MerchantFeature>
  let address: FieldModel<AddressFeature>

  /// The weights that the program comes with.
  static let standard = ReadingModel(String(decoding: PackageResources.weights_txt, as: UTF8.self))

  /// Reads lines of a name and a number; `#` begins a comment.
  init(_ text: String) {
    var weights: [String: Double] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ")
      if parts.count == 2, let value = Double(parts[1]) { weights[String(parts[0])] = value }
    }
    total = FieldModel("total", weights: weights)
    date = FieldModel("date", weights: weights)
    merchant = FieldModel("merchant", weights: weights)
    address = FieldModel("address", weights: weights)
  }
}
