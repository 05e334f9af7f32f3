/// The normal equations of a least-squares fit.
struct LinearSystem {
  private var matrix: [[Double]]
  private var right: [Double]

  /// Starts without any observation.
  init(unknowns: Int) {
    matrix = [[Double]](repeating: [Double](repeating: 0, count: unknowns), count: unknowns)
    right = [Double](repeating: 0, count: unknowns)
  }

  /// Demands that the sum of some unknowns, each times its factor, be `value`.
  mutating func add(_ terms: [(unknown: Int, factor: Double)], equals value: Double, weight: Double = 1) {
    for term in terms {
      right[term.unknown] += weight * term.factor * value
      for other in terms { matrix[term.unknown][other.unknown] += weight * term.factor * other.factor }
    }
  }

  /// Returns the unknowns that meet the demands best, or `nil` where the demands leave one open.
  func solved() -> [Double]? {
    var (matrix, right) = (matrix, right)
    let count = right.count
    for pivot in 0..<count {
      guard
        let row = (pivot..<count).max(by: { abs(matrix[$0][pivot]) < abs(matrix[$1][pivot]) }),
        abs(matrix[row][pivot]) > 1e-9
      else { return nil }
      matrix.swapAt(pivot, row)
      right.swapAt(pivot, row)
      for row in pivot + 1..<max(count, pivot + 1) where matrix[row][pivot] != 0 {
        let factor = matrix[row][pivot] / matrix[pivot][pivot]
        for column in pivot..<count { matrix[row][column] -= factor * matrix[pivot][column] }
        right[row] -= factor * right[pivot]
      }
    }
    for row in stride(from: count - 1, through: 0, by: -1) {
      for column in row + 1..<max(count, row + 1) { right[row] -= matrix[row][column] * right[column] }
      right[row] /= matrix[row][row]
    }
    return right
  }
}
