"""How good forecasts of a season are: what they call, and what comes true.

Seasons are played among computers of all levels. What a match among them comes to is drawn from recorded ones
(``python -m tests.bench pool``) with the same levels at the table. The forecast knows ratings alone, from the
matches of these players before and in the season. Half of the seasons have two divisions.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from statistics import NormalDist, mean, pstdev
from typing import NamedTuple

from bot.games import GAMES
from bot.league import updates
from bot.league.bounds.rounds import Ahead
from bot.league.forecast import chances, rounds_played, skill
from bot.league.goals import Goal
from bot.league.ratings import LUCK, Rating, rated
from bot.league.results import MatchResult, SeatResult
from bot.league.rounds import drawn, seated
from bot.league.scoring_rules import Entrant, ScoringRules
from bot.league.season_state import SeasonState
from bot.league.standings import standings
from tests.bench.pool import FOLDER, KINDS, Played, matches

ROUNDS = (4, 8, 12)
PEOPLE = (8, 12, 20, 24)
BEFORE = (0, 5, 20)
"""How many rated matches players have had before the season."""
ASKED = (0.125, 0.25, 0.5, 0.75, 0.9)
"""After which part of a season its forecast is asked."""


class Case(NamedTuple):
    """What was called for one player and goal, and what came."""

    called: float
    came: bool
    base: float
    """The share of players who reach the goal."""
    now: bool
    """Whether the present order has them there."""


def spread(played: Sequence[Played]) -> float:
    """Return the standard deviation of the skills of the computers, in the unit of ratings, by how often each
    kind finishes ahead of each other in one match.
    """
    ahead: dict[tuple[str, str], list[float]] = defaultdict(list)
    for match in played:
        for one, place in zip(match.kinds, match.places, strict=True):
            for other, theirs in zip(match.kinds, match.places, strict=True):
                if one != other:
                    ahead[one, other].append((place < theirs) + (place == theirs) / 2)
    normal = NormalDist(0, 2**0.5 * LUCK)
    skills = [
        mean(
            normal.inv_cdf(min(0.99, max(0.01, mean(ahead[one, other]))))
            for other in KINDS
            if other != one and ahead[one, other]
        )
        * (len(KINDS) - 1)
        / len(KINDS)
        for one in KINDS
    ]
    return pstdev(skills)


class Table:
    """Draws what a match among computers comes to."""

    def __init__(self, played: Sequence[Played]) -> None:
        self.known: dict[tuple[str, ...], list[Played]] = defaultdict(list)
        for match in played:
            self.known[tuple(sorted(match.kinds))].append(match)
        self.any = list(played)

    def places(self, kinds: Sequence[str], chance: Random) -> list[int]:
        """Return the place of each of these seats, as in a match with the same levels. Among equals, and with
        levels that never met, the seats of a match are drawn by lot.
        """
        wanted = tuple(sorted(kinds))
        match = chance.choice(self.known.get(wanted) or self.any)
        if tuple(sorted(match.kinds)) != wanted:
            return chance.sample(match.places, len(kinds))
        of_kind: dict[str, list[int]] = defaultdict(list)
        for kind, place in zip(match.kinds, match.places, strict=True):
            of_kind[kind].append(place)
        for places in of_kind.values():
            chance.shuffle(places)
        return [of_kind[kind].pop() for kind in kinds]


def result(
    key: str, game: str, at: int, players: Sequence[str], places: Sequence[int], fixture: str | None
) -> MatchResult:
    """Return the result of a match with these places."""
    seats = tuple(
        SeatResult(player, place, 10 * place, 3) for player, place in zip(players, places, strict=True)
    )
    return MatchResult(key, game, at, seats, league="s" if fixture else None, fixture=fixture)


def season(game: str, size: int, table: Table, known: float, number: int) -> Iterator[Case]:
    """Play a season, and yield what its forecasts called and what came."""
    chance = Random(f"{game} {size} {number}")
    people, rounds, before = chance.choice(PEOPLE), chance.choice(ROUNDS), chance.choice(BEFORE)
    players = [f"p{n}" for n in range(people)]
    kinds = {player: chance.choice(KINDS) for player in players}
    ratings: dict[str, Rating] = {}
    for n in range(before * people // size):
        there = chance.sample(players, size)
        places = table.places([kinds[player] for player in there], chance)
        ratings |= rated(ratings, result(f"b{n}", game, n, there, places, None))
    parts = 2 if number % 2 and people >= 16 else 1
    division = {player: 1 + n * parts // people for n, player in enumerate(players)}
    state = updates.join(
        updates.opened(ScoringRules("s", game, drawn=True, size=size, rounds=rounds)),
        *(Entrant(player, player, division=division[player]) for player in players),
    )
    goals = [Goal("first", 1, 1)]
    if parts == 2:
        goals += [Goal("up", 2, people // 8), Goal("stay", 1, people // 2 - people // 8)]
    asked = {max(1, round(part * rounds)) for part in ASKED} - {rounds}
    told: list[tuple[str, Goal, float, bool]] = []
    for number_ in range(1, rounds + 1):
        tables = list(seated(state, f"seed {number}".encode()))
        fixtures = drawn(state, tables, 10**9, number_)
        state = updates.draw(state, fixtures)
        for fixture in fixtures:
            places = table.places([kinds[player] for player in fixture.entries], chance)
            match = result(f"m{fixture.key}", game, number_, fixture.entries, places, fixture.key)
            state = updates.record(state, match)
            ratings |= rated(ratings, match)
        if number_ in asked:
            told += _asked(state, ratings, goals, known, rounds - number_, chance)
    final = _places(state, chance)
    for entry, goal, called, now in told:
        share = goal.places * parts / people
        yield Case(called, final[entry] <= goal.places, share, now)


def _asked(
    state: SeasonState,
    ratings: Mapping[str, Rating],
    goals: Sequence[Goal],
    known: float,
    rounds: int,
    chance: Random,
) -> Iterator[tuple[str, Goal, float, bool]]:
    rows = standings(state)
    scoring = state.scoring
    skills = {entry: skill(ratings.get(entry, Rating()), known) for entry in state.entrants}
    divisions = {row.account.entry: row.division for row in rows}
    ahead = Ahead((), rounds, scoring.size, scoring.largest)
    found = chances(rounds_played(rows, ahead, skills, chance), goals, divisions)
    now = _places(state, chance)
    for entry, own in found.items():
        for each in own:
            goal = next(g for g in goals if g.kind == each.goal and g.division == divisions[entry])
            yield entry, goal, each.reached, now[entry] <= goal.places


def _places(state: SeasonState, chance: Random) -> dict[str, int]:
    """Return the place of each entry, with ties broken by chance."""
    rows = sorted(standings(state), key=lambda row: (row.division, row.place or 0, chance.random()))
    found: dict[str, int] = {}
    counts: dict[int, int] = defaultdict(int)
    for row in rows:
        counts[row.division] += 1
        found[row.account.entry] = counts[row.division]
    return found


def played(game: str, size: int, folder: Path, numbers: range, known: float | None) -> list[Case]:
    """Return the cases of these seasons."""
    pool = matches(game, size, folder)
    table = Table(pool)
    return [case for n in numbers for case in season(game, size, table, known or spread(pool), n)]


def told(cases: Sequence[Case]) -> dict[str, object]:
    """Return what a table shows of these cases: each tenth, and the Brier scores."""
    tenths: dict[int, list[Case]] = defaultdict(list)
    for case in cases:
        tenths[min(9, int(10 * case.called))].append(case)
    return {
        "tenths": [
            [tenth, len(each), round(mean(c.called for c in each), 3), round(mean(c.came for c in each), 3)]
            for tenth, each in sorted(tenths.items())
        ],
        "brier": round(mean((c.called - c.came) ** 2 for c in cases), 4),
        "base": round(mean((c.base - c.came) ** 2 for c in cases), 4),
        "now": round(mean((c.now - c.came) ** 2 for c in cases), 4),
        "cases": len(cases),
    }


def main(argv: list[str]) -> int:
    """Print the table of each game."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench forecast", description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--seasons", type=int, default=200, help="of a game (default 200)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where the matches are ({FOLDER})")
    parser.add_argument("--spread", type=float, help="of skills, instead of that of the computers")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args(argv)
    step = 10
    for game in chosen.game or list(GAMES):
        size = 4
        starts = range(0, chosen.seasons, step)
        with ProcessPoolExecutor(chosen.processes) as workers:
            pieces = [
                workers.submit(played, game, size, chosen.folder, range(start, start + step), chosen.spread)
                for start in starts
            ]
            cases = [case for piece in pieces for case in piece.result()]
        print(game, round(spread(matches(game, size, chosen.folder)), 2), json.dumps(told(cases)), flush=True)
    return 0
