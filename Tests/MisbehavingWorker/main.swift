import Diagnostics
import Glibc
import OCRWorker

// A worker for tests. Without arguments it is a real worker loop whose recogniser does what the document tells it;
// with arguments it breaks the protocol in the way they name, plays the parent of a worker, or tries what Landlock denies.

switch CommandLine.arguments.dropFirst().first {
case nil:
  let loop = WorkerLoop<InstructedRecogniser> { configuration throws(Diagnostic) in
    try InstructedRecogniser(configuration)
  }
  do { try loop.run() } catch { exit(3) }
case "parent": ParentOfWorker().run()
case "landlocked": Trespass.underLandlockAlone()
case let misdeed?: ProtocolBreaker(misdeed: misdeed).run()
}
