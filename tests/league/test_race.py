"""The race that a chart shows is that of the standings, at every moment."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.league.account import account_of
from bot.league.decisions import Award, Void, Withdraw
from bot.league.race import DATES, RUNNERS, Race, Runner, course, race
from bot.league.season_state import SeasonState
from bot.league.standings import standings
from bot.league.updates import record
from tests.league.club import decided, from_scratch, match, state

RESULT = st.tuples(
    st.permutations("abcd"), st.tuples(*[st.integers(0, 90)] * 4), st.integers(0, 4), st.integers(1, 9)
)


def played(results: list[tuple[list[str], tuple[int, ...], int, int]], **fields: object) -> SeasonState:
    """A season of these matches: players by place, their totals, who of them has forfeited, and when."""
    game = fields.get("game", "olsen")
    matches = []
    for number, (order, totals, absent, at) in enumerate(results):
        places = " ".join(name.upper() if index == absent else name for index, name in enumerate(order))
        counted = dict(zip(order, totals, strict=True))
        matches.append(match(f"m{number}", 10 * at, places, counted, game=game))
    return state("abcd", *matches, **fields)


@given(st.lists(RESULT, max_size=12), st.integers(-50, 50))
def test_at_every_moment_the_score_is_what_the_account_would_say(
    results: list[tuple[list[str], tuple[int, ...], int, int]], points: int
) -> None:
    kept = decided(played(results), Award("a", points), at=1000)
    for own in kept.accounts.values():
        for steps, line in enumerate(own.lines, start=1):
            so_far = account_of(kept.scoring, own.entry, own.player, 1, own.lines[:steps], False)
            *_, (at, score) = [(0, None), *course(own.lines[:steps])]
            if line.worth is not None or line.gave:
                assert (at, score) == (line.at, so_far.score)


@given(st.lists(RESULT, min_size=3, max_size=12), st.booleans())
def test_the_race_ends_as_the_standings_have_it(
    results: list[tuple[list[str], tuple[int, ...], int, int]], meetings: bool
) -> None:
    kept = played(results, counts_meetings=meetings)
    run = raced(kept)
    if run is not None:
        rows = [row.account for row in standings(kept) if row.place is not None]
        assert [(own.player, own.scores[-1]) for own in run.runners] == [
            (own.player, own.score) for own in rows
        ]
        assert list(run.dates) == sorted(set(run.dates))


def raced(kept: SeasonState) -> Race | None:
    return race(kept, standings(kept))


def three() -> SeasonState:
    return state("abc", match("1", 10, "a b c"), match("2", 20, "b a c"), match("3", 30, "a b c"))


def test_a_race_of_three_matches() -> None:
    runners = (Runner("a", (100, 150, 250)), Runner("b", (50, 150, 200)), Runner("c", (0, 0, 0)))
    assert raced(three()) == Race((10, 20, 30), runners)


def test_two_dates_are_no_race_and_one_runner_neither() -> None:
    assert raced(state("ab", match("1", 10, "a b"), match("2", 20, "a b"))) is None
    assert raced(decided(three(), Withdraw("b", "zero"), Withdraw("c", "zero"))) is None


def test_a_void_match_is_no_date() -> None:
    assert raced(decided(three(), Void("2"))) is None


def test_who_comes_late_starts_where_the_count_starts() -> None:
    sums = state("abc", match("1", 10, "a b"), match("2", 20, "a b"), match("3", 30, "a b c"))
    assert {own.player: own.scores for own in raced(sums).runners}["c"] == (0, 0, 0)
    met = replace(sums, scoring=replace(sums.scoring, counts_meetings=True))
    assert {own.player: own.scores for own in raced(from_scratch(met)).runners}["c"] == (None, None, 50)


def test_the_first_eight_at_sixty_dates() -> None:
    players = "abcdefghij"
    kept = record(state(players), *(match(f"m{at}", at, " ".join(players)) for at in range(1, 200)))
    run = raced(kept)
    assert [own.player for own in run.runners] == list(players[:RUNNERS])
    assert len(run.dates) == DATES
    assert run.dates[-1] == 199


def test_of_divisions_the_highest_races() -> None:
    kept = three()
    lower = {**kept.unadjusted, "c": replace(kept.unadjusted["c"], division=2)}
    assert [own.player for own in raced(replace(kept, unadjusted=lower)).runners] == ["a", "b"]
