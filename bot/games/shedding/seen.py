"""What is seen of a match of a shedding game: the facts on the table, and the hints for who holds a hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from bot.games.api import Event, Seat
from bot.games.french import CODES, FRENCH, RANK, SUIT
from bot.games.notation import DRAW, PASS
from bot.games.shedding.fits import Fits, fits
from bot.games.shedding.state import State


class SeenState(State):
    """A match, and what is told of it."""

    FITS: ClassVar[Fits] = fits()

    def fits(self) -> Fits:
        """What the seat on turn may lay, for every possible top card."""
        return self.FITS

    def draws_left(self) -> int:
        """How many cards the seat on turn may still draw, and can."""
        left, there = self.fits().draws - self.drawn, len(self.stock)
        if there < left and self.discard and self.match.house.recycle != "none":
            there += len(self.discard) - 1
        return max(left if left < there else there, 0)

    def asked(self) -> dict[str, Any]:
        """What a card must match to be laid now: ``top`` is the top card, and ``suit`` and ``rank`` are those
        that count.
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
        """What everybody can see on the table.

        ``laid`` are the cards of the discard, the oldest first, which everybody has seen. ``calling`` is the
        seat that must still call with one card or none, which everybody sees too. If a call is due for
        several cards, only their owner may know it.
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
        """What the hint for the seat on turn says about the cards that it may lay."""
        return {**self.asked(), "named": self.named is not None}

    def lines(self, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """The same drawn for people, line by line."""
        return (Event("table", facts),)

    def hints(self, seat: Seat) -> Iterator[Event]:
        """Private lines for ``seat`` in a running deal: what it can do, and that its call is due."""
        if seat == self.turn:
            yield from self.turn_hints(seat)
        if self.calls.due_from(seat):
            due = {"count": self.PENALTY, "enforce": self.enforced(seat), **self.kind_of_call(seat)}
            yield Event("call_hint", due, seat)

    def turn_hints(self, seat: Seat) -> Iterator[Event]:
        """Private lines for the seat on turn: what fits, if it has such a card, and what else it can do."""
        if self.moves[0].verb == "play":
            yield Event("fits", self.what_fits(), seat)
        yield from self.other_hints(seat)

    def other_hints(self, seat: Seat) -> Iterator[Event]:
        """Hints about what the seat on turn may do instead of laying a card."""
        if self.moves[0] == DRAW:
            yield Event("none_fit", {"count": self.draws_left()}, seat)
        elif self.moves[0] == PASS:
            yield Event("must_pass", {}, seat)
