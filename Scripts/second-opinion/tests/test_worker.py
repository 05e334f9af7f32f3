import json
import os
import subprocess
import sys
import tempfile
import unittest

from second_opinion.deadline import Deadline
from second_opinion.failure import Failure
from second_opinion.filepath import path_bytes
from second_opinion.settings import Settings

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

FAKE = """
import os, sys
sys.path.insert(0, sys.argv[1])
from second_opinion.channel import Channel
from second_opinion.failure import Failure
from second_opinion.worker import serve

def start(settings):
    os.write(1, b"a library prints while it loads\\n")
    if settings.pages == 13:
        raise Failure("ocr-engine-unavailable", "no engine", "install it")
    def read(content, deadline):
        print("and while it reads", flush=True)
        os.write(1, b"even beside Python\\n")
        if content == b"memory":
            raise MemoryError
        deadline.check()
        if content == b"damaged":
            raise Failure("image-damaged", "it is damaged")
        return {"mediaType": "image/png", "pages": [], "microseconds": {"load": 1}, "text": content.decode()}
    return read

sys.exit(serve(Channel(), start))
"""


class Protocol(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def file(self, name, content):
        path = os.path.join(os.fsencode(self.folder.name), name if isinstance(name, bytes) else name.encode())
        with open(path, "wb") as file:
            file.write(content)
        return os.fsdecode(path)

    def talk(self, *lines, status=0):
        """Returns the replies to lines, each text or a value."""
        text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
        ended = subprocess.run(
            [sys.executable, "-B", "-c", FAKE, HERE], input=text.encode(), capture_output=True, check=False,
            timeout=60)
        self.assertEqual(ended.returncode, status, ended.stderr)
        return [json.loads(line) for line in ended.stdout.splitlines()]

    def test_answers_requests_in_their_order_and_ends_with_its_input(self):
        first, second = self.file("a", b"one"), self.file("b", b"two")
        replies = self.talk({}, {"id": 7, "path": first, "look": {"number": 2}}, {"id": 8, "path": second})
        self.assertEqual(replies[0], {"ready": True})
        self.assertEqual([reply["id"] for reply in replies[1:]], [7, 8])
        self.assertEqual([reply["recognition"]["text"] for reply in replies[1:]], ["one", "two"])

    def test_says_why_a_file_gives_no_words_and_goes_on(self):
        os.mkfifo(os.path.join(self.folder.name, "pipe"))
        cases = [
            (self.file("damaged", b"damaged"), "image-damaged"),
            (self.file("memory", b"memory"), "page-not-prepared"),
            (self.file("empty", b""), "file-empty"),
            (self.folder.name + "/none", "file-vanished"),
            (self.folder.name + "/pipe", "file-not-regular"),
            (self.folder.name, "file-not-regular"),
            (self.file("large", bytes(64_000_001)), "file-too-large"),
            ("a\u0000b", "file-unreadable"),
        ]
        requests = [{"id": index, "path": path} for index, (path, _) in enumerate(cases)]
        good = {"id": 99, "path": self.file("good", b"good")}
        ready, *replies, last = self.talk({"limits": {"memory": 128_000_000}}, *requests, good)
        self.assertEqual(ready, {"ready": True})
        self.assertEqual(
            [(reply["id"], reply["failure"]["id"], reply["failure"]["file"]) for reply in replies],
            [(index, slug, path) for index, (path, slug) in enumerate(cases)])
        self.assertEqual(last["recognition"]["text"], "good")

    def test_refuses_what_is_no_request(self):
        lines = ["x", "[]", "1", "{}", '{"id":1}', '{"id":"1","path":"a"}', '{"id":true,"path":"a"}',
                 '{"id":1,"path":2}', '{"id":1,"path":"a","softDeadlineMilliseconds":-1}', "[" * 100_000]
        ready, *replies = self.talk({}, *lines)
        self.assertEqual(ready, {"ready": True})
        self.assertEqual([reply["failure"]["id"] for reply in replies], ["worker-protocol"] * len(lines))

    def test_does_not_start_without_a_configuration_or_an_engine(self):
        for line, slug in (
                ("x", "worker-protocol"), ("[]", "worker-protocol"),
                ({"limits": {"pixels": 0}}, "worker-protocol"), ({"load": {"orientation": "up"}}, "worker-protocol"),
                ({"limits": {"pages": 13}}, "ocr-engine-unavailable")):
            with self.subTest(line):
                [reply] = self.talk(line, {"id": 1, "path": "/"}, status=1)
                self.assertEqual(reply["failure"]["id"], slug)
        self.assertEqual(self.talk(), [])

    def test_gives_up_at_the_soft_deadline(self):
        path = self.file("a", b"one")
        _, late, good = self.talk(
            {}, {"id": 1, "path": path, "softDeadlineMilliseconds": 0}, {"id": 2, "path": path})
        self.assertEqual(late["failure"]["id"], "ocr-deadline")
        self.assertIn("recognition", good)

    def test_reads_paths_that_are_no_text(self):
        self.file(b"\xe4\\b", b"odd")
        _, reply = self.talk({}, {"id": 1, "path": self.folder.name + "/\\xE4\\\\b"})
        self.assertEqual(reply["recognition"]["text"], "odd")

    def test_ends_with_its_parent_even_amid_a_document(self):
        fake = FAKE.replace('print("and while it reads", flush=True)', "import time; time.sleep(600)")
        with subprocess.Popen(
                [sys.executable, "-B", "-c", fake, HERE], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL) as process:
            process.stdin.write(b'{"endsWithParent":true}\n')
            process.stdin.flush()
            self.assertEqual(process.stdout.readline(), b'{"ready":true}\n')
            process.stdin.write(json.dumps({"id": 1, "path": self.file("a", b"x")}).encode() + b"\n")
            process.stdin.close()
            self.assertEqual(process.wait(60), 0)


class Parts(unittest.TestCase):
    def test_paths_are_bytes(self):
        for text, expected in ((r"a", b"a"), (r"\xE4\xe4", b"\xe4\xe4"), (r"\\x41", rb"\x41"), ("ä", b"\xc3\xa4")):
            self.assertEqual(path_bytes(text), expected)

    def test_settings_have_defaults_and_take_what_tallyroll_writes(self):
        settings = Settings({"recognise": {"languages": ["eng"]}, "limits": {"time": [0, 10 * 10**18], "pages": 3}})
        self.assertEqual((settings.pixels, settings.pages, settings.milliseconds), (150_000_000, 3, 8_000))
        self.assertEqual((settings.orientation, settings.ends_with_parent), ("auto", False))
        self.assertEqual(Settings({"limits": {"time": 5}}).milliseconds, 4_000)

    def test_a_deadline_is_over_once_the_clock_says_so(self):
        now = [0.0]
        deadline = Deadline(1500, clock=lambda: now[0])
        now[0] = 1.5
        deadline.check()
        now[0] = 1.6
        with self.assertRaises(Failure) as raised:
            deadline.check()
        self.assertEqual(raised.exception.told("f")["file"], "f")


if __name__ == "__main__":
    unittest.main()
