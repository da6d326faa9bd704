"""The toy is a game like any other: it keeps the contract, and its scenarios are played."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from pathlib import Path

import pytest

from tests.games import test_contract as contract
from tests.scenarios import Json, play, scenarios_in
from tests.toy import HERE, KEY, register

PROMISES = [
    test
    for name, test in vars(contract).items()
    if name.startswith("test_") and list(signature(test).parameters) == ["key"]
]
"""What the contract tests of a game, but for the random matches, which come in chunks."""
SCENARIOS = scenarios_in(HERE / "scenarios.json")


@pytest.fixture(autouse=True)
def sixth_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    register(monkeypatch, tmp_path)


def test_random_matches_keep_the_contract() -> None:
    contract.test_random_matches_keep_the_contract(KEY, 0)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__.removeprefix("test_"))
def test_the_contract_is_kept(promise: Callable[[str], None]) -> None:
    promise(KEY)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario["id"] for scenario in SCENARIOS])
def test_scenario(scenario: Json) -> None:
    play(scenario)
