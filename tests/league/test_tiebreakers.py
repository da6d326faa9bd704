"""Tied players play a tiebreaker: a match at its own table that only orders them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.league.decisions import Extend, Reverse, Settle, Tiebreaker, Void
from bot.league.illegal import IllegalAct
from bot.league.ratings import rated_seats
from bot.league.results import MatchResult, SeatResult
from bot.league.season import act_from_json, act_to_json, acts, format_of, rebuilt, season_state, winners
from bot.league.season_state import SeasonState
from tests.league.exports import files
from tests.league.recheck import differences
from tests.league.seasons import Run
from tests.league.test_ties_on_lines import go_to_review, played

DAY = 24 * 3_600_000


def tiebreaker(run: Run, *entries: str, days: int = 2) -> str:
    """Let tied entries play a tiebreaker. Return its fixture's key."""
    run.do(acts.Decide(Tiebreaker(entries, run.now + days * DAY)))
    return run.fixtures()[-1]


def nobody_comes(run: Run, fixture: str) -> None:
    """Let the time of a fixture be up, and nobody be there."""
    run.now = state_of(run).deadline(fixture)
    run.do(acts.ForfeitFixture(fixture, ()), "")
    go_to_review(run)


def state_of(run: Run) -> SeasonState:
    state = season_state(run.season)
    assert state is not None
    return state


def places(run: Run) -> dict[str, int | None]:
    return {line.entry: line.place for line in format_of(run.season).standings.placings(run.season)}


def refused(run: Run, *entries: str) -> str:
    with pytest.raises(IllegalAct) as told:
        run.do(acts.Decide(Tiebreaker(entries, run.now + 2 * DAY)))
    return told.value.code


def test_its_places_are_those_of_the_tied_and_it_counts_for_nothing_else() -> None:
    run = played((1, 1, 5, 9), format_="rounds")
    before = {entry: own.score for entry, own in state_of(run).accounts.items()}
    fixture = tiebreaker(run, "a", "b")
    assert run.season.phase == "running"
    with pytest.raises(IllegalAct, match="still_played"):
        run.do(acts.Confirm())
    seats = format_of(run.season).fixtures.seated(run.season, fixture)
    match = run.play(fixture, *(1 if entry == "b" else 90 for entry in seats))
    go_to_review(run)
    assert {entry: own.score for entry, own in state_of(run).accounts.items()} == before
    assert places(run) == {"b": 1, "a": 2, "c": 3, "d": 4}
    assert len(rated_seats(state_of(run).results[match])) == 0
    run.do(acts.Confirm())
    assert winners(run.season) == ("b",)
    assert differences(files(run.season, run.lines)) == []
    assert f"{fixture},2,1,1,{seats[0]}" in files(run.season, run.lines)["tables.csv"]
    again = [replace(line, act=act_from_json(act_to_json(line.act))) for line in run.lines]
    assert rebuilt(run.opened, again) == run.season


def test_if_nobody_comes_it_is_the_umpires_again() -> None:
    run = played((1, 1, 5, 9), format_="rounds")
    fixture = tiebreaker(run, "a", "b")
    nobody_comes(run, fixture)
    with pytest.raises(IllegalAct, match="tied"):
        run.do(acts.Confirm())
    run.do(acts.Decide(Settle(("b", "a"))))
    run.do(acts.Confirm())
    assert winners(run.season) == ("b",)
    assert differences(files(run.season, run.lines)) == []


def test_who_does_not_come_is_behind_who_does() -> None:
    run = played((1, 1, 1, 9), format_="rounds")
    run.do(acts.ForfeitFixture(tiebreaker(run, "a", "b", "c"), ("c",)), "")
    go_to_review(run)
    assert places(run) == {"c": 1, "a": 2, "b": 2, "d": 4}
    run.do(acts.Confirm())
    assert winners(run.season) == ("c",)


def test_who_leaves_in_the_middle_is_behind_who_stays_and_equal_to_who_leaves_too() -> None:
    run = played((1, 1, 1, 9), format_="rounds")
    fixture = tiebreaker(run, "a", "b", "c")
    stayed = SeatResult("c", 3, 50, 1)
    left = [SeatResult(who, place, place, 1, forfeited=True) for who, place in (("b", 1), ("a", 2))]
    seats = (*left, stayed)
    result = MatchResult("m9", "olsen", run.now + 1000, seats, season="s1", fixture=fixture)
    run.do(acts.Record(result), "")
    go_to_review(run)
    assert places(run) == {"c": 1, "a": 2, "b": 2, "d": 4}
    assert differences(files(run.season, run.lines)) == []


