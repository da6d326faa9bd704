"""How long a match takes: by what was played in a place, and until that is enough, by measured turns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final

from bot.games.api import Spec, Value
from bot.milliseconds import MINUTE
from bot.newest import Newest
from bot.storage import Database, StorageError
from bot.tables import Table
from bot.tables.lengths import length_of

TURN: Final = 8_000
"""Milliseconds of a turn with a choice: four until its player sees it and four to decide, as in ``tests.bench
waiting``. Turns without a choice aren't counted.
"""
ENOUGH: Final = 5
"""How many matches of a kind a place must have played for their median to count."""
LATEST: Final = 300
"""How many of a place's last matches are looked at."""
PLACES: Final = 500
"""The most places whose matches are kept in memory."""

FEWEST, MOST = 2, 7
"""The numbers of seats that are measured."""
OTHERS = (200,) * (MOST - FEWEST + 1)
"""Turns of a match of a game that was not measured."""


def turns(spec: Spec, seats: int, deals: int) -> int:
    """Return the estimated number of turns of a match; ``deals`` is 0 for a whole one."""
    to_its_end = _at(spec.match_turns or OTHERS, seats)
    if deals and spec.deal_turns:
        return min(_at(spec.deal_turns, seats) * deals, to_its_end)
    return to_its_end


def _at(by_seats: tuple[int, ...], seats: int) -> int:
    """Return the number for ``seats`` seats. For a larger table than measured, it grows in proportion."""
    if seats > MOST:
        return by_seats[-1] * seats // MOST
    return by_seats[max(0, seats - FEWEST)]


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match of a place, by what its length depends on."""

    game: str
    seats: int
    length: Value | None
    """The value of its game's option for the number of deals; None for the default."""
    took: int
    """Milliseconds from the first card to the result."""


def minutes(spec: Spec, seats: int, length: Value | None, played: Sequence[Played]) -> int | None:
    """Return about how many minutes a match takes: the median of those of its kind that were ``played`` in
    its place, if they are enough, else an estimate; None for a game that was not measured. From ten minutes
    on it is a multiple of five.
    """
    kind = (spec.key, seats, length)
    took = [each.took for each in played if (each.game, each.seats, each.length) == kind]
    if len(took) >= ENOUGH:
        found = median(took)
    elif spec.match_turns:
        found = turns(spec, seats, length if isinstance(length, int) else 0) * TURN
    else:
        return None
    exact = found / MINUTE
    return max(1, round(exact)) if exact < 9.5 else 5 * round(exact / 5)


class Durations:
    """The finished matches of places, kept in memory until the next one ends there."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._places = Newest[int, Sequence[Played]](PLACES)

    async def of(self, place_id: int) -> Sequence[Played]:
        """Return the last matches of a place; none if the database fails, because they only refine an
        estimate.
        """
        known = self._places.use(place_id)
        if known is None:
            try:
                rows = await self._database.tables.played(place_id, LATEST)
            except StorageError:
                return ()
            self._places[place_id] = known = [
                Played(row.game, row.seats, length_of(row.game, row.options), row.took) for row in rows
            ]
        return known

    def changed(self, table: Table) -> None:
        """Forget the matches read for a place where another match has ended."""
        if table.phase == "over":
            self._places.pop(table.place_id, None)
