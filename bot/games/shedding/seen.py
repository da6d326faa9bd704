"""What players see of a match of a shedding game: public facts, and hints for the owner of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from bot.games.api import Event, Seat
from bot.games.french import CODES, FRENCH, RANK, SUIT
from bot.games.notation import DRAW, PASS
from bot.games.shedding.fits import Fits, fits
from bot.games.shedding.state import State


class SeenState(State):
    """A match with its public facts and hints."""

    FITS: ClassVar[Fits] = fits()

    def fits(self) -> Fits:
        """The legal plays of the seat on turn, for every possible top card."""
        return self.FITS

    def draws_left(self) -> int:
        """Return how many cards the seat on turn can still draw."""
        left, there = self.fits().draws - self.drawn, len(self.stock)
        if there < left and self.discard and self.match.house.recycle != "none":
            there += len(self.discard) - 1
        return max(left if left < there else there, 0)

    def asked(self) -> dict[str, Any]:
        """Return what a card must match now: ``top`` is the top card, ``suit`` and ``rank`` are those to
        match.
        """
        if not self.discard:
            return {"top": "", "suit": None, "rank": ""}
        fits, top = self.fits(), self.discard[-1]
        return {
            "top": CODES[top],
            "suit": fits.suit or self.named or SUIT[top],
            "rank": RANK[top] if RANK[top] in fits.by_rank else "",
        }

    def facts(self) -> dict[str, Any]:
        """Return the public facts.

        ``laid`` are the cards of the discard pile, the oldest first. ``calling`` is the seat that must still
        call with one card or none, which is public. If a call is due for several cards, only their owner may
        know.
        """
        asked, calls, window = self.asked(), self.calls, self.calls.window
        is_open = window is not None and not window.said and len(self.hands[window.seat]) < 2
        return {
            "top": asked["top"],
            "named": self.named,
            "suit": asked["suit"],
            "stock": len(self.stock),
            "discard": len(self.discard),
            "laid": FRENCH.pile_to_text(self.discard),
            "said": sorted(calls.said),
            "offence": sorted(calls.offence),
            "calling": window.seat if window and is_open else None,
        }

    def what_fits(self) -> dict[str, Any]:
        """Return the data for the hint about playable cards."""
        return {**self.asked(), "named": self.named is not None}

    def lines(self, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """Return the public facts as lines for people."""
        return (Event("table", facts),)

    def hints(self, seat: Seat) -> Iterator[Event]:
        """Yield private lines for ``seat`` in a running deal: its possible moves, and a due call."""
        if seat == self.turn:
            yield from self.turn_hints(seat)
        if self.calls.due_from(seat):
            due = {"count": self.PENALTY, "enforce": self.enforced(seat), **self.kind_of_call(seat)}
            yield Event("call_hint", due, seat)

    def turn_hints(self, seat: Seat) -> Iterator[Event]:
        """Yield private lines for the seat on turn: its playable cards, if any, and its other moves."""
        if self.moves[0].verb == "play":
            yield Event("fits", self.what_fits(), seat)
        yield from self.other_hints(seat)

    def other_hints(self, seat: Seat) -> Iterator[Event]:
        """Yield hints about the moves of the seat on turn other than playing a card."""
        if self.moves[0] == DRAW:
            yield Event("none_fit", {"count": self.draws_left()}, seat)
        elif self.moves[0] == PASS:
            yield Event("must_pass", {}, seat)
