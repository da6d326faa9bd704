"""Rounds drawn from the standings, seasons played to the end, promotion and relegation."""

from __future__ import annotations

from random import Random

import pytest

from bot.league.decisions import Withdraw
from bot.league.illegal import IllegalAct
from bot.league.pairing import meetings
from bot.league.results import MatchResult, SeatResult
from bot.league.rounds import champions, drawn, seated
from bot.league.season import Entrant
from bot.league.season_state import SeasonState
from bot.league.standings import standings
from bot.league.updates import close, draw, join, opened, record
from tests.league.club import decided, season, state

SEED = bytes(range(32))


def play_round(kept: SeasonState, chance: Random) -> SeasonState:
    """Draw a round and play it; the earlier in the alphabet, the stronger, mostly."""
    fixtures = drawn(kept, seated(kept, SEED), deadline=kept.season.starts + 1000, at=10 * len(kept.fixtures))
    kept = draw(kept, fixtures)
    for fixture in fixtures:
        players = sorted(
            map(kept.roster.holder, fixture.entries), key=lambda p: ord(p[-1]) + chance.gauss(0, 3)
        )
        seats = tuple(SeatResult(player, place, deals=1) for place, player in enumerate(players, start=1))
        kept = record(
            kept, MatchResult(f"m-{fixture.key}", "olsen", 10, seats, league="spring", fixture=fixture.key)
        )
    return kept


def test_a_season_of_rounds() -> None:
    kept, chance = state("abcdefghijkl", drawn=True, size=4, rounds=3), Random(1)
    for number in (1, 2, 3):
        kept = play_round(kept, chance)
        tables = [fixture for fixture in kept.fixtures.values() if fixture.round == number]
        assert sorted(entry for fixture in tables for entry in fixture.entries) == list("abcdefghijkl")
        assert [len(fixture.entries) for fixture in tables] == [4, 4, 4]
    repeats = sum(times - 1 for times in meetings(f.entries for f in kept.fixtures.values()).values())
    assert repeats == 9  # three in the second round and six in the third, the fewest there can be in each
    with pytest.raises(IllegalAct, match="season_played"):
        drawn(kept, seated(kept, SEED), 0, 0)
    with pytest.raises(IllegalAct, match="closed"):
        drawn(close(kept), seated(kept, SEED), 0, 0)
    assert champions(standings(kept)) == tuple(
        row.account.player for row in standings(kept) if row.place == 1
    )


def test_the_same_seed_draws_the_same_round() -> None:
    kept = state("abcdefghi", drawn=True, size=3)
    assert drawn(kept, seated(kept, SEED), 1, 1) == drawn(kept, seated(kept, SEED), 1, 1)
    assert drawn(kept, seated(kept, SEED), 1, 1) != drawn(kept, seated(kept, bytes(32)), 1, 1)


def test_who_has_withdrawn_is_not_drawn_and_a_late_joiner_is() -> None:
    kept = play_round(state("abcdef", drawn=True, size=3), Random(2))
    kept = join(decided(kept, Withdraw("b", "zero")), Entrant("x", "x", joined=700))
    second = drawn(kept, seated(kept, SEED), 1, 800)
    assert sorted(entry for fixture in second for entry in fixture.entries) == list("acdefx")


def test_one_alone_has_nobody_to_play_with() -> None:
    kept = state("a", drawn=True)
    with pytest.raises(IllegalAct, match="too_few"):
        drawn(kept, seated(kept, SEED), 1, 1)


def divisions(*groups: str, moving: int = 1) -> SeasonState:
    kept = opened(season(drawn=True, size=3, rounds=2, moving=moving))
    for number, players in enumerate(groups, start=1):
        for player in players:
            kept = join(kept, Entrant(player, player, division=number))
    return kept


def test_tables_are_drawn_within_divisions() -> None:
    kept = divisions("abcdef", "ghijkl")
    for fixture in drawn(kept, seated(kept, SEED), 1, 1):
        assert set(fixture.entries) <= set("abcdef" if fixture.division == 1 else "ghijkl")
