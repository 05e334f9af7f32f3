import Foundation

do {
  let options = try BenchOptions(Array(CommandLine.arguments.dropFirst()))
  try Benchmark(options: options).run()
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