def test_tied_players_play_another_tiebreaker() -> None:
    run = played((1, 1, 1, 9), format_="rounds")
    fixture = tiebreaker(run, "a", "b", "c")
    seats = format_of(run.season).fixtures.seated(run.season, fixture)
    run.play(fixture, *(7 if entry == "a" else 3 for entry in seats))
    go_to_review(run)
    assert places(run) == {"b": 1, "c": 1, "a": 3, "d": 4}
    second = tiebreaker(run, "b", "c")
    seats = format_of(run.season).fixtures.seated(run.season, second)
    run.play(second, *(3 if entry == "c" else 7 for entry in seats))
    go_to_review(run)
    assert places(run) == {"c": 1, "b": 2, "a": 3, "d": 4}
    assert differences(files(run.season, run.lines)) == []


def test_who_leaves_loses_no_points_by_it() -> None:
    run = played((1, 1, 5, 9), format_="rounds")
    before = state_of(run).accounts["a"].score
    fixture = tiebreaker(run, "a", "b")
    run.do(acts.Leave("a"), "a")
    run.do(acts.ForfeitFixture(fixture, ("b",)), "")
    go_to_review(run)
    assert state_of(run).accounts["a"].score == before
    assert differences(files(run.season, run.lines)) == []
    run.do(acts.Confirm())
    assert winners(run.season) == ("b",)


def test_it_is_taken_back_until_it_has_been_played() -> None:
    run = played((1, 1, 5, 9), format_="rounds")
    fixture = tiebreaker(run, "a", "b")
    run.do(acts.Decide(Reverse(str(run.season.seq))))
    assert fixture not in run.fixtures()
    go_to_review(run)
    fixture = tiebreaker(run, "a", "b")
    decision = str(run.season.seq)
    match = run.play(fixture, 1, 2)
    run.do(acts.Decide(Void(match)))
    with pytest.raises(IllegalAct, match="built_on"):
        run.do(acts.Decide(Reverse(decision)))
    assert places(run)["a"] == places(run)["b"] == 1
    assert fixture in format_of(run.season).fixtures.called(run.season)


def test_only_those_who_are_tied_play_it_off_and_only_when_all_is_played() -> None:
    run = played((1, 1, 5, 9), format_="rounds")
    assert refused(run, "a", "c") == "not_tied"
    with pytest.raises(IllegalAct, match="earlier"):
        run.do(acts.Decide(Tiebreaker(("a", "b"), run.now)))
    tiebreaker(run, "a", "b")
    assert refused(run, "a", "b") == "tiebreaker_early"


def test_more_than_a_table_seats_cannot_play_it_off() -> None:
    run = played((1,) * 6, (1,) * 6, format_="rounds")
    most = state_of(run).scoring.largest
    everybody = tuple(state_of(run).entrants)
    assert len(everybody) > most
    assert refused(run, *everybody) == "tiebreaker_many"


def test_it_decides_who_moves_to_another_division() -> None:
    run = played((1, 2, 5, 5), (1, 2, 3, 4))
    fixture = tiebreaker(run, "c", "d")
    assert state_of(run).fixtures[fixture].division == 1
    seats = format_of(run.season).fixtures.seated(run.season, fixture)
    run.play(fixture, *(3 if entry == "d" else 7 for entry in seats))
    go_to_review(run)
    assert (places(run)["d"], places(run)["c"]) == (3, 4)
    run.do(acts.Confirm())


def test_an_open_season_that_has_ended_may_have_a_tiebreaker() -> None:
    run = Run(format="open", ends=Run().now + DAY, schedule="never")
    run.enter("a", "b", "c", "d")
    run.do(acts.Start())
    seats = (SeatResult(who, place, place, 1) for who, place in zip("abcd", (1, 1, 3, 4), strict=True))
    run.do(acts.Record(MatchResult("m1", "olsen", run.now, tuple(seats), season="s1")), "")
    run.do(acts.Close(), "")
    assert places(run)["a"] == places(run)["b"] == 1
    fixture = tiebreaker(run, "a", "b")
    assert format_of(run.season).fixtures.called(run.season) == [fixture]
    assert state_of(run).fixtures[fixture].round == 1
    run.play(fixture, 9, 3)
    assert format_of(run.season).fixtures.called(run.season) == []
    first = format_of(run.season).fixtures.seated(run.season, fixture)[1]
    assert places(run)[first] == 1
    run.now += 2 * DAY
    run.do(acts.Close(), "")
    run.do(acts.Confirm())
    assert winners(run.season) == (first,)
    assert differences(files(run.season, run.lines)) == []


def test_more_time_is_given() -> None:
    run = played((1, 1, 5, 9), format_="rounds")
    fixture = tiebreaker(run, "a", "b")
    nobody_comes(run, fixture)
    run.do(acts.Decide(Extend((fixture,), run.now + 9 * DAY)))
    assert format_of(run.season).fixtures.called(run.season) == [fixture]
