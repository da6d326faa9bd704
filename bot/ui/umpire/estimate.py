"""Estimating how long a match may last, to warn an umpire before a season is announced."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games import GAMES
from bot.league.season import Terms, format_of
from bot.milliseconds import HOUR
from bot.tables import ClockName

CLOCKS: Mapping[ClockName, int] = {"fast": 30_000, "normal": 120_000, "slow": 24 * HOUR}
"""Milliseconds for a turn, by clock. The operator may have set others; the estimate ignores that."""

FEWEST, MOST = 2, 7
"""The numbers of seats that are measured."""
OTHERS = (200,) * (MOST - FEWEST + 1)
"""Turns of a match of a game that was not measured."""


def turns(terms: Terms) -> int:
    """The estimated number of turns of a match at a table of the season's size."""
    spec = GAMES[terms.game].spec
    deals, to_its_end = spec.deal_turns, _at(spec.match_turns or OTHERS, terms.size)
    if terms.length and deals:
        return min(_at(deals, terms.size) * terms.length, to_its_end)
    return to_its_end


def longest(terms: Terms) -> int:
    """The time (ms) that a match takes if everybody uses the whole time for every turn."""
    return turns(terms) * CLOCKS[terms.clock]


def is_too_slow(terms: Terms) -> bool:
    """Whether a match may take longer than a round."""
    return format_of(terms).facts.has_deadlines and longest(terms) > terms.round_time


def fitting_length(terms: Terms) -> int:
    """The most deals that fit into a round; 0 if not even one does, or the game has no length to choose."""
    deals = GAMES[terms.game].spec.deal_turns
    return terms.round_time // (CLOCKS[terms.clock] * _at(deals, terms.size)) if deals else 0


def fitting_clock(terms: Terms) -> ClockName | None:
    """The slowest clock with which a match fits into a round; None if there is none."""
    slowest_first = sorted(CLOCKS, key=CLOCKS.__getitem__, reverse=True)
    return next((clock for clock in slowest_first if turns(terms) * CLOCKS[clock] <= terms.round_time), None)


def _at(by_seats: tuple[int, ...], seats: int) -> int:
    """The number for ``seats`` seats. For a larger table than measured, it grows in proportion."""
    if seats > MOST:
        return by_seats[-1] * seats // MOST
    return by_seats[max(0, seats - FEWEST)]
