import ReceiptModel

extension Statement {
  /// Returns the document in four columns of the current row: number, path, size and time of change.
  func document(from first: Int = 0) -> SourceDocument? {
    guard let id = read(first, as: Int.self), let path = read(first + 1, as: FilePath.self),
      let size = read(first + 2, as: Int.self), let modified = read(first + 3, as: Int.self)
    else { return nil }
    return SourceDocument(id: id, path: path, size: size, modified: modified)
  }
}
