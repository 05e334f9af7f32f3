/// Counts how many are inside at once.
actor Gauge {
  private(set) var inside = 0
  private(set) var most = 0
  private(set) var entered = 0

  func enter() {
    inside += 1
    entered += 1
    most = max(most, inside)
  }

  func leave() { inside -= 1 }
}
