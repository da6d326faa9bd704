"""Mau-Mau: match the suit or the number, pass on sevens, and call before your last card
(data/rules/mau_mau.md).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from bot.games.api import Event, Move, Seat, Spec
from bot.games.french import PACK, RANK, of_rank, worth
from bot.games.house import choice, number
from bot.games.matches import PLAY
from bot.games.notation import TAKE, plays
from bot.games.shedding import SheddingGame, SheddingHouse, SheddingState
from bot.games.shedding.fits import fits


class House(SheddingHouse):
    """The house rules."""

    enforce: str = choice("auto", "challenge")
    deals: int = number(range(1, 11), 3)


class State(SheddingState):
    """A match of Mau-Mau."""

    WITHOUT = ("first_turn", "dir", "out")
    SPEC = Spec(
        key="mau_mau",
        name="Mau-Mau",
        seats=range(2, 6),
        options=House.options,
        version=1,
        out_of_turn=frozenset({"call", "challenge"}),
        statistics={"calls_due": "call_due", "calls_made": "called", "calls_missed": "call_missed"},
        length="deals",
        banner=("7H", "8S", "JC", "AD", "TH"),
    )
    VERBS: ClassVar = {**SheddingState.VERBS, PLAY: (*SheddingState.VERBS[PLAY], "take")}
    PACKETS = (1,) * 5
    PENALTY = 2
    FITS = fits(naming="J", never="J", draws=1)
    WORTH = worth({"A": 11, "J": 20, "K": 4, "Q": 3, "789": 0})

    def all_cards(self) -> bytes:
        """Return the 32 cards of the deck."""
        return bytes(card for card in PACK if RANK[card] not in "23456")

    def turn_moves(self) -> tuple[Move, ...]:
        """Return the moves of the seat on turn: while sevens are open, only sevens and taking the cards."""
        if not self.penalty or self.match.phase != PLAY:
            return super().turn_moves()
        return (*plays(of_rank(self.hands[self.turn], "7"), naming=""), TAKE)

    def _seven(self, cards: bytes) -> None:
        """Add two cards for the next player."""
        self.penalty += 2
        self.end_turn()

    EFFECTS: ClassVar = {"7": _seven, "8": SheddingState.skip}

    def begin(self, order: list[Seat], stock: bytes) -> None:
        """Turn up the starter, with no open sevens."""
        self.penalty = 0
        super().begin(order, stock)

    def is_last(self, totals: tuple[int, ...]) -> bool:
        """Return whether that was the last deal."""
        return self.match.deal >= int(self.match.house.deals)

    def facts(self) -> dict[str, Any]:
        """Return the public facts."""
        return {**super().facts(), "penalty": self.penalty}

    def lines(self, facts: Mapping[str, Any]) -> tuple[Event, ...]:
        """Return the lines of the table, and how many cards open sevens cost."""
        lines = super().lines(facts)
        is_open = self.penalty and self.moves
        return (*lines, Event("open", {"seat": self.turn, "count": self.penalty})) if is_open else lines

    def turn_hints(self, seat: Seat) -> Iterator[Event]:
        """Yield what fits or, while sevens are open, what answers them."""
        if self.penalty:
            yield Event("answer", {"count": self.penalty, "able": len(self.moves) > 1}, seat)
        else:
            yield from super().turn_hints(seat)


class MauMau(SheddingGame[State]):
    """The game, made from its house rules and its state."""

    spec, house, state = State.SPEC, House, State
