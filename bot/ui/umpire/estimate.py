"""Estimating how long a match may last, to warn an umpire before a season is announced."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games import GAMES
from bot.league.season import SeasonSettings, format_of
from bot.milliseconds import HOUR
from bot.services.durations import turns as turns_of
from bot.tables import ClockName

CLOCKS: Mapping[ClockName, int] = {"fast": 30_000, "normal": 120_000, "slow": 24 * HOUR}
"""Milliseconds for a turn, by clock. The operator may have set others; the estimate ignores that."""


def turns(settings: SeasonSettings) -> int:
    """Return the estimated number of turns of a match at a table of the season's size."""
    return turns_of(GAMES[settings.game].spec, settings.size, settings.length)


def longest(settings: SeasonSettings) -> int:
    """Return the time (ms) of a match in which every player uses the whole time for every turn."""
    return turns(settings) * CLOCKS[settings.clock]


def is_too_slow(settings: SeasonSettings) -> bool:
    """Whether a match may take longer than a round."""
    return format_of(settings).facts.has_deadlines and longest(settings) > settings.round_time


def fitting_length(settings: SeasonSettings) -> int:
    """The most deals that fit into a round; 0 if not even one does, or the game has no length to choose."""
    spec = GAMES[settings.game].spec
    if not spec.deal_turns:
        return 0
    return settings.round_time // (CLOCKS[settings.clock] * turns_of(spec, settings.size, 1))


def fitting_clock(settings: SeasonSettings) -> ClockName | None:
    """The slowest clock with which a match fits into a round; None if there is none."""
    slowest_first = sorted(CLOCKS, key=CLOCKS.__getitem__, reverse=True)
    return next(
        (clock for clock in slowest_first if turns(settings) * CLOCKS[clock] <= settings.round_time), None
    )
