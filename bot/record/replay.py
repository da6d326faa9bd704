"""A match that is over, to be watched again move by move. Pure.

What was played by the rules of this version is played again, so everything that was on the table is known of
each move. Of other matches there is what was told of them while they were played, and nothing else.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple

from bot.games import GAMES
from bot.games.api import Event, Observation, Seat
from bot.record.checking import is_checkable, played_again
from bot.record.format import MatchRecord
from bot.record.lines import Line

Eyes = Seat | Literal["table", "open"]
"""Who watches: somebody at a seat, whoever looks at the table, or somebody who sees all hands."""

Turning = Literal["call", "penalty", "deal"]
"""What makes a turning point: a call or a challenge, cards drawn for one, or the end of a deal."""

CALLS = ("called", "call_missed", "false_call", "challenged", "false_challenge")
PENALTIES = ("penalty",)
FALSE = ("false_call", "false_challenge")
"""Why somebody may draw cards for a call that was not due."""
DEAL_OVER = "deal_over"


class Position(NamedTuple):
    """A match after one of its lines."""

    line: Line
    deal: int
    events: tuple[Event, ...]
    """What happened in this line, also what only one seat saw. Of a match that was not played again, only
    what everybody saw."""
    state: Any = None
    """It belongs to the game, and is only read through :meth:`Replay.observe`; None if it is not known."""


@dataclass(frozen=True)
class Replay:
    """All positions of a match that is over, the first deal first."""

    game: str
    seats: int
    positions: Sequence[Position]

    @property
    def last(self) -> int:
        """The number of the last position; the first is 0."""
        return len(self.positions) - 1

    @property
    def is_played_again(self) -> bool:
        """Whether the match was played again by its rules, so that its cards are known."""
        return self.positions[0].state is not None

    def observe(self, at: int, seat: Seat | None = None) -> Observation | None:
        """What ``seat``, or a spectator, could know of position ``at``; None if its cards are not known."""
        state = self.positions[at].state
        return None if state is None else GAMES[self.game].observe(state, seat)

    def hands(self, at: int, eyes: Eyes) -> dict[Seat, tuple[str, ...]]:
        """The hands that ``eyes`` see, by seat. All of them are seen by looking from one seat after the
        other: there is no other way to a hand.
        """
        seats = range(self.seats) if eyes == "open" else () if eyes == "table" else (eyes,)
        seen = {seat: self.observe(at, seat) for seat in seats}
        return {seat: each.hand for seat, each in seen.items() if each is not None}

    def happened(self, at: int, eyes: Eyes) -> tuple[Event, ...]:
        """What ``eyes`` see happen on the way to position ``at``: what everybody saw, and what their own
        seat, or each seat, was told.
        """
        return tuple(
            event for event in self.positions[at].events if event.to is None or eyes in ("open", event.to)
        )

    def turning_points(self, *kinds: Turning) -> list[int]:
        """The numbers of the positions in which something of one of these ``kinds`` happens; of any kind, if
        none is given.
        """
        found = [self._turning[kind] for kind in kinds or self._turning]
        return found[0] if len(found) == 1 else sorted({at for each in found for at in each})

    def after(self, at: int, *kinds: Turning) -> int | None:
        """The first turning point after position ``at``; None if there is none."""
        points = self.turning_points(*kinds)
        return next(iter(points[bisect_right(points, at) :]), None)

    def before(self, at: int, *kinds: Turning) -> int | None:
        """The last turning point before position ``at``; None if there is none."""
        points = self.turning_points(*kinds)
        return next(reversed(points[: bisect_left(points, at)]), None)

    def deal_of(self, at: int) -> range:
        """The numbers of the positions of the deal that position ``at`` belongs to."""
        deals = [position.deal for position in self.positions]
        return range(bisect_left(deals, deals[at]), bisect_right(deals, deals[at]))

    @cached_property
    def _turning(self) -> dict[Turning, list[int]]:
        return {kind: self._those(is_one) for kind, is_one in TURNING.items()}

    def _those(self, is_one: Callable[[Event], bool]) -> list[int]:
        return [
            at
            for at, position in enumerate(self.positions)
            if any(event.to is None and is_one(event) for event in position.events)
        ]


TURNING: dict[Turning, Callable[[Event], bool]] = {
    "call": lambda event: event.key in CALLS,
    "penalty": lambda event: event.key in PENALTIES or event.data.get("why") in FALSE,
    "deal": lambda event: event.key == DEAL_OVER,
}
"""Whether an event that everybody saw makes a turning point of each kind."""


def replay_of(record: MatchRecord) -> Replay:
    """Play a record again.

    Raises BadOptions, IllegalMove or ValueError if that cannot be done, because it was played by other rules
    than those of this version, or by none.
    """
    if not is_checkable(record):
        raise ValueError(f"version {record.rules} of the rules of {record.game!r} is not known")
    observe = GAMES[record.game].observe
    positions = [
        Position(line, observe(step.state, None).deal, step.events, step.state)
        for line, step in played_again(record)
    ]
    return Replay(record.game, len(record.players), positions)


def replay_of_events(game: str, seats: int, moves: Iterable[tuple[Line, Sequence[Event]]]) -> Replay:
    """A match of which only its moves are known, and what everybody was told of each."""
    deal, positions = 0, []
    for line, events in moves:
        deal += any(event.key == "dealt" for event in events)
        positions.append(Position(line, deal, tuple(events)))
    return Replay(game, seats, positions)
