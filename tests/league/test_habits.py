"""Seasons of people who come late, vanish and leave: what is promised to who was there is kept.

Many more are played by ``python -m tests.league.habits``.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.league.season import Season, acts, ready_checks
from tests.league.habits import FORMATS, Life

Outcome = acts.Begin | acts.ForfeitFixture | acts.EndReadyCheck
outcome = ready_checks.outcome


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("format_", FORMATS)
def test_whoever_was_there_has_not_forfeited_and_no_table_waits_for_ever(format_: str, seed: int) -> None:
    life = Life(format_, 8, seed).run()
    assert life.broken == []
    assert life.became["played"]


@pytest.mark.parametrize(("format_", "players"), [("rounds", 23), ("cup", 23), ("divisions", 64)])
def test_so_it_is_in_larger_seasons(format_: str, players: int) -> None:
    life = Life(format_, players, 1, rounds=1, table=2).run()
    assert life.broken == []
    assert life.became["forfeit"], "somebody has come for nothing, and won"


@pytest.mark.parametrize("minutes", [10, 20, 30, 60, 20 * 60, 48 * 60])
def test_so_it_is_in_an_evening(minutes: int) -> None:
    life = Life("rounds", 23, 1, minutes=minutes).run()
    assert life.broken == []
    assert life.became["played"]


def broken_by(monkeypatch: pytest.MonkeyPatch, rule: object) -> list[str]:
    """What is noticed where another rule says what follows from a call."""
    monkeypatch.setattr(ready_checks, "outcome", rule)
    seasons = [Life("rounds", 23, seed, rounds=1, table=2).run() for seed in range(2)]
    return [promise for life in seasons for promise in life.broken]


def test_a_rule_is_noticed_by_which_somebody_forfeits_who_has_come(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_the_last(season: Season, key: str, here: Sequence[str]) -> Outcome:
        return outcome(season, key, here[:-1])

    assert any("came to" in promise for promise in broken_by(monkeypatch, without_the_last))


def test_a_rule_is_noticed_by_which_a_table_waits_for_who_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_forfeits(season: Season, key: str, here: Sequence[str]) -> Outcome:
        follows = outcome(season, key, here)
        return acts.EndReadyCheck(key) if isinstance(follows, acts.ForfeitFixture) else follows

    assert any("for ever" in promise for promise in broken_by(monkeypatch, without_forfeits))


def test_a_rule_is_noticed_by_which_who_is_alone_has_come_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def for_two_only(season: Season, key: str, here: Sequence[str]) -> Outcome:
        return outcome(season, key, here) if len(here) != 1 else outcome(season, key, ())

    assert any("nothing followed" in promise for promise in broken_by(monkeypatch, for_two_only))
