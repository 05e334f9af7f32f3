import Diagnostics
import PipelineFile
import Testing

@Suite struct `A written duration` {
  @Test(arguments: [
    ("90s", Duration.seconds(90), "90s"), ("1.5h", .seconds(5_400), "90m"), ("1d", .seconds(86_400), "1d"),
  ])
  func `is read and written`(text: String, duration: Duration, written: String) throws {
    #expect(try WrittenDuration.read(text, of: "--x", milliseconds: 0...86_400_000) == duration)
    #expect(WrittenDuration.text(duration) == written)
  }

  @Test(arguments: [
    (
      "90", "unit-missing", "'--x' must be a duration, and '90' has no unit",
      "write the unit (ms, s, m, h or d), for example '90s'"
    ),
    ("2hours", "unit-unknown", "'--x' must be a duration such as '5s', not '2hours'", "write '2h'"),
    ("3d", "value-out-of-range", "'--x' must be from 1s to 1d, not '3d'", "give a duration such as '5s'"),
    ("0s", "value-out-of-range", "'--x' must be from 1s to 1d, not '0s'", "give a duration such as '5s'"),
    (
      "soon", "value-invalid", "'--x' must be a duration such as '5s', not 'soon'",
      "give a duration such as '5s'"
    ),
  ])
  func `is refused with what it must be`(text: String, id: String, message: String, fix: String) {
    let error = #expect(throws: Diagnostic.self) {
      try WrittenDuration.read(text, of: "--x", milliseconds: 1_000...86_400_000)
    }
    #expect(error == Diagnostic(id, message, fix: fix))
  }
}
