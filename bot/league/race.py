"""The race of a season: the scores of the leading players over time, for a chart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from bot.league.account import AccountLine, ScoreAccount
from bot.league.meetings import Regulars
from bot.league.season_state import SeasonState
from bot.league.standings import Row

RUNNERS = 8
"""Number of players in the race."""
DATES = 60
"""Maximum number of dates in the race."""
LEAST = 3
"""Fewest dates for a race."""


@dataclass(frozen=True, slots=True)
class Runner:
    """An entry in the race."""

    player: str
    """Current player of the entry."""
    scores: tuple[Fraction | None, ...]
    """Score at each of the race's dates; None if there was none yet."""


@dataclass(frozen=True, slots=True)
class Race:
    """The leading players of the highest division in the order of the standings, with their scores over
    time.
    """

    dates: tuple[int, ...]
    """Milliseconds since 1970, in order."""
    runners: tuple[Runner, ...]


def race(state: SeasonState, rows: Sequence[Row]) -> Race | None:
    """Build the race so far, given the standings ``rows``; None if there are too few players or dates."""
    highest = min((row.division for row in rows), default=1)
    leading = [row.account for row in rows if row.place is not None and row.division == highest][:RUNNERS]
    courses = [
        list(course_of_meetings(own) if state.scoring.counts_meetings else course(own.lines))
        for own in leading
    ]
    happened = sorted({at for steps in courses for at, _ in steps})
    if len(leading) < 2 or len(happened) < LEAST:
        return None
    dates = _some(happened)
    start = None if state.scoring.counts_meetings else Fraction(0)
    runners = (
        Runner(own.player, tuple(_at(dates, steps, start)))
        for own, steps in zip(leading, courses, strict=True)
    )
    return Race(dates, tuple(runners))


def course(lines: Iterable[AccountLine]) -> Iterator[tuple[int, Fraction | None]]:
    """Yield the time (ms) and the score after each line of an account that could give something.

    The lines are in the order of time, and the last score is the account's.
    """
    total = Fraction(0)
    for line in lines:
        if line.worth is not None or line.awarded:
            total += line.gave
            yield line.at, total


def course_of_meetings(own: ScoreAccount) -> Iterator[tuple[int, Fraction | None]]:
    """Yield the same if meetings make the score, by today's regulars and their averages. A score is None
    before the first meeting with one of them.
    """
    regulars = own.regulars or Regulars()
    times, gave, percentages = Counter[str](), Counter[str](), dict[str, int]()
    points = awarded = 0
    for line in own.lines:
        for other, given in line.against.items():
            times[other] += 1
            gave[other] += given
            if other in regulars.entries:
                now = regulars.percentage(gave[other], times[other])
                points += now - percentages.get(other, -regulars.average(other, own.entry))
                percentages[other] = now
        awarded += line.awarded
        if line.against or line.awarded:
            yield line.at, Fraction(points, len(percentages)) + awarded if percentages else None


def _at(
    dates: Iterable[int], steps: Iterable[tuple[int, Fraction | None]], start: Fraction | None
) -> Iterator[Fraction | None]:
    """Yield the score at each of the ``dates``."""
    ahead = list(steps)
    score, done = start, 0
    for date in dates:
        while done < len(ahead) and ahead[done][0] <= date:
            score = ahead[done][1]
            done += 1
        yield score


def _some(dates: list[int]) -> tuple[int, ...]:
    """Return the dates or, if there are too many, an even selection with the last one."""
    if len(dates) <= DATES:
        return tuple(dates)
    return tuple(dates[(number + 1) * len(dates) // DATES - 1] for number in range(DATES))
