import Foundation

/// What to measure, from the command line.
struct BenchOptions {
  /// What is wrong with the command line or the machine.
  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// The program to measure.
  var program = ".build/release/tallyroll"
  /// The pictures, in order of their names.
  var images: [String] = []
  /// How many pictures the comparison with the `tesseract` command reads.
  var count = 60
  /// How often each side of the comparison runs; they take turns.
  var rounds = 2
  /// How often the pictures are repeated for the second memory figure; 0 to leave memory out.
  var repeats = 10

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var folder: String?
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Problem(description: "'\(option)' needs a value") }
      switch option {
      case "--program": program = value
      case "--images": folder = value
      case "--count": count = Int(value) ?? count
      case "--rounds": rounds = Int(value) ?? rounds
      case "--repeats": repeats = Int(value) ?? repeats
      default: throw Problem(description: "unknown option '\(option)'")
      }
    }
    guard let folder else { throw Problem(description: "'--images FOLDER' is needed") }
    program = URL(filePath: program).path
    images = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .map { URL(filePath: folder).appending(path: $0).path }
    guard !images.isEmpty else { throw Problem(description: "no pictures in '\(folder)'") }
  }
}
