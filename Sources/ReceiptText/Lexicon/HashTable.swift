/// Small numbers by 64-bit keys, in arrays without gaps, made once and only read after that.
struct HashTable: Sendable {
  private var keys: [UInt64] = []
  /// For each place, where its values begin, and after the last one where they end; empty places have none.
  private var starts: [Int32] = []
  private var counts: [UInt8] = []
  private var values: [Int32] = []
  private var shift: UInt64 = 63

  /// Creates a table of pairs; equal keys keep the order of their values.
  init(_ pairs: [(key: UInt64, value: Int32)]) {
    let sorted = pairs.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
    var capacity = 4
    shift = 62
    while capacity < pairs.count * 2 {
      capacity *= 2
      shift -= 1
    }
    keys = Array(repeating: 0, count: capacity)
    starts = Array(repeating: 0, count: capacity)
    counts = Array(repeating: 0, count: capacity)
    values.reserveCapacity(pairs.count)
    var last: UInt64?
    var place = 0
    for pair in sorted.map(\.element) {
      if pair.key != last {
        last = pair.key
        place = Self.home(of: pair.key, shift)
        while counts[place] > 0 { place = (place + 1) & (capacity - 1) }
        keys[place] = pair.key
        starts[place] = Int32(values.count)
      }
      guard counts[place] < .max else { continue }
      counts[place] += 1
      values.append(pair.value)
    }
  }

  /// Returns where the values of a key stand.
  func find(_ key: UInt64) -> Range<Int> {
    var place = Self.home(of: key, shift)
    while counts[place] > 0 {
      if keys[place] == key {
        let start = Int(starts[place])
        return start..<(start + Int(counts[place]))
      }
      place = (place + 1) & (keys.count - 1)
    }
    return 0..<0
  }

  /// The value that stands at a place.
  subscript(place: Int) -> Int { Int(values[place]) }

  private static func home(of key: UInt64, _ shift: UInt64) -> Int {
    Int(truncatingIfNeeded: ((key ^ (key >> 29)) &* 0xBF58_476D_1CE4_E5B9) >> shift)
  }
}
