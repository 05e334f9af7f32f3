/// How a stored picture lies: one of the eight values of Exif's orientation tag.
///
/// To stand upright it is turned clockwise first and then mirrored left to right.
struct Orientation: Hashable {
  /// How far it has to be turned clockwise, in quarters: 0 to 3.
  var quarterTurns: Int
  /// Whether it has to be mirrored afterwards.
  var isMirrored: Bool

  /// Nothing to do.
  static let upright = Orientation(quarterTurns: 0, isMirrored: false)

  /// Whether width and height change places.
  var swapsSides: Bool { quarterTurns % 2 == 1 }

  init(quarterTurns: Int, isMirrored: Bool) {
    self.quarterTurns = quarterTurns
    self.isMirrored = isMirrored
  }

  /// Takes the tag's value; one that the standard does not have means upright.
  init(exif value: Int) {
    switch value {
    case 2: self.init(quarterTurns: 0, isMirrored: true)
    case 3: self.init(quarterTurns: 2, isMirrored: false)
    case 4: self.init(quarterTurns: 2, isMirrored: true)
    case 5: self.init(quarterTurns: 1, isMirrored: true)
    case 6: self.init(quarterTurns: 1, isMirrored: false)
    case 7: self.init(quarterTurns: 3, isMirrored: true)
    case 8: self.init(quarterTurns: 3, isMirrored: false)
    default: self = .upright
    }
  }
}
