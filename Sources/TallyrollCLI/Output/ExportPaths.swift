internal import PipelineEngine
internal import ReceiptExport
internal import ReceiptModel

/// Where the files of an export lie.
enum ExportPaths {
  /// Returns the path of the table of items that goes with a table of receipts: `receipts-items.csv`.
  static func items(besides table: FilePath) -> FilePath {
    let name = table.lastComponent.bytes
    let dot = name.lastIndex(of: UInt8(ascii: ".")).flatMap { $0 > 0 ? $0 : nil } ?? name.endIndex
    let items = name[..<dot] + "-items".utf8 + name[dot...]
    return table.parent.appending(FilePath(bytes: items))
  }
}

extension PipelineDescription.Export {
  /// The path, or the template of paths, that is written to.
  var path: FilePath {
    switch self {
    case .csv(let path, _), .jsonl(let path), .markdown(let path), .failed(let path, _): path
    }
  }

  /// The template of monthly reports, where that is what is exported.
  var markdownTemplate: FilePath? {
    if case .markdown(let path) = self { path } else { nil }
  }
}
