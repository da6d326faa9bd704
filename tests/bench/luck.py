"""How much of a match is luck: writes it into ``docs/computers.md`` and ``data/players/luck.json``, from the
matches that ``python -m tests.bench pool`` has played and kept.

All intervals are 95 % ones, by drawing as many matches again from those that were played.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import comb, sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean, pvariance, variance
from typing import NamedTuple

from bot.games import GAMES
from bot.resources import data_folder
from tests.bench.forecast import spread
from tests.bench.pool import FOLDER, SIZES, Played, matches

PAGE = Path("docs/computers.md")
BETWEEN = re.compile(r"(<!-- luck: .*? -->\n).*?(<!-- end of luck -->)", re.DOTALL)
"""Where its tables are, between two comments."""
AGAIN = 300
"""How often as many matches are drawn again."""
FAIR, BETTER = 0.25, 0.35
"""Shares of the wins of two players at tables of four who are to be told apart."""
WRONG, POWER = 0.05, 0.8
"""How often a test may take the worse player for the better, and how often it must find the better."""


class Seat(NamedTuple):
    """What a match gave to a seat."""

    kind: str
    seat: int
    points: float
    """100 for the first place, 0 for the last, as in a season."""
    won: float


class Interval(NamedTuple):
    """A number that was measured, and where it is with 95 % certainty."""

    found: float
    low: float
    high: float

    def told(self, factor: float = 100, unit: str = "%") -> str:
        """Return it for a table, in percent unless it is said otherwise."""
        found, low, high = (f"{factor * each:.0f}" for each in self)
        return f"{found}{unit} ({low}–{high})"


Seats = Sequence[Sequence[Seat]]
"""The seats of matches."""


def seats_of(played: Played) -> list[Seat]:
    """Return what a match gave to each seat."""
    places, others = played.places, len(played.places) - 1
    winners = places.count(1)
    return [
        Seat(
            kind,
            seat,
            100 * (sum(other > place for other in places) + (places.count(place) - 1) / 2) / others,
            (place == 1) / winners,
        )
        for seat, (kind, place) in enumerate(zip(played.kinds, places, strict=True))
    ]


def _by_kind(seats: Seats) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = defaultdict(list)
    for match in seats:
        for seat in match:
            found[seat.kind].append(seat)
    return found


def skill_share(seats: Seats) -> float:
    """Return the variance between players as a part of all variance of points, 0 to 1: players are computers
    of each kind as often. What chance alone adds between them is taken off.
    """
    points = [[seat.points for seat in each] for each in _by_kind(seats).values() if len(each) > 1]
    within = fmean(map(variance, points))
    by_chance = fmean(variance(each) / len(each) for each in points) * (len(points) - 1) / len(points)
    between = max(0.0, pvariance([fmean(each) for each in points]) - by_chance)
    return between / (between + within)


def seat_wins(seats: Seats, seat: int) -> float:
    """Return how often a seat wins if players of the same strength sit everywhere."""
    usual = {kind: fmean(each.won for each in own) for kind, own in _by_kind(seats).items()}
    return 1 / len(seats[0]) + fmean(match[seat].won - usual[match[seat].kind] for match in seats)


def matches_by_points(seats: Seats) -> float:
    """Return how many matches at a table of four it takes to tell a player who wins :data:`BETTER` of them
    from one who wins :data:`FAIR`, by their mean points.

    The worse player is each computer as often, and the better one is more often the best and less often the
    worst.
    """
    kinds = _by_kind(seats)
    wins = {kind: fmean(seat.won for seat in own) for kind, own in kinds.items()}
    best, worst = max(wins, key=wins.__getitem__), min(wins, key=wins.__getitem__)
    more = (BETTER - FAIR) / (wins[best] - wins[worst])
    first = {kind: fmean(seat.points for seat in own) for kind, own in kinds.items()}
    second = {kind: fmean(seat.points**2 for seat in own) for kind, own in kinds.items()}
    mean, square = fmean(first.values()), fmean(second.values())
    ahead = more * (first[best] - first[worst])
    spread_worse = sqrt(square - mean**2)
    spread_better = sqrt(max(0.0, square + more * (second[best] - second[worst]) - (mean + ahead) ** 2))
    normal = NormalDist()
    return ((normal.inv_cdf(1 - WRONG) * spread_worse + normal.inv_cdf(POWER) * spread_better) / ahead) ** 2


def matches_by_wins() -> int:
    """Return how many matches it takes by wins alone: the fewest with which the one-sided binomial test has
    its power.
    """

    def at_least(number: int, count: int, share: float) -> float:
        return sum(
            comb(count, won) * share**won * (1 - share) ** (count - won) for won in range(number, count + 1)
        )

    for count in range(1, 1000):
        needed = next(number for number in range(count + 2) if at_least(number, count, FAIR) <= WRONG)
        if at_least(needed, count, BETTER) >= POWER:
            return count
    raise AssertionError


def measured(seats: Seats, measure: Callable[[Seats], float]) -> Interval:
    """Return a measure of these matches with its interval."""
    chance = Random(1)
    again = sorted(measure(chance.choices(seats, k=len(seats))) for _ in range(AGAIN))
    return Interval(measure(seats), again[round(0.025 * AGAIN)], again[round(0.975 * AGAIN) - 1])


def lines(folder: Path) -> Iterator[str]:
    """Yield the lines of the page's tables."""
    yield "| game | matches | skill | seat 1 | seat 2 | seat 3 | seat 4 | matches to tell 35% from 25% |"
    yield "| --- |" + " --- |" * 7
    for size in SIZES:
        for key, game in GAMES.items():
            played = matches(key, size, folder)
            if not played:
                continue
            seats = [seats_of(each) for each in played]
            shown = [measured(seats, skill_share).told()]
            for seat in range(max(SIZES)):
                shown.append(measured(seats, partial(seat_wins, seat=seat)).told() if seat < size else "")
            shown.append(measured(seats, matches_by_points).told(1, "") if size == max(SIZES) else "")
            yield f"| {game.spec.name}, {size} players | {len(played)} | {' | '.join(shown)} |"
    yield f"\nBy wins alone, it takes {matches_by_wins()} matches in each game."


