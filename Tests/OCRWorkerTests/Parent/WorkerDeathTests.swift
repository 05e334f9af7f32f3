import Diagnostics
import Glibc
import Processes
import Testing

@testable import OCRWorker

@Suite struct `The death of a worker` {
  @Test(
    arguments: [
      (.exited(OutOfMemory.exitStatus), 1, "", "worker-out-of-memory"),
      (.exited(1), 99, "", "worker-crashed"),
      (.signalled(SIGSEGV), 10, "", "worker-crashed"),
      (.signalled(SIGSEGV), 80, "", "worker-out-of-memory"),
      (.signalled(SIGKILL), 95, "", "worker-out-of-memory"),
      (.signalled(SIGKILL), 10, "", "worker-crashed"),
      (
        .signalled(SIGABRT), 10, "terminate called after throwing an instance of 'std::bad_alloc'",
        "worker-out-of-memory"
      ),
      (
        .signalled(SIGABRT), 10, "Fatal error: failed to allocate 500000032 bytes of memory",
        "worker-out-of-memory"
      ),
      (.signalled(SIGABRT), 10, "Assertion failed", "worker-crashed"),
    ] as [(ProcessExit.Reason, Int, String, String)])
  func `is told apart by its cause`(reason: ProcessExit.Reason, peak: Int, errorText: String, slug: String) {
    let death = WorkerDeath(
      exit: ProcessExit(reason, peakMemory: peak * 1_000_000), errorText: errorText, memoryLimit: 100_000_000)
    #expect(death.diagnostic.id == slug)
  }
}
