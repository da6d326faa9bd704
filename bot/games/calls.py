"""Calls that players of shedding games make before their last card: due, made, or missed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from bot.games.api import Seat
from bot.games.position import Fields
from bot.games.seats import NOBODY


class Window(NamedTuple):
    """The time in which ``seat`` may make the call that is due. Once it has, the call is ``said``."""

    seat: Seat
    said: bool = False


class Calls(NamedTuple):
    """Who must call, who has, and who has been too late."""

    window: Window | None = None
    said: frozenset[Seat] = NOBODY
    """The seats whose call still covers their unchanged hand."""
    offence: frozenset[Seat] = NOBODY
    """The seats that can be challenged."""

    def due_from(self, seat: Seat) -> bool:
        """Whether ``seat`` must still call."""
        return self.window == (seat, False)

    def settled(self, seat: Seat) -> bool:
        """Whether ``seat`` owes no new call for its hand: it has called, can be challenged, or still may
        call.
        """
        return self.window is not None or seat in self.said or seat in self.offence

    def closed(self) -> Calls:
        """After the window was closed."""
        return Calls(None, self.said, self.offence) if self.said or self.offence else NO_CALLS

    def lapsed(self, seat: Seat) -> Calls:
        """After the hand of ``seat`` has changed: nothing of the old one is due, covered or open."""
        window = self.window
        if window and window.seat == seat:
            window = None
        elif seat not in self.said and seat not in self.offence:
            return self
        left = Calls(window, self.said - {seat}, self.offence - {seat})
        return left if any(left) else NO_CALLS


NO_CALLS = Calls()


def calls_in(fields: Fields, kind: Callable[[Seat], Mapping[str, Any]] = lambda _: {}) -> Calls:
    """The calls in a position. ``kind`` returns what the window of a seat holds besides ``said``. Raises
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
