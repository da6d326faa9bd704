"""A match of which no deal was finished counts for nobody, and a table that nobody played has no result."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.league.decisions import Adjust, Enter, Extend, Void
from bot.league.results import MatchResult, SeatResult
from bot.league.season import acts, unplayed
from bot.league.season.fixtures import is_open, league, players_of
from bot.league.standings import standings
from tests.league.club import at_a_table, drawn, gave, match, refused, scores, state
from tests.league.seasons import Run

DAY = 24 * 3_600_000


def broken_off(key: str, at: int, players: str, **fields: object) -> MatchResult:
    """A match that was ended in its first deal; capitals have left it before."""
    kept = match(key, at, [players.lower()], **fields)
    seats = (
        replace(seat, deals=0, forfeited=who.isupper()) for seat, who in zip(kept.seats, players, strict=True)
    )
    return replace(kept, seats=tuple(seats))


def test_in_an_open_season_it_counts_for_nobody() -> None:
    kept, never = state("ab", broken_off("m1", 1, "ab")), state("ab")
    assert scores(kept) == scores(never)
    assert [row.account.wins for row in standings(kept)] == [0, 0]
    assert gave(kept, "a") == [("m1", 0, "unfinished")]


@pytest.mark.parametrize("players", ["abc", "abC"])
def test_at_a_drawn_table_it_is_no_win_and_no_forfeit(players: str) -> None:
    kept = drawn("abc", broken_off("m1", 1, players))
    assert scores(kept) == {"a": 0, "b": 0, "c": 0}
    assert kept.settles("table of m1") is None
    assert refused(kept, Adjust("m1", "a", 5)) == "unfinished"


def test_who_is_left_alone_before_a_deal_is_over_has_won() -> None:
    assert scores(drawn("ab", broken_off("m1", 1, "aB"))) == {"a": 100, "b": 0}


def test_a_match_that_is_played_instead_counts() -> None:
    kept = at_a_table(drawn("ab", broken_off("m0", 1, "ab")), match("m1", 2, "b a"))
    assert scores(kept) == {"a": 0, "b": 100}


# Which tables were not played


def begun(*players: str, **fields: object) -> Run:
    run = Run(schedule="never", **fields)
    run.enter(*players)
    run.do(acts.Start())
    return run


def break_off(run: Run, fixture: str) -> str:
    """A match is ended in its first deal when the time of its table is up."""
    players = players_of(run.season, fixture)
    run.now = league(run.season).deadline(fixture)
    seats = tuple(SeatResult(player, 1) for player in players)
    result = MatchResult(f"m{len(run.lines)}", "olsen", run.now, seats, season="s1", fixture=fixture)
    run.do(acts.Record(result), "")
    return result.match


@pytest.mark.parametrize("clock", ["normal", "slow"])
def test_a_table_at_which_no_deal_was_finished_was_not_played(clock: str) -> None:
    run = begun(*"abcd", size=2, rounds=1, clock=clock)
    one, two = run.fixtures()
    assert unplayed(run.season) == [], "they can still be played"
    run.play(one)
    break_off(run, two)
    assert unplayed(run.season) == [two]
    assert not is_open(run.season, league(run.season).fixtures[two])


@pytest.mark.parametrize("clock", ["normal", "slow"])
def test_a_table_to_which_nobody_came_was_not_played_in_whichever_round(clock: str) -> None:
    run = begun(*"abcd", size=2, rounds=2, clock=clock)
    one, two = run.fixtures()
    run.play(one)
    run.now += 8 * DAY
    run.do(acts.ForfeitFixture(two, ()), "")
    run.draw(run.now + DAY)
    for fixture in run.fixtures()[2:]:
        run.play(fixture)
    run.do(acts.Close(), "")
    assert unplayed(run.season) == [two]


def test_what_the_umpire_has_decided_is_no_table_that_was_not_played() -> None:
    run = begun(*"abcdefgh", size=2, rounds=1)
    won, entered, void, more = run.fixtures()
    voided = run.play(void)
    run.now += 8 * DAY
    for fixture in (won, entered, more):
        run.do(acts.ForfeitFixture(fixture, ()), "")
    assert unplayed(run.season) == [won, entered, more]
    run.do(acts.ForfeitFixture(won, players_of(run.season, won)[:1]))
    players = players_of(run.season, entered)
    run.do(acts.Decide(Enter(entered, players, (1, 2))))
    run.do(acts.Decide(Void(voided)))
    run.do(acts.Decide(Extend((more,), run.now + DAY)))
    assert unplayed(run.season) == []


def test_a_table_that_was_to_be_played_again_and_was_not_is_one() -> None:
    run = begun("a", "b", rounds=1)
    (fixture,) = run.fixtures()
    run.do(acts.Decide(Void(run.play(fixture))))
    assert unplayed(run.season) == []
    run.now += 8 * DAY
    run.do(acts.ForfeitFixture(fixture, ()), "")
    assert unplayed(run.season) == [fixture]


def test_a_match_that_was_broken_off_can_be_played_again_when_there_is_more_time() -> None:
    run = begun("a", "b", rounds=1)
    (fixture,) = run.fixtures()
    break_off(run, fixture)
    run.do(acts.Close(), "")
    run.do(acts.Decide(Extend((fixture,), run.now + DAY)))
    assert unplayed(run.season) == []
    run.play(fixture, 0, 5)
    assert unplayed(run.season) == []
    assert scores(league(run.season)) == {"a": 100, "b": 0}


@pytest.mark.parametrize("why", ["broken off", "void"])
def test_a_table_of_a_cup_whose_tie_had_a_tiebreaker_was_played(why: str) -> None:
    run = begun(*"abcd", format="cup", size=4)
    (final,) = run.fixtures()
    if why == "void":
        run.do(acts.Decide(Void(run.play(final))))
        run.now += 8 * DAY
        run.do(acts.ForfeitFixture(final, ()), "")
    else:
        break_off(run, final)
    for _ in range(2):  # nobody finishes the first tiebreaker either
        assert unplayed(run.season) == run.fixtures()
        run.draw(run.now + DAY)
        assert unplayed(run.season) == run.fixtures()[:-1], "the tiebreaker can still be played"
        again = run.fixtures()[-1]
        if len(run.fixtures()) == 2:
            break_off(run, again)
    run.play(again)
    assert unplayed(run.season) == []


def test_nobody_is_missed_at_a_table_that_all_have_left() -> None:
    run = begun(*"abcd", size=2, rounds=1)
    one, two = run.fixtures()
    for player in players_of(run.season, one):
        run.do(acts.Leave(player), player)
    run.now += 8 * DAY
    run.do(acts.ForfeitFixture(two, ()), "")
    assert unplayed(run.season) == [two]
