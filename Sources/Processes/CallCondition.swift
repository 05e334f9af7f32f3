/// A condition on a system call's argument: of the bits in `mask`, those of `value` are set and no others.
struct CallCondition: Hashable, Sendable {
  /// The argument, counted from 0.
  var argument: UInt32
  /// The bits that matter.
  var mask: UInt64
  /// How they are.
  var value: UInt64

  /// The argument is a whole word of this value.
  static func argument(_ argument: UInt32, is value: UInt64) -> CallCondition {
    CallCondition(argument: argument, mask: .max, value: value)
  }

  /// The argument is an `int` of this value, whatever is in the upper half of its register.
  static func argument(_ argument: UInt32, isInt value: Int32) -> CallCondition {
    CallCondition(argument: argument, mask: 0xFFFF_FFFF, value: UInt64(UInt32(bitPattern: value)))
  }
}
