import Processes
import Testing

@testable import TallyrollCLI

@Suite struct `The confinement of workers, in words` {
  @Test(
    arguments: [
      (Confinement(landlock: 7, filtersCalls: true), "no new privileges, Landlock 7, system calls filtered"),
      (
        Confinement(landlock: nil, filtersCalls: false),
        "no new privileges, no Landlock in this kernel, no filter of system calls in this kernel"
      ),
    ])
  func `says what the kernel has and has not`(confinement: Confinement, words: String) {
    #expect(confinement.words == words)
  }
}
