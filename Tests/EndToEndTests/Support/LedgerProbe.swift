import Diagnostics
import ReceiptModel

@testable import ReceiptStore

/// Another program that has the ledger open.
struct LedgerProbe: ~Copyable {
  private let connection: Connection

  /// Opens the ledger, which must be there.
  init(_ path: FilePath) throws {
    connection = try Connection(path, access: .readWrite, busyTimeout: .seconds(60))
  }

  /// Runs statements that give nothing.
  func execute(_ sql: String) throws { try connection.execute(sql) }

  /// Returns the number that a query gives.
  func number(_ sql: String) throws -> Int { try connection.first(sql) ?? 0 }
}
