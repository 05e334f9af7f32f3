import Foundation
import ReceiptModel
import TestSupport
import Testing

extension `The program` {
  /// A second opinion that is ready, and keeps what it was told.
  private static let ready = """
    #!/bin/sh
    read -r configuration
    printf '%s\\n' "$configuration" "$*" "$OMP_THREAD_LIMIT" > told
    printf ' { "ready" : true }\\n'
    while read -r request; do :; done
    """

  private func household(_ program: String, script: String? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    if let script { try executable(script, at: "bin/ask", in: folder) }
    let text = """
      tallyroll: 1
      input: { folders: [.], settle: 0s }
      stages:
        recognise: { second_opinion: { program: \(program), arguments: [-v, -v, "a b"] } }
        persist: { database: out/l.sqlite }
      """
    try folder.write(text, to: "p.yaml")
    return folder
  }

  private func executable(_ script: String, at name: String, in folder: TemporaryFolder) throws {
    let path = try folder.write(script, to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path.text)
  }

  @Test(arguments: ["check", "doctor"])
  func `starts the second opinion to see whether it can be asked`(command: String) async throws {
    let folder = try household("bin/ask", script: Self.ready)
    let pipeline = folder.file("p.yaml").text
    let result = try await Program.run(command, pipeline, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    let told = try String(contentsOfFile: folder.file("told").text, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(told.dropFirst() == ["-v -v a b", "1", ""])
    let object = try JSONSerialization.jsonObject(with: Data(told[0].utf8)) as? [String: Any]
    let configuration = try #require(object)
    #expect((configuration["recognise"] as? [String: Any])?["languages"] as? [String] == ["eng"])
    #expect(configuration["endsWithParent"] as? Bool == true)
  }

  @Test func `prints the second opinion among the settings, and finds a name as the shell does`() async throws
  {
    let folder = try household("ask", script: Self.ready)
    let environment = ["PATH": "/nowhere:" + folder.file("bin").text + ":/usr/bin:/bin"]
    let pipeline = folder.file("p.yaml").text
    let result = try await Program.run("check", pipeline, environment: environment, in: folder.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output.contains(
        """
            second_opinion:
              program: ask
              arguments: ["-v", "-v", "a b"]

        """))
    let elsewhere = try await Program.run(
      "check", pipeline, environment: ["PATH": "/nowhere"], in: folder.path)
    #expect(elsewhere.status == 3)
    #expect(elsewhere.errors.contains("'ask'"))
    #expect(elsewhere.errors.contains("[second-opinion-missing]"))
  }

  @Test(arguments: [
    ("bin/none", nil, "second-opinion-missing"), ("p.yaml", nil, "second-opinion-missing"),
    ("bin/ask", "#!/bin/sh\nexit 7", "second-opinion-not-started"),
    ("bin/ask", "#!/bin/sh\nread -r line; echo hello", "second-opinion-not-started"),
    (
      "bin/ask",
      #"#!/bin/sh\#nread -r l; echo '{"failure": {"id": "x", "severity": "error", "message": "no models"}}'"#,
      "second-opinion-not-started"
    ),
  ])
  func `says why the second opinion cannot be asked`(program: String, script: String?, slug: String)
    async throws
  {
    let folder = try household("./" + program, script: script)
    let result = try await Program.run("check", folder.file("p.yaml").text, in: folder.path)
    #expect(result.status == 3)
    #expect(result.errors.contains("[\(slug)]"), "\(result.errors)")
    #expect(script?.contains("no models") != true || result.errors.contains("no models"))
  }
}
