"""The log of a table: the moves that were accepted, what happened with each, and what is counted. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.api import Event, Seat, Spec
from bot.match_file import Origin

KEPT_ENTRIES = 40
"""The number of log entries that a table keeps: more than its message ever shows. Where a computer remembers
the running deal, a table keeps all of that.
"""

Tally = tuple[Mapping[str, int], ...]
"""For each seat, the number of each statistic."""


@dataclass(frozen=True, slots=True)
class TableLogEntry:
    """An accepted move and its events: a line of the table's log. The opening of a match has no seat."""

    version: int
    seat: Seat | None
    move: str
    origin: Origin
    person: str | None
    at: int
    events: tuple[Event, ...]

    @property
    def public(self) -> tuple[Event, ...]:
        """The events that everybody may see."""
        return tuple([event for event in self.events if event.to is None])


def of_deal(log: Sequence[TableLogEntry]) -> Sequence[TableLogEntry]:
    """The entries of the running deal, from the one by which it was dealt; all, if that is not there."""
    for place in range(len(log) - 1, -1, -1):
        if any(event.key == "dealt" for event in log[place].events):
            return log[place:]
    return log


def with_deal(log: Sequence[TableLogEntry], least: int) -> Sequence[TableLogEntry]:
    """The last entries of a log: ``least`` of them, and at least those of the running deal."""
    return log[-max(least, len(of_deal(log))) :]


def counted(tally: Tally, events: tuple[Event, ...], spec: Spec) -> Tally:
    """The tally after ``events`` of the game with this ``spec``. It starts from zero with each deal."""
    after = [dict(counts) for counts in tally]
    for event in events:
        if event.key == "dealt" and event.to is None:
            after = [{} for _ in after]
        for statistic, key in spec.statistics.items():
            if event.key == key:
                counts = after[event.data["seat"]]
                counts[statistic] = counts.get(statistic, 0) + 1
    return tuple(after)
