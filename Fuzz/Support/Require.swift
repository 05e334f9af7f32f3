/// Ends the process, for libFuzzer to keep the input, where something does not hold.
func require(
  _ holds: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line
) {
  if !holds { fatalError(sentence(), file: file, line: line) }
}
