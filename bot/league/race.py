"""A season's race: how the scores of those in front have come about, for people who would rather look."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.league.account import AccountLine
from bot.league.season import Season
from bot.league.season_state import SeasonState
from bot.league.standings import Row

RUNNERS = 8
"""So many are followed."""
DATES = 60
"""At so many moments at most."""
LEAST = 3
"""With fewer moments there is no race to look at."""


@dataclass(frozen=True, slots=True)
class Runner:
    """An entry on its way."""

    player: str
    """Who holds it now."""
    scores: tuple[Fraction | None, ...]
    """At each of the race's dates; None: none yet."""


@dataclass(frozen=True, slots=True)
class Race:
    """The first of the highest division, in the order of the standings, and their scores over time."""

    dates: tuple[int, ...]
    """Milliseconds since 1970, in order."""
    runners: tuple[Runner, ...]
    low_wins: bool
    """Whether a lower score is better."""


def race(state: SeasonState, rows: Sequence[Row]) -> Race | None:
    """The race so far; ``rows`` are the standings. None: there were not yet two to race, or too few dates."""
    highest = min((row.division for row in rows), default=1)
    leading = [row.account for row in rows if row.place is not None and row.division == highest][:RUNNERS]
    courses = [list(course(state.season, own.lines)) for own in leading]
    happened = sorted({at for steps in courses for at, _ in steps})
    if len(leading) < 2 or len(happened) < LEAST:
        return None
    dates = _some(happened)
    start = None if state.season.averaged else Fraction(0)
    runners = (
        Runner(own.player, tuple(_at(dates, steps, start)))
        for own, steps in zip(leading, courses, strict=True)
    )
    return Race(dates, tuple(runners), state.season.low_wins)


def course(season: Season, lines: Iterable[AccountLine]) -> Iterator[tuple[int, Fraction | None]]:
    """An account's score (None: an average of nothing) after each of its ``lines`` that could give
    something, with when that was. The lines are in the order of time, and the last score is the account's.
    """
    better = 1 if season.low_wins else -1
    chosen: list[Fraction] = []  # the best first
    total = awarded = Fraction(0)
    for line in lines:
        if line.worth is not None:
            insort(chosen, better * line.worth)
            total += better * line.worth
            if season.counting == "best" and len(chosen) > season.best:
                total -= chosen.pop()
        elif line.gave:
            awarded += line.gave
        else:
            continue
        if season.averaged:
            yield line.at, better * total / len(chosen) + awarded if chosen else None
        else:
            yield line.at, better * total + awarded


def _at(
    dates: Iterable[int], steps: Iterable[tuple[int, Fraction | None]], start: Fraction | None
) -> Iterator[Fraction | None]:
    """The score at each of the ``dates``."""
    ahead = list(steps)
    score, done = start, 0
    for date in dates:
        while done < len(ahead) and ahead[done][0] <= date:
            score = ahead[done][1]
            done += 1
        yield score


def _some(dates: list[int]) -> tuple[int, ...]:
    """The dates, or of many a few that are evenly spread, the last among them."""
    if len(dates) <= DATES:
        return tuple(dates)
    return tuple(dates[(number + 1) * len(dates) // DATES - 1] for number in range(DATES))
