"""How good forecasts of a season are: what they call, and what comes true.

Seasons are played among computers of all levels. What a match among them comes to is drawn from recorded ones
(``python -m tests.bench pool``) with the same levels at the table. The forecast knows ratings alone, from the
matches of these players before and in the season. Half of the seasons have two divisions.

Each season's cases are kept in a line of a file, one file a game: started again, it goes on where it was
stopped. At the end it writes the tables into ``docs/computers.md``.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import chain, islice
from pathlib import Path
from random import Random
from statistics import NormalDist, mean, pstdev
from typing import NamedTuple

from bot.games import GAMES
from bot.games.api import Spec
from bot.league import updates
from bot.league.bounds.rounds import Ahead
from bot.league.forecast import chances, rounds_played
from bot.league.goals import Goal
from bot.league.ratings import LUCK, Rating, rated
from bot.league.results import MatchResult, SeatResult
from bot.league.rounds import drawn, seated
from bot.league.scoring_rules import Entrant, ScoringRules
from bot.league.season_state import SeasonState
from bot.league.skills import learned, skill, tables_of
from bot.league.standings import standings
from tests.bench.pool import FOLDER, KINDS, Played, matches

PAGE = Path("docs/computers.md")
BETWEEN = re.compile(r"(<!-- forecast: .*? -->\n).*?(<!-- end of forecast -->)", re.DOTALL)
"""Where its table is, between two comments."""
SIZE = 4
"""Players at a table."""
ENOUGH = 1_000
"""Cases from which on a tenth of the chances is told."""
TIMES = 500
"""How often the rest of a season is played for a forecast: the fewest that the bot does."""
ROUNDS = (4, 8, 12)
PEOPLE = (8, 12, 20, 24)
BEFORE = (0, 5, 20, 60)
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
    return MatchResult(key, game, at, seats, season="s" if fixture else None, fixture=fixture)


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
    before = {entry: skill(ratings.get(entry, Rating()), known) for entry in state.entrants}
    skills = learned([*tables_of(state).values()], before, chance)
    divisions = {row.account.entry: row.division for row in rows}
    ahead = Ahead((), rounds, scoring.size, scoring.largest)
    found = chances(islice(rounds_played(rows, ahead, skills, chance), TIMES), goals, divisions)
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


def played(game: str, folder: Path, number: int) -> list[Case]:
    """Return the cases of a season."""
    table, known = _known(game, folder)
    return [
        Case(round(case.called, 4), case.came, round(case.base, 4), case.now)
        for case in season(game, SIZE, table, known, number)
    ]


@cache
def _known(game: str, folder: Path) -> tuple[Table, float]:
    """Return what matches of a game come to, and the spread of skills."""
    return Table(matches(game, SIZE, folder)), GAMES[game].spec.spread


def kept(game: str, folder: Path) -> list[list[Case]]:
    """Return the cases of the seasons that were played, by season."""
    path = _path(game, folder)
    lines = path.read_text().splitlines() if path.exists() else []
    return [[Case(*case) for case in json.loads(line)] for line in lines]


def _path(game: str, folder: Path) -> Path:
    return folder / f"seasons-{game}.txt"


def brier(cases: Sequence[Case]) -> tuple[float, float, float]:
    """Return the Brier scores of the chances, of the base rates, and of the present order."""
    return (
        mean((c.called - c.came) ** 2 for c in cases),
        mean((c.base - c.came) ** 2 for c in cases),
        mean((c.now - c.came) ** 2 for c in cases),
    )


def lines(folder: Path) -> Iterator[str]:
    """Yield the lines of the table of all games with seasons."""
    yield "| game | seasons | " + " | ".join(f"{10 * n}–{10 * n + 10}%" for n in range(10)) + " | error |"
    yield "| --- | --- |" + " --- |" * 11
    played = {spec.name: seasons for spec, seasons in _of_games(folder)}
    for name, seasons in (*played.items(), ("**All**", list(chain(*played.values())))):
        cases = [*chain(*seasons)]
        tenths: dict[int, list[Case]] = defaultdict(list)
        for case in cases:
            tenths[min(9, int(10 * case.called))].append(case)
        cells = [_cell(tenths[n]) for n in range(10)]
        errors = ", ".join(f"{each:.3f}" for each in brier(cases))
        yield f"| {name} | {len(seasons)} | {' | '.join(cells)} | {errors} |"


def _of_games(folder: Path) -> Iterator[tuple[Spec, list[list[Case]]]]:
    """Yield the games with seasons, and these."""
    for key, game in GAMES.items():
        if seasons := kept(key, folder):
            yield game.spec, seasons


def _cell(cases: Sequence[Case]) -> str:
    """Return the chance that was called on average, and how often it came, if there are cases enough."""
    if len(cases) < ENOUGH:
        return ""
    return f"{100 * mean(c.called for c in cases):.1f} → {100 * mean(c.came for c in cases):.1f}"


def main(argv: list[str]) -> int:
    """Play seasons, keep what came of them, and write the table of each game."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench forecast", description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--seasons", type=int, default=200, help="of a game (default 200)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where the matches are ({FOLDER})")
    parser.add_argument("--page", type=Path, default=PAGE, help=f"the page that has the table ({PAGE})")
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args(argv)
    there = {game: len(kept(game, chosen.folder)) for game in chosen.game or GAMES}
    left = [
        (game, number) for number in range(chosen.seasons) for game, known in there.items() if number >= known
    ]
    with ProcessPoolExecutor(chosen.processes) as workers:
        games, numbers = zip(*left, strict=True) if left else ((), ())
        folders = [chosen.folder] * len(left)
        for game, cases in zip(games, workers.map(played, games, folders, numbers), strict=True):
            with _path(game, chosen.folder).open("a") as file:
                file.write(f"{json.dumps(cases)}\n")
    tables = "\n".join(lines(chosen.folder))
    print(tables)
    page, found = BETWEEN.subn(
        lambda found: f"{found[1]}{tables}\n{found[2]}", chosen.page.read_text(encoding="utf-8")
    )
    if not found:
        parser.error(f"{chosen.page} has no place for the table")
    chosen.page.write_text(page, encoding="utf-8")
    return 0
