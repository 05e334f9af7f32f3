import Foundation
import Glibc
import OCRWorker
import Processes
import ReceiptModel
import TestSupport
import Testing

/// What a worker can do that was taken over by what it reads.
@Suite(.enabled(if: Confinement.available.filtersCalls, "this kernel does not filter system calls"))
struct `A confined worker` {
  let workshop: Workshop

  init() throws { workshop = try Workshop() }

  @Test(arguments: ["read", "list", "thread"])
  func `reads and computes`(deed: String) async throws {
    #expect(try await outcome(of: deed, on: deed == "list" ? workshop.folder.path : treasure()) == "done")
  }

  @Test(arguments: [
    "write", "append", "empty", "make", "truncate", "remove", "rename", "link", "mkdir", "chmod", "touch",
  ])
  func `changes no file`(deed: String) async throws {
    let treasure = try treasure()
    let before = try status(of: treasure)
    #expect(try await ["EPERM", "ENOSYS"].contains(outcome(of: deed, on: treasure)))
    let after = try status(of: treasure)
    #expect(after.st_size == before.st_size && after.st_mode == before.st_mode)
    #expect(after.st_ctim.tv_nsec == before.st_ctim.tv_nsec)
    #expect(!FileManager.default.fileExists(atPath: treasure.text + ".new"))
  }

  @Test(arguments: ["tcp", "unix"])
  func `opens no socket`(deed: String) async throws {
    #expect(try await outcome(of: deed, on: FilePath("")) == "EPERM")
  }

  @Test(arguments: ["execute", "spawn"])
  func `runs no program`(deed: String) async throws {
    #expect(try await ["EPERM", "ENOSYS"].contains(outcome(of: deed, on: FilePath("/bin/true"))))
  }

  @Test func `signals nobody, and lifts no limit`() async throws {
    #expect(try await outcome(of: "signal", on: FilePath("\(getpid())")) == "ENOSYS")
    #expect(try await outcome(of: "limit", on: FilePath("")) == "ENOSYS")
  }

  @Test func `is confined in all of its threads`() async throws {
    let lane = workshop.lane()
    let worker = try #require(try await lane.recognise(workshop.document("words")).worker)
    let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(worker)/task")
    #expect(threads.count > 1, "there is the one that watches the parent")
    for thread in threads {
      let status = try String(contentsOfFile: "/proc/\(worker)/task/\(thread)/status", encoding: .utf8)
      #expect(status.contains("NoNewPrivs:\t1"))
      #expect(status.contains("Seccomp:\t2"))
    }
  }

  @Test(.enabled(if: Confinement.available.landlock ?? 0 >= 4, "this kernel's Landlock is older"))
  func `is held by Landlock where system calls are not filtered`() throws {
    let treasure = try treasure()
    let before = try status(of: treasure)
    let deeds = ["write", "append", "empty", "make", "truncate", "remove", "rename", "mkdir"]
    let program = try ChildProcess(ProcessCommand(Workshop.executable, ["landlocked"]))
    let lines = (deeds + ["read", "list", "thread"]).map { "\($0) \($0 == "list" ? "/" : treasure.text)\n" }
    let others = ["connect\n", "execute /bin/true\n"]
    _ = program.write(Array((lines + others).joined().utf8), within: .seconds(10))
    program.closeInput()
    var outcomes: [String] = []
    while case .line(let line) = program.readLine(within: .seconds(60), maximum: 100) {
      outcomes.append(String(decoding: line, as: UTF8.self))
    }
    let denied = Array(repeating: "EACCES", count: deeds.count)
    #expect(outcomes == denied + ["done", "done", "done"] + ["EACCES", "EACCES"])
    #expect(try status(of: treasure).st_ctim.tv_nsec == before.st_ctim.tv_nsec)
  }

  private func treasure() throws -> FilePath { try workshop.folder.write("treasure", to: "treasure") }

  private func outcome(of deed: String, on path: FilePath) async throws -> String {
    let document = try workshop.document("trespass \(deed) \(path.text)")
    return try await workshop.lane().recognise(document).text
  }

  private func status(of path: FilePath) throws -> stat {
    var status = stat()
    try #require(lstat(path.text, &status) == 0)
    return status
  }
}
