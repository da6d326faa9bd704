"""The ways of programs: what one does when it is asked for a move, as Python; and some that never play."""

BEGINNING = """
import json, os, resource, signal, sys, time
chance = __import__("random").Random({seed})
leaks = [name for name, value in os.environ.items() if {token!r} in value]
leaks += [fd for fd in os.listdir("/proc/self/fd") if int(fd) > 3]
leaks += os.listdir(".")

def out(data):
    os.write(1, data)

def answer(move):
    out(json.dumps({{"id": told["id"], "move": move}}).encode() + b"\\n")

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] != "move":
        continue
    legal = told["legal"]
    if leaks:
        answer("leak")
    way = chance.choice({ways!r})
"""
"""How a program begins, before a branch for each of its ways. It says ``leak`` where it finds what it may not
see: the ``token``, an open file, anything in its folder.
"""

WAYS = {
    "plays": "answer(chance.choice(legal))",
    "calls": "answer(chance.choice(legal) + ' !')",
    "plays after a while": "time.sleep(0.05); answer(chance.choice(legal))",
    "plays late": "time.sleep(0.6); answer(chance.choice(legal))",
    "answers twice": "answer(legal[0]); answer(legal[-1])",
    "answers in pieces": """
        out(b'{"id": %d, ' % told["id"])
        time.sleep(0.02)
        out(b'"move": "draw"}\\n')
        """,
    "answers another id": "told['id'] += chance.choice((-1, 1, 10**30)); answer(legal[0])",
    "makes up a move": """
        answer(chance.choice((
            "play 9C 9C", "play", "take", "pass", "challenge 9", "X", "", "deal", "play \\u2603", "call !",
            "play 1 1 1", "collect 0 0 0", "play 8S =S =H", "keep", "play " * 30,
        )))
        """,
    "writes no move": """out(b'{"id": %d}\\n' % told["id"])""",
    "writes other JSON": """
        out(chance.choice((
            b"[]", b"null", b"1", b"NaN", b'"x"', b'{"id": true, "move": 1}', b"[" * 4000, b"1" * 4000,
            b'{"id": 1e999}', b'{"id": %d, "move": ["draw"]}' % told["id"],
        )) + b"\\n")
        """,
    "writes garbage": "out(chance.randbytes(chance.randrange(1, 300)) + b'\\n')",
    "writes an empty line": "out(b'\\n')",
    "writes half a line": """out(b'{"id": ')""",
    "writes a huge line": "out(b'x' * 300_000 + b'\\n')",
    "writes without end": """
        while True:
            out(b"y\\n" * 1000)
        """,
    "complains without end": """
        while True:
            os.write(2, b"z" * 10_000)
        """,
    "sleeps": "time.sleep(600)",
    "computes": """
        while True:
            pass
        """,
    "ends": "os._exit(chance.randrange(256))",
    "crashes": "os.kill(os.getpid(), chance.choice((signal.SIGSEGV, signal.SIGABRT, signal.SIGKILL)))",
    "stops itself": "os.kill(os.getpid(), signal.SIGSTOP)",
    "closes its output": "os.close(1); time.sleep(600)",
    "closes its input": "os.close(0); answer(legal[0]); time.sleep(600)",
    "closes everything": "os.closerange(0, 60); time.sleep(600)",
    "ignores signals": "[signal.signal(n, signal.SIG_IGN) for n in (1, 2, 3, 15, 18)]; time.sleep(600)",
    "kills its group": "os.killpg(0, 9)",
    "leaves a child behind": """
        try:
            if os.fork() == 0:
                time.sleep(600)
        except OSError:
            pass
        os._exit(0)
        """,
    "has children that talk": """
        try:
            for _ in range(5):
                if os.fork() == 0:
                    while True:
                        out(b"child\\n")
        except OSError:
            pass
        time.sleep(600)
        """,
    "takes memory": """
        try:
            heap = [bytearray(1 << 24) for _ in range(1000)]
        except MemoryError:
            answer(legal[0])
        """,
    "writes files": """
        try:
            file = open("full", "wb", buffering=0)
            file.write(b"x")
            answer("leak")
        except OSError:
            answer(legal[0])
        """,
    "opens files": """
        try:
            files = [open("/dev/null") for _ in range(10**6)]
        except OSError:
            answer(legal[0])
        """,
}

BROKEN = (
    "",
    "}{",
    "raise SystemExit(3)",
    "import sys\nfor _ in sys.stdin: print('{}', flush=True)",
    "import time\ntime.sleep(600)",
    "while True: print('hello')",
)
