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
"""For each seat, its value of each statistic, and of :data:`MOVES` and :data:`MOVES_STOOD_IN`."""
MOVES = "moves"
"""The number of a person's turn moves in the deal, without forced ones that were made for them."""
MOVES_STOOD_IN = "moves_stood_in"
"""How many of these the clock or a computer has made."""
STOOD_IN: frozenset[Origin] = frozenset(("timeout", "stand_in"))


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
    def verb(self) -> str:
        """The verb of the move; empty for the opening."""
        return self.move.partition(" ")[0]

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


def with_move(tally: Tally, seat: Seat, origin: Origin) -> Tally:
    """Return the tally with one more turn move of ``seat``. Forced moves, and those of computers with their
    own seats, aren't counted. The caller leaves out forced ones that were made for an absent player.
    """
    if origin in ("computer", "forced"):
        return tally
    counts = dict(tally[seat])
    counts[MOVES] = counts.get(MOVES, 0) + 1
    if origin in STOOD_IN:
        counts[MOVES_STOOD_IN] = counts.get(MOVES_STOOD_IN, 0) + 1
    return (*tally[:seat], counts, *tally[seat + 1 :])


def without_moves(tally: Tally, seat: Seat) -> Tally:
    """Return the tally for a new owner of ``seat``, who isn't charged with what was missed before."""
    counts = {name: count for name, count in tally[seat].items() if name not in (MOVES, MOVES_STOOD_IN)}
    return (*tally[:seat], counts, *tally[seat + 1 :])


def is_missed(counts: Mapping[str, int]) -> bool:
    """Return whether the clock and computers made more than half of a person's moves in a deal, given its
    ``counts`` in the tally.
    """
    return 2 * counts.get(MOVES_STOOD_IN, 0) > counts.get(MOVES, 0)
