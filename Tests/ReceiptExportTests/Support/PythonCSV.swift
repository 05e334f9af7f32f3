import Foundation
import ReceiptModel
import TestSupport

/// Reads a CSV file with Python's `csv` module, for a second opinion where Python is installed.
enum PythonCSV {
  /// Returns the records, or `nil` where there is no Python.
  static func records(of bytes: [UInt8], delimiter: UInt8) throws -> [[String]]? {
    let folder = try TemporaryFolder()
    let input = try folder.write(Data(bytes), to: "input.csv")
    let script = """
      import csv, json, sys
      with open(sys.argv[1], encoding='utf-8-sig', newline='') as f:
          json.dump(list(csv.reader(f, delimiter=sys.argv[2], strict=True)), sys.stdout)
      """
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", script, input.text, String(decoding: [delimiter], as: UTF8.self),
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // 127: env found no such command.
    if process.terminationStatus == 127 { return nil }
    return try JSONDecoder().decode([[String]].self, from: answer)
  }
}
