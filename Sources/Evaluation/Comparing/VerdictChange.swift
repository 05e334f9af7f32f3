/// A field of a file of which something else is to be said than before.
public struct VerdictChange: Hashable, Sendable {
  /// Which way it went.
  public enum Direction: Hashable, Sendable {
    /// Towards the truth.
    case better
    /// Away from it.
    case worse
    /// Neither: another false value, say.
    case other
  }

  /// The file, as the truth file has it.
  public var file: String
  /// What was judged before.
  public var before: FieldJudgement
  /// What is judged now.
  public var after: FieldJudgement

  /// Which way it went; a false value is worse than none.
  public var direction: Direction {
    let (old, new) = (before.weight, after.weight)
    return new > old ? .better : new < old ? .worse : .other
  }
}
