/// How much two texts have in common, as Python's `difflib.SequenceMatcher` tells it, without its "autojunk".
///
/// Ratcliff and Obershelp: the longest block that both have, then the same to the left and right of it.
enum SequenceRatio {
  private struct Block {
    var a = 0
    var b = 0
    var length = 0
  }

  /// Returns twice the length of all common blocks over the length of both, 0 to 1; 1 for two empty texts.
  static func ratio(_ a: [UInt8], _ b: [UInt8]) -> Double {
    guard !a.isEmpty || !b.isEmpty else { return 1 }
    var matched = 0
    var open = [(a: 0..<a.count, b: 0..<b.count)]
    var lengths = [Int](repeating: 0, count: b.count + 1)
    while let (inA, inB) = open.popLast() {
      let block = longestBlock(a, inA, b, inB, lengths: &lengths)
      guard block.length > 0 else { continue }
      matched += block.length
      open.append((inA.lowerBound..<block.a, inB.lowerBound..<block.b))
      open.append((block.a + block.length..<inA.upperBound, block.b + block.length..<inB.upperBound))
    }
    return 2 * Double(matched) / Double(a.count + b.count)
  }

  /// Returns the longest common block; of several, the first in `a`, and of those the first in `b`.
  ///
  /// `lengths` is room for the lengths of the blocks that end at each place of `b`.
  private static func longestBlock(
    _ a: [UInt8], _ inA: Range<Int>, _ b: [UInt8], _ inB: Range<Int>, lengths: inout [Int]
  ) -> Block {
    var best = Block(a: inA.lowerBound, b: inB.lowerBound)
    for place in inB { lengths[place + 1] = 0 }
    for i in inA {
      var before = 0
      for j in inB {
        let above = lengths[j + 1]
        let length = a[i] == b[j] ? before + 1 : 0
        lengths[j + 1] = length
        before = above
        if length > best.length { best = Block(a: i - length + 1, b: j - length + 1, length: length) }
      }
    }
    return best
  }
}
