import Glibc
import Processes
import Testing

@Suite struct `A signal's name` {
  @Test(arguments: [
    (SIGSEGV, "a memory access fault (SIGSEGV)"), (SIGKILL, "the signal SIGKILL from outside"),
    (63, "signal 63"),
  ])
  func `is in words`(signal: Int32, words: String) { #expect(SignalName.words(for: signal) == words) }
}
