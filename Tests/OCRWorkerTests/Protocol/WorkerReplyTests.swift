import Diagnostics
import Foundation
import OCRWorker
import PipelineEngine
import ReceiptModel
import Testing

@Suite struct `A worker's reply` {
  @Test(arguments: Self.replies)
  func `is the same after it was written and read`(reply: WorkerReply) {
    #expect(!reply.line.contains(UInt8(ascii: "\n")))
    #expect(WorkerReply(line: reply.line) == reply)
  }

  @Test(arguments: Self.replies)
  func `is JSON as others read it`(reply: WorkerReply) throws {
    let object = try JSONSerialization.jsonObject(with: Data(reply.line)) as? [String: Any]
    let members = try #require(object)
    #expect(members["id"] as? Int == reply.id)
    guard case .recognised(let recognition) = reply.content else { return }
    let document = try #require(members["recognition"] as? [String: Any])
    let pages = try #require(document["pages"] as? [[String: Any]])
    let texts = pages.flatMap { ($0["words"] as? [[String: Any]] ?? []).map { $0["text"] as? String } }
    #expect(texts == recognition.document.pages.flatMap { $0.words.map(\.text) })
  }

  @Test func `has the documented form`() {
    let word = Word("a\"b", box: Box(x: 1, y: -2, width: 3, height: 4), confidence: 95, line: 7)
    let page = RecognisedPage(number: 1, width: 10, height: 20, words: [word], engine: "e")
    var timings = StageTimings()
    timings[.load] = .milliseconds(2)
    let recognition = Recognition(
      document: RecognisedDocument(mediaType: "image/png", pages: [page]), timings: timings)
    let line = """
      {"id":3,"recognition":{"mediaType":"image/png","pages":[{"number":1,"width":10,"height":20,"rotation":0,\
      "engine":"e","words":[{"text":"a\\"b","x":1,"y":-2,"width":3,"height":4,"confidence":95,"line":7}]}],\
      "microseconds":{"load":2000}}}
      """
    #expect(String(decoding: WorkerReply(id: 3, .recognised(recognition)).line, as: UTF8.self) == line)
    #expect(String(decoding: WorkerReply(.ready).line, as: UTF8.self) == "{\"ready\":true}")
  }

  @Test(arguments: [
    "", "word", "{", "{}", "[]", "null", "{\"ready\":true", "{\"ready\":true}x", "{\"ready\":t rue}",
    "{\"ready\":false}",
    "{\"ready\":true,}", "{\"id\":1}", "{\"id\":\"1\",\"ready\":true}", "{\"id\":1.5,\"ready\":true}",
    "{\"id\":9999999999999999999,\"ready\":true}", "{\"id\":-,\"ready\":true}",
    "{\"other\":1,\"ready\":true}",
    "{\"failure\":{\"id\":\"a\",\"severity\":\"terrible\"}}", "{\"failure\":{\"id\":\"a\\q\"}}",
    "{\"failure\":{\"id\":\"a\\u00\"}}", "{\"failure\":{\"id\":\"a\\ud800\"}}",
    "{\"failure\":{\"id\":\"a\\udc00\"}}", "{\"failure\":{\"id\":\"a\\ud800\\u0041\"}}",
    "{\"id\":- 1,\"ready\":true}",
    "{\"failure\":{\"id\":\"a\u{1}\"}}",
    "{\"recognition\":{\"pages\":[{\"words\":[{\"text\":\"a\"},]}]}}", "{\"recognition\":{\"pages\":[[]]}}",
    "{\"recognition\":{\"microseconds\":{\"tea\":1}}}", "{\"recognition\":{\"microseconds\":{\"load\":-1}}}",
    "{\"failure\":{\"id\":\"a\\u+01f\"}}", "{\"recognition\":{\"pages\":[{}]}}",
    "{\"recognition\":{\"pages\":[{\"number\":1,\"rotation\":45}]}}",
    "{\"recognition\":{\"pages\":[{\"number\":1,\"words\":[{\"text\":\"a\",\"x\":2147483648}]}]}}",
    "{\"recognition\":{\"pages\":[{\"number\":1,\"words\":[{\"text\":\"a\",\"width\":-1}]}]}}",
    "{\"recognition\":{\"pages\":[{\"number\":1,\"words\":[{\"text\":\"a\",\"confidence\":101}]}]}}",
  ])
  func `is nothing else`(line: String) { #expect(WorkerReply(line: Array(line.utf8)) == nil) }

  @Test func `may be written by any program`() throws {
    let line = #"""
       { "id" : 3 , "failure" :	{ "id" : "a\u0062\u20AC\ud83e\uDDFE\/" , "severity": "error",
      "message":"\"\\\b\f\n\r\t" } }
      """#
    let reply = try #require(WorkerReply(line: Array(line.utf8)))
    #expect(reply == WorkerReply(id: 3, .failed(Diagnostic("ab€🧾/", "\"\\\u{8}\u{C}\n\r\t"))))
    let empty = #"{"id": 1, "recognition": {"mediaType": "a/b", "pages": [ ], "microseconds": { } } }"#
    let recognition = Recognition(document: RecognisedDocument(mediaType: "a/b", pages: []))
    #expect(WorkerReply(line: Array(empty.utf8)) == WorkerReply(id: 1, .recognised(recognition)))
  }

  @Test func `is never cut off or changed without notice`() {
    for reply in Self.replies {
      let line = reply.line
      for length in 0..<line.count { #expect(WorkerReply(line: Array(line.prefix(length))) == nil) }
      // No byte of UTF-8 is 0xFF.
      for index in stride(from: 0, to: line.count, by: 7) {
        var damaged = line
        damaged[index] = 0xFF
        #expect(WorkerReply(line: damaged) == nil)
      }
    }
  }

  static let replies: [WorkerReply] = {
    let texts = ["TOTAL", "Größe", "12,50 €", "\"\\/", "\u{0}\u{1F}\u{7F}\u{2028}", "👩‍👩‍👧", "", "a\nb\tc"]
    let words = texts.enumerated().map { index, text in
      Word(
        text, box: Box(x: index - 3, y: index * 20, width: 80, height: 0), confidence: index * 10,
        line: index.isMultiple(of: 2) ? index : nil)
    }
    let pages = [
      RecognisedPage(
        number: 1, width: 100, height: 3000, rotation: 270, words: words, engine: "tesseract 5.3 eng"),
      RecognisedPage(number: 2, width: 1, height: 1, words: [], engine: ""),
    ]
    var timings = StageTimings()
    timings[.load] = .milliseconds(12)
    timings[.recognise] = .microseconds(1_234_567)
    let full = Diagnostic(
      "a-slug", "message 'ü'", severity: .warning, at: Origin("f\n", line: 1, column: 2), fix: "do it")
    return [
      WorkerReply(.ready),
      WorkerReply(
        id: 12,
        .recognised(
          Recognition(document: RecognisedDocument(mediaType: "a/b", pages: pages), timings: timings))),
      WorkerReply(id: -1, .recognised(Recognition(document: RecognisedDocument(mediaType: "", pages: [])))),
      WorkerReply(id: 7, .failed(full)),
      WorkerReply(.failed(Diagnostic("b", ""))),
    ]
  }()
}
