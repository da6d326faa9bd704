"""A table's log: accepted moves with their events, and the statistics of the deal. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.api import Event, Seat, Spec
from bot.match_file import Origin

KEPT_ENTRIES = 40
"""How many log entries a table keeps, more than its message ever shows. If a computer remembers the running
deal, all its entries are kept.
"""

Tally = tuple[Mapping[str, int], ...]
"""For each seat, its value of each statistic."""


@dataclass(frozen=True, slots=True)
class TableLogEntry:
    """A line of the table's log: an accepted move and its events. The opening of a match has no seat."""

    version: int
    seat: Seat | None
    move: str
    origin: Origin
    person: str | None
    at: int
    events: tuple[Event, ...]

    @property
    def public(self) -> tuple[Event, ...]:
        """The events that everyone may see."""
        return tuple([event for event in self.events if event.to is None])


def of_deal(log: Sequence[TableLogEntry]) -> Sequence[TableLogEntry]:
    """Return the entries of the running deal, or all if its first entry is no longer there."""
    for place in range(len(log) - 1, -1, -1):
        if any(event.key == "dealt" for event in log[place].events):
            return log[place:]
    return log


def with_deal(log: Sequence[TableLogEntry], least: int) -> Sequence[TableLogEntry]:
    """Return the last ``least`` entries of a log, and more if the running deal has more."""
    return log[-max(least, len(of_deal(log))) :]


def counted(tally: Tally, events: tuple[Event, ...], spec: Spec) -> Tally:
    """Return the tally after ``events`` in the game with this ``spec``. Every deal starts it from zero."""
    after = [dict(counts) for counts in tally]
    for event in events:
        if event.key == "dealt" and event.to is None:
            after = [{} for _ in after]
        for statistic, key in spec.statistics.items():
            if event.key == key:
                counts = after[event.data["seat"]]
                counts[statistic] = counts.get(statistic, 0) + 1
    return tuple(after)
