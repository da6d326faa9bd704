"""Calls before the last card in shedding games: due, made, or missed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from bot.games.api import Seat
from bot.games.position import Fields
from bot.games.seats import NOBODY


class Window(NamedTuple):
    """The time in which ``seat`` may make a due call. ``said``: the call has been made."""

    seat: Seat
    said: bool = False


class Calls(NamedTuple):
    """The calls of a deal: due, made, and open to a challenge."""

    window: Window | None = None
    said: frozenset[Seat] = NOBODY
    """Seats with a call that still covers their unchanged hand."""
    offence: frozenset[Seat] = NOBODY
    """Seats that can be challenged."""

    def due_from(self, seat: Seat) -> bool:
        """Return whether ``seat`` still has to call."""
        return self.window == (seat, False)

    def settled(self, seat: Seat) -> bool:
        """Return whether ``seat`` owes no new call for its hand: it has called, can be challenged, or still
        may call.
        """
        return self.window is not None or seat in self.said or seat in self.offence

    def closed(self) -> Calls:
        """Return the calls without the open window."""
        return Calls(None, self.said, self.offence) if self.said or self.offence else NO_CALLS

    def lapsed(self, seat: Seat) -> Calls:
        """Return the calls after the hand of ``seat`` has changed, without anything about its old hand."""
        window = self.window
        if window and window.seat == seat:
            window = None
        elif seat not in self.said and seat not in self.offence:
            return self
        left = Calls(window, self.said - {seat}, self.offence - {seat})
        return left if any(left) else NO_CALLS


NO_CALLS = Calls()


def calls_in(fields: Fields, kind: Callable[[Seat], Mapping[str, Any]] = lambda _: {}) -> Calls:
    """Read the calls of a position. ``kind`` returns what the window of a seat holds besides ``said``. Raises
    ValueError.
    """
    seats = range(fields.seats)
    match fields.take("pending", None):
        case None:
            window = None
        case {"seat": int(seat), "said": bool(said), **more} if seat in seats and more == kind(seat):
            window = Window(seat, said)
        case pending:
            raise ValueError(f"pending: {pending!r}")
    calls = Calls(window, frozenset(fields.some_seats("said")), frozenset(fields.some_seats("offence")))
    return calls if any(calls) else NO_CALLS
