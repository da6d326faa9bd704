"""Divisions: what a season promises, and who starts where in the next one, whoever comes, stays or goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.league.decisions import Award, Replace, Settle, Transfer, Withdraw
from bot.league.divisions import (
    Background,
    Bounds,
    Divisions,
    bounds,
    by_rating,
    by_strength,
    division_count,
    lines,
    placed,
    promises,
)
from bot.league.rounds import champions, drawn, seated, ties_on_lines
from bot.league.scoring_rules import Entrant
from bot.league.season import (
    ELSEWHERE,
    Season,
    act_from_json,
    act_to_json,
    acts,
    format_of,
    movers,
    promised_by,
    rebuilt,
    starters_of,
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


def start(order: str, promised: Sequence[str], within: Bounds, *breaks: str) -> list[str]:
    """Return the divisions in which players start, each as a word."""
    background = Background(tuple(map(tuple, promised)), tuple(map(tuple, breaks)))
    return words(placed(order, background, within))


def test_gaps_are_filled_from_below_and_newcomers_start_at_the_bottom() -> None:
    promised = words(promises(ended()))
    assert start("acedfgihjkl", promised, Bounds(3, 4)) == ["aced", "fgih", "jkl"]
    assert start("acedfgihjklxy", promised, Bounds(3, 5)) == ["acedf", "gihj", "klxy"]


def test_the_first_divisions_are_cut_from_an_order_of_strength() -> None:
    assert start("abcdefghijk", (), Bounds(2, 4)) == ["abcd", "efgh", "ijk"]
    assert start("abc", (), Bounds(3, 8)) == ["abc"]


@pytest.mark.parametrize(
    ("players", "count"),
    [(1, 1), (9, 1), (20, 1), (21, 2), (40, 2), (41, 3), (60, 3), (61, 4), (200, 10)],
)
def test_there_are_as_few_divisions_as_fit(players: int, count: int) -> None:
    within = bounds(4, 20)
    assert within == (10, 20)
    assert division_count(players, within) == count
    sizes = [len(part) for part in placed([str(each) for each in range(players)], Background(), within)]
    assert len(sizes) == count
    assert count == 1 or (min(sizes) >= 10 and max(sizes) <= 20)


@pytest.mark.parametrize(
    ("size", "most", "expected"), [(4, 10, (5, 10)), (4, 3, (3, 3)), (2, 3, (2, 3)), (4, 7, (3, 7))]
)
def test_a_division_has_half_of_the_most_players_and_a_table(size: int, most: int, expected: Bounds) -> None:
    assert bounds(size, most) == expected


def test_a_league_that_grows_gets_more_divisions() -> None:
    promised = ("abc", "def")
    assert start("abcdefuvwxyz", promised, Bounds(2, 3)) == ["abc", "def", "uvw", "xyz"]
    assert start("abcdefuv", promised, Bounds(2, 4)) == ["abcd", "efuv"]


def test_a_league_that_shrinks_gets_fewer_divisions_and_everybody_else_stays() -> None:
    promised = ("abcd", "efgh", "ijkl")
    assert start("abcefgij", promised, Bounds(2, 4)) == ["abce", "fgij"]
    assert start("abei", promised, Bounds(2, 4)) == ["abei"]


def test_a_promise_comes_before_the_size_of_a_division() -> None:
    assert start("abcdexy", ("abcde",), Bounds(2, 5)) == ["abcde", "xy"]
    assert start("abcdex", ("abcde",), Bounds(2, 5)) == ["abcdex"]  # too few for another division


@pytest.mark.parametrize(
    ("order", "promised", "breaks", "expected"),
    [
        ("abcrdef", ("abcr", "def"), ("r",), ["abcr", "def"]),  # there is room
        ("abcdrefg", ("abcdr", "efg"), ("r",), ["abcd", "refg"]),  # it is full: one division lower
        ("abcdrefghijk", ("abcdr", "efgh", "ijk"), ("r",), ["abcdr", "efgh", "ijk"]),  # all are full
        ("abcdqrstuefg", ("abcdqrstu", "efg"), ("qrstu",), ["abcdqr", "stuefg"]),
        ("abcdqrefg", ("abcdqr", "efg"), ("qr",), ["abcdq", "refg"]),  # as even as it can be
    ],
)
def test_who_sat_out_starts_at_most_one_division_lower_for_each_season(
    order: str, promised: tuple[str, ...], breaks: tuple[str, ...], expected: list[str]
) -> None:
    assert start(order, promised, Bounds(2, 4), *breaks) == expected


@pytest.mark.parametrize(
    ("rated", "expected"),
    [
        ("ancefxg", "abcdnefghx"),  # half of a and c are below n, but only one of e, f and g below x
        ("acnefgx", "abcdefghnx"),
        ("xancefg", "abcdxnefgh"),  # the better one of two first
        ("xan", "abcdxefghn"),  # most of the first division are above n, and nobody of the second is rated
        ("", "abcdefghnx"),  # nobody is rated: in order of signing up
    ],
)
def test_newcomers_enter_by_rating_behind_the_division_whose_upper_half_they_are_in(
    rated: str, expected: str
) -> None:
    background = Background((tuple("abcd"), tuple("efgh")), rated=tuple(rated))
    assert "".join(by_strength("nxhgfedcba", background, 6)) == expected


def test_newcomers_take_nobody_the_room_that_they_were_promised() -> None:
    background = Background((tuple("abcd"), tuple("efgh")), rated=tuple("nxyabcdefgh"))
    assert "".join(by_strength("nxyhgfedcba", background, 5)) == "abcdnefghxy"
    assert "".join(by_strength("nxyhgfedcba", background, 4)) == "abcdefghnxy"


@pytest.mark.parametrize(
    ("order", "promised", "expected"),
    [
        ("abcdx", ("abcd", "xyz"), ["abcdx"]),  # one is left below: there is no table for them
        ("abcdefx", ("abcde", "fx"), ["abcdefx"]),
        ("abcdefxyz", ("abcde", "fxyz"), ["abcde", "fxyz"]),
        ("abcdefghxyz", ("abcdefgh", "xyz"), ["abcdefgh", "xyz"]),  # nobody goes down to make sizes even
        ("uvwxyz", ("abc", "uvw", "xyz"), ["uvw", "xyz"]),  # the highest division is gone: there are two
        ("abcxyzn", ("abc", "xyz"), ["abcx", "yzn"]),  # who was promised one is above a newcomer
        ("nabcxyz", ("abc", "xyz"), ["nabc", "xyz"]),  # but for the order that the umpire has set
        ("xyznabc", ("abc", "xyz"), ["abcn", "xyz"]),  # and not even that breaks a promise
    ],
)
def test_who_starts_where(order: str, promised: tuple[str, ...], expected: list[str]) -> None:
    assert start(order, promised, Bounds(3, len(order) - 1)) == expected


def need_kept(found: Divisions, background: Background, within: Bounds) -> None:
    """Check that players start as promised, or lower only after a break, if the promised division is full,
    and never below a player who was promised a lower one.
    """
    at = {player: number for number, players in enumerate(found, start=1) for player in players}
    own = {player: number for player in at if (number := background.promise(player)) is not None}
    until = list(accumulate(map(len, found)))
    for player, number in own.items():
        assert at[player] <= number + background.seasons_off(player)
        assert at[player] <= number or until[number - 1] >= number * within.most
    assert all(at[a] <= at[b] for a in own for b in own if own[a] < own[b])
    assert len(found) == 1 or min(map(len, found)) >= within.least


def parts(order: Sequence[str], count: int) -> Iterator[Divisions]:
    """Yield all ways to cut players into so many divisions."""
    for cut in combinations(range(1, len(order)), count - 1):
        ends = [*cut, len(order)]
        yield tuple(tuple(order[start:end]) for start, end in zip([0, *cut], ends, strict=True))


@given(st.integers(0, 2**32))
def test_promises_are_kept_and_sizes_are_as_even_as_that_allows(seed: int) -> None:
    chance = Random(seed)
    people = list(range(chance.randint(2, 14)))
    cuts = sorted(chance.choices(range(len(people) + 1), k=chance.randint(1, 4)))  # the rest are new
    promised = tuple(
        tuple(str(each) for each in people[start:end]) for start, end in zip([0, *cuts], cuts, strict=False)
    )
    order = [str(each) for each in people if chance.random() < 0.7]
    within, background = bounds(chance.randint(2, 4), chance.randint(2, 14)), Background(promised)
    need_kept(found := placed(order, background, within), background, within)
    assert [player for division in found for player in division] == order

    def keeps(divisions: Divisions) -> bool:
        at = {player: number for number, players in enumerate(divisions, start=1) for player in players}
        return all(at[player] <= (background.promise(player) or len(divisions)) for player in at)

    def evenness(divisions: Divisions) -> int:
        return sum(len(division) ** 2 for division in divisions)

    # the most divisions that neither a promise nor the sizes forbid, and not one more than fit
    for count in range(max(1, -(-len(order) // within.most)), 0, -1):
        ways = [each for each in parts(order, count) if keeps(each)]
        best = [each for each in ways if evenness(each) == min(map(evenness, ways))]
        if count == 1 or any(min(map(len, each)) >= within.least for each in best):
            assert len(found) == count
            assert found in best or len(order) < 2
            break
    need_kept(placed(chance.sample(order, len(order)), background, within), background, within)


def finished(*groups: str, gone: str = "") -> Season:
    """A season in which these divisions have played, that moves nobody; who is ``gone`` has left it."""
    run = Run(format="divisions", rounds=1, size=3, division_size=3, moving=0, clock="slow")
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
    return ["".join(sorted(players)) for players in promised_by(seasons).promised]


def test_who_sits_out_three_seasons_keeps_the_promise_and_then_no_more() -> None:
    first, other = finished("abz", "def"), finished("abc", "def")
    assert together(first) == ["abz", "def"]
    assert together(other, other, other, first) == ["abcz", "def"]
    assert words(promised_by([other, other, other, first]).breaks) == ["", "", "z"]
    assert together(other, other, other, other, first) == ["abc", "def"]


def test_who_has_left_a_season_is_promised_nothing_by_an_earlier_one() -> None:
    assert together(finished("abcx", "def", gone="x"), finished("abcx", "def")) == ["abc", "def"]


def test_a_promise_of_a_division_that_there_is_no_more_is_one_of_the_lowest() -> None:
    both = finished("abc", "def"), finished("abc", "def", "xyz")
    assert together(*both) == ["abc", "defxyz"]
    assert ["".join(sorted(players)) for players in promised_by(both).before] == ["abc", "def", "xyz"]


def test_more_players_than_fit_are_split_when_the_season_ends() -> None:
    """More move down than up, and the lowest division becomes two; in even parts."""
    players = "abcdefghijklm"
    kept = opened(scoring(size=3, rounds=2, moving=1, division_size=6))
    kept = join(kept, *(Entrant(each, each, division=1 + (each > "g")) for each in players))
    assert words(promises(kept)) == ["abcdeh", "fgij", "klm"]
    assert lines(kept, ["abcdefg", "hijklm"]) == [(0, 5), (1, 3)]
    lone = opened(scoring(size=3, rounds=2, moving=1, division_size=6))
    lone = join(lone, *(Entrant(each, each) for each in "abcdefg"))
    assert words(promises(lone)) == ["abcd", "efg"]


def test_a_tie_where_a_division_is_split_is_the_umpires_to_break() -> None:
    """Two share the place on the line on which a division of seven is split, and it is open who goes down."""
    kept = opened(scoring(drawn=True, size=7, rounds=1, division_size=6))
    kept = join(kept, *(Entrant(each, each) for each in "abcdefg"))
    kept = draw(kept, drawn(kept, seated(kept, SEED), 1, 1))
    (fixture,) = kept.fixtures
    result = match("m", 10, "a b c de f g", fixture=fixture)
    kept = record(kept, result)
    (tie,) = ties_on_lines(kept, standings(kept))
    assert (tie.entries, tie.line) == (("d", "e"), "moves")


class League:
    """A league of chance in divisions, with people who join, leave, and sit seasons out."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.people = [f"p{number}" for number in range(self.chance.randint(12, 30))]
        self.away = self.chance.choice((0.05, 0.2, 0.5))
        self.most = self.chance.choice((6, 10, 20))
        self.over: list[Season] = []
        """Its seasons, the newest first."""
        self.seen = Counter[str]()
        """How often what happened."""

    def play(self) -> None:
        """Play one more season, and look at every promise on the way."""
        chance, size = self.chance, self.chance.randint(2, 5)
        run = Run(
            format="divisions",
            rounds=2,
            size=size,
            division_size=self.most if chance.random() < 0.9 else chance.randint(4, 20),
            moving=chance.randint(0, 3),
            clock="slow",
        )
        new = min(chance.choice((0, 1, 4, 9)), 40 - len(self.people))
        self.people += [f"n{len(self.over)}.{number}" for number in range(new)]
        there = [player for player in self.people if chance.random() >= self.away]
        there = (there + [player for player in self.people if player not in there])[: max(12, len(there))]
        late = [player for player in self.people if player not in there and chance.random() < 0.1]
        run.enter(*chance.sample(there, len(there)))
        by_hand = chance.random() < 0.2
        if by_hand:
            run.do(acts.Seed(tuple(chance.sample(there, len(there) // 2))))
        rated = tuple(chance.sample(there, len(there) * 2 // 3))
        known = promised_by(self.over)
        first = ((1, tuple(there[:2])),)  # to draw tables takes longest
        run.do(acts.Start(known.promised, first, rated, known.breaks, known.before))
        assert run.season.background == known._replace(rated=rated)
        self.look_at(run.season)
        self.look_at_sizes(run.season)
        if not by_hand:
            self.look_at_newcomers(run.season)
        run.enter(*late)
        self.look_at(run.season, late=late)
        self.take_course(run)
        self.end(run)
        assert rebuilt(run.opened, run.lines) == run.season
        self.over.insert(0, run.season)

    def look_at(self, season: Season, late: Sequence[str] = ()) -> None:
        """Compare where everybody plays with what was promised, and with what is told."""
        found, background = started_in(season), season.background
        own = bounds(season.settings.size, season.settings.division_size)
        need_kept(found, background, own._replace(least=own.least if not late else 0))
        at = {player: number for number, players in enumerate(found, start=1) for player in players}
        told = {player: each for each in starters_of(season) for player in each.players}
        assert {player: each.division for player, each in told.items()} == at
        for player, each in told.items():
            promised = background.promise(player)
            assert each.promised == promised
            assert each.off in (0, background.seasons_off(player))
            assert (each.off > 0) == (each.why in ("back", "full"))
            assert (each.why in ("hand", "rating", "unrated")) == (promised is None)
            assert (each.why in ELSEWHERE) == (promised not in (None, at[player]))
            assert (each.why == "merged") == (promised is not None and promised > len(found))
            self.seen[each.why] += player not in late
        if self.over:
            up, down = ([player for player, _ in moved] for moved in movers(self.over[0]))
            assert {player for player, each in told.items() if each.why == "up"} <= {*up}
            assert {player for player, each in told.items() if each.why == "down"} <= {*down}
            finished_it = {*self.over[0].players}
            stay = finished_it - {*up, *down}
            assert {player for player, each in told.items() if each.why == "stays"} <= stay
            assert all(at[player] <= (background.promise(player) or 0) for player in finished_it & {*at})

    def look_at_sizes(self, season: Season) -> None:
        """Check that there are as few divisions as fit, or fewer if a promise forbids that."""
        found, background = started_in(season), season.background
        within = bounds(season.settings.size, season.settings.division_size)
        fit = division_count(sum(map(len, found)), within)
        assert len(found) <= fit
        too_large = [players for players in found if len(players) > within.most]
        promised = [each for players in too_large for each in players if background.promise(each)]
        assert (
            not too_large or len(found) < fit or len(promised) > 0 or fit * within.most < sum(map(len, found))
        )
        before = len(background.promised)
        self.seen["seasons"] += 1
        self.seen["too large"] += bool(too_large)
        self.seen["merged divisions"] += len(found) < before
        self.seen["added divisions"] += 0 < before < len(found)

    def look_at_newcomers(self, season: Season) -> None:
        """Check that newcomers with better ratings never start lower than others."""
        background = season.background
        new = [player for players in started_in(season) for player in players]
        new = [player for player in new if background.promise(player) is None]
        rated = [player for player in background.rated if player in new]
        assert [player for player in new if player in rated] == rated
        assert new[: len(rated)] == rated

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
        season, state = run.season, league(run.season)
        assert act_from_json(act_to_json(line.act)) == line.act == acts.Confirm(season.next_divisions)
        promised = [player for division in season.next_divisions for player in division]
        assert sorted(promised) == sorted(season.players)
        within = bounds(season.settings.size, season.settings.division_size)
        self.seen["split"] += len(season.next_divisions) > len(started_in(season))
        lowest = max(state.division_of(entry) for entry in state.entries)
        for player, number in movers(season)[1]:
            own = state.division_of(season.entry_of(player) or "")
            assert number == own + 1 or own == lowest, "two divisions down"
        if len(season.next_divisions) > 1:
            most = max(within.most, -(-len(promised) // len(season.next_divisions)))
            assert len(season.next_divisions[0]) <= most


def started_in(season: Season) -> Divisions:
    """Return the divisions in which the players of a season started."""
    state = league(season)
    return tuple(
        tuple(each.player for each in state.entrants.values() if each.division == number)
        for number in sorted(state.divisions)
    )


@pytest.mark.parametrize("seeds", [range(20), pytest.param(range(20, 200), marks=pytest.mark.slow)], ids=str)
def test_six_seasons_keep_what_they_promise(seeds: range) -> None:
    for seed in seeds:
        club = League(seed)
        for _ in range(6):
            club.play()


@pytest.mark.parametrize(
    ("rated", "most", "division"),
    [
        ("nabcdef", 4, 1),
        ("abncdef", 4, 2),
        ("nabcdef", 3, 0),
        ("abcdefn", 4, 0),
        ("abcdef", 4, 0),
    ],
    ids=["best", "upper half of the second", "no room", "worst", "unrated"],
)
def test_who_comes_late_enters_by_rating_where_there_is_room(rated: str, most: int, division: int) -> None:
    assert by_rating("n", {1: "abc", 2: "def"}, rated, most) == division
