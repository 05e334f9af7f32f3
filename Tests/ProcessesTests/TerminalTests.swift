import Glibc
import Testing

@testable import Processes

@Suite struct `A terminal` {
  @Test func `has the width it was given`() {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    #expect(Terminal.width(descriptor: terminal) == nil, "a terminal without a window does not say")
    var size = winsize(ws_row: 25, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    #expect(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    #expect(Terminal.width(descriptor: terminal) == 132)
  }

  @Test func `is nothing else`() {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(Terminal.width(descriptor: file) == nil)
  }
}
