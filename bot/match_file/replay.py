"""Replay a finished match move by move. Pure.

A match by the rules of this version is played again, so the cards of every position are known. Of other
matches only the public events of each move are known.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple

from bot.games import GAMES
from bot.games.api import Event, Observation, Seat
from bot.match_file.checking import is_checkable, played_again
from bot.match_file.format import MatchFile
from bot.match_file.lines import Line

Eyes = Seat | Literal["table", "open"]
"""The viewpoint of a replay: a player's seat, a spectator, or all hands open."""

Turning = Literal["call", "penalty", "deal"]
"""A kind of turning point: a call or a challenge, cards drawn for one, or the end of a deal."""

CALLS = ("called", "call_missed", "false_call", "challenged", "false_challenge")
PENALTIES = ("penalty",)
FALSE = ("false_call", "false_challenge")
"""Reasons for drawing cards after a call that was not due."""
DEAL_OVER = "deal_over"


class Position(NamedTuple):
    """The match after one of its lines."""

    line: Line
    deal: int
    events: tuple[Event, ...]
    """Events of this line, private ones included. Only public ones if the match was not played again."""
    state: Any = None
    """The game's state, read only through :meth:`Replay.observe`; None if unknown."""


@dataclass(frozen=True)
class Replay:
    """All positions of a finished match, the first deal first."""

    game: str
    seats: int
    positions: Sequence[Position]

    @property
    def last(self) -> int:
        """The number of the last position; the first is 0."""
        return len(self.positions) - 1

    @property
    def is_played_again(self) -> bool:
        """Return whether the match was played again by its rules, so that its cards are known."""
        return self.positions[0].state is not None

    def observe(self, at: int, seat: Seat | None = None) -> Observation | None:
        """Return what ``seat``, or a spectator, could know at position ``at``; None if its cards are
        unknown.
        """
        state = self.positions[at].state
        return None if state is None else GAMES[self.game].observe(state, seat)

    def hands(self, at: int, eyes: Eyes) -> dict[Seat, tuple[str, ...]]:
        """Return the hands that ``eyes`` see, by seat. For all hands open, it asks for an observation of
        every seat, because only a seat's own observation has its hand.
        """
        seats = range(self.seats) if eyes == "open" else () if eyes == "table" else (eyes,)
        seen = {seat: self.observe(at, seat) for seat in seats}
        return {seat: each.hand for seat, each in seen.items() if each is not None}

    def happened(self, at: int, eyes: Eyes) -> tuple[Event, ...]:
        """Return the events that ``eyes`` see on the way to position ``at``: public ones, and private ones
        for their seat or for every seat.
        """
        return tuple(
            event for event in self.positions[at].events if event.to is None or eyes in ("open", event.to)
        )

    def turning_points(self, *kinds: Turning) -> list[int]:
        """Return the numbers of the positions with a turning point of one of ``kinds``; of any kind if none
        is given.
        """
        found = [self._turning[kind] for kind in kinds or self._turning]
        return found[0] if len(found) == 1 else sorted({at for each in found for at in each})

    def after(self, at: int, *kinds: Turning) -> int | None:
        """Return the first turning point after position ``at``; None if there is none."""
        points = self.turning_points(*kinds)
        return next(iter(points[bisect_right(points, at) :]), None)

    def before(self, at: int, *kinds: Turning) -> int | None:
        """Return the last turning point before position ``at``; None if there is none."""
        points = self.turning_points(*kinds)
        return next(reversed(points[: bisect_left(points, at)]), None)

    def deal_of(self, at: int) -> range:
        """Return the range of positions in the same deal as position ``at``."""
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
"""For each kind, whether a public event makes a turning point."""


def replay_of(record: MatchFile) -> Replay:
    """Replay a match file.

    Raises BadOptions, IllegalMove or ValueError if it was not played by the rules of this version.
    """
    if not is_checkable(record):
        raise ValueError(f"version {record.rules} of the rules of {record.game!r} is unknown")
    observe = GAMES[record.game].observe
    positions = [
        Position(line, observe(step.state, None).deal, step.events, step.state)
        for line, step in played_again(record)
    ]
    return Replay(record.game, len(record.players), positions)


def replay_of_events(game: str, seats: int, moves: Iterable[tuple[Line, Sequence[Event]]]) -> Replay:
    """Build the replay of a match from its moves and the public events of each."""
    deal, positions = 0, []
    for line, events in moves:
        deal += any(event.key == "dealt" for event in events)
        positions.append(Position(line, deal, tuple(events)))
    return Replay(game, seats, positions)
