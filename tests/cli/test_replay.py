"""`olsen replay`: a record is watched again in the terminal, or printed."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.cli.replay import replay as shown
from bot.exits import Exit
from bot.games import GAMES
from bot.match_file import MatchFile, MatchFilePlayer, replay_of, to_text
from bot.ui.i18n.translator import translator
from bot.ui.i18n.wording import Wording, in_order
from tests.by_day import first
from tests.match_file.at_random import some_record

pty = pytest.importorskip("pty")


def written(folder: Path, record: MatchFile) -> Path:
    path = folder / "match.json"
    path.write_text(to_text(record), encoding="utf-8")
    return path


def hands_of(record: MatchFile, at: int) -> list[str]:
    words = Wording(record.game, [], translator())
    return [words.cards(in_order(hand)) for hand in replay_of(record).hands(at, "open").values()]


@pytest.mark.parametrize("key", first(GAMES))
def test_all_positions_are_printed_where_there_is_no_terminal(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = some_record(key, Random(5))
    path = written(tmp_path, record)
    first, second, *_ = hands_of(record, 0)
    seen = []
    for seat, is_open in ((None, False), (1, False), (None, True)):
        assert shown(path, seat, is_open=is_open) is Exit.OK
        pages = capsys.readouterr().out.split("\n\n")
        assert pages.pop() == ""
        assert len(pages) == len(record.lines)
        last = f"{len(record.lines) - 1:,}"
        assert pages[-1].splitlines()[1].endswith(f"move {last} of {last}")
        seen.append((first in pages[0], second in pages[0]))
    assert seen == [(False, False), (True, False), (True, True)]


def test_names_cannot_tell_the_terminal_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = some_record("olsen", Random(2))
    record = replace(record, players=[MatchFilePlayer("person", "\x1b[2J\u202e**Ann_")] * len(record.players))
    assert shown(written(tmp_path, record), None, is_open=False) is Exit.OK
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "\u202e" not in out
    assert "[2J" in out
    assert "Ann_" in out


def test_what_cannot_be_shown_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = some_record("ole", Random(3))

    def said(record: MatchFile, seat: int | None = None) -> tuple[Exit, str]:
        status = shown(written(tmp_path, record), seat, is_open=False)
        return status, capsys.readouterr().err

    seats = len(record.players)
    assert said(record, seats + 1) == (
        Exit.USAGE,
        f"{tmp_path}/match.json: there is no seat {seats + 1}. Use 1 to {seats}.\n",
    )
    status, error = said(replace(record, rules=99))
    assert status is Exit.FAILED
    assert "version 99 of the rules" in error
    status, error = said(replace(record, secret=bytes(32)))
    assert status is Exit.FAILED
    assert "olsen verify-record" in error


def test_in_a_terminal_one_goes_from_move_to_move(tmp_path: Path) -> None:
    record = some_record("pursuit", Random(4))
    path, last = written(tmp_path, record), len(record.lines) - 1
    deal = replay_of(record).turning_points("deal")[0]
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "bot", "replay", str(path), "--open"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, close_fds=True) as process:
        os.close(theirs)
        out = ""
        for keys, move in (("", 0), ("\n", 1), ("\x1b[C", 2), ("\x1b[D", 1), ("d", deal)):
            os.write(ours, keys.encode())
            while f"move {move} of {last}" not in out.rpartition("\x00")[2]:
                out += os.read(ours, 10_000).decode()
            out += "\x00"
        os.write(ours, b"q")
        assert process.wait(20) == 0
    os.close(ours)
    assert hands_of(record, 0)[0] in out
