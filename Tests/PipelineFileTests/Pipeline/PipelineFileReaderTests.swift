import Diagnostics
import PipelineEngine
import PipelineFile
import ReceiptModel
import Testing

@Suite struct `The pipeline file reader` {
  private static let full = """
    tallyroll: 1
    name: household
    home_currency: EUR
    time_zone: Europe/Berlin
    input:
      folders: [../scans, /mnt/scanner]
      include: ["*.jpg", "*.pdf"]
      exclude: []
      settle: 10s
      pages: join
    batch: { size: 8 }
    limits: { pixels: 50MP, time: 90s, memory: 512MB, pages: 20 }
    stages:
      load:       { orientation: exif }
      recognise:  { languages: [deu, eng, script/Latin, chi_sim], mode: fast, lanes: 3, second_opinion: { program: ../bin/ask, arguments: [-v, -v, "a b"] } }
      normalise:  {}
      extract:    { date_order: dmy, countries: [DE, GB], words: [ours.yaml] }
      categorise: { rules: categories.yaml, learn: true }
      persist:    { database: ../reports/household.sqlite }
      export:
        - { csv: "../reports/receipts.csv", profile: excel }
        - { csv: ../reports/plain.csv }
        - jsonl: ../reports/receipts.jsonl
        - { markdown: "../reports/{year}/{year}-{month}.md" }
    """

