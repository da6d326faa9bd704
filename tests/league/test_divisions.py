"""Divisions: what a season promises, and who starts where in the next one, whoever comes, stays or goes."""

from __future__ import annotations

from itertools import accumulate, combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.decisions import Award, Replace, Settle, Transfer, Withdraw
from bot.league.divisions import Divisions, divided, placed, promises
from bot.league.rounds import champions, drawn, seated
from bot.league.scoring_rules import Entrant
from bot.league.season import (
    Season,
    act_from_json,
    act_to_json,
    acts,
    format_of,
    movers,
    promised_by,
    raised,
    rebuilt,
)
from bot.league.season.fixtures import league
from bot.league.season_state import SeasonState
from bot.league.standings import standings
from bot.league.updates import draw, join, opened, record
from tests.league.club import decided, match, scoring
from tests.league.seasons import Run

SEED = bytes(range(32))


def ended(moving: int = 1) -> SeasonState:
    """Three divisions of four that stand in the order of the alphabet."""
    kept = opened(scoring(drawn=True, size=3, rounds=2, moving=moving))
    for number, players in enumerate(("abcd", "efgh", "ijkl"), start=1):
        kept = join(kept, *(Entrant(player, player, division=number) for player in players))
    kept = draw(kept, drawn(kept, seated(kept, SEED), 1, 1))
    for fixture in kept.fixtures.values():
        players = " ".join(sorted(fixture.entries))
        kept = record(kept, match(f"m{fixture.division}", 10, players, fixture=fixture.key))
    return kept


def words(divisions: Divisions) -> list[str]:
    return ["".join(players) for players in divisions]


def test_promotion_and_relegation() -> None:
    assert champions(standings(ended())) == ("a",)
    assert words(promises(ended())) == ["abce", "dfgi", "hjkl"]
    assert words(promises(ended(moving=2))) == ["abef", "cdij", "ghkl"]
    # never more than half of a division
    assert words(promises(ended(moving=9))) == ["abef", "cdij", "ghkl"]
    # sizes are not made even by anybody who was told nothing
    assert words(promises(decided(ended(), Withdraw("a", "zero"), Withdraw("b", "zero")))) == [
        "ce",
        "dfgi",
        "hjkl",
    ]


def test_who_withdrew_and_took_over_another_entry_is_in_one_division() -> None:
    kept = decided(ended(), Withdraw("b", "zero"))
    kept = decided(kept, Replace("k", "b"))
    players = [player for division in promises(kept) for player in division]
    assert sorted(players) == list("abcdefghijl")


def test_gaps_are_filled_from_below_and_newcomers_start_at_the_bottom() -> None:
    promised = promises(ended())
    assert words(placed("acedfgihjkl", promised, 3, 4)) == ["aced", "fgih", "jkl"]
    assert words(placed("acedfgihjklxy", promised, 3, 5)) == ["acedf", "gihj", "klxy"]


def test_the_first_divisions_are_cut_from_an_order_of_strength() -> None:
    assert words(divided("abcdefghijk", 4)) == ["abcd", "efgh", "ijk"]
    assert words(divided("abc", 8)) == ["abc"]


def test_a_league_that_grows_gets_more_divisions() -> None:
    promised = (tuple("abc"), tuple("def"))
    assert words(placed("abcdefuvwxyz", promised, 2, 3)) == ["abc", "def", "uvw", "xyz"]
    assert words(placed("abcdefuv", promised, 2, 4)) == ["abcd", "efuv"]


@pytest.mark.parametrize(
    ("order", "promised", "expected"),
    [
        ("abcdx", ("abcd", "xyz"), ["abcdx"]),  # one is left below: there is no table for them
        ("abcdefx", ("abcde", "fx"), ["abcdefx"]),
        ("abcdefxyz", ("abcde", "fxyz"), ["abcde", "fxyz"]),
        ("abcdefghxyz", ("abcdefgh", "xyz"), ["abcdefgh", "xyz"]),  # nobody goes down to make sizes even
        ("xyz", ("abc", "xyz"), ["xyz"]),
        ("uvwxyz", ("abc", "uvw", "xyz"), ["uvw", "xyz"]),  # the highest division is gone: there are two
        ("abcxyzn", ("abc", "xyz"), ["abcx", "yzn"]),  # who was promised one is above a newcomer
        ("nabcxyz", ("abc", "xyz"), ["nabc", "xyz"]),  # but for the order that the umpire has set
        ("xyznabc", ("abc", "xyz"), ["abcn", "xyz"]),  # and not even that breaks a promise
    ],
)
def test_who_starts_where(order: str, promised: tuple[str, ...], expected: list[str]) -> None:
    found = placed(order, tuple(map(tuple, promised)), 3, len(order))
    assert words(found) == expected