def numbers(folder: Path) -> dict[str, dict[str, float]]:
    """Return what the bot uses of each game: the part of skill by table size, and the spread of skills."""
    found: dict[str, dict[str, float]] = {}
    for key in GAMES:
        by_size = {size: played for size in SIZES if (played := matches(key, size, folder))}
        found[key] = {
            str(size): round(skill_share([seats_of(each) for each in played]), 3)
            for size, played in by_size.items()
        } | {"spread": round(spread(by_size[max(SIZES)]), 1)}
    return found


def main(argv: list[str]) -> int:
    """Write the tables into the page, and the numbers into the data of the bot."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench luck", description=__doc__)
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where the matches are ({FOLDER})")
    parser.add_argument("--page", type=Path, default=PAGE, help=f"the page that has the tables ({PAGE})")
    parser.add_argument("--data", type=Path, default=data_folder() / "players" / "luck.json")
    chosen = parser.parse_args(argv)
    tables = "\n".join(lines(chosen.folder))
    page, there = BETWEEN.subn(
        lambda found: f"{found[1]}{tables}\n{found[2]}", chosen.page.read_text(encoding="utf-8")
    )
    if not there:
        parser.error(f"{chosen.page} has no place for the tables")
    chosen.page.write_text(page, encoding="utf-8")
    rows = [f'  "{key}": {json.dumps(each)}' for key, each in numbers(chosen.folder).items()]
    chosen.data.write_text('{\n "games": {\n' + ",\n".join(rows) + "\n }\n}\n", encoding="utf-8")
    return 0
