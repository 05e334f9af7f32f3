import Foundation
import PipelineEngine
import PipelineFile
import ReceiptModel
import ReceiptText
import TestSupport
import Testing

/// A receipt typed as text, with the fields that reading it must give.
struct ReceiptFixture: CustomTestStringConvertible {
  let name: String
  let languages: [String]
  let settings: ExtractSettings
  let text: String
  let expected: [(field: String, value: String)]

  var testDescription: String { name }

  static let all: [ReceiptFixture] = files.compactMap { $0.fixture }

  /// The files that are no fixtures: a rule of five hyphens in the text divides it.
  static let malformed: [String] = files.filter { $0.fixture == nil }.map(\.name)

  private static let files: [(name: String, fixture: ReceiptFixture?)] = {
    let subpaths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return subpaths.filter { $0.hasSuffix(".txt") }.sorted().map { path in
      (path, ReceiptFixture(file: folder.appending(path: path), name: String(path.dropLast(4))))
    }
  }()

  /// The fields that the program does not read right yet, by the fixture's name; no other may fail, and these must.
  static let knownMisses: [String: Set<String>] = {
    let lines = (try? String(contentsOf: knownMissesFile, encoding: .utf8))?.split(separator: "\n") ?? []
    var known: [String: Set<String>] = [:]
    for line in lines where !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      known[parts[0], default: []].insert(parts.count > 1 ? parts[1] : "")
    }
    return known
  }()

  /// Replaces the list of fields that are not read right yet.
  static func record(knownMisses lines: [String]) throws {
    let head = "# Fields of fixtures that are not read right yet, one a line: NAME field."
    try ([head] + lines + [""]).joined(separator: "\n").write(
      to: knownMissesFile, atomically: true, encoding: .utf8)
  }

  private static let knownMissesFile = folder.deletingLastPathComponent().appending(path: "known-misses.txt")

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/receipts")

  init?(file: URL, name: String) {
    self.name = name
    guard let contents = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let parts = contents.components(separatedBy: "-----\n")
    guard parts.count == 3 else { return nil }
    var languages: [String] = []
    var settings = ExtractSettings()
    for line in parts[0].split(separator: "\n") {
      let value = String(line.drop { $0 != " " }.dropFirst())
      if line.hasPrefix("languages:") { languages = value.split(separator: ",").map(String.init) }
      if line.hasPrefix("settings:") {
        if value.hasPrefix("home=") { settings.homeCurrency = Currency(code: String(value.dropFirst(5))) }
        if let order = ExtractSettings.DateOrder(rawValue: value) { settings.dateOrder = order }
      }
    }
    self.languages = languages
    self.settings = settings
    text = parts[1]
    expected = parts[2].split(separator: "\n").map { line in
      let pair = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(pair[0]), pair.count > 1 ? String(pair[1]) : "")
    }
  }

  /// A stage for each choice of languages: gathering their words takes longer than reading a receipt.
  private static let stages: [[String]: ExtractStage] = {
    let choices = Set(all.filter { $0.settings == ExtractSettings() }.map(\.languages))
    return Dictionary(
      uniqueKeysWithValues: choices.map { choice in
        (choice, ExtractStage(languages: BuiltInLanguages.expecting(choice)))
      })
  }()

  func read() async throws -> Receipt? {
    let rows = try await NormaliseStage().run(PrintedText.document(text))
    let known = settings == ExtractSettings() ? Self.stages[languages] : nil
    let stage =
      known ?? ExtractStage(settings: settings, languages: BuiltInLanguages.expecting(languages))
    return try await stage.run(rows).first
  }

  /// The fields that are not as the fixture says, each with what was found; a field of several lines counts once.
  func misses(in receipt: Receipt) -> [(field: String, found: String)] {
    var misses: [(field: String, found: String)] = []
    for field in Set(expected.map(\.field)).sorted() {
      let wanted = expected.filter { $0.field == field }.map(\.value)
      let found = FixtureField(field).values(of: receipt)
      let isRight =
        switch field {
        case "issue": Set(wanted).isSubset(of: found)
        case "no_issue": Set(wanted).isDisjoint(with: found)
        default: wanted == found
        }
      if !isRight { misses.append((field, found.joined(separator: "; "))) }
    }
    return misses
  }
}
