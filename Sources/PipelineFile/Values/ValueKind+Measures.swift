extension ValueKind where Value == Duration {
  /// A duration within `range` of milliseconds.
  static func duration(milliseconds range: ClosedRange<Int>) -> ValueKind {
    ValueKind("a duration such as '5s'") { scalar throws(Refusal) in
      .milliseconds(try Measure.duration.steps(scalar.text, in: range))
    }
  }
}

extension ValueKind where Value == Int {
  /// A number of pixels within `range`.
  static func pixels(_ range: ClosedRange<Int>) -> ValueKind {
    ValueKind("a number of pixels such as '100MP'") { scalar throws(Refusal) in
      try Measure.pixels.steps(scalar.text, in: range)
    }
  }

  /// A size in memory within `range` of bytes.
  static func memory(_ range: ClosedRange<Int>) -> ValueKind {
    ValueKind("a size such as '512MB'") { scalar throws(Refusal) in
      try Measure.memory.steps(scalar.text, in: range)
    }
  }
}

extension ValueKind where Value == Int? {
  /// `auto`, which is `nil`, or a whole number within `range`.
  static func automaticOr(_ range: ClosedRange<Int>) -> ValueKind {
    ValueKind("'auto' or a whole number") { scalar throws(Refusal) in
      if scalar.text == "auto" { return nil }
      do throws(Refusal) {
        return try ValueKind<Int>.wholeNumber(range).read(scalar)
      } catch {
        var refusal = error
        refusal.reason = refusal.reason.replacingPrefix("must be", with: "must be 'auto' or")
        throw refusal
      }
    }
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
