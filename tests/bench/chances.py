"""Whether win chances hold: of the moments that ``bot.players.chances`` calls 70 %, how many were won.

Computers of normal level play whole matches at tables of two to four, and at some moments a seat is asked for
its chance. What is called too high or too low is set right (``--write`` stores by how much, found in all
matches). The table that is printed is of matches that the numbers were not found in: each half is judged by
what the other one says. Its intervals take the moments of a match as one, because one end decides them all.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from math import log
from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.games import GAMES
from bot.players import normal
from bot.players.chances import AS_IT_IS, Bin, Measured, Stretch, raw_chance, stretched
from bot.resources import data_folder
from tests.training.arena import called, new_match, share

EVERY: Mapping[str, int] = {"olsen": 45, "olsen_olsen": 30, "otter": 8, "ole": 12, "pursuit": 18}
"""By game: one in so many moments is asked for, which are about eight of a match."""
SEATS = (2, 3, 4)
SLICE = 20
"""Matches that a process plays in one piece."""
STEPS = (0.16, 0.04, 0.02)
"""By how much the numbers are moved, while that makes anything better."""
STEP_WORTH, LEAST_STRETCH, MOST_STRETCH = 1e-6, 0.02, 3.0
"""What counts as better, and the least and the most of the numbers: a greater chance stays one."""
KINDS = Measured((0, 0, 0), (1, 0, 0), (2, 0, 0))
"""Which of the numbers is for which moments."""
BINS = 10
"""The width of what is taken together is 1 of this: 65 to 75 % is called 70 %."""


class Asked(NamedTuple):
    """A moment at which a seat was asked for its chance."""

    match: int
    seats: int
    raw: float
    won: float


def asked(key: str, first: int, matches: int) -> list[Asked]:
    """The moments of so many matches from the ``first`` on."""
    game, found = GAMES[key], []
    for number in range(first, first + matches):
        chance, seats = Random(f"chances:{key}:{number}"), max(game.spec.seats[0], SEATS[number % len(SEATS)])
        state, moments = new_match(key, number, b"chances", seats).state, []
        while acting := game.to_act(state):
            turn = min(acting)
            if chance.random() * EVERY[key] < 1:
                seen = game.observe(state, chance.randrange(seats))
                if seen.seat not in seen.out:
                    moments.append((seen.seat or 0, raw_chance(seen, chance)))
            move = normal.choose(game.observe(state, turn), chance)
            state = called(key, game.apply(state, turn, move).state, turn)
        found += [Asked(number, seats, raw, share(key, state, seat)) for seat, raw in moments]
    return found


def is_even(moment: Asked) -> bool:
    """In which half of the matches a moment is. Each has as many of every number of seats."""
    return moment.match // len(SEATS) % 2 == 0


def judged(moments: Sequence[Asked]) -> Iterator[tuple[Asked, float]]:
    """The moments, each with its chance as the other half of the matches sets it right."""
    for half in (True, False):
        found = fitted([moment for moment in moments if is_even(moment) != half])
        for moment in moments:
            if is_even(moment) == half:
                stretch = found.stretch(moment.seats, moment.raw)
                yield moment, stretched(moment.seats, moment.raw, stretch)


def fitted(moments: Sequence[Asked]) -> Measured:
    """The numbers that make what happened most likely."""
    kinds = defaultdict[Stretch, list[Asked]](list)
    for moment in moments:
        kinds[KINDS.stretch(moment.seats, moment.raw)].append(moment)
    two, below, above = (best_stretch(kinds[kind]) for kind in (KINDS.two, KINDS.below, KINDS.above))
    return Measured(two, below, above)


def best_stretch(moments: Sequence[Asked]) -> Stretch:
    """The stretch that makes the ends of these moments most likely, found a number at a time."""
    best = AS_IT_IS.two
    if not moments:
        return best
    reached = likelihood(moments, best)
    for step in STEPS:
        is_better = True
        while is_better:
            is_better = False
            for part, by in product(range(len(best)), (step, -step)):
                tried = [each + by * (index == part) for index, each in enumerate(best)]
                if min(tried) < LEAST_STRETCH or max(tried) > MOST_STRETCH:
                    continue
                found = likelihood(moments, _three(tried))
                if found > reached + STEP_WORTH:
                    best, reached, is_better = _three(tried), found, True
    return best


def _three(numbers: Sequence[float]) -> Stretch:
    first, second, third = (round(number, 2) for number in numbers)
    return first, second, third


def likelihood(moments: Iterable[Asked], stretch: Stretch) -> float:
    """How likely the ends of these moments are by a stretch, as a logarithm."""
    return sum(
        won * log(chance) + (1 - won) * log(1 - chance)
        for _, seats, raw, won in moments
        for chance in (stretched(seats, raw, stretch),)
    )


def bins(moments: Iterable[tuple[Asked, float]]) -> list[Bin]:
    """The moments that are called about 0 %, 10 % and so on."""
    alike = defaultdict[int, list[tuple[Asked, float]]](list)
    for moment, chance in moments:
        alike[int(chance * BINS + 0.5)].append((moment, chance))
    return [_bin(alike[number]) for number in sorted(alike)]


def _bin(moments: Sequence[tuple[Asked, float]]) -> Bin:
    count = len(moments)
    mean = sum(chance for _, chance in moments) / count
    won = sum(moment.won for moment, _ in moments) / count
    off = defaultdict[int, float](float)
    for moment, _ in moments:
        off[moment.match] += moment.won - won
    around = 1.96 * sum(each**2 for each in off.values()) ** 0.5 / count
    return Bin(round(mean, 3), round(won, 3), round(around, 3), count, len(off))


def measure(key: str, matches: int, pool: ProcessPoolExecutor) -> Measured:
    """Play the matches of a game, fit, judge, and print a table."""
    pieces = pool.map(partial(asked, key, matches=SLICE), range(0, matches, SLICE))
    moments = [moment for piece in pieces for moment in piece]
    found, table = fitted(moments), bins(judged(moments))
    print(f"{key}: two {found.two}, below {found.below}, above {found.above}")
    for each in table:
        print(
            f"  called {each.called:6.1%}   won {each.won:6.1%} +- {each.around:.1%}"
            f"{each.moments:>8} moments{each.matches:>7} matches",
            flush=True,
        )
    return found._replace(checked=tuple(table))


def write(found: Mapping[str, Measured], path: Path) -> None:
    """Store what was found, beside that of other games."""
    games = json.loads(path.read_text(encoding="utf-8"))["games"] if path.exists() else {}
    games |= {key: each._asdict() for key, each in found.items()}
    lines = [f'  "{key}": {json.dumps(games[key])}' for key in GAMES if key in games]
    path.write_text('{\n "games": {\n' + ",\n".join(lines) + "\n }\n}\n", encoding="utf-8")


def main(argv: list[str]) -> int:
    """Measure all games, or those named."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench chances", description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(GAMES), help="only this game")
    parser.add_argument("--matches", type=int, default=9000, help="of each game (default 9000)")
    parser.add_argument("--processes", type=int, default=2, help="that play at the same time (default 2)")
    parser.add_argument("--write", action="store_true", help="store what is found in data/players")
    chosen = parser.parse_args(argv)
    with ProcessPoolExecutor(chosen.processes) as pool:
        for key in chosen.game or GAMES:
            found = {key: measure(key, chosen.matches, pool)}
            if chosen.write:
                write(found, data_folder() / "players" / "chances.json")
    return 0
