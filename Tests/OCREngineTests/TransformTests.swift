import Testing

@testable import OCREngine

@Suite struct `A transform` {
  @Test func `scales, then shifts`() {
    let transform = Transform().scaled(by: 2).shifted(x: 10, y: -5)
    #expect(transform.point(x: 10, y: 10) == (30, 15))
    #expect(transform.point(x: 0, y: 0) == (10, -5))
  }

  @Test func `turns about the middles`() {
    let transform = Transform(turnedBy: 10, from: (200, 100), onto: (400, 300))
    #expect(abs(transform.scaled(by: 3).enlargement - 3) < 1e-9)
    let middle = transform.point(x: 100, y: 50)
    #expect(abs(middle.x - 200) < 1e-6 && abs(middle.y - 150) < 1e-6)
    let right = transform.point(x: 200, y: 50)
    #expect(abs(right.x - 298.48) < 0.01 && abs(right.y - 167.36) < 0.01)
  }
}
