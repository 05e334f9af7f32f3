import Diagnostics
import Glibc
import OCRWorker
import PipelineEngine
import ReceiptModel

/// A worker that does not keep to the protocol.
struct ProtocolBreaker {
  let misdeed: String

  func run() {
    switch misdeed {
    case "end-at-start": exit(4)
    case "die-at-start": raise(SIGKILL)
    case "say-nothing": while true { pause() }
    case "garbage-at-start": say("no JSON\n")
    default: say("{\"ready\":true}\n")
    }
    // The configuration, and then a request a line.
    _ = readLine()
    while readLine() != nil { answer() }
  }

  private func answer() {
    let empty = "{\"id\":1,\"recognition\":{\"mediaType\":\"a/b\",\"pages\":[],\"microseconds\":{}}}"
    switch misdeed {
    case "garbage": say("word word word\n")
    case "half-a-line":
      say("{\"id\":1,\"recog")
      exit(0)
    case "flood": while true { say(String(repeating: "flood ", count: 10_000)) }
    case "wrong-number": say(empty.replacing("1", with: "2") + "\n")
    case "ready-again": say("{\"id\":1,\"ready\":true}\n")
    case "one-too-many": say(empty + "\n" + empty + "\n")
    case "close-output":
      close(1)
      while true { pause() }
    default: exit(5)
    }
  }

  private func say(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }
}
