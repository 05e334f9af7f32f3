/// One step of the schema, never changed once it has been released.
struct Migration: Sendable {
  /// The version that the ledger has afterwards, counted from 1.
  let version: Int
  /// The statements that lead there from the version before.
  let sql: String

  /// Every step, in order.
  ///
  /// A new one is a file `Migration0004.swift` and so on, a line here, and a
  /// fixture of the version that it leaves behind (see `MigrationTests`).
  static let all: [Migration] = [.migration0001, .migration0002, .migration0003]
}
