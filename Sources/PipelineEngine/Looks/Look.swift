public import ReceiptModel

/// One of several ways to recognise the same document.
///
/// The first is enough for most; the further ones differ in the model, in the size of print or in how the picture is
/// prepared, so that they err elsewhere.
public struct Look: Hashable, Sendable, Codable {
  /// Which one, from 1; what each does is the recogniser's to say.
  public var number: Int
  /// How far each page was turned clockwise when it was looked at first, in degrees; empty for a first look.
  public var rotations: [Int]
  /// The lines to be read; all pages as a whole where there are none.
  public var areas: [PageArea]

  /// The look that every document begins with.
  public static let first = Look(number: 1)

  /// Creates a look.
  public init(number: Int, rotations: [Int] = [], areas: [PageArea] = []) {
    self.number = number
    self.rotations = rotations
    self.areas = areas
  }
}

extension Look {
  /// Decodes a look; what is left out has its default.
  ///
  /// - Throws: `DecodingError` where there is no number, or a part is not what it should be.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      number: try container.decode(Int.self, forKey: .number),
      rotations: try container.decodeIfPresent([Int].self, forKey: .rotations) ?? [],
      areas: try container.decodeIfPresent([PageArea].self, forKey: .areas) ?? [])
  }
}