def need_kept(found: Divisions, promised: Divisions, smallest: int) -> None:
    """Nobody is lower than promised, or below somebody who was promised a lower division."""
    at = {player: number for number, players in enumerate(found) for player in players}
    own = {player: number for number, players in enumerate(promised) for player in players if player in at}
    assert all(at[player] <= number for player, number in own.items())
    assert all(at[a] <= at[b] for a in own for b in own if own[a] < own[b])
    assert len(found) == 1 or min(map(len, found)) >= smallest


@given(st.integers(0, 2**32))
def test_promises_are_kept_and_sizes_are_as_even_as_that_allows(seed: int) -> None:
    chance = Random(seed)
    people = list(range(chance.randint(2, 14)))
    count, smallest = chance.randint(1, 4), chance.randint(2, 3)
    cuts = sorted(chance.choices(range(len(people) + 1), k=count))  # who comes after the last cut is new
    promised = tuple(
        tuple(str(each) for each in people[start:end]) for start, end in zip([0, *cuts], cuts, strict=False)
    )
    order = [str(each) for each in people if chance.random() < 0.7]
    size = chance.randint(2, 14)
    need_kept(found := placed(order, promised, smallest, size), promised, smallest)
    assert [player for division in found for player in division] == order
    if len(found) > 1:
        assert sum(len(each) ** 2 for each in found) == min(
            sum(size**2 for size in sizes)
            for cut in combinations(range(1, len(order)), len(found) - 1)
            for sizes in [[end - start for start, end in zip([0, *cut], [*cut, len(order)], strict=True)]]
            if all(
                sum(player in order for division in promised[:number] for player in division) <= there
                for number, there in enumerate(accumulate(sizes[:-1]), start=1)
            )
        )
    need_kept(placed(chance.sample(order, len(order)), promised, smallest, size), promised, smallest)


def finished(*groups: str, gone: str = "") -> Season:
    """A season in which these divisions have played, that moves nobody; who is ``gone`` has left it."""
    run = Run(format="divisions", rounds=1, size=3, moving=0, clock="slow")
    run.enter(*"".join(groups))
    run.do(acts.Start(tuple(map(tuple, groups))))
    for player in gone:
        run.do(acts.Leave(player), player)
    for fixture in run.fixtures():
        run.play(fixture)
    run.do(acts.Close(), "")
    run.do(acts.Confirm())
    return run.season


def together(*seasons: Season) -> list[str]:
    return ["".join(sorted(players)) for players in promised_by(seasons)]


def test_who_sits_out_three_seasons_keeps_the_promise_and_then_no_more() -> None:
    first, other = finished("abz", "def"), finished("abc", "def")
    assert together(first) == ["abz", "def"]
    assert together(other, other, other, first) == ["abcz", "def"]
    assert together(other, other, other, other, first) == ["abc", "def"]


def test_who_has_left_a_season_is_promised_nothing_by_an_earlier_one() -> None:
    assert together(finished("abcx", "def", gone="x"), finished("abcx", "def")) == ["abc", "def"]


def test_a_promise_of_a_division_that_there_is_no_more_is_one_of_the_lowest() -> None:
    assert together(finished("abc", "def"), finished("abc", "def", "xyz")) == ["abc", "defxyz"]


