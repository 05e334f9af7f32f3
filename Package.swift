// swift-tools-version: 6.2
import PackageDescription

// The targets are the layers, and this file is the map: an arrow always points down the list.
// `safe` targets compile under strict memory safety; the few that touch C or the operating system
// use `strict`. One C library has one importing target.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]
let safe = strict + [.strictMemorySafety()]

func layer(_ name: String, _ uses: Target.Dependency..., settings: [SwiftSetting] = safe) -> Target {
  .target(name: name, dependencies: uses, swiftSettings: settings)
}

func tests(
  _ name: String, _ uses: Target.Dependency..., exclude: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(name: name, dependencies: uses + ["TestSupport"], exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "tallyroll",
  products: [
    .executable(name: "tallyroll", targets: ["tallyroll"]),
    .executable(name: "tallyroll-bench", targets: ["tallyroll-bench"]),
  ],
  targets: [
    // C libraries, each behind one target.
    .systemLibrary(
      name: "CImaging", pkgConfig: "lept",
      providers: [.apt(["libleptonica-dev", "libtesseract-dev", "libpng-dev"])]),
    .systemLibrary(name: "CPoppler", pkgConfig: "poppler-glib", providers: [.apt(["libpoppler-glib-dev"])]),
    .systemLibrary(name: "CHEIF", pkgConfig: "libheif", providers: [.apt(["libheif-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CCSV", providers: [.apt(["libcsv-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CSeccomp", pkgConfig: "libseccomp", providers: [.apt(["libseccomp-dev"])]),
    .systemLibrary(name: "CSystem"),

    // The network that reads receipts, as data; Scripts/tesseract trains it.
    .target(name: "CReceiptModel", exclude: ["receipt.traineddata", "receipt.provenance.json"]),

    // Values and mechanisms that know nothing of each other.
    layer("Diagnostics"),
    layer("ReceiptModel", "Diagnostics"),
    layer("BoundedWork", settings: strict),

    // The pipeline's shape: stages, limits, settings, outcomes.
    layer("PipelineEngine", "BoundedWork", "ReceiptModel", "Diagnostics"),

    // The operating system.
    layer("Files", "CCrypto", "CSystem", "ReceiptModel", "Diagnostics", settings: strict),
    layer("Processes", "CSystem", "CSeccomp", "BoundedWork", "Diagnostics", settings: strict),

    // What fills the stages.
    layer("PipelineFile", "CYAML", "PipelineEngine", "ReceiptModel", "Diagnostics", settings: strict),
    .target(
      name: "ReceiptText", dependencies: ["PipelineEngine", "ReceiptModel", "Diagnostics"],
      resources: [.embedInCode("Model/weights.txt")], swiftSettings: safe),
    layer(
      "OCREngine", "CImaging", "CPoppler", "CHEIF", "CReceiptModel", "PipelineEngine", "ReceiptModel",
      "Diagnostics",
      settings: strict),
    layer(
      "OCRWorker", "OCREngine", "Files", "Processes", "BoundedWork", "PipelineEngine", "ReceiptModel",
      "Diagnostics"),
    layer("ReceiptStore", "CSQLite", "PipelineEngine", "ReceiptModel", "Diagnostics", settings: strict),
    layer("ReceiptExport", "CCSV", "ReceiptModel", "Diagnostics", settings: strict),
    layer("Evaluation", "ReceiptModel", "Diagnostics"),

    // The composition root.
    layer(
      "TallyrollCLI", "BoundedWork", "Diagnostics", "Evaluation", "Files", "OCREngine", "OCRWorker",
      "PipelineEngine",
      "PipelineFile", "Processes", "ReceiptExport", "ReceiptModel", "ReceiptStore", "ReceiptText"),
    .executableTarget(name: "tallyroll", dependencies: ["TallyrollCLI"], swiftSettings: safe),
    .executableTarget(name: "tallyroll-bench", swiftSettings: strict),

    // Tests, one target for each layer.
    .target(
      name: "TestSupport", dependencies: ["ReceiptModel", "Diagnostics"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("DiagnosticsTests", "Diagnostics"),
    tests("ReceiptModelTests", "ReceiptModel", "Diagnostics"),
    tests("BoundedWorkTests", "BoundedWork"),
    tests("PipelineEngineTests", "PipelineEngine", "BoundedWork", "ReceiptModel", "Diagnostics"),
    tests("FilesTests", "Files", "ReceiptModel", "Diagnostics"),
    tests("ProcessesTests", "Processes", "Diagnostics"),
    tests(
      "PipelineFileTests", "PipelineFile", "PipelineEngine", "ReceiptModel", "Diagnostics",
      exclude: ["Fixtures"]),
    tests(
      "ReceiptTextTests", "ReceiptText", "PipelineFile", "PipelineEngine", "ReceiptModel", "Diagnostics",
      exclude: ["Fixtures"]),
    tests(
      "OCREngineTests", "OCREngine", "CImaging", "CHEIF", "PipelineEngine", "ReceiptModel", "Diagnostics"),
    .executableTarget(
      name: "misbehaving-worker",
      dependencies: ["OCRWorker", "Processes", "PipelineEngine", "ReceiptModel", "Diagnostics"],
      path: "Tests/MisbehavingWorker", swiftSettings: strict),
    tests(
      "OCRWorkerTests", "OCRWorker", "misbehaving-worker", "BoundedWork", "Processes", "PipelineEngine",
      "ReceiptModel",
      "Diagnostics"),
    tests("ReceiptStoreTests", "ReceiptStore", "PipelineEngine", "ReceiptModel", "Diagnostics"),
    tests(
      "ReceiptExportTests", "ReceiptExport", "CCSV", "ReceiptModel", "Diagnostics", exclude: ["Fixtures"]),
    tests("EvaluationTests", "Evaluation", "ReceiptModel", "Diagnostics", exclude: ["Fixtures"]),
    tests(
      "TallyrollCLITests", "TallyrollCLI", "BoundedWork", "Evaluation", "ReceiptExport", "ReceiptStore",
      "Processes",
      "PipelineEngine",
      "ReceiptModel", "Diagnostics"),
    tests(
      "EndToEndTests", "tallyroll", "BoundedWork", "Files", "Processes", "ReceiptStore", "ReceiptModel",
      "Diagnostics"),
  ],
  swiftLanguageModes: [.v6]
)

// `make fuzz` builds this target, and every layer with the instrumentation that libFuzzer is guided by.
if Context.environment["TALLYROLL_FUZZ"] != nil {
  let others = ["TestSupport", "CReceiptModel"]
  let layers = package.targets.filter { $0.type == .regular && !others.contains($0.name) }
  for layer in layers {
    layer.swiftSettings =
      (layer.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing"])]
  }
  package.targets.append(
    .executableTarget(
      name: "tallyroll-fuzz", dependencies: layers.map { .target(name: $0.name) }, path: "Fuzz",
      exclude: ["Dictionaries", "Seeds"], swiftSettings: strict))
}
