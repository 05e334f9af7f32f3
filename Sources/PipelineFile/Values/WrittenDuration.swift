public import Diagnostics

/// Durations as the pipeline file has them, for command lines: `90s`, `2h`, `1.5d`.
public enum WrittenDuration {
  /// Returns the duration that `text` says.
  ///
  /// - Parameters:
  ///   - text: A number with a unit.
  ///   - name: What the text is the value of, for the message.
  ///   - range: What it may be, in whole milliseconds.
  /// - Throws: `value-invalid`, `unit-missing`, `unit-unknown`, `value-out-of-range`, as the pipeline file's durations.
  /// - Returns: The duration.
  public static func read(
    _ text: String, of name: String, milliseconds range: ClosedRange<Int>
  ) throws(Diagnostic) -> Duration {
    do throws(Refusal) {
      return .milliseconds(try Measure.duration.steps(text, in: range))
    } catch {
      throw Diagnostic(
        error.id, "'\(name)' \(error.reason)",
        fix: error.fix ?? "give a duration such as '\(Measure.duration.example)'")
    }
  }

  /// Returns a duration as it would be written.
  public static func text(_ duration: Duration) -> String {
    Measure.duration.text(Int(duration / .milliseconds(1)))
  }
}