  @Test func `reads everything that a file can say`() throws {
    let reading = PipelineFileReader.read(text: Self.full, file: FilePath("/home/u/pipelines/household.yaml"))
    #expect(reading.diagnostics.isEmpty)
    let pipeline = try #require(reading.value)
    #expect(pipeline.name == "household")
    #expect(pipeline.homeCurrency?.code == "EUR")
    #expect(pipeline.extract.homeCurrency?.code == "EUR")
    #expect(pipeline.timeZone == "Europe/Berlin")
    #expect(pipeline.input.folders == [FilePath("/home/u/scans"), FilePath("/mnt/scanner")])
    #expect(pipeline.input.include == ["*.jpg", "*.pdf"])
    #expect(pipeline.input.exclude == [])
    #expect(pipeline.input.settle == .seconds(10))
    #expect(pipeline.input.pages == .join)
    #expect(pipeline.batchSize == 8)
    #expect(pipeline.limits.pixels == 50_000_000)
    #expect(pipeline.limits.time == .seconds(90))
    #expect(pipeline.limits.memory == 512_000_000)
    #expect(pipeline.limits.pages == 20)
    #expect(pipeline.load.orientation == .exif)
    #expect(pipeline.recognise.languages == ["deu", "eng", "script/Latin", "chi_sim"])
    #expect(pipeline.recognise.mode == .fast)
    #expect(pipeline.recognise.lanes == 3)
    #expect(
      pipeline.secondOpinion
        == SecondOpinion(program: FilePath("/home/u/bin/ask"), arguments: ["-v", "-v", "a b"]))
    #expect(pipeline.extract.dateOrder == .dmy)
    #expect(pipeline.extract.countries == ["DE", "GB"])
    #expect(pipeline.words == [FilePath("/home/u/pipelines/ours.yaml")])
    #expect(pipeline.categorise?.rules == FilePath("/home/u/pipelines/categories.yaml"))
    #expect(pipeline.categorise?.learn == true)
    #expect(pipeline.database == FilePath("/home/u/reports/household.sqlite"))
    #expect(
      pipeline.exports == [
        .csv(path: FilePath("/home/u/reports/receipts.csv"), profile: "excel"),
        .csv(path: FilePath("/home/u/reports/plain.csv"), profile: "standard"),
        .jsonl(path: FilePath("/home/u/reports/receipts.jsonl")),
        .markdown(path: FilePath("/home/u/reports/{year}/{year}-{month}.md")),
      ])
  }

  @Test func `fills in the defaults of all that is left out`() throws {
    let text = "tallyroll: 1\ninput: { folders: [in] }\nstages: { persist: { database: l.sqlite } }"
    let reading = PipelineFileReader.read(text: text, file: FilePath("mine.yaml"))
    let pipeline = try #require(reading.value)
    var expected = PipelineDescription(
      file: FilePath("mine.yaml"), name: "mine", database: FilePath("l.sqlite"))
    expected.input.folders = [FilePath("in")]
    #expect(pipeline == expected)
  }

  @Test(arguments: [
    ("ask", "ask"), ("./ask", "/p/ask"), ("bin/ask", "/p/bin/ask"), ("../ask", "/ask"),
    ("/usr/bin/ask", "/usr/bin/ask"),
  ])
  func `takes a program's name as it is, and its path as any other`(written: String, meant: String) throws {
    let text = "tallyroll: 1\nstages: { recognise: { second_opinion: { program: \(written) } } }"
    let reading = PipelineFileReader.read(text: text, file: FilePath("/p/x.yaml"), purpose: .extract)
    let pipeline = try #require(reading.value)
    #expect(pipeline.secondOpinion == SecondOpinion(program: FilePath(meant)))
    let again = PipelineFileReader.read(text: pipeline.resolvedText, file: pipeline.file, purpose: .extract)
    #expect(again.value?.secondOpinion == pipeline.secondOpinion)
  }

  @Test func `keeps a path in the current folder apart from a name`() {
    let text = "tallyroll: 1\nstages: { recognise: { second_opinion: { program: ./ask } } }"
    let reading = PipelineFileReader.read(text: text, file: FilePath("x.yaml"), purpose: .extract)
    #expect(reading.value?.secondOpinion?.program == FilePath("./ask"))
  }

  @Test func `needs neither input nor ledger to extract`() throws {
    let text = "tallyroll: 1\nstages: { recognise: { languages: [fra] } }"
    let file = FilePath("p.yaml")
    let pipeline = try #require(PipelineFileReader.read(text: text, file: file, purpose: .extract).value)
    #expect(pipeline.recognise.languages == ["fra"])
    #expect(pipeline.database.bytes.isEmpty)
    #expect(PipelineFileReader.read(text: text, file: file).value == nil)
    #expect(PipelineFileReader.read(text: "tallyroll: 1", file: file, purpose: .extract).value != nil)
  }

  @Test func `checks to extract all that stands in the file`() {
    let text = "tallyroll: 1\ninput: { folder: [a] }\nstages: { persist: { database: a/ } }"
    let reading = PipelineFileReader.read(text: text, file: FilePath("p.yaml"), purpose: .extract)
    #expect(reading.diagnostics.map(\.id) == ["unknown-key", "path-invalid"])
  }

  @Test func `gives a description along with warnings`() {
    let text = "tallyroll: 1\ninput: { folders: [.] }\nstages: { persist: { database: l.sqlite } }"
    let reading = PipelineFileReader.read(text: text, file: FilePath("p.yaml"))
    #expect(reading.value != nil)
    #expect(reading.diagnostics.map(\.severity) == [.warning])
  }

  @Test func `names the file as it was given`() {
    let file = FilePath(bytes: Array("dir/\u{1B}".utf8) + [0xE4])
    let reading = PipelineFileReader.read(text: "a", file: file)
    #expect(reading.diagnostics.map(\.origin?.file) == [file.text])
  }

  @Test func `sorts problems by their place`() {
    let text =
      "tallyroll: 1\nstages: { x: 1, persist: { y: 1 } }\ninput: { z: 1, folders: [a, a] }\nname: [a]"
    let places = PipelineFileReader.read(text: text, file: FilePath("p.yaml")).diagnostics
      .map { [$0.origin?.line ?? 0, $0.origin?.column ?? 0] }
    #expect(places.count >= 6)
    #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test func `survives any cut and any flipped byte of a good file`() {
    let bytes = Array(Self.full.utf8)
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let cut = PipelineFileReader.read(bytes[..<index], file: FilePath("p.yaml"))
      #expect((cut.value == nil) == cut.diagnostics.contains { $0.severity == .error })
      var flipped = bytes
      flipped[index] ^= 0x15
      let other = PipelineFileReader.read(flipped, file: FilePath("p.yaml"))
      #expect((other.value == nil) == other.diagnostics.contains { $0.severity == .error })
    }
  }

  @Test func `reports every one of a great many problems`() {
    let text = "tallyroll: 1\n" + (0..<20_000).map { "k\($0): 1\n" }.joined()
    let reading = PipelineFileReader.read(text: text, file: FilePath("p.yaml"))
    #expect(reading.diagnostics.count { $0.id == "unknown-key" } == 20_000)
  }

  @Test func `prints a description that reads the same`() throws {
    let file = FilePath("/home/u/pipelines/household.yaml")
    let pipeline = try #require(PipelineFileReader.read(text: Self.full, file: file).value)
    let again = PipelineFileReader.read(text: pipeline.resolvedText, file: file)
    #expect(again.diagnostics.isEmpty)
    #expect(again.value == pipeline)
  }

  @Test(arguments: [
    "two words", "yes", "1.5", "ä:b", "a # b", "'quoted'", "\"double\"", "*x", "- a", "back\\slash", "🧾",
  ])
  func `prints any name so that it reads the same`(name: String) throws {
    var pipeline = PipelineDescription(
      file: FilePath("/p/x.yaml"), name: name, database: FilePath("/p/\(name)"))
    pipeline.input.folders = [FilePath("/in/\(name)")]
    pipeline.input.after = .move(FilePath("/out/\(name)"))
    pipeline.exports = [.failed(path: FilePath("/out/\(name).csv"), profile: "excel")]
    let reading = PipelineFileReader.read(text: pipeline.resolvedText, file: pipeline.file)
    #expect(reading.value == pipeline)
  }

  @Test func `prints every setting`() throws {
    var pipeline = PipelineDescription(
      file: FilePath("/p/x.yaml"), name: "small", database: FilePath("/p/l.sqlite"))
    pipeline.input.folders = [FilePath("/p/my scans")]
    pipeline.input.exclude = ["*.part", ".*"]
    #expect(
      pipeline.resolvedText == """
        tallyroll: 1
        name: small
        input:
          folders: ["/p/my scans"]
          include: ["*"]
          exclude: ["*.part", ".*"]
          settle: 5s
          pages: auto
          after: keep
        batch:
          size: 64
        limits:
          pixels: 150MP
          time: 1m
          memory: 1GB
          pages: 200
        stages:
          load:
            orientation: auto
          recognise:
            languages: [eng]
            mode: accurate
            lanes: auto
          normalise: {}
          extract:
            date_order: auto
            countries: []
            words: []
          persist:
            database: /p/l.sqlite

        """)
  }
}
