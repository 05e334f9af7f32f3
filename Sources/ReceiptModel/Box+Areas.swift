extension [Box] {
  /// Whether what stands in a box was read, where these are the parts of a page that were; none stand for all of it.
  public func cover(_ box: Box) -> Bool { isEmpty || contains { $0.holdsMiddle(of: box) } }
}
