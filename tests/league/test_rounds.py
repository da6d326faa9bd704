"""Rounds drawn from the standings, seasons played to the end, promotion and relegation."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.league.decisions import Replace, Reverse, Transfer, Withdraw
from bot.league.illegal import IllegalAct
from bot.league.pairing import meetings
from bot.league.results import MatchResult, SeatResult
from bot.league.rounds import champions, drawn, seated, sitting_out
from bot.league.scoring_rules import Entrant
from bot.league.season_state import SeasonState
from bot.league.standings import standings
from bot.league.updates import close, draw, join, opened, record
from tests.league.club import decided, scoring, state

SEED = bytes(range(32))


def play_round(kept: SeasonState, chance: Random) -> SeasonState:
    """Draw a round and play it; the earlier in the alphabet, the stronger, mostly."""
    fixtures = drawn(
        kept, seated(kept, SEED), deadline=kept.scoring.starts + 1000, at=10 * len(kept.fixtures)
    )
    kept = draw(kept, fixtures)
    for fixture in fixtures:
        players = sorted(
            map(kept.roster.holder, fixture.entries), key=lambda p: ord(p[-1]) + chance.gauss(0, 3)
        )
        seats = tuple(SeatResult(player, place, deals=1) for place, player in enumerate(players, start=1))
        kept = record(
            kept, MatchResult(f"m-{fixture.key}", "olsen", 10, seats, season="spring", fixture=fixture.key)
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


def played_in_pairs(kept: SeasonState, rounds: int, seed: int = 3) -> SeasonState:
    chance = Random(seed)
    for _ in range(rounds):
        kept = play_round(kept, chance)
    return kept


def met_in(kept: SeasonState) -> Counter[tuple[str, str]]:
    return meetings(fixture.entries for fixture in kept.fixtures.values())


def test_who_takes_an_entry_over_meets_those_who_are_left() -> None:
    kept = played_in_pairs(state("abcdefgh", drawn=True, size=2, rounds=7), 3)
    kept = played_in_pairs(decided(kept, Replace("c", "x")), 4)
    assert len(met_in(kept)) == 28
    assert {*met_in(kept).values()} == {1}


def test_two_who_swap_their_divisions_meet_nobody_there_again() -> None:
    kept = opened(scoring(drawn=True, size=2, rounds=5))
    for number, players in enumerate(("abcdef", "ghijkl"), start=1):
        kept = join(kept, *(Entrant(player, player, division=number) for player in players))
    kept = decided(played_in_pairs(kept, 2), Transfer("a", 2), Transfer("g", 1))
    assert {*met_in(played_in_pairs(kept, 3)).values()} == {1}


def test_a_withdrawal_that_is_taken_back_counts_the_rounds_that_were_missed() -> None:
    kept = played_in_pairs(state("abcdefg", drawn=True, size=2, rounds=7), 2)
    gone = decided(kept, Withdraw("a", "zero"))
    back = decided(played_in_pairs(gone, 1), Reverse("d1"))
    for _ in range(4):
        back = played_in_pairs(back, 1)
        assert "a" not in sitting_out(back, back.round)
    assert max(met_in(back).values()) == 1


def test_those_who_sit_out_were_there_and_have_no_table() -> None:
    kept = played_in_pairs(state("abcde", drawn=True, size=2, rounds=5), 5)
    out = [entry for number in range(1, 6) for entry in sitting_out(kept, number)]
    assert sorted(out) == list("abcde")
    late = join(kept, Entrant("x", "x", joined=kept.scoring.starts + 10**9))
    assert sitting_out(late, 5) == sitting_out(kept, 5)
    assert sitting_out(decided(kept, Withdraw(out[-1], "zero")), 5) == ()


def test_one_alone_has_nobody_to_play_with() -> None:
    kept = state("a", drawn=True)
    with pytest.raises(IllegalAct, match="too_few"):
        drawn(kept, seated(kept, SEED), 1, 1)


def divisions(*groups: str, moving: int = 1) -> SeasonState:
    kept = opened(scoring(drawn=True, size=3, rounds=2, moving=moving))
    for number, players in enumerate(groups, start=1):
        for player in players:
            kept = join(kept, Entrant(player, player, division=number))
    return kept


def test_tables_are_drawn_within_divisions() -> None:
    kept = divisions("abcdef", "ghijkl")
    for fixture in drawn(kept, seated(kept, SEED), 1, 1):
        assert set(fixture.entries) <= set("abcdef" if fixture.division == 1 else "ghijkl")
