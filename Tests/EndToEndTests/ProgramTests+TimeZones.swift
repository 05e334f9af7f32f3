import Foundation
import ReceiptModel
import TestSupport
import Testing

extension `The program` {
  /// B41, B46, B47: a date is what is printed, and a month begins with it, wherever the machine stands.
  @Test(arguments: ["America/New_York", "Asia/Kolkata", "Australia/Sydney"])
  func `keeps printed days and months in every time zone`(zone: String) async throws {
    let there = try await reports(in: zone)
    let here = try await reports(in: "UTC")
    #expect(there == here)
    let months = here.keys.filter { $0.hasSuffix(".md") }.sorted()
    #expect(months == ["2024-08.md", "2024-12.md", "2025-01.md"])
    let table = String(decoding: try #require(here["receipts.csv"]), as: UTF8.self)
    for moment in ["2024-08-28", "2024-12-31", "2025-01-01"] { #expect(table.contains(moment)) }
  }

  /// Runs a household of receipts around midnight, and returns what it exports.
  private func reports(in zone: String) async throws -> [String: Data] {
    let household = try Household(samples: 0)
    let moments = [("28/08/2024", "00:00"), ("31/12/2024", "23:55"), ("01/01/2025", "00:05")]
    for (number, moment) in moments.enumerated() {
      let lines = [
        "HARBOUR GROCERY LTD", "12 Quay Street", "Thornby TY7 4QX", "Date \(moment.0) \(moment.1)",
        "BREAD 4.0\(number)", "TOTAL GBP 4.0\(number)", "CASH 5.00",
        "CHANGE \(number == 0 ? "1.00" : "0.9\(10 - number)")",
      ]
      try household.folder.write(PrintedPDF.text(of: lines), to: "scans/\(number).pdf")
    }
    let result = try await Program.run(
      "run", "--quiet", household.pipeline, environment: ["TZ": zone])
    #expect(result.status == 0, "\(result.errors)")
    return try household.exports()
  }
}
