"""Real programs in processes of their own: the example of the page, and all kinds of bad ones."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.cli import main
from bot.games import GAMES
from bot.games.api import Move
from bot.programs import Crowded, Host, Program, ProgramFault
from tests.programs.fuzz import fuzz
from tests.programs.test_protocol import PAGE

EXAMPLE = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
SEEN = GAMES["olsen"].observe(GAMES["olsen"].new(3, b"1", {}).state, 1)

ASKED = """
import json, os, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "move":
        {}
"""

Write = Callable[[str], Program]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a program that does this when it is asked."""

    def written(does: str, key: str = "p") -> Program:
        path = tmp_path / f"{key}.py"
        path.write_text(ASKED.format(does), encoding="utf-8")
        return Program(key, key, "Ada", (sys.executable, "-I", "-S", str(path)), frozenset(GAMES), 0.5)

    return written


@pytest.fixture
async def host() -> AsyncIterator[Host]:
    host = Host()
    yield host
    await host.close()


def test_the_example_of_the_page_plays_as_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    assert len(EXAMPLE.splitlines()) <= 30
    (tmp_path / "mine.py").write_text(EXAMPLE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["try-program", "--game", "olsen", "--seed", "1", sys.executable, "mine.py"]) == 0
    said = capfd.readouterr().out
    assert said.startswith('> {"type":"hello"')
    assert '> {"type":"end"' in said
    assert "of 1 matches won, 3 at the table" in said
    assert "fault" not in said


def test_who_tries_a_program_is_told_what_is_wrong_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = ASKED.format(
        "print('oops', file=sys.stderr);"
        "move = {'id': told['id'], 'move': told['legal'][0]};"
        "print(json.dumps({} if told['id'] == 1 else move), flush=True)"
    )
    (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    assert main(["try-program", "--game", "ole", "--seed", "1", sys.executable, "mine.py"]) == 1
    said = capfd.readouterr()
    assert "! garbage (the answer is not for id 1)" in said.out
    assert "1 of its moves were made by a normal computer instead." in said.out
    assert "oops" in said.err
    assert main(["try-program", "no-such-program"]) == 2
    assert "There is no program 'no-such-program' here." in capfd.readouterr().err


def test_who_tries_a_program_waits_no_longer_than_a_table_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text("raise SystemExit(3)", encoding="utf-8")
    assert main(["try-program", "--matches", "50", "--seed", "1", sys.executable, "mine.py"]) == 1
    said = capfd.readouterr().out
    assert said.count("fault: ended (status 3)") == 3
    assert "3 moves of a match failed, so a table would remove the program now" in said
    assert "0 of 0 matches won" in said


@pytest.mark.parametrize(
    ("does", "why"),
    [
        ("os.write(1, b'hello\\n')", "garbage (the answer is not a line of JSON)"),
        ("os.write(1, b'x' * 5000)", "garbage (a line of more than 4096 bytes)"),
        ("os._exit(3)", "ended (status 3)"),
        ("os.write(1, b'{'); os._exit(0)", "ended (status 0)"),
        ("os.kill(os.getpid(), 19)", "late"),
    ],
)
async def test_what_a_program_did_wrong_is_known(host: Host, write: Write, does: str, why: str) -> None:
    host = Host(starting=0.3)
    with pytest.raises(ProgramFault, match=re.escape(why)):
        await host.decide(write(does), "t", SEEN, 1)
    await host.close()


async def test_a_program_has_nothing_of_the_bot(
    host: Host, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No variable, no open file, a folder of its own that is empty, a session of its own, and its limits."""
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    program = write(
        "import resource as r;"
        "seen = [*sorted(os.environ), *os.listdir('.'), *sorted(os.listdir('/proc/self/fd'))[:-1],"
        " os.getsid(0) == os.getpid(), *(r.getrlimit(n)[0] for n in (r.RLIMIT_AS, r.RLIMIT_FSIZE))];"
        "print(json.dumps({'id': told['id'], 'move': ' '.join(['x', *map(str, seen)])}), flush=True)"
    )
    move = await host.decide(program, "t", SEEN, 1)
    assert move.args == (*("HOME", "LANG", "PATH", "TMPDIR"), "0", "1", "2", "True", str(256 << 20), "0")


async def test_a_program_stands_still_between_its_moves_and_is_told_what_happened_meanwhile(
    host: Host, write: Write
) -> None:
    program = write("print(json.dumps({'id': told['id'], 'move': f'x {os.getpid()}'}), flush=True)")
    asked: list[int] = []
    first = await host.decide(program, "t", SEEN, 7, lambda version: asked.append(version) or ())
    stat = Path(f"/proc/{first.args[0]}/stat")
    while stat.read_text(encoding="utf-8").split()[2] != "T":  # noqa: ASYNC110 - the system stops it
        await asyncio.sleep(0.001)
    assert await host.decide(program, "t", SEEN, 9, lambda version: asked.append(version) or ()) == first
    assert asked == [0, 7]
    host.dismiss("t")
    await host.dismissed()
    assert not Path(f"/proc/{first.args[0]}").exists()


async def test_between_its_moves_no_task_waits_for_a_program(host: Host, write: Write) -> None:
    """`olsen try` stands still for as long as a task waits for what is not simulated."""
    before = asyncio.all_tasks()
    await host.decide(
        write("print(json.dumps({'id': told['id'], 'move': 'draw'}), flush=True)"), "t", SEEN, 1
    )
    assert asyncio.all_tasks() == before


async def test_a_program_that_was_cancelled_is_asked_anew_and_answers_nothing_old(
    host: Host, write: Write
) -> None:
    program = write(
        "import time; time.sleep(0.1); print(json.dumps({'id': told['id'], 'move': 'draw'}), flush=True)"
    )
    asked = asyncio.create_task(host.decide(program, "t", SEEN, 1))
    await asyncio.sleep(0.05)
    asked.cancel()
    assert await host.decide(program, "t", SEEN, 2) == Move("draw")


async def test_no_more_think_at_once_than_may(write: Write) -> None:
    host = Host(at_once=1, starting=2)
    asked = asyncio.create_task(host.decide(write("__import__('time').sleep(60)", "slow"), "a", SEEN, 1))
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await host.decide(write("pass", "other"), "b", SEEN, 1)
    asked.cancel()
    await host.close()


async def test_no_more_are_kept_than_may_be(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.programs.host.ALIVE", 2)
    host = Host()
    program = write("print(json.dumps({'id': told['id'], 'move': f'x {os.getpid()}'}), flush=True)")
    first, *_ = [await host.decide(program, match, SEEN, 1) for match in "abc"]
    assert not Path(f"/proc/{first.args[0]}/fd").exists() or first.args[0] not in os.listdir("/proc")
    assert await host.decide(program, "a", SEEN, 1) != first
    await host.close()


@pytest.mark.slow
async def test_bad_programs_hang_no_table_and_see_nothing() -> None:
    """``python -m tests.programs.fuzz`` has a thousand of them."""
    seen = await fuzz(24, 5, at_once=12)
    assert seen.faults == []
    assert seen.moves["own"] > 5
    assert seen.moves["let go"] > 5
