import Diagnostics
public import PipelineEngine
public import ReceiptModel

/// Reads words files, the built-in ones and those of users alike, as strictly as pipeline files.
public enum WordsFileReader {
  private static let version = 1

  /// The keys of a words file.
  static let atlas = KeyAtlas(parts: [
    .init(
      section: "",
      keys: ["tallyroll_words", "language", "also", "beside", "months", "common", "labels", "countries"]),
    .init(section: countryPart, keys: ["currency", "own_currency", "dates", "dialling", "evidence"]),
  ])
  static let countryPart = "countries: COUNTRY"

  /// Returns the words of a file, and all that is wrong with it.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - file: The file's path, which diagnostics name.
  ///   - known: Words that the file's words must not contradict, where they are of the same language.
  /// - Returns: The words where the file has no errors, and every diagnostic.
  public static func read(
    _ bytes: some Sequence<UInt8>, file: FilePath, besides known: [LanguageWords] = []
  ) -> Reading<LanguageWords> {
    let problems = Problems()
    let root = YAMLComposer.compose(Array(bytes), file: file.text, problems: problems)
    let top = root.flatMap { Section($0, name: "", problems: problems) }
    return Reading(top.flatMap { words($0, besides: known) }, problems)
  }

  private static func words(_ top: Section, besides known: [LanguageWords]) -> LanguageWords? {
    guard atlas.checkVersion("tallyroll_words", version, in: top, of: "words") else { return nil }
    atlas.reportUnknownKeys(of: top)
    var words = LanguageWords(code: top.value("language", .language))
    words.otherCodes = top.list("also", .language)?.map(\.value) ?? []
    words.companions = top.list("beside", .language)?.map(\.value) ?? []
    words.common = top.list("common", .phrase)?.map(\.value) ?? []
    if let section = top.section("months") { words.months = MonthsReader(section: section).months() }
    if let section = top.section("labels") {
      let same = known.filter { $0.code == words.code }
      words.labels = LabelsReader(section: section, known: same.flatMap(\.labels)).labels()
    }
    if let section = top.section("countries") { words.countries = countries(section) }
    return words
  }

  private static func countries(_ section: Section) -> [String: CountryCustoms] {
    var countries: [String: CountryCustoms] = [:]
    for entry in section.entries {
      let code = section.checked(entry, .country, subject: "a key of '\(section.name)'")
      let below = Section(
        entry.value, name: "\(section.name): \(entry.key)", keyOrigin: entry.origin,
        problems: section.problems)
      guard let code, let below else { continue }
      countries[code] = customs(below)
    }
    return countries
  }

  private static func customs(_ section: Section) -> CountryCustoms {
    atlas.reportUnknownKeys(of: section, part: countryPart)
    var customs = CountryCustoms()
    customs.currency = section.value("currency", .currency)?.code
    customs.hasOwnCurrency = section.value("own_currency", .flag) ?? false
    customs.dateOrder = section.value("dates", .choice)
    customs.dialling = section.list("dialling", .text)?.map(\.value) ?? []
    guard let evidence = section.section("evidence") else { return customs }
    for entry in evidence.entries {
      guard let weight = evidence.checked(entry, .weight, subject: "a key of '\(evidence.name)'") else {
        continue
      }
      for phrase in evidence.list(entry.key, .phrase) ?? [] { customs.evidence[phrase.value] = weight }
    }
    return customs
  }
}
