extension RunSummary {
  /// Adds what a batch gave.
  mutating func add(_ batch: RunSummary) {
    waiting += batch.waiting
    read += batch.read
    duplicates += batch.duplicates
    failed += batch.failed
    receipts += batch.receipts
    needsReview += batch.needsReview
    batches += batch.batches
    interrupted = interrupted || batch.interrupted
    timings.add(batch.timings)
  }
}
