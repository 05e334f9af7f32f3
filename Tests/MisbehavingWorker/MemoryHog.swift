import Glibc

/// Allocates memory in the ways of different languages, until there is no more.
enum MemoryHog {
  private static let block = 32 << 20

  /// Allocates and uses memory without end.
  static func allocate(like language: String) {
    switch language {
    case "swift":
      var blocks: [[UInt8]] = []
      while true { blocks.append([UInt8](repeating: 1, count: block)) }
    case "c++":
      // operator new, which has no C name.
      typealias New = @convention(c) (Int) -> UnsafeMutableRawPointer
      guard let symbol = dlsym(nil, "_Znwm") else { return }
      let new = unsafeBitCast(symbol, to: New.self)
      while true { memset(new(block), 1, block) }
    default:
      // C code that does not look at what it is given.
      while true { memset(unsafeBitCast(malloc(block), to: UnsafeMutableRawPointer.self), 1, block) }
    }
  }

  /// Allocates so much at once, and goes on if that worked.
  static func allocateOnce(bytes: Int) {
    guard let memory = malloc(bytes) else { exit(99) }
    memset(memory, 1, bytes)
    free(memory)
  }
}
