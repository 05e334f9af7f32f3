import Foundation

/// Measures the program against the `tesseract` command in the same run, so that only ratios matter.
struct Benchmark {
  let options: BenchOptions

  func run() throws {
    try compare()
    try splitTime()
    if options.repeats > 0 { try compareMemory() }
  }

  /// Throughput and processor time against `xargs -P2 -n1 tesseract`, taking turns.
  private func compare() throws {
    let images = Array(options.images.prefix(options.count))
    let list = images.joined(separator: "\0") + "\0"
    let plain = ["xargs", "-0", "-P2", "-I{}", "tesseract", "{}", "-", "-l", "eng"]
    let modes = ["fast", "accurate"]
    var theirs: [Measurement] = []
    var ours: [[Measurement]] = modes.map { _ in [] }
    for _ in 0..<options.rounds {
      theirs.append(try Measurement.of(plain, input: list, environment: ["OMP_THREAD_LIMIT": "1"]))
      for (place, mode) in modes.enumerated() {
        let own = [options.program, "extract", "-0", "--languages", "eng", "--lanes", "2", "--mode", mode]
        ours[place].append(try Measurement.of(own, input: list))
      }
    }
    func best(_ all: [Measurement], _ value: (Measurement) -> Double) -> Double {
      all.map(value).min() ?? .nan
    }
    let count = Double(images.count)
    let wall = best(theirs) { $0.wall / .seconds(1) }
    let processor = best(theirs, \.processor)
    print("\(images.count) pictures, 2 at a time, best of \(options.rounds) rounds")
    print("                     tesseract   tallyroll   ratio")
    for (mode, ours) in zip(modes, ours) {
      print("mode \(mode)")
      print(row("documents a second", count / wall, count / best(ours) { $0.wall / .seconds(1) }))
      print(row("CPU s a document", processor / count, best(ours, \.processor) / count))
    }
  }

  /// The share of the stages' time that is not Tesseract's recognition.
  private func splitTime() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "tallyroll-bench-\(UUID().uuidString)")
    let scans = folder.appending(path: "scans")
    try FileManager.default.createDirectory(at: scans, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for image in options.images.prefix(options.count) {
      let link = scans.appending(path: URL(filePath: image).lastPathComponent)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: image))
    }
    let pipeline = folder.appending(path: "bench.yaml")
    let text = """
      tallyroll: 1
      input: { folders: [scans], settle: 0s }
      stages:
        recognise: { languages: [eng], lanes: 2 }
        persist: { database: bench.sqlite }
        export: [{ csv: bench.csv }, { markdown: "{year}-{month}.md" }]
      """
    try Data(text.utf8).write(to: pipeline)
    let run = try Measurement.of([options.program, "run", "--json", pipeline.path])
    struct Summary: Decodable { var stage_ms: [String: Int] }
    let stages = try JSONDecoder().decode(Summary.self, from: run.output).stage_ms
    // Stages are timed by the clock, and so is their sum: a busy machine stretches both alike.
    let all = stages.values.reduce(0, +)
    let outside = Double(all - (stages["recognise"] ?? 0)) / Double(max(1, all))
    print("")
    print(
      "run, ledger and exports: \(fixed(run.processor, 1)) CPU s; by stage in ms: "
        + stages.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    print("outside recognition: \(fixed(outside * 100, 1)) % of the stages' time")
  }

  /// Peak memory over all pictures once and many times, which must not differ.
  private func compareMemory() throws {
    let own = [options.program, "extract", "-0", "--languages", "eng", "--lanes", "2"]
    let once = options.images
    let often = (0..<options.repeats).flatMap { _ in once }
    var peaks: [Int] = []
    for images in [once, often] {
      let list = images.joined(separator: "\0") + "\0"
      let run = try Measurement.of(own, input: list, watchesMemory: true)
      peaks.append(run.peakMemory)
      print("peak memory over \(images.count) documents: \(run.peakMemory / 1_000_000) MB")
    }
    print("ratio \(fixed(Double(peaks[1]) / Double(peaks[0]), 2))")
  }

  private func row(_ name: String, _ theirs: Double, _ ours: Double) -> String {
    name.padding(toLength: 20, withPad: " ", startingAt: 0) + column(theirs) + column(ours) + "   "
      + fixed(ours / theirs, 2)
  }

  private func column(_ value: Double) -> String {
    let text = fixed(value, 2)
    return String(repeating: " ", count: max(0, 12 - text.count)) + text
  }

  private func fixed(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
}
