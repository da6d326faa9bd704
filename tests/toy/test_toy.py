"""The toys keep the contract like any other game, and their scenarios hold."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from pathlib import Path

import pytest

from tests.games import test_contract as contract
from tests.scenarios import Json, play, scenarios_in
from tests.toy import HERE, TOYS, register

PROMISES = [
    test
    for name, test in vars(contract).items()
    if name.startswith("test_") and list(signature(test).parameters) == ["key"]
]
"""The contract tests, except the random matches, which come in chunks."""
SCENARIOS = scenarios_in(HERE / "scenarios.json")


@pytest.fixture(autouse=True)
def more_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    register(monkeypatch, tmp_path)


@pytest.mark.parametrize("key", TOYS)
def test_random_matches_keep_the_contract(key: str) -> None:
    contract.test_random_matches_keep_the_contract(key, 0)


@pytest.mark.parametrize("key", TOYS)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__.removeprefix("test_"))
def test_the_contract_is_kept(promise: Callable[[str], None], key: str) -> None:
    promise(key)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario["id"] for scenario in SCENARIOS])
def test_scenario(scenario: Json) -> None:
    play(scenario)
