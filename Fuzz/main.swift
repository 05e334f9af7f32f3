import Glibc

// Runs one fuzz target under libFuzzer: `tallyroll-fuzz TARGET [libFuzzer's options] [corpus folders]`.
// It is built by `make fuzz` only, because every layer below must be instrumented for it.

/// libFuzzer's entrance for programs that have a `main` of their own (FuzzerInterface.h).
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

guard let name = CommandLine.arguments.dropFirst().first, let target = FuzzTarget.named(name) else {
  print(
    "usage: tallyroll-fuzz TARGET [OPTIONS] [FOLDERS]; targets: \(FuzzTarget.names.joined(separator: " "))")
  exit(2)
}
FuzzTarget.chosen = target
// libFuzzer starts this program again to shrink an input, so the target's name stays the first argument; it
// passes over a folder that is not there.
var count = CommandLine.argc - 1
var arguments = CommandLine.unsafeArgv + 1
exit(
  runFuzzer(&count, &arguments) { data, count in
    FuzzTarget.chosen(Array(UnsafeBufferPointer(start: data, count: count)))
    return 0
  })
