public import Diagnostics
import ReceiptModel

extension ReceiptStore {
  /// Flags receipts that may be second pictures of others, and takes flags back that hold no more.
  ///
  /// All receipts are looked at, in the order of their documents' numbers, so what is flagged does not depend
  /// on the order or the number of runs in which they came. A flagged receipt needs review; it is never dropped.
  ///
  /// - Returns: How many receipts are flagged that were not before.
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read or written.
  public func flagPossibleDuplicates() throws(Diagnostic) -> Int {
    try connection.transaction { () throws(Diagnostic) in
      let flags = try flags()
      // A receipt's page counts over all files that share it.
      let pageText = try connection.prepare(
        """
        SELECT text FROM pages JOIN documents USING (document_id) WHERE document_id = ?1 OR part_of = ?1
        ORDER BY coalesce(part, 1), page LIMIT 1 OFFSET ?2 - 1
        """)
      let originals = try NearDuplicates.originals(among: try sightings()) { sighting throws(Diagnostic) in
        try pageText.bind(sighting.documentID, sighting.page)
        return WordSet(try pageText.step() ? pageText.read(0) ?? "" : "")
      }
      let changed = Set(flags.keys).union(originals.keys).filter { flags[$0] != .some(originals[$0]) }
      for id in changed.sorted() { try flag(id, as: originals[id]) }
      return changed.count { originals[$0] != nil && flags[$0] == nil }
    }
  }

  /// Returns the originals of the receipts that are flagged, by the receipts' names; `nil` where the original
  /// has gone.
  private func flags() throws(Diagnostic) -> [String: String?] {
    let statement = try connection.prepare(
      """
      SELECT receipt_id, possible_duplicate_of FROM receipts
      WHERE possible_duplicate_of IS NOT NULL OR ';' || issues || ';' LIKE '%;possible_duplicate;%'
      """)
    var flags: [String: String?] = [:]
    while try statement.step() {
      if let id = statement.read(0, as: String.self) {
        flags.updateValue(statement.read(1, as: String.self), forKey: id)
      }
    }
    return flags
  }

  /// Returns the receipts that share date, total and currency with another, the originals first.
  private func sightings() throws(Diagnostic) -> [Sighting] {
    let statement = try connection.prepare(
      """
      SELECT receipt_id, document_id, page, receipt_date, total, coalesce(currency, ''), merchant_name,
        receipt_time, receipt_number
      FROM receipts WHERE (receipt_date, total, coalesce(currency, '')) IN (
        SELECT receipt_date, total, coalesce(currency, '') FROM receipts
        WHERE receipt_date IS NOT NULL AND total IS NOT NULL GROUP BY 1, 2, 3 HAVING count(*) > 1)
      ORDER BY document_id, receipt_index
      """)
    var sightings: [Sighting] = []
    while try statement.step() {
      guard let id = statement.read(0, as: String.self), let documentID = statement.read(1, as: Int.self),
        let page = statement.read(2, as: Int.self), let date = statement.read(3, as: String.self),
        let total = statement.read(4, as: Int.self), let currency = statement.read(5, as: String.self)
      else { continue }
      sightings.append(
        Sighting(
          id: id, documentID: documentID, page: page,
          key: Sighting.Key(date: date, total: total, currency: currency), merchant: statement.read(6),
          time: statement.read(7), number: statement.read(8)))
    }
    return sightings
  }

  private func flag(_ id: String, as original: String?) throws(Diagnostic) {
    let statement = try connection.prepare("SELECT issues FROM receipts WHERE receipt_id = ?")
    try statement.bind(id)
    guard try statement.step() else { return }
    var issues = Set(JoinedList.split(statement.read(0) ?? "").compactMap(IssueCode.init(rawValue:)))
    if original != nil { issues.insert(.possibleDuplicate) } else { issues.remove(.possibleDuplicate) }
    let status: ReceiptStatus = issues.contains(where: \.needsReview) ? .needsReview : .ok
    try connection.run(
      """
      UPDATE receipts SET possible_duplicate_of = ?, issues = ?,
        status = CASE WHEN status IN ('ok', 'needs_review') THEN ? ELSE status END
      WHERE receipt_id = ?
      """, original, JoinedList.joined(issues.sorted().map(\.rawValue)), status.rawValue, id)
  }
}
