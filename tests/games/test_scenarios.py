"""Every scenario of the project's own files, one test each; and the runner itself."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.scenarios import Failure, Json, play, scenarios_in

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.json"))
ALL = [(path, scenario) for path in FILES for scenario in scenarios_in(path)]

POSITION = {"game": "olsen", "seats": 2, "discard": "9H", "stock": "2C", "hands": ["5H 6C", "6D 7C"]}
GOOD = {"id": "good", "position": POSITION, "steps": [{"seat": 0, "move": "play 5H"}]}


@pytest.mark.parametrize("scenario", [s for _, s in ALL], ids=[f"{p.stem}: {s['id']}" for p, s in ALL])
def test_scenario(scenario: Json) -> None:
    play(scenario)


def test_ids_are_unique() -> None:
    for path in FILES:
        ids = [scenario["id"] for scenario in scenarios_in(path)]
        assert len(set(ids)) == len(ids)


@pytest.mark.parametrize(
    ("steps", "reason"),
    [
        ([], "no steps"),
        ([{"seat": 0, "legal": ["play 5H", "draw"]}], "legal moves"),
        ([{"seat": 0, "legal": []}], "legal moves"),
        ([{"seat": 0, "move": "play 6C"}], "refused: illegal_card"),
        ([{"seat": 0, "move": "nonsense!"}], "refused: malformed"),
        ([{"seat": 0, "illegal": "play 5H"}], "accepted"),
        ([{"seat": 0, "illegal": "play 6C", "code": "not_in_hand"}], "code"),
        ([{"seat": 0, "move": "play 5H"}, {"expect": {"turn": 0}}], "step 2.*turn: expected 0, got 1"),
        ([{"expect": {"hands": ["5H 6C", "6D"]}}], "hands"),
        ([{"expect": {"hands": ["5H 6C"]}}], "hands"),
        ([{"expect": {"said": [1]}}], "said"),
        ([{"expect": {"stock": "2C 3C"}}], "stock"),
        ([{"expect": {"named": False}}], "named"),
        ([{"expect": {"nmaed": None}}], "no key"),
        ([{"expect": {"result": {"totals": [0, 0]}}}], "result"),
        ([{"expect": {"events": ["played"]}}], "events"),
        ([{"seat": 0, "move": "play 5H"}, {"expect": {"events": ["call_due", "played"]}}], "events"),
        ([{"seat": 0, "mvoe": "play 5H"}], "not a step"),
        ([{"seat": 0, "move": "play 5H", "code": "x"}], "not a step"),
    ],
)
def test_a_wrong_expectation_fails(steps: list[Any], reason: str) -> None:
    with pytest.raises(Failure, match=reason):
        play({"id": "wrong", "position": POSITION, "steps": steps})


def test_hands_compare_without_order_and_missing_seats_are_empty() -> None:
    position = {**POSITION, "hands": ["5H 6C"]}
    play({"id": "order", "position": position, "steps": [{"expect": {"hands": ["6C 5H"], "out": []}}]})


def test_events_count_from_the_last_expect() -> None:
    steps = [GOOD["steps"][0], {"expect": {"events": ["played"]}}, {"expect": {"events": ["played"]}}]
    with pytest.raises(Failure, match="step 3"):
        play({"id": "events", "position": POSITION, "steps": steps})


def run(*arguments: str) -> tuple[int, list[str]]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.scenarios", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    return done.returncode, done.stdout.splitlines()


def test_the_runner_reports_and_exits(tmp_path: Path) -> None:
    wrong = {**GOOD, "id": "bad", "steps": [{"seat": 0, "move": "play 6C"}]}
    unreadable = {**GOOD, "id": "odd", "position": {**POSITION, "sock": ""}}
    files = {"good": [GOOD], "mixed": [GOOD, wrong, unreadable], "empty": []}
    for name, scenarios in files.items():
        (tmp_path / name).write_text(json.dumps(scenarios))
    assert run(str(tmp_path / "good")) == (0, ["1 passed, 0 failed"])
    assert run(str(tmp_path / "empty")) == (1, ["0 passed, 0 failed"])
    assert run() == (1, ["0 passed, 0 failed"])
    status, lines = run(str(tmp_path / "mixed"), str(tmp_path / "good"))
    assert status == 1
    assert lines[0].startswith('bad: step 1 {"seat": 0, "move": "play 6C"}: refused: illegal_card')
    assert lines[1].startswith("odd: ValueError: unknown: sock")
    assert lines[2:] == ["2 passed, 2 failed"]
