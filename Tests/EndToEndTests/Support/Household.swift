import Files
import Foundation
import ReceiptModel
import TestSupport

/// A folder with scans, a pipeline file and the place for what comes of them.
struct Household {
  /// The project's sample receipts, in a fixed order.
  static let samples: [URL] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appending(path: "samples/receipts")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let images = names.filter { $0.hasSuffix(".jpg") || $0.hasSuffix(".png") }.sorted()
    return images.map { folder.appending(path: $0) }
  }()

  /// The number of a sample that is read without a doubt in English alone.
  static let clearSample = samples.firstIndex { $0.lastPathComponent == "us-diner.jpg" } ?? 0

  let folder: TemporaryFolder

  /// Makes a household with some of the samples.
  init(
    samples count: Int, settle: String = "0s", input: String = "", stages: String = "", limits: String = ""
  ) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("scans").text, withIntermediateDirectories: true)
    for (index, sample) in Self.samples.prefix(count).enumerated() {
      try add(sample, as: "receipt-\(index < 9 ? "0" : "")\(index + 1).\(sample.pathExtension)")
    }
    try folder.write(
      """
      tallyroll: 1
      name: household
      home_currency: EUR
      input:
        folders: [scans]
        settle: \(settle)
        \(input)
      batch: { size: 8 }
      \(limits)
      stages:
        recognise: { languages: [eng], mode: fast }
        persist: { database: out/household.sqlite }
        export:
          - { csv: out/receipts.csv }
          - { jsonl: out/receipts.jsonl }
          - { markdown: "out/{year}-{month}.md" }
      \(stages)
      """, to: "household.yaml")
  }

  /// The pipeline file's path.
  var pipeline: String { folder.file("household.yaml").text }

  /// The ledger's path.
  var database: FilePath { folder.file("out/household.sqlite") }

  /// Adds a picture to the scans that shows what a sample shows, in bytes of its own.
  @discardableResult
  func addVariant(of sample: Int, as name: FilePath, number: Int = 1) throws -> FilePath {
    let bytes = try Array(Data(contentsOf: Self.samples[sample])) + Array("\n\(number)".utf8)
    let path = folder.file("scans").appending(name)
    try AtomicFile.write(bytes, to: path)
    return path
  }

  /// Sets when a file of the scans was changed, in seconds before now.
  func touch(_ name: String, age: TimeInterval) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder.file("scans/\(name)").text)
  }

  /// The paths of all files in a folder and below, without the folder's own, in order.
  func files(in name: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.file(name).text)
    return paths.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder.file("\(name)/\(path)").text, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  /// Adds a file to the scans.
  func add(_ file: URL, as name: String) throws {
    try FileManager.default.copyItem(atPath: file.path, toPath: folder.file("scans/\(name)").text)
  }

  /// The bytes of every file that was exported, by name.
  func exports() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("out").text)
    var files: [String: Data] = [:]
    for name in names where !name.contains(".sqlite") {
      files[name] = try Data(contentsOf: URL(filePath: folder.file("out/\(name)").text))
    }
    return files
  }

  /// How many receipts and documents of each kind the ledger has, as `list` and `run --json` tell.
  func receiptCount() async throws -> Int {
    try await Program.run("list", pipeline, "--json").lines.count
  }
}
