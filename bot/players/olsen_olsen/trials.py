"""Play a deal of Ólsen ólsen on: play a card that fits, and keep eights and the longest suit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bot.games.api import Event, Move, Observation
from bot.games.codes import ONE
from bot.games.french import EIGHT, PACK, without
from bot.games.shedding.fits import fits
from bot.players.olsen_olsen.features import worth
from bot.players.olsen_olsen.memory import Memory, remembered
from bot.players.shedding.trials import (
    EIGHTS,
    SheddingTrials,
    favourite,
    favourite_suit,
    succession,
)
from bot.players.shedding.view import spoken
from bot.players.trials import LONGEST, World

WORTH = [-worth(card) for card in PACK]
MISFITS = fits().misfits[None]
DRAWS = 3


class OlsenOlsenTrials(SheddingTrials):
    """A running deal of Ólsen ólsen. An empty stock is filled when a card is missing, and by turning the pile
    over without burying eights.
    """

    def __init__(self, seen: Observation, memory: Memory | None = None) -> None:
        """With a ``memory`` of the deal, no more is left to chance than that does not know."""
        super().__init__(seen)
        self._stock = memory.stock if memory is not None else None
        self._hidden = self._unseen.copy()
        """The cards that others hold, once the stock is known."""
        for card in self._stock or b"":
            self._hidden.remove(card)
        hands = memory.hands if memory is not None else {}
        self._places = [
            (seat, may) for seat in range(seen.seats) if seat != self.seat for may in hands.get(seat, ())
        ]
        options, facts = seen.options, seen.table
        self.following = succession(seen.seats)
        self.any_card, self.drawn = facts["any_card"], facts["drawn"]
        self.way = options["recycle"]
        self.any_after_eight = options["starter_eight"] == "any_card"
        self.counts = options["scoring"]

    def draw(self, chance: Random) -> World:
        """The unseen cards dealt at random, but as they are remembered."""
        if self._stock is None:
            return super().draw(chance)
        left, places = self._hidden.copy(), self._places.copy()
        hands = [bytearray() for _ in range(self.seats)]
        hands[self.seat] += self._hand
        chance.shuffle(places)
        for seat, may in sorted(places, key=lambda place: len(place[1])):
            # Memories can contradict each other if a player drew by choice.
            card = chance.choice([card for card in left if card in may] or left)
            left.remove(card)
            hands[seat].append(card)
        return self.world([bytes(hand) for hand in hands], self._stock)

    # One loop, as calls would be most of what it takes.
    def play_out(self, world: World, move: Move | None = None) -> tuple[list[int], int]:
        """What each seat gains in a deal that goes on with ``move``, and the moves that are made in it."""
        hands, stock, pile, top = list(world.hands), world.rest, self.pile, self.top
        turn, drawn, following = self.turn, self.drawn, self.following
        any_card, passes, made = self.any_card, 0, 0
        laid, named = spoken(move) if move and move.args else (b"", None)
        draws = move is not None and not laid  # to draw, even if a card fits
        while made < LONGEST:
            made += 1
            hand = hands[turn]
            if not laid:
                fitting = hand if any_card else hand.translate(None, MISFITS[top])
                while (draws or not fitting) and drawn < DRAWS:
                    if not stock:
                        if len(pile) < 2:
                            break
                        if self.way == "flip_all":
                            stock, pile, top = pile[1:], pile[:1], pile[0]
                            any_card = self.any_after_eight and top >> 2 == EIGHT
                        elif self.way == "flip_keep_top":
                            stock, pile = pile[:-1], pile[-1:]
                        else:
                            stock, pile = self.shuffle(pile[:-1]), pile[-1:]
                    hand, stock = hand + stock[:1], stock[1:]
                    drawn, made, draws = drawn + 1, made + 1, False
                    fitting = hand if any_card else hand.translate(None, MISFITS[top])
                if not fitting:
                    hands[turn] = hand
                    passes = 0 if drawn else passes + 1
                    turn, drawn = following[turn], 0
                    if passes >= self.seats:
                        break
                    continue
                laid = ONE[fitting[0] if len(fitting) == 1 else favourite(hand, fitting)]
            hand = hands[turn] = without(hand, laid)
            pile += laid
            if not hand:
                break
            top = laid[0]
            if top >> 2 == EIGHT:
                top = EIGHTS + (favourite_suit(hand) if named is None else named)
            turn, laid, named = following[turn], b"", None
            any_card, drawn, passes = False, 0, 0
        return [sum(map(WORTH.__getitem__, hand)) for hand in hands], made


def recalled(seen: Observation, past: Sequence[Event]) -> OlsenOlsenTrials | None:
    """The running deal as its ``past`` tells it; None unless that tells the order of the stock."""
    memory = remembered(seen, past)
    return OlsenOlsenTrials(seen, memory) if memory is not None and memory.stock is not None else None
