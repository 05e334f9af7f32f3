internal import Diagnostics
internal import ReceiptModel

/// Reads which documents of a strand make one receipt, and that receipt.
struct StrandReader: Sendable {
  /// Why a strand stays as it is.
  enum Failure: Error {
    /// A document cannot be understood.
    case document(SourceDocument, Diagnostic)
    /// The ledger cannot be read.
    case ledger(Diagnostic)
  }

  private typealias Stored = (document: SourceDocument, recognised: RecognisedDocument)

  let pipeline: Pipeline
  let ledger: any SeriesLedger

  /// Returns the receipts of documents that are put together in another way than before, or are to be read anew.
  ///
  /// Only two documents, or those of one receipt, are held at once. Not affected by cancellation.
  func read(
    _ strand: [SeriesMember], timings: inout StageTimings
  ) async throws(Failure) -> [SharedReceipts] {
    var shared: [SharedReceipts] = []
    for chain in try await chains(of: strand, timings: &timings) where Self.isToBeRead(chain, in: strand) {
      var parts: [Stored] = []
      for member in chain { parts.append(try await words(of: member)) }
      do throws(Diagnostic) {
        let whole = RecognisedDocument(joining: parts.map(\.recognised))
        let receipts = try await pipeline.understand(whole, timings: &timings)
        shared.append(SharedReceipts(documents: chain.map(\.id), receipts: receipts))
      } catch {
        throw .document(parts[0].document, error)
      }
    }
    return shared
  }

  /// Cuts a strand where a document does not continue the one before.
  private func chains(
    of strand: [SeriesMember], timings: inout StageTimings
  ) async throws(Failure) -> [[SeriesMember]] {
    var chains: [[SeriesMember]] = []
    var last: SeriesMember?
    var text: TextDocument?
    for member in strand {
      var continues = false
      var ownText: TextDocument?
      if let last, last.isCompared, member.isCompared {
        continues = last.first == member.first
      } else if let last, let stage = pipeline.continues {
        let earlier: TextDocument
        if let text { earlier = text } else { earlier = try await self.text(of: last, timings: &timings) }
        let later = try await self.text(of: member, timings: &timings)
        ownText = later
        let clock = ContinuousClock()
        let start = clock.now
        do throws(Diagnostic) {
          continues = try await stage.run(Neighbours(first: earlier, second: later))
        } catch {
          throw .document(try await words(of: member).document, error)
        }
        timings[.extract] += start.duration(to: clock.now)
      }
      if continues { chains[chains.count - 1].append(member) } else { chains.append([member]) }
      last = member
      text = ownText
    }
    return chains
  }

  private func text(
    of member: SeriesMember, timings: inout StageTimings
  ) async throws(Failure) -> TextDocument {
    let stored = try await words(of: member)
    let clock = ContinuousClock()
    let start = clock.now
    do throws(Diagnostic) {
      let text = try await pipeline.normalise.run(stored.recognised)
      timings[.normalise] += start.duration(to: clock.now)
      return text
    } catch {
      throw .document(stored.document, error)
    }
  }

  private func words(of member: SeriesMember) async throws(Failure) -> Stored {
    do throws(Diagnostic) {
      if let stored = try await ledger.words(of: member.id) { return stored }
      throw Diagnostic(
        "ledger-document-unknown", "the ledger has no document \(member.id) any more", fix: "run again")
    } catch {
      throw .ledger(error)
    }
  }

  /// Whether a chain has changed, or has a document that is to be read anew with the others.
  private static func isToBeRead(_ chain: [SeriesMember], in strand: [SeriesMember]) -> Bool {
    let before = strand.filter { $0.first == chain[0].first }
    guard chain[0].first == chain[0].id, before == chain else { return true }
    return chain.count > 1 && chain.contains { !$0.isCompared }
  }
}
