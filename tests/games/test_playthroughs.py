"""The stored match of every game is still played, seen and told exactly as it was."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games import GAMES, OWN
from bot.games.api import Move
from tests import playthroughs
from tests.playthroughs import FOLDER, command_for, difference, is_whole, main, path_of, read, stored, told

LARGEST = 150_000
"""Bytes of a file that is to be read."""


def golden(key: str) -> str:
    """The stored playthrough of a game."""
    if not path_of(key).exists():
        pytest.fail(f"{key} has no playthrough yet. Make one with `{command_for(key)}`, and read it.", False)
    return stored(key)


@pytest.mark.parametrize("key", OWN)
def test_the_stored_match_is_played_as_it_was(key: str) -> None:
    golden(key)
    if found := difference(key):
        pytest.fail(f"{found}\n\nIf all of this is meant, store it with `{command_for(key)}`.", False)


@pytest.mark.parametrize("key", OWN)
def test_the_stored_match_is_worth_reading(key: str) -> None:
    """It goes to its end, and calls are due, made and missed in it where the game has them."""
    text = golden(key)
    assert is_whole(text)
    assert len(text.encode()) < LARGEST
    for event in GAMES[key].spec.statistics.values():
        assert re.search(rf"^    (event|to \d+) +{event} ", text, re.MULTILINE)


def test_every_stored_match_is_of_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*")} <= set(GAMES)


# The generator


@pytest.fixture
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place where no match is stored; and any match will do."""
    monkeypatch.setattr(playthroughs, "FOLDER", tmp_path / "playthroughs")
    monkeypatch.setattr(playthroughs, "TRIES", 1)
    return tmp_path


@pytest.mark.usefixtures("empty_folder")
def test_a_game_without_a_match_is_given_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ole"]) == 1
    assert "+0  start" in capsys.readouterr().out
    assert main(["ole", "--write"]) == 0
    assert is_whole(stored("ole"))
    assert main(["ole"]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("empty_folder")
def test_what_has_changed_is_shown_and_written(capsys: pytest.CaptureFixture[str]) -> None:
    main(["ole", "--write"])
    before = stored("ole")
    path_of("ole").write_text(before.replace("event      went_out", "event      left"), encoding="utf-8")
    assert main(["ole"]) == 1
    shown = capsys.readouterr().out
    assert "-    event      left seat=" in shown
    assert "+    event      went_out seat=" in shown
    main(["ole", "--write"])
    assert stored("ole") == before


@pytest.mark.usefixtures("empty_folder")
@pytest.mark.parametrize(
    ("kept", "changed", "reason"),
    [("play ", "draw ", "malformed"), ("options  {", 'options  {"weather": true', "unknown_option")],
)
def test_a_match_that_is_refused_breaks_off_and_is_played_anew(kept: str, changed: str, reason: str) -> None:
    main(["ole", "--write"])
    good = stored("ole")
    path_of("ole").write_text(good.replace(kept, changed), encoding="utf-8")
    assert f"+    refused    {reason}" in difference("ole")
    main(["ole", "--write"])
    assert stored("ole") == good


@pytest.mark.parametrize("key", OWN)
def test_a_text_is_read_as_the_match_that_it_tells(key: str) -> None:
    text = golden(key)
    match = read(text)
    assert read(told(match)) == match
    assert match.game == key
    assert f"\n{len(match.moves)}  seat " in text
    seat, move = match.moves[0]
    wrong = told(match._replace(moves=[(seat, move), (seat, Move("nonsense"))]))
    assert wrong.endswith(f"\n2  seat {seat}  nonsense\n    refused    malformed\n")


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bridge"])
    assert "there is no game bridge" in capsys.readouterr().err
