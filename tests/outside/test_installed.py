"""A package brings a game, and one that is no good is left out in a sentence."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.games import GAMES, OWN
from bot.games.gone import GameGoneError, MissingGame, noted, read
from tests.outside.package import NAME, SOURCE, installed

ROOT = Path(__file__).parents[2]


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """What a Python says that has the packages in the folder."""
    path = os.pathsep.join((str(folder), str(ROOT)))
    environment: Mapping[str, str] = {**os.environ, "PYTHONPATH": path}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def asked(folder: Path, code: str) -> str:
    told = run(folder, "-c", f"from bot.games import GAMES, INSTALLED\n{code}")
    assert told.returncode == 0, told.stderr
    return told.stdout.strip()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(SOURCE, tmp_path / NAME)
    return tmp_path


def test_a_package_brings_a_game_with_its_words_and_its_rules(folder: Path) -> None:
    installed(folder)
    told = asked(
        folder,
        "from bot.ui.i18n.translator import translator\n"
        "from bot.ui.help.rules import rules_text\n"
        "print(*GAMES)\n"
        "print(*INSTALLED.told(), INSTALLED.refused)\n"
        "print(translator('nb')('mau_mau-call'), rules_text('mau_mau', 'nb').splitlines()[0])\n",
    )
    assert told.splitlines() == [
        " ".join((*OWN, "mau_mau")),
        "Mau-Mau comes from olsen-mau_mau 1.0, whose code runs with the bot's rights ()",
        "Mau! # Mau-Mau",
    ]


@pytest.mark.parametrize(
    ("key", "leads_to", "why"),
    [
        ("mau_mau", "olsen_nothing:Game", "ModuleNotFoundError: No module named 'olsen_nothing'"),
        ("mau_mau", "olsen_mau_mau:Nothing", "AttributeError: module 'olsen_mau_mau' has no attribute"),
        ("mau_mau", "olsen_mau_mau:House", "TypeError: "),
        ("mau_mau", "olsen_mau_mau:Seat", "it has no spec"),
        ("olsen", f"bot.games.olsen:{type(GAMES['olsen']).__name__}", "another game has its key"),
        ("mau", "olsen_mau_mau:MauMau", "its key is 'mau_mau', which must be the entry point's name"),
    ],
)
def test_what_is_no_game_is_left_out_in_a_sentence(folder: Path, key: str, leads_to: str, why: str) -> None:
    installed(folder, key=key, leads_to=leads_to)
    told = asked(folder, "print(*GAMES)\nprint(*INSTALLED.refused)").splitlines()
    assert told[0] == " ".join(OWN)
    assert told[1].startswith(f"The game {key} of olsen-{key} 1.0 is left out: {why}")


def test_a_game_without_rules_text_is_left_out(folder: Path) -> None:
    installed(folder)
    (folder / NAME / "data" / "rules" / "mau_mau.md").unlink()
    assert asked(folder, "print(*INSTALLED.refused)").endswith("its package has no data/rules/mau_mau.md.")


@pytest.mark.parametrize(
    ("file", "written", "instead", "why"),
    [
        ("__init__.py", "seats=range(2, 6)", "seats=(2, 3)", "AttributeError: 'tuple' object has no"),
        ("__init__.py", "seats=range(2, 6)", "seats=range(2, 2)", "its spec has no seats"),
        ("__init__.py", 'name="Mau-Mau"', 'name="Mau" * 40', "its name must have 1 to 100 characters"),
        ("data/locales/en/mau_mau.ftl", "Mau", "Må", "UnicodeDecodeError: "),
    ],
)
def test_a_game_on_which_the_start_would_fail_is_left_out(
    folder: Path, file: str, written: str, instead: str, why: str
) -> None:
    installed(folder)
    text = (folder / NAME / file).read_text("utf-8")
    assert written in text
    (folder / NAME / file).write_bytes(text.replace(written, instead).encode("latin-1", "ignore"))
    told = asked(folder, "print(*GAMES)\nprint(*INSTALLED.refused)").splitlines()
    assert told[0] == " ".join(OWN)
    assert why in told[1]


def test_the_operator_is_told(folder: Path) -> None:
    installed(folder)
    installed(folder, key="broken", leads_to="olsen_nothing:Game")
    examined = run(folder, "-m", "bot", "doctor")
    assert "note    machine   game: Mau-Mau comes from olsen-mau_mau 1.0" in examined.stdout
    assert "not ok  machine   game: The game broken of olsen-broken 1.0 is left out" in examined.stdout


def test_what_a_game_lacks_is_said_in_the_words_of_its_name(folder: Path) -> None:
    installed(folder)
    phrases = folder / NAME / "data" / "locales" / "en" / "mau_mau.ftl"
    written = phrases.read_text("utf-8")
    for lacking in ("open", "option-deals", "verb-take"):
        assert f"mau_mau-{lacking} = " in written
        written = written.replace(f"mau_mau-{lacking} = ", f"mau_mau-{lacking}-before = ")
    phrases.write_text(written, "utf-8")
    told = asked(
        folder,
        "from bot.games.api import Event\n"
        "from bot.ui.i18n.translator import translator\n"
        "from bot.ui.i18n.wording import Wording\n"
        "words = Wording('mau_mau', ['Ada', 'Bo'], translator('nb'))\n"
        "print(words.verb('take'), words.tell(Event('swapped_hands', {'seat': 1})), sep=' | ')\n",
    )
    assert told == "verb take | Bo: swapped hands"
    examined = run(folder, "-m", "bot", "doctor")
    said = "Mau-Mau: it lacks the phrases mau_mau-open, mau_mau-option-deals, mau_mau-verb-take, so players"
    assert f"not ok  machine   game: {said}" in examined.stdout


@pytest.mark.slow
def test_the_bot_is_tested_beside_an_installed_game(folder: Path) -> None:
    installed(folder)
    files = [str(ROOT / "tests" / each) for each in ("ui/test_phrases.py", "games/test_contract.py")]
    # What the other games tell and label is the same without it.
    wanted = "mau_mau or (phrase and not told and not label)"
    chosen = ["-k", wanted, "-p", "no:cacheprovider", f"--rootdir={ROOT}"]
    tested = run(folder, "-m", "pytest", "-n0", "-q", *chosen, *files)
    assert tested.returncode == 0, tested.stdout


def test_a_game_that_fails_in_the_middle_of_a_match_is_found(folder: Path) -> None:
    installed(folder)
    rules = folder / NAME / "__init__.py"
    rules.write_text(rules.read_text("utf-8").replace("self.penalty += 2", "self.penalti += 2"), "utf-8")
    examined = run(folder, "-m", "bot", "doctor")
    said = "Mau-Mau: a match that was played at random failed with AttributeError: "
    assert f"not ok  machine   game: {said}" in examined.stdout


@pytest.mark.parametrize("key", GAMES)
def test_what_is_noted_of_a_game_is_what_is_asked_of_one_that_is_gone(key: str) -> None:
    game = GAMES[key]
    gone = MissingGame(read(key, json.loads(json.dumps(noted(game.spec)))))
    for asked_of in ("name", "seats", "version", "low_wins", "deal_points", "length"):
        assert getattr(gone.spec, asked_of) == getattr(game.spec, asked_of)
    assert gone.spec.options_with({}) == game.spec.options_with({})
    with pytest.raises(GameGoneError, match=f"the game {key} is not installed"):
        gone.new(2, b"", {})
