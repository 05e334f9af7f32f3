public import Diagnostics
public import PipelineEngine
public import ReceiptModel

extension ReceiptStore: SeriesLedger {
  /// The condition that a row of `documents` shares receipts with others.
  static let sharesReceipts =
    "(part_of IS NOT NULL OR document_id IN (SELECT part_of FROM documents WHERE part_of IS NOT NULL))"

  /// Returns the finished documents of every series that has one which is still to be compared, and all
  /// documents that share receipts with one of those.
  ///
  /// Documents that share receipts and are still to be compared are among them, whatever their names.
  ///
  /// - Parameter name: Tells what the path of a document says of its place in a series.
  /// - Returns: The documents, in no order; none where nothing is to be compared.
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be read.
  public func seriesMembers(
    named name: @escaping @Sendable (FilePath) -> SeriesName?
  ) throws(Diagnostic) -> [SeriesMember] {
    try connection.snapshot { () throws(Diagnostic) in
      let new = try connection.prepare(
        "SELECT source_path FROM documents WHERE compared = 0 AND state = 'finished'")
      var wanted: Set<SeriesName.Series> = []
      var hasNew = false
      while try new.step() {
        hasNew = true
        if let series = new.read(0, as: FilePath.self).flatMap(name)?.series { wanted.insert(series) }
      }
      guard hasNew else { return [] }
      let all = try connection.prepare(
        """
        SELECT document_id, source_path, part_of, part, compared,
          \(Self.sharesReceipts) FROM documents WHERE state = 'finished' ORDER BY document_id
        """)
      var members: [SeriesMember] = []
      var sharing: [SeriesMember] = []
      while try all.step() {
        guard let id = all.read(0, as: Int.self), let path = all.read(1, as: FilePath.self) else { continue }
        let member = SeriesMember(
          id: id, name: name(path), first: all.read(2), part: all.read(3) ?? 1,
          isCompared: all.read(4) ?? true)
        if let series = member.name?.series, wanted.contains(series) {
          members.append(member)
        } else if all.read(5) ?? false {
          sharing.append(member)
        }
      }
      let concerned = Set(members.map(\.first)).union(sharing.filter { !$0.isCompared }.map(\.first))
      return members + sharing.filter { concerned.contains($0.first) }
    }
  }

  /// Returns a finished document with its words, or `nil` where there is none.
  ///
  /// - Throws: `ledger-corrupt` where stored words cannot be read, and other `ledger-…` diagnostics.
  public func words(
    of id: Int
  ) throws(Diagnostic) -> (document: SourceDocument, recognised: RecognisedDocument)? {
    try storedDocument(id: id).map { ($0.document, $0.recognised) }
  }

  /// Puts receipts in the place of those that documents have, and notes which documents share them.
  ///
  /// All is done in one transaction, with the note that the documents of `compared` have been compared.
  ///
  /// - Returns: What this run had counted of the documents before.
  /// - Throws: `ledger-refused` where receipts contradict themselves, `ledger-document-unknown` where a
  ///   document was removed meanwhile; `ledger-…` where the ledger cannot be written.
  public func share(
    _ receipts: [SharedReceipts], compared: [Int], run: Int
  ) throws(Diagnostic) -> DisplacedReceipts {
    try connection.transaction { () throws(Diagnostic) in
      let documents = receipts.flatMap(\.documents)
      let displaced = try displaced(documents, run: run)
      let apart = try connection.prepare(
        "UPDATE documents SET part_of = NULL, part = NULL, run_id = ? WHERE document_id = ?")
      for id in documents { try apart.run(run, id) }
      let joining = try connection.prepare("UPDATE documents SET part_of = ?, part = ? WHERE document_id = ?")
      let writer = try ReceiptWriter(on: connection)
      for shared in receipts {
        for (index, id) in shared.documents.enumerated().dropFirst() {
          try joining.run(shared.documents[0], index + 1, id)
          try writer.replace([], of: id, now: timestamp)
        }
        try writer.replace(shared.receipts, of: shared.documents[0], now: timestamp)
      }
      let done = try connection.prepare("UPDATE documents SET compared = 1 WHERE document_id = ?")
      for id in compared { try done.run(id) }
      return displaced
    }
  }

  /// Notes that every document has been compared but some.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be written.
  public func finishComparing(except documents: [Int]) throws(Diagnostic) {
    let left = documents.map(String.init).joined(separator: ", ")
    let new = "compared = 0 AND document_id NOT IN (\(left))"
    guard try connection.first("SELECT 1 FROM documents WHERE \(new) LIMIT 1", as: Int.self) != nil else {
      return
    }
    try connection.transaction { () throws(Diagnostic) in
      try connection.run("UPDATE documents SET compared = 1 WHERE \(new)")
    }
  }

  /// Notes that every document is to be compared with its neighbours again.
  ///
  /// - Throws: `ledger-…` diagnostics where the ledger cannot be written.
  public func compareAgain() throws(Diagnostic) {
    try connection.transaction { () throws(Diagnostic) in
      try connection.run("UPDATE documents SET compared = 0 WHERE state = 'finished'")
    }
  }

  private func displaced(_ documents: [Int], run: Int) throws(Diagnostic) -> DisplacedReceipts {
    let statement = try connection.prepare(
      """
      SELECT run_id = ?1, count(receipt_id), count(*) FILTER (WHERE status = 'needs_review')
      FROM documents LEFT JOIN receipts USING (document_id) WHERE document_id = ?2 GROUP BY document_id
      """)
    var displaced = DisplacedReceipts()
    for id in documents {
      try statement.bind(run, id)
      while try statement.step() {
        guard statement.read(0) ?? false else {
          displaced.uncounted += 1
          continue
        }
        displaced.receipts += statement.read(1) ?? 0
        displaced.needsReview += statement.read(2) ?? 0
      }
    }
    return displaced
  }
}
