"""Crazy Eights: match the suit or the number on top. Eights go on anything (data/rules/crazy_eights.md)."""

from __future__ import annotations

from bot.games.api import Spec
from bot.games.french import worth
from bot.games.house import choice, number
from bot.games.shedding import SheddingGame, SheddingHouse, SheddingState


class House(SheddingHouse):
    """The house rules."""

    one_pack_for = 6

    packs: int | str = choice("auto", 1, 2)
    trick_cards: bool = choice(True, False)
    deals: int = number(range(1, 11), 2)


class State(SheddingState):
    """A match of Crazy Eights."""

    SPEC = Spec(
        key="crazy_eights",
        name="Crazy Eights",
        seats=range(2, 9),
        options=House.options,
        version=1,
        out_of_turn=frozenset({"call", "challenge"}),
        statistics={"calls_due": "call_due", "calls_made": "called", "calls_missed": "call_missed"},
        length="deals",
    )
    PACKETS = (1,) * 5
    PENALTY = 2
    WORTH = worth({"8": 50})
    EFFECTS = {"Q": SheddingState.skip, "A": SheddingState.reverse}  # noqa: RUF012 - never changed

    def effect(self, cards: bytes) -> None:
        """Let queens skip the next player and aces reverse play, if the house rules say so."""
        if self.match.house.trick_cards:
            super().effect(cards)
        else:
            self.end_turn()

    def is_last(self, totals: tuple[int, ...]) -> bool:
        """Return whether that was the last deal."""
        return self.match.deal >= int(self.match.house.deals)


class CrazyEights(SheddingGame[State]):
    """The game, made from its house rules and its state."""

    spec, house, state = State.SPEC, House, State
