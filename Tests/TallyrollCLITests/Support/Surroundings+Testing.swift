import Processes
import ReceiptModel

@testable import TallyrollCLI

extension Surroundings {
  /// Surroundings without a terminal, environment, input or signals, at 1970.
  static func fake(console: Console) -> Surroundings {
    Surroundings(
      console: console, environment: [:], now: { 0 }, input: { [] },
      stopSignals: { AsyncStream { $0.finish() } },
      alarm: { _ in AsyncStream { $0.finish() } }, exit: { _ in })
  }
}
