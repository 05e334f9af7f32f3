import os
import subprocess
import sys
import tempfile
import unittest

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

PROBE = """
import os, socket, subprocess, sys, threading
sys.path.insert(0, sys.argv[1])
folder = sys.argv[2]
from second_opinion.confinement import confine
print(*confine())
def attempt(name, action):
    try:
        action()
        print(name)
    except OSError:
        pass
def all():
    attempt("reads", lambda: open(folder + "/there").read())
    attempt("writes", lambda: open(folder + "/new", "w"))
    attempt("changes", lambda: open(folder + "/there", "r+"))
    attempt("removes", lambda: os.remove(folder + "/there"))
    attempt("connects", lambda: socket.socket().connect(("127.0.0.1", 9)))
    attempt("names", lambda: socket.socket(socket.AF_UNIX))
    attempt("starts", lambda: os.posix_spawn("/bin/true", ["true"], {}))
    attempt("becomes", lambda: os.execv("/bin/true", ["true"]))
thread = threading.Thread(target=all)
thread.start()
thread.join()
"""


class Confinement(unittest.TestCase):
    def test_leaves_nothing_but_reading(self):
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "there"), "w", encoding="utf-8") as file:
                file.write("x")
            ended = subprocess.run(
                [sys.executable, "-B", "-c", PROBE, HERE, folder], capture_output=True, text=True, check=True,
                timeout=60)
        parts, *done = ended.stdout.splitlines()
        self.assertIn("no-new-privileges", parts)
        if "landlock" in parts and "seccomp" in parts:
            self.assertEqual(done, ["reads"], ended.stderr)
        else:
            self.skipTest(f"this kernel has only: {parts}")


if __name__ == "__main__":
    unittest.main()
