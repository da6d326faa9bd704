"""What is at stake at a table is never wrong, and rarely left out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random

from bot.league.bounds import PlaceRange
from bot.league.bounds.rounds import Ahead, Finish, OpenTable, place_ranges
from bot.league.goals import Goal
from bot.league.season import format_of
from bot.league.season.fixtures import league
from bot.league.stakes import Stake, StakeKind, cup_stakes, decisive, settled, stakes
from bot.league.standings import standings
from bot.milliseconds import HOUR
from tests.league.continuations import Outcome, continuations
from tests.league.test_bounds import small_season
from tests.league.test_cup import by_seed, cup, now, still_in, tables

HOW: dict[StakeKind, Finish] = {"secures": "first", "needs": "not_first", "loses": "last"}


def finishes(happened: Outcome, entry: str) -> Iterator[Finish]:
    """How an entry has finished a table in the words of the stakes."""
    own = happened.get(entry)
    if own is None or not own.wins:
        yield "not_first"
    if own is None or not own.worth:
        yield "last"
    if own is not None and own.wins and sum(gain.wins for gain in happened.values()) == 1:
        yield "first"


def test_what_is_at_stake_comes_true_however_a_small_season_goes_on() -> None:
    told = left_out = 0
    for seed in range(25):
        state, still_open = small_season(Random(seed))
        rows, people = standings(state), len(state.entrants)
        goals = [Goal("first", 1, 1), Goal("up", 1, 2), Goal("stay", 1, people - 1)]
        reached: defaultdict[tuple[int, str, Finish], set[int]] = defaultdict(set)
        possible: defaultdict[str, set[int]] = defaultdict(set)
        for happened, places in continuations(rows, still_open):
            for entry, ends in places.items():
                possible[entry].update(ends)
                for number, outcome in enumerate(happened):
                    for finish in finishes(outcome, entry) if entry in still_open[number] else ():
                        reached[number, entry, finish].update(ends)
        ahead = Ahead([OpenTable(table) for table in still_open])
        for number, found in enumerate(stakes(rows, ahead, goals, place_ranges(rows, ahead))):
            for entry in still_open[number]:
                then = {how: reached[number, entry, how] for how in HOW.values()}
                real = [
                    Stake(kind, goal.kind)
                    for kind, how in HOW.items()
                    for goal in goals
                    if min(possible[entry]) <= goal.places < max(possible[entry])
                    and (max(then[how]) <= goal.places if kind == "secures" else min(then[how]) > goal.places)
                ]
                if entry in found:
                    assert found[entry] in real
                told += entry in found
                left_out += bool(real) and found.get(entry) != real[0]
    assert told >= 40
    assert left_out <= 0.1 * told


def test_a_cup_plays_for_the_next_round_then_for_the_final_then_for_itself() -> None:
    run, seen = cup(8, size=2), []
    while tables(run):
        scoring = league(run.season).scoring
        there = [
            stake
            for table in tables(run)
            for stake in cup_stakes(now(run), [*table], scoring.size, scoring.largest).items()
        ]
        assert {entry for entry, _ in there} == still_in(run)
        seen.append({stake for _, stake in there})
        for key in format_of(run.season).fixtures.called(run.season):
            by_seed(run, key)
        if len(still_in(run)) > 1:
            run.draw(run.now + HOUR)
    assert seen == [{Stake("advances", "round")}, {Stake("advances", "final")}, {Stake("advances", "first")}]


def test_only_what_was_not_certain_before_is_news() -> None:
    goals = [Goal("first", 1, 1), Goal("up", 1, 2), Goal("stay", 1, 4)]
    before = {"a": PlaceRange(1, 2), "b": PlaceRange(1, 4), "c": PlaceRange(2, 5), "d": PlaceRange(1, 1)}
    after = {"a": PlaceRange(1, 1), "b": PlaceRange(2, 4), "c": PlaceRange(5, 5), "d": PlaceRange(1, 1)}
    assert settled(goals, dict.fromkeys("abcd", 1), before, after) == {
        "a": "first",
        "b": "not_first",
        "c": "down",
    }


def test_the_match_that_decides_most_is_for_the_best_goal_and_then_for_most_players() -> None:
    state, _ = small_season(Random(1))
    rows = standings(state)
    one, two, three = (row.account.entry for row in rows[:3])
    stay, title = Stake("secures", "stay"), Stake("loses", "first")
    assert decisive(rows, {"x": {one: stay, two: stay}, "y": {three: title}}) == "y"
    assert decisive(rows, {"x": {three: title}, "y": {one: title, two: stay}, "z": {two: title}}) == "y"
    assert decisive(rows, {"x": {one: stay, two: stay}, "y": {three: stay}}) == "x"
    assert decisive(rows, {"x": {one: stay}, "y": {}}) is None
