"""Estimating how long a match may last, to warn an umpire before a season is announced."""

from __future__ import annotations

from collections.abc import Mapping

from bot.league.contest import Terms, format_of
from bot.milliseconds import HOUR
from bot.tables import ClockName

CLOCKS: Mapping[ClockName, int] = {"fast": 30_000, "normal": 120_000, "slow": 24 * HOUR}
"""Milliseconds for a turn, by clock. The operator may have set others; the estimate ignores that."""

SEATS = (2, 3, 4, 5, 6, 7)
MATCH = {
    "olsen": (110, 135, 160, 205, 205, 230),
    "olsen_olsen": (45, 60, 110, 145, 190, 270),
    "otter": (60, 60, 65, 85, 90, 90),
    "ole": (90, 90, 120, 155, 220, 295),
    "pursuit": (105, 105, 115, 120, 140, 150),
}
"""Turns of a match, by game and number of seats (:data:`SEATS`).

Measured as the median of 40 matches between computers (``bot.players``) without house rules. Turns without a
choice are left out, because the bot takes them for people.
"""
OTHERS = (200,) * len(SEATS)
"""Turns for a game that was not measured."""
A_DEAL = {"olsen": (20, 26, 30, 36, 36, 41), "olsen_olsen": (23, 23, 29, 30, 33, 38)}
"""The mean turns of one deal in the same matches, for the games whose length can be chosen."""


def turns(terms: Terms) -> int:
    """The estimated number of turns of a match at a table of the season's size."""
    deals = A_DEAL.get(terms.game)
    to_its_end = _at(MATCH.get(terms.game, OTHERS), terms.size)
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
    deals = A_DEAL.get(terms.game)
    return terms.round_time // (CLOCKS[terms.clock] * _at(deals, terms.size)) if deals else 0


def fitting_clock(terms: Terms) -> ClockName | None:
    """The slowest clock with which a match fits into a round; None if there is none."""
    slowest_first = sorted(CLOCKS, key=CLOCKS.__getitem__, reverse=True)
    return next((clock for clock in slowest_first if turns(terms) * CLOCKS[clock] <= terms.round_time), None)


def _at(by_seats: tuple[int, ...], seats: int) -> int:
    """The number for ``seats`` seats. For a larger table than measured, it grows in proportion."""
    if seats > SEATS[-1]:
        return by_seats[-1] * seats // SEATS[-1]
    return by_seats[max(0, seats - SEATS[0])]
