public import Diagnostics

extension ReceiptStore {
  /// Returns the category that each merchant's receipts mostly have, by the merchant's name.
  ///
  /// Only categories that a rule or a person chose count, not those that were learned or are a default.
  /// Among equals, the first in the alphabet is taken.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func learnedCategories() throws(Diagnostic) -> [String: String] {
    let statement = try connection.prepare(
      """
      SELECT merchant_name, category FROM receipts JOIN documents USING (document_id)
      WHERE documents.state = 'finished' AND merchant_name IS NOT NULL AND category IS NOT NULL
        AND coalesce(category_rule, '') NOT IN ('learned', 'default')
      GROUP BY merchant_name, category ORDER BY merchant_name, count(*) DESC, category
      """)
    var categories: [String: String] = [:]
    while try statement.step() {
      guard let merchant = statement.read(0, as: String.self), categories[merchant] == nil else { continue }
      categories[merchant] = statement.read(1)
    }
    return categories
  }
}
