"""`olsen record` and `olsen verify-record` on matches that were really played."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.cli.record import verify_record, write_record
from bot.exits import Exit
from bot.games.shuffle import fingerprint, word_hash
from bot.match_file import to_text
from bot.settings import load
from tests.cli.test_cli import olsen
from tests.cli.test_verify import write
from tests.match_file.at_random import some_record


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("recorded") / "olsen.db"
    asyncio.run(write(path))
    return path


def matches(path: Path, phase: str) -> list[str]:
    with closing(sqlite3.connect(path)) as file:
        return [key for (key,) in file.execute("SELECT table_id FROM tables WHERE phase = ?", (phase,))]


@pytest.mark.slow
def test_the_record_of_every_match_is_right_and_names_nobody(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = load({"OLSEN_DATABASE": str(played)}, None)
    with closing(sqlite3.connect(played)) as file:
        people = file.execute("SELECT person, name, user_id FROM people").fetchall()
    keys = matches(played, "over") + matches(played, "ended")
    for key in keys:
        path = tmp_path / f"{key}.json"
        assert write_record(settings, key, path) is Exit.OK
        text = path.read_text(encoding="utf-8").partition('"proof"')[0]
        assert not [each for row in people for each in row if f'"{each}"' in text]
    assert len(keys) > 5
    assert verify_record([tmp_path / f"{key}.json" for key in keys]) is Exit.OK
    assert capsys.readouterr().out.count(": right: ") == len(keys)


def test_a_record_is_written_once_and_only_of_a_match_that_is_over(played: Path, tmp_path: Path) -> None:
    over, *_ = matches(played, "over")
    printed = olsen(tmp_path, "record", over, OLSEN_DATABASE=str(played))
    assert json.loads(printed.stdout)["format"] == "olsen-match"
    (tmp_path / "one.json").write_text("kept")
    twice = olsen(tmp_path, "record", over, "-o", "one.json", OLSEN_DATABASE=str(played))
    assert (twice.returncode, (tmp_path / "one.json").read_text()) == (Exit.USAGE, "kept")
    for key in ("nonsense", *matches(played, "playing")[:1]):
        refused = olsen(tmp_path, "record", key, OLSEN_DATABASE=str(played))
        assert (refused.returncode, refused.stdout) == (Exit.USAGE, "")
        assert refused.stderr


@pytest.mark.slow
def test_what_is_wrong_with_a_record_is_said(played: Path, tmp_path: Path) -> None:
    over, *_ = matches(played, "over")
    content = json.loads(olsen(tmp_path, "record", over, OLSEN_DATABASE=str(played)).stdout)
    (tmp_path / "cut.json").write_text(json.dumps({**content, "moves": content["moves"][:-1]}))
    (tmp_path / "later.json").write_text(json.dumps({**content, "rules": 99}))
    changed = {**content["shuffle"], "secret": "00" * 32}
    (tmp_path / "other.json").write_text(json.dumps({**content, "rules": 99, "shuffle": changed}))
    (tmp_path / "none.json").write_text("[]")
    for name, status, word in (
        ("cut.json", Exit.FAILED, "lines are missing"),
        ("later.json", Exit.FAILED, "can't be checked"),
        ("other.json", Exit.FAILED, "a different one was promised"),
        ("none.json", Exit.USAGE, "not a JSON object"),
        ("missing.json", Exit.USAGE, "No such file"),
    ):
        said = olsen(tmp_path, "verify-record", name)
        assert (said.returncode, word in said.stdout + said.stderr) == (status, True), said


def test_what_is_right_is_said_with_what_to_compare_and_what_is_not_proved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = some_record("pursuit", Random(1))
    press = fingerprint(record.contributions[:-1])
    worded = replace(record, contributions=[*record.contributions[:-1], f"w{word_hash('Fjellrev')}"])
    begun = {"game": "pursuit", "seats": len(record.players), "phase": "between", "deal": 0}
    broken = replace(record, lines=record.lines[:1], how="ended", result=None)
    for made, sentences in (
        (broken, [record.commitment, press, "stopped early"]),
        (replace(broken, contributions=worded.contributions), [fingerprint(worded.contributions)]),
        (replace(broken, beginning=begun), ["began from a position"]),
    ):
        text = to_text(made)
        for written in (text, json.dumps({**json.loads(text), "proof": {}})):
            path = tmp_path / "match.json"
            path.write_text(written)
            assert verify_record([path]) is Exit.OK
            said = capsys.readouterr().out
            assert [sentence for sentence in sentences if sentence not in said] == []
            assert ("no digest" in said) == (written != text)
