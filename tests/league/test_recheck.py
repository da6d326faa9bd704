"""Whatever has happened in a season, an independent program comes to its standings from the export alone."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path
from random import Random

import pytest

from bot.league.decisions import (
    Adjust,
    Award,
    Enter,
    Extend,
    Replace,
    Reverse,
    Ruling,
    Settle,
    Tiebreaker,
    Void,
    Withdraw,
)
from bot.league.illegal import IllegalAct
from bot.league.results import MatchResult, SeatResult
from bot.league.season import (
    LogEntry,
    TimeUp,
    acts,
    due,
    format_of,
    is_open,
    next_time,
    rebuilt,
    season_state,
)
from bot.league.season.fixtures import players_of
from tests.by_day import first
from tests.league.exports import files
from tests.league.recheck import differences, main, recheck
from tests.league.seasons import Run
from tests.league.tournament.test_properties import some_tournament

PEOPLE = tuple("abcdefghijkl")
SUBSTITUTES = ("x", "y", "z")
SEEDS = range(8)


def some_match(run: Run, chance: Random, players: tuple[str, ...], fixture: str | None) -> None:
    """A match as it happens: with ties, with somebody who leaves, comes late or is stood in for."""
    totals, deals = [chance.randint(0, 3) for _ in players], chance.randint(1, 2)
    if len(run.lines) % 5 == 0:  # it was ended before a deal of it was over
        totals, deals = [0 for _ in players], 0
    absent = [chance.random() < 0.1 for _ in players]
    order = list(zip(absent, totals, strict=True))
    seats = [
        SeatResult(
            player,
            1 + sum(other < own for other in order),
            own[1],
            deals=deals,
            from_deal=2 if chance.random() < 0.05 else 1,
            forfeited=own[0] and (left := chance.random() < 0.5),
            stood_in=0.75 if own[0] and not left else chance.choice((0.0, 0.0, 0.25)),
        )
        for player, own in zip(players, order, strict=True)
    ]
    if fixture is None and chance.random() < 0.1:
        seats.append(SeatResult(None, len(seats) + 1, 9, 1))
    result = MatchResult(
        f"m{len(run.lines)}",
        run.season.settings.game,
        run.now + 1000,
        tuple(seats),
        ranked=chance.random() < 0.95,
        season="s1",
        fixture=fixture,
    )
    run.do(acts.Record(result), "")


def some_ruling(run: Run, chance: Random) -> Ruling:
    """A decision, mostly one that is possible."""
    state = season_state(run.season)
    assert state is not None
    entry = chance.choice(list(state.entrants))
    equals = format_of(run.season).standings.equals(run.season)
    places = {line.entry: line.place for line in format_of(run.season).standings.placings(run.season)}
    rulings: list[Ruling] = [
        Award(entry, chance.randint(-30, 30)),
        Withdraw(entry, chance.choice(("forfeit", "zero", "void"))),
        Replace(entry, chance.choice(SUBSTITUTES)),
        Reverse(chance.choice([each.key for each in state.decisions] or ["0"])),
    ]
    if state.results:
        match = chance.choice(list(state.results.values()))
        seated = [seat.player for seat in match.seats if seat.player]
        rulings += [Void(match.match), Adjust(match.match, chance.choice(seated), chance.randint(0, 4))]
    without = [each for each in state.fixtures.values() if state.outcome(each.key) is None]
    if without:
        fixture = chance.choice(without)
        players = players_of(run.season, fixture.key)
        numbers = (*range(1, len(players)), chance.choice((0, len(players))))
        rulings.append(Enter(fixture.key, players, numbers, numbers if chance.random() < 0.5 else ()))
    elif not state.scoring.drawn and len(run.season.players) > 1:
        people = tuple(chance.sample(run.season.players, 2))
        rulings.append(Enter("", people, (1, chance.choice((0, 1, 2))), (chance.randint(0, 2), 3)))
    if state.fixtures:
        rulings.append(Extend((chance.choice(list(state.fixtures)),), run.now + 3 * 24 * 3_600_000))
    if equals:
        tied = [each for each in equals if places[each] == places[equals[0]]]
        rulings += [Settle(tuple(chance.sample(tied, len(tied))))] * 3
        if run.season.phase == "review":
            rulings += [Tiebreaker(tuple(tied), run.now + 24 * 3_600_000)] * 9
    return chance.choice(rulings)


def some_season(seed: int, **fields: object) -> Iterator[Run]:
    """A season in which things happen, now and then as it goes on: matches, forfeits, decisions, people who
    come and go.
    """
    chance = Random(seed)
    run = Run(
        schedule="never",
        round_hours=48,
        clock=chance.choice(("normal", "slow")),
        **fields,
    )
    run.enter(*PEOPLE[: chance.randint(4, 9)])
    run.do(acts.Start())
    for number in range(chance.choice((20, 50, 90))):
        if run.season.is_open:
            with suppress(IllegalAct):
                something(run, chance)
        if not number % 10:
            yield run
    yield run


def something(run: Run, chance: Random) -> None:
    """The next thing that happens."""
    state = season_state(run.season)
    assert state is not None
    open_ones = [each.key for each in state.fixtures.values() if is_open(run.season, each)]
    what = chance.random()
    if what < 0.15:
        run.do(acts.Decide(some_ruling(run, chance)))
    elif what < 0.18:
        player = chance.choice(PEOPLE)
        run.do(acts.Leave(player) if run.season.plays(player) else acts.SignUp(player), player)
    elif run.season.settings.format == "open" and len(run.season.players) > 1:
        people = chance.sample(run.season.players, min(len(run.season.players), chance.randint(2, 5)))
        some_match(run, chance, tuple(people), None)
    elif open_ones and what < 0.7:
        fixture = chance.choice(open_ones)
        players = format_of(run.season).fixtures.players_of(run.season, fixture)
        some_match(run, chance, players, fixture)
    elif open_ones and what < 0.8:
        fixture = chance.choice(open_ones)
        players = format_of(run.season).fixtures.players_of(run.season, fixture)
        run.do(
            acts.ForfeitFixture(fixture, tuple(chance.sample(players, chance.randint(0, len(players))))), ""
        )
    else:
        go_on(run)


def go_on(run: Run) -> None:
    """What the clock does next, but that nobody is called: all that counts is what comes of it."""
    run.now = max(run.now, next_time(run.season) or 0)
    act = due(run.season, run.now + 1000)
    if isinstance(act, TimeUp):
        run.do(acts.ForfeitFixture(act.fixture, ()) if act.fixture else acts.Close(), "")
    elif act is not None:
        run.do(act, "")


FORMATS = {
    "open": {},
    "rounds": {"rounds": 4},
    "divisions": {"rounds": 3, "division_size": 4},
    "cup": {"seeding": "signup", "size": 4},
    "rounds, low points": {"format": "rounds", "rounds": 4, "game": "pursuit", "size": 4},
    "cup, two at a table": {"format": "cup", "seeding": "signup", "size": 2},
}


@pytest.mark.parametrize("kind", first(FORMATS, 2))
def test_a_season_comes_to_what_its_export_comes_to(kind: str) -> None:
    seen: Counter[str] = Counter()
    for run in chain.from_iterable(some_season(seed, **{"format": kind, **FORMATS[kind]}) for seed in SEEDS):
        state = season_state(run.season)
        assert state is not None
        written = files(run.season, run.lines)
        counted = recheck(written)
        placed = format_of(run.season).standings.placings(run.season)
        assert {entry: own["place"] for entry, own in counted.items()} == {
            line.entry: line.place for line in placed
        }
        assert {entry: own["score"] for entry, own in counted.items()} == {
            entry: own.score for entry, own in state.accounts.items()
        }
        assert differences(written) == []
        seen.update(type(each.ruling).__name__ for each in state.decisions)
        seen.update("unfinished" for each in state.results.values() if each.is_unfinished)
        seen.update("forfeit" for each in state.results.values() if not each.played)
        seen.update("forfeit" for each in state.results.values() if any(s.absent for s in each.seats))
    expected = {
        "Void",
        "Adjust",
        "Withdraw",
        "Replace",
        "Reverse",
        "Award",
        "Settle",
        "forfeit",
        "unfinished",
    }
    assert expected <= set(seen)
    assert seen["Enter"] or not kind.startswith("open")
    assert kind.startswith("open") or seen["forfeit"]


def ends(log: list[LogEntry]) -> list[int]:
    """After how many lines a tournament has come to a new phase, and its end."""
    turns = [
        number
        for number, line in enumerate(log, start=1)
        if "phase" in line.after or isinstance(line.act, acts.Start)
    ]
    drawn = {number for number, line in enumerate(log) if isinstance(line.act, acts.PairRound)}
    return [*(number + (number in drawn) for number in turns), len(log)]


def test_a_tournament_comes_to_what_its_export_comes_to() -> None:
    phases: set[str] = set()
    for seed in range(15):
        dashboard = some_tournament(seed)
        for end in ends(dashboard.log):
            season = rebuilt(dashboard.opened, dashboard.log[:end])
            written = files(season, dashboard.log[:end])
            placed = format_of(season).standings.placings(season)
            assert {entry: own["place"] for entry, own in recheck(written).items()} == {
                line.entry: line.place for line in placed
            }
            assert differences(written) == []
            phases.add(season.play.phase)
    assert phases > {"done", "tie", "playoff", "review", "round1", "round2"}


def test_a_wrong_place_is_found() -> None:
    *_, run = some_season(1, format="rounds", rounds=2)
    written = files(run.season, run.lines)
    assert differences(written) == []
    first = next(line for line in written["standings.csv"].splitlines() if line.startswith("1,1,"))
    changed = {**written, "standings.csv": written["standings.csv"].replace(first, f"1,7{first[3:]}")}
    (wrong,) = differences(changed)
    assert wrong.endswith("place is 1, and not 7")


def test_it_knows_nothing_of_the_bot() -> None:
    source = Path(main.__code__.co_filename).read_text(encoding="utf-8")
    imported = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = [getattr(node, "module", None) or node.names[0].name for node in imported]
    assert len(names) > 5
    assert not {name.split(".")[0] for name in names} & {"bot", "cogs", "tests"}
