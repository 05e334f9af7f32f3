public import Diagnostics
public import ReceiptModel

extension ReceiptStore {
  /// Returns the receipts that a filter lets through, with all their parts.
  ///
  /// They are ordered by date (those without one at the end), then source path, page and number. Memory
  /// grows with their number; for a large ledger take ``receiptIDs(matching:newestFirst:)`` and
  /// read the receipts in portions.
  ///
  /// - Parameters:
  ///   - filter: Which receipts are wanted. Its limit counts from the start of the order.
  ///   - newestFirst: Whether the latest date comes first; those without a date still come last.
  /// - Returns: The receipts, in order.
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func receipts(
    matching filter: ReceiptFilter = ReceiptFilter(), newestFirst: Bool = false
  ) throws(Diagnostic) -> [LedgerReceipt] {
    try connection.snapshot { () throws(Diagnostic) in
      try read(try listIDs(matching: filter, newestFirst: newestFirst))
    }
  }

  /// Returns the names of the receipts that a filter lets through, in the order of
  /// ``receipts(matching:newestFirst:)``.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func receiptIDs(
    matching filter: ReceiptFilter = ReceiptFilter(), newestFirst: Bool = false
  ) throws(Diagnostic) -> [String] {
    try listIDs(matching: filter, newestFirst: newestFirst)
  }

  /// Returns receipts by their names, in the order given; names that the ledger does not have are left out.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func receipts(ids: [String]) throws(Diagnostic) -> [LedgerReceipt] {
    try connection.snapshot { () throws(Diagnostic) in try read(ids) }
  }

  /// Returns a receipt by its name, or `nil` where the ledger has none of that name.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func receipt(id: String) throws(Diagnostic) -> LedgerReceipt? { try receipts(ids: [id]).first }

  /// Returns the months that have receipts, in order.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func months() throws(Diagnostic) -> [CalendarMonth] {
    let statement = try connection.prepare(
      """
      SELECT DISTINCT substr(receipt_date, 1, 7) AS month FROM receipts
      WHERE receipt_date IS NOT NULL ORDER BY month
      """)
    var months: [CalendarMonth] = []
    while try statement.step() {
      if let month = statement.read(0, as: String.self).flatMap(CalendarMonth.init(iso:)) {
        months.append(month)
      }
    }
    return months
  }

  private func read(_ ids: [String]) throws(Diagnostic) -> [LedgerReceipt] {
    let reader = try ReceiptReader(on: connection)
    var receipts: [LedgerReceipt] = []
    receipts.reserveCapacity(ids.count)
    for id in ids {
      if let receipt = try reader.receipt(id) { receipts.append(receipt) }
    }
    return receipts
  }

  private func listIDs(matching filter: ReceiptFilter, newestFirst: Bool) throws(Diagnostic) -> [String] {
    let statement = try connection.prepare(
      """
      SELECT receipt_id, merchant_name FROM receipts JOIN documents USING (document_id)
      WHERE (?1 IS NULL OR receipt_date >= ?1) AND (?2 IS NULL OR receipt_date <= ?2)
        AND (?3 IS NULL OR category = ?3) AND (?4 IS NULL OR status = ?4)
      ORDER BY receipt_date \(newestFirst ? "DESC" : "ASC") NULLS LAST, source_path, page, receipt_index,
        document_id
      """)
    try statement.bind(filter.from, filter.to, filter.category, filter.status)
    // SQLite compares without regard to case in ASCII only, so the merchant is compared here.
    let merchant = filter.merchant?.lowercased()
    var ids: [String] = []
    while ids.count < filter.limit ?? .max, try statement.step() {
      if let merchant {
        guard let name = statement.read(1, as: String.self), name.lowercased().contains(merchant) else {
          continue
        }
      }
      if let id = statement.read(0, as: String.self) { ids.append(id) }
    }
    return ids
  }
}
