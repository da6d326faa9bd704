"""The places that are still possible: never too few, and rarely too many."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import permutations, product
from random import Random

import pytest

from bot.league import updates
from bot.league.bounds import PlaceRange
from bot.league.bounds.rounds import Ahead, OpenTable, place_ranges
from bot.league.decisions import Settle
from bot.league.results import MatchResult, SeatResult
from bot.league.scoring_rules import Entrant, Fixture, ScoringRules
from bot.league.season import Season, acts, divisions_of, format_of, tournament_of
from bot.league.season_state import SeasonState
from bot.league.sizes import cut_up, round_sizes
from bot.league.stakes import News, Stakes, settled
from bot.league.standings import standings
from bot.league.tournament.state import FINALISTS
from bot.milliseconds import HOUR
from bot.ui.outbox.changes import before_table
from tests.league.continuations import played_out
from tests.league.seasons import Run
from tests.league.test_cup import cup, still_in
from tests.ui.seasons import play_round


def small_season(chance: Random) -> tuple[SeasonState, list[tuple[str, ...]]]:
    """A season with a few rounds played, and the tables of its last round that are open."""
    size = chance.choice([2, 2, 3, 3, 4])
    people = [f"p{number}" for number in range(chance.randint(3, 8 if size < 4 else 7))]
    rounds = chance.randint(1, 5)
    state = updates.join(
        updates.opened(ScoringRules("s", "olsen", drawn=True, size=size, rounds=rounds)),
        *(Entrant(player, player) for player in people),
    )
    still_open: list[tuple[str, ...]] = []
    for number in range(1, rounds + 1):
        order = chance.sample(people, len(people))
        tables = cut_up(order, round_sizes(len(people), size))
        fixtures = [
            Fixture(f"s-{number}-1-{which}", number, table, 1) for which, table in enumerate(tables, start=1)
        ]
        state = updates.draw(state, fixtures)
        left = chance.randint(1, min(2 if size < 4 else 1, len(fixtures))) if number == rounds else 0
        still_open += [fixture.entries for fixture in fixtures[:left]]
        for fixture in fixtures[left:]:
            state = updates.record(state, result_of(fixture, chance, number))
    return state, still_open


def result_of(fixture: Fixture, chance: Random, at: int) -> MatchResult:
    """How a table ends, by chance; somebody may stay away."""
    points = {entry: chance.randint(0, 3) for entry in fixture.entries}
    away = {entry for entry in fixture.entries if chance.random() < 0.1}
    seats = tuple(
        SeatResult(
            entry,
            1 + sum(other < own for other in points.values()),
            own,
            0 if entry in away else 1,
            forfeited=entry in away,
        )
        for entry, own in points.items()
    )
    return MatchResult(f"m{fixture.key}", "olsen", at, seats, season="s", fixture=fixture.key)


def test_small_seasons_end_as_their_ranges_say() -> None:
    same = people = 0
    for seed in range(25):
        state, still_open = small_season(Random(seed))
        rows = standings(state)
        ranges = place_ranges(rows, Ahead([OpenTable(table) for table in still_open]))
        for entry, real in played_out(rows, still_open).items():
            assert ranges[entry].best <= real.best <= real.worst <= ranges[entry].worst
            same += ranges[entry] == real
            people += 1
    assert same >= 0.95 * people


def test_only_one_of_those_behind_can_win_the_table_that_is_left() -> None:
    state = updates.join(
        updates.opened(ScoringRules("s", "olsen", drawn=True, size=3, rounds=2)),
        *(Entrant(player, player) for player in "abc"),
    )
    first = Fixture("s-1-1-1", 1, ("a", "b", "c"), 1)
    state = updates.draw(state, [first])
    seats = (SeatResult("a", 1, 0, 1), SeatResult("b", 2, 5, 1), SeatResult("c", 3, 9, 1))
    state = updates.record(state, MatchResult("m", "olsen", 1, seats, season="s", fixture=first.key))
    ranges = place_ranges(standings(state), Ahead([OpenTable(("b", "c"))]))
    assert ranges == {"a": PlaceRange(1, 2), "b": PlaceRange(1, 3), "c": PlaceRange(1, 3)}


def places(season: Season) -> dict[str, int]:
    """The place of each entry at the end."""
    lines = format_of(season).standings.placings(season)
    return {line.entry: line.place for line in lines if line.place is not None}


def cups(run: Run) -> Iterator[dict[str, int]]:
    """The places at the end of each continuation of a cup, without ties. What was said before is looked at on
    the way: the places that are possible, and what is at stake.
    """
    standings_, its = format_of(run.season).standings, format_of(run.season).fixtures
    ranges, keys = standings_.ranges(run.season), list(its.called(run.season))
    stakes: dict[str, Stakes] = standings_.stakes(run.season, ranges)
    assert set(stakes) == set(keys)
    orders = [list(permutations(its.players_of(run.season, key))) for key in keys]
    for chosen in product(*orders):
        on = copy(run)
        on.lines = [*run.lines]
        for key, order in zip(keys, chosen, strict=True):
            seated = its.players_of(on.season, key)
            on.play(key, *map(order.index, seated))
        for key, order in zip(keys, chosen, strict=True):
            for entry, stake in stakes[key].items():
                assert (entry in still_in(on)) == (order.index(entry) < stake.spots)
                assert (stake.goal == "first") == (len(still_in(on)) == 1)
        if len(still_in(on)) > 1:
            assert {stake.goal for own in stakes.values() for stake in own.values()} <= {"round", "final"}
            on.draw(on.now + HOUR)
            ends = cups(on)
        else:
            ends = iter([places(on.season)])
        for end in ends:
            assert all(ranges[entry].best <= place <= ranges[entry].worst for entry, place in end.items())
            yield end


@pytest.mark.parametrize(("players", "size", "winners"), [(5, 2, 5), (6, 3, 6)])
def test_cups_end_as_their_ranges_and_stakes_say(players: int, size: int, winners: int) -> None:
    won = {entry for end in cups(cup(players, size)) for entry, place in end.items() if place == 1}
    assert len(won) == winners


@pytest.mark.parametrize("players", [4, 13, 24])
def test_tournaments_end_as_their_ranges_and_the_news_of_their_tables_say(players: int) -> None:
    settled_: list[tuple[News, bool]] = []
    for seed in range(3):
        run, chance = Run(format="pursuit", game="pursuit"), Random(seed)
        run.enter(*(f"p{number}" for number in range(players)))
        run.do(acts.Start())
        said: list[dict[str, PlaceRange]] = []
        news: list[tuple[str, News]] = []
        while run.season.phase == "running":
            said.append(format_of(run.season).standings.ranges(run.season))
            before, were_open = len(run.lines), open_tables(run)
            play_round(run, chance)
            for table in were_open - open_tables(run):
                news += certain_since(before_table(run.season, *table), run.season).items()
            if len(run.lines) == before:
                settle_or_confirm(run)
        end = places(run.season)
        for ranges in said:
            assert all(ranges[entry].best <= place <= ranges[entry].worst for entry, place in end.items())
        reaches = {"first": 1, "playoff": FINALISTS, "not_first": 1, "not_playoff": FINALISTS}
        settled_ += [(each, (end[entry] <= reaches[each]) != each.startswith("not")) for entry, each in news]
    told = {"playoff", "not_playoff"} if players > FINALISTS else {"first"}
    assert {each for each, _ in settled_} >= told
    assert all(came for _, came in settled_)


def open_tables(run: Run) -> set[tuple[int, int]]:
    """The round and number of each table that is still played."""
    state = tournament_of(run.season)
    return {(table.round, table.number) for table in state.tables if not table.done} if state else set()


def certain_since(before: Season, after: Season) -> dict[str, News]:
    """What has become certain between two moments."""
    own, divisions = format_of(after).standings, divisions_of(after)
    return settled(own.goals(after), divisions, own.ranges(before), own.ranges(after))


def settle_or_confirm(run: Run) -> None:
    """Let the umpire do what a tournament waits for."""
    state = run.season.play
    tie = getattr(state, "tie", None)
    run.do(acts.Decide(Settle(tie.entries[: tie.places])) if tie else acts.Confirm())
