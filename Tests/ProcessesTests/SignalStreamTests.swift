import Glibc
import Processes
import Testing

// Signals belong to the whole process, so there is one test.
@Suite struct `A signal stream` {
  @Test func `tells each signal, from the moment it was asked for, until it ends`() async {
    let signals = SignalStream.of([.user])
    kill(getpid(), SIGUSR1)
    var iterator = signals.makeAsyncIterator()
    #expect(await iterator.next() == .user)
    let waiting = Task { await signals.first { _ in true } }
    waiting.cancel()
    #expect(await waiting.value == nil)
    var action = sigaction()
    sigaction(SIGUSR1, nil, &action)
    #expect(action.__sigaction_handler.sa_handler == nil, "the signal has its usual effect again")

    let before = signal(SIGHUP, SIG_IGN)
    defer { signal(SIGHUP, before) }
    let ignored = SignalStream.of([.hangUp])
    kill(getpid(), SIGHUP)
    let ended = Task { await ignored.first { _ in true } }
    ended.cancel()
    #expect(await ended.value == nil)
    kill(getpid(), SIGHUP)
    sigaction(SIGHUP, nil, &action)
    let handler = unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #expect(handler == unsafeBitCast(SIG_IGN, to: Int.self), "a hang-up that nohup ignores stays ignored")
  }
}
