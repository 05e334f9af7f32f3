extension ReceiptStore {
  /// SQLite's version, for example `3.40.1`.
  public static var sqliteVersion: String { Connection.libraryVersion }
}
