import Diagnostics
import Files
import Glibc
import ReceiptModel
import TestSupport
import Testing

@Suite struct `A folder scan` {
  let folder: TemporaryFolder
  /// Long after any file of these tests was made.
  let later = Int(time(nil) + 3600) * 1_000_000_000

  init() throws { folder = try TemporaryFolder() }

  @Test func `finds files below, ordered by the bytes of their paths`() throws {
    for name in ["b.jpg", "a/z.jpg", "a.jpg", "a/deep/er/x.png", "É.jpg", "-dash", "B.jpg"] {
      try folder.write("x", to: name)
    }
    #expect(
      names(scan().files) == ["-dash", "B.jpg", "a.jpg", "a/deep/er/x.png", "a/z.jpg", "b.jpg", "É.jpg"])
  }

  @Test func `tells size, time and identity of a file`() throws {
    let path = try folder.write("12345", to: "a.jpg")
    setTimes(path, modified: 1_600_000_000)
    let file = try #require(scan().files.first)
    #expect(file.path == path)
    #expect(file.size == 5)
    #expect(file.modified == 1_600_000_000 * 1_000_000_000)
    #expect(file.document == SourceDocument(path: path, size: 5, modified: file.modified))
  }

  @Test func `finds names that are no text, and names of every kind`() throws {
    let odd: [[UInt8]] = [
      [0x46, 0xE4, 0x2E, 0x6A], Array("new\nline".utf8), Array("'quoted\"".utf8), Array("back\\slash".utf8),
      Array("Fo\u{308}rmlich.jpg".utf8), Array("F\u{F6}rmlich.jpg".utf8), Array(repeating: 0x6E, count: 250),
    ]
    for name in odd {
      try AtomicFile.write([1], to: folder.path.appending(FilePath(bytes: name)))
    }
    #expect(Set(scan().files.map(\.path.lastComponent.bytes)) == Set(odd))
  }

  @Test func `takes included names and leaves excluded ones, folders too`() throws {
    for name in ["a.jpg", "b.png", ".c.jpg", "d.jpg.part", ".git/e.jpg", "x.part/f.jpg", "sub/g.jpg"] {
      try folder.write("x", to: name)
    }
    let result = scan(include: ["*.jpg", "*.part"], exclude: ["*.part", ".*"])
    #expect(names(result.files) == ["a.jpg", "sub/g.jpg"])
  }

  @Test func `always looks into the folders it was given`() throws {
    try folder.write("x", to: ".hidden/a.jpg")
    let result = FolderScan(folders: [folder.file(".hidden")], exclude: [".*"]).run(now: later)
    #expect(names(result.files) == [".hidden/a.jpg"])
  }

  @Test func `finds a file once, under its own name before a link's`() throws {
    try folder.write("x", to: "m/file.jpg")
    link("m/file.jpg", at: "a-link.jpg")
    link("m", at: "a-folder-link")
    hardLink("m/file.jpg", at: "m/other-name.jpg")
    #expect(names(scan().files) == ["m/file.jpg"])
  }

  @Test func `follows links out of the folder`() throws {
    let outside = try TemporaryFolder()
    try outside.write("x", to: "far.jpg")
    try outside.write("x", to: "below/farther.jpg")
    symlink(outside.file("far.jpg").text, folder.file("near.jpg").text)
    symlink(outside.file("below").text, folder.file("near").text)
    #expect(names(scan().files) == ["near.jpg", "near/farther.jpg"])
  }

  @Test func `ends where links lead round in a circle`() throws {
    try folder.write("x", to: "a/b/file.jpg")
    link("..", at: "a/b/up")
    link(".", at: "a/self")
    link("loop", at: "loop")
    let result = scan()
    #expect(names(result.files) == ["a/b/file.jpg"])
    #expect(result.skipped.map(\.id) == ["link-dangling"])
  }

  @Test func `finds the files of overlapping folders once`() throws {
    try folder.write("x", to: "a/b/file.jpg")
    let folders = [folder.file("a/b"), folder.path, folder.file("a")]
    #expect(names(FolderScan(folders: folders).run(now: later).files) == ["a/b/file.jpg"])
  }

  @Test func `skips what is no file, and says so`() throws {
    try folder.write("x", to: "good.jpg")
    mkfifo(folder.file("pipe.jpg").text, 0o600)
    link("nowhere", at: "dangling.jpg")
    link("/dev/null", at: "device.jpg")
    try folder.write("x", to: "folder.jpg/in it.jpg")
    let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    #expect(bindSocket(socket, to: "wire.jpg"))
    let result = scan()
    #expect(names(result.files) == ["folder.jpg/in it.jpg", "good.jpg"])
    #expect(
      result.skipped.map(\.id) == [
        "link-dangling", "file-not-regular", "file-not-regular", "file-not-regular",
      ])
    #expect(result.skipped.allSatisfy { $0.severity == .warning && $0.origin != nil })
    #expect(scan(exclude: ["*i*"]).skipped.isEmpty)
  }

  @Test func `reports an input folder that is missing, and goes on`() throws {
    try folder.write("x", to: "here/a.jpg")
    try folder.write("x", to: "file")
    let folders = [folder.file("gone"), folder.file("file"), folder.file("here")]
    let result = FolderScan(folders: folders).run(now: later)
    #expect(names(result.files) == ["here/a.jpg"])
    #expect(result.skipped.map(\.id) == ["folder-unreadable", "folder-missing"])
    #expect(result.skipped.allSatisfy { $0.severity == .error })
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every folder"))
  func `reports a folder that may not be read`() throws {
    try folder.write("x", to: "closed/a.jpg")
    chmod(folder.file("closed").text, 0)
    defer { chmod(folder.file("closed").text, 0o700) }
    #expect(scan().skipped.map(\.id) == ["folder-unreadable"])
  }

  @Test(arguments: [(1_000_000, true), (999_995, false), (999_996, true), (999_000, false)])
  func `lets a file wait that was changed a moment ago`(modified: Int, isWaiting: Bool) throws {
    setTimes(try folder.write("x", to: "a.jpg"), modified: modified)
    let scan = FolderScan(folders: [folder.path], settle: .seconds(5))
    let result = scan.run(now: 1_000_000 * 1_000_000_000)
    #expect(names(result.waiting) == (isWaiting ? ["a.jpg"] : []))
    #expect(names(result.files) == (isWaiting ? [] : ["a.jpg"]))
  }

  @Test func `goes by the file's own entry where its time lies in the future`() throws {
    let path = try folder.write("x", to: "a.jpg")
    setTimes(path, modified: Int(time(nil)) + 86_400)
    // By the file system's clock, which may have been set meanwhile.
    var status = stat()
    #expect(stat(path.text, &status) == 0)
    let scan = FolderScan(folders: [folder.path], settle: .seconds(600))
    let result = scan.run(now: (status.st_ctim.tv_sec + 1) * 1_000_000_000)
    #expect(names(result.waiting) == ["a.jpg"], "\(result)")
    #expect(names(scan.run(now: later).files) == ["a.jpg"])
  }

  /// Gives a socket a name in the folder.
  private func bindSocket(_ socket: Int32, to name: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = Array(folder.file(name).text.utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    return withUnsafeBytes(of: address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) {
        bind(socket, $0.baseAddress, socklen_t(bytes.count)) == 0
      }
    }
  }

  private func scan(include: [String] = ["*"], exclude: [String] = []) -> ScanResult {
    FolderScan(folders: [folder.path], include: include, exclude: exclude).run(now: later)
  }

  private func names(_ files: [FoundFile]) -> [String] {
    files.map { String(decoding: $0.path.bytes.dropFirst(folder.path.bytes.count + 1), as: UTF8.self) }
  }

  private func link(_ target: String, at name: String) { symlink(target, folder.file(name).text) }

  private func hardLink(_ target: String, at name: String) {
    Glibc.link(folder.file(target).text, folder.file(name).text)
  }

  private func setTimes(_ path: FilePath, modified: Int) {
    let times = [timeval(tv_sec: modified, tv_usec: 0), timeval(tv_sec: modified, tv_usec: 0)]
    utimes(path.text, times)
  }
}
