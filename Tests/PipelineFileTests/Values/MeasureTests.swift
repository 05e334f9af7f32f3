import Testing

@testable import PipelineFile

@Suite struct `A measure` {
  private static let any = 0...Int.max

  @Test(arguments: [
    ("500ms", 500), ("5s", 5000), ("2m", 120_000), ("1h", 3_600_000), ("7d", 604_800_000), ("0s", 0),
    ("1.5s", 1500), ("0.25m", 15_000), ("007s", 7000),
  ])
  func `reads durations`(text: String, milliseconds: Int) throws {
    #expect(try Measure.duration.steps(text, in: Self.any) == milliseconds)
  }

  @Test(arguments: [
    ("1GB", 1_000_000_000), ("1GiB", 1_073_741_824), ("512MB", 512_000_000), ("512MiB", 536_870_912),
    ("1.5GB", 1_500_000_000), ("64kB", 64_000), ("3B", 3),
  ])
  func `reads sizes`(text: String, bytes: Int) throws {
    #expect(try Measure.memory.steps(text, in: Self.any) == bytes)
  }

  @Test(arguments: [
    ("5", "unit-missing"), ("", "value-invalid"), ("s", "value-invalid"), ("5 s", "unit-unknown"),
    ("5S", "unit-unknown"), ("5min", "unit-unknown"), ("-5s", "value-invalid"), ("1.2.3s", "value-invalid"),
    ("0.0001ms", "value-out-of-range"), ("9223372036854775807d", "value-out-of-range"),
    ("99999999999999999999s", "value-invalid"), ("٥s", "value-invalid"), ("1.0000000001s", "value-invalid"),
  ])
  func `refuses`(text: String, id: String) {
    #expect {
      try Measure.duration.steps(text, in: Self.any)
    } throws: {
      ($0 as? Refusal)?.id == id
    }
  }

  @Test(arguments: [0, 1, 999, 1000, 1500, 60_000, 90_000, 3_600_000, 86_400_000, 86_400_001])
  func `writes durations that read the same`(milliseconds: Int) throws {
    #expect(try Measure.duration.steps(Measure.duration.text(milliseconds), in: Self.any) == milliseconds)
  }

  @Test(arguments: [0, 1, 500_000, 1_000_000, 1_234_567, 100_000_000])
  func `writes pixels that read the same`(pixels: Int) throws {
    #expect(try Measure.pixels.steps(Measure.pixels.text(pixels), in: Self.any) == pixels)
  }

  @Test func `writes the largest unit that fits`() {
    #expect(Measure.duration.text(60_000) == "1m")
    #expect(Measure.duration.text(90_000) == "90s")
    #expect(Measure.memory.text(1_000_000_000) == "1GB")
    #expect(Measure.memory.text(1 << 30) == "1GiB")
    #expect(Measure.pixels.text(1_500_000) == "1.5MP")
  }
}