class League:
    """A league of chance in divisions, with people who join, leave and sit seasons out."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.people = [f"p{number}" for number in range(self.chance.randint(12, 30))]
        self.away = self.chance.choice((0.05, 0.2, 0.5))
        self.over: list[Season] = []
        """Its seasons, the newest first."""

    def play(self) -> None:
        """Play one more season, and look at every promise on the way."""
        chance, size = self.chance, self.chance.randint(2, 5)
        run = Run(
            format="divisions",
            rounds=2,
            size=size,
            division_size=chance.randint(4, 10),
            moving=chance.randint(0, 3),
            clock="slow",
        )
        new = min(chance.choice((0, 1, 4, 9)), 40 - len(self.people))
        self.people += [f"n{len(self.over)}.{number}" for number in range(new)]
        there = [player for player in self.people if chance.random() >= self.away]
        there = (there + [player for player in self.people if player not in there])[: max(2, len(there))]
        late = [player for player in self.people if player not in there and chance.random() < 0.1]
        run.enter(*chance.sample(there, len(there)))
        if chance.random() < 0.2:
            run.do(acts.Seed(tuple(chance.sample(there, len(there) // 2))))
        promised = promised_by(self.over)
        run.do(acts.Start(promised, tables=((1, tuple(there[:2])),)))  # to draw tables takes longest
        self.look_at(run.season, min(3, size))
        run.enter(*late)
        self.look_at(run.season, 0)
        self.take_course(run)
        self.end(run)
        assert rebuilt(run.opened, run.lines) == run.season
        self.over.insert(0, run.season)

    def look_at(self, season: Season, smallest: int) -> None:
        """Compare where everybody plays with what was announced."""
        state = league(season)
        found = [
            tuple(each.player for each in state.entrants.values() if each.division == number)
            for number in sorted(state.divisions)
        ]
        need_kept(tuple(found), season.promised, smallest)
        at = {player: number for number, players in enumerate(found, start=1) for player in players}
        told = {player: each.division for each in raised(season) for player in each.players}
        known = {player: own for player in at if (own := season.promised_to(player))}
        assert told == {player: at[player] for player, own in known.items() if own != at[player]}
        if self.over:
            up, down = movers(self.over[0])
            assert all(at[player] <= number for player, number in (*up, *down) if player in at)
            still = [player for player in self.over[0].players if player in at]
            assert {*still} <= {*known}, "whoever played to the end has a promise"

    def take_course(self, run: Run) -> None:
        """Let everybody play, and some leave or be moved."""
        state, points = league(run.season), iter(self.chance.sample(range(1, 10_000), 500))
        parted = [[e for e in state.entries if state.division_of(e) == n] for n in sorted(state.divisions)]
        tables = [(number, tuple(entries)) for number, entries in enumerate(parted, start=1) if entries[1:]]
        run.draw(run.now + 1000, tuple(tables))
        for fixture in run.fixtures():
            run.play(fixture, *(next(points) for _ in league(run.season).fixtures[fixture].entries))
        for player in run.season.players:
            fate = self.chance.random()
            if fate < 0.05 and len(run.season.players) > 2:
                run.do(acts.Leave(player), player)
            elif fate < 0.1:
                others = league(run.season).divisions - {league(run.season).division_of(player)}
                if others:
                    run.do(acts.Decide(Transfer(player, self.chance.choice(sorted(others)))))

    def end(self, run: Run) -> None:
        """Confirm the results, and sometimes once more."""
        run.do(acts.Close(), "")
        for tie in format_of(run.season).standings.ties(run.season):
            run.do(acts.Decide(Settle(tie.entries)))
        line = run.do(acts.Confirm()).line
        if self.chance.random() < 0.2:
            run.do(acts.Reopen())
            assert run.season.next_divisions == ()
            run.do(acts.Decide(Award(self.chance.choice(run.season.players), 20_001)))
            line = run.do(acts.Confirm()).line
        assert act_from_json(act_to_json(line.act)) == line.act == acts.Confirm(run.season.next_divisions)
        promised = [player for division in run.season.next_divisions for player in division]
        assert sorted(promised) == sorted(run.season.players)


@pytest.mark.parametrize("seeds", [range(10), pytest.param(range(10, 200), marks=pytest.mark.slow)], ids=str)
def test_six_seasons_keep_what_they_promise(seeds: range) -> None:
    for seed in seeds:
        club = League(seed)
        for _ in range(6):
            club.play()
