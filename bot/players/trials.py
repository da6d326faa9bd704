"""Trials: deal the cards that a seat hasn't seen at random to where they may be, and play the deal on to its
end by a few plain rules, as fast as Python can.

Each game has its own module, which says where unseen cards may be and plays on. It has the rules a second
time, over small numbers. A test checks that both give the same points.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from bot.games.api import Move, Observation

LONGEST = 1000
"""Moves after which a deal that does not end is counted as it stands."""

Shuffle = Callable[[bytes], bytes]
"""What makes a new stock of the cards that have been laid."""


class World(NamedTuple):
    """Where the cards lie that the seat has not seen."""

    hands: tuple[bytes, ...]
    """By seat; its own hand among them."""
    rest: bytes
    """The stock, its top first, or what lies aside."""


def by_strides(cards: bytes) -> bytes:
    """The cards in another order: quicker than a shuffle, and the same for the same cards."""
    return cards[2::5] + cards[::5] + cards[3::5] + cards[1::5] + cards[4::5]


class Trials(ABC):
    """The running deal that an observation is of, as often as it is asked for."""

    def __init__(self, seen: Observation, unseen: Sequence[int], hand: bytes) -> None:
        """``unseen`` are the cards that the seat has not seen, ``hand`` those that it holds."""
        self.seat = seen.seat or 0
        self.seats = seen.seats
        self.turn = next(iter(seen.to_act))
        self.shuffle: Shuffle = by_strides
        self._unseen = list(unseen)
        self._hand = hand
        self._counts = seen.counts

    def draw(self, chance: Random) -> World:
        """The unseen cards dealt at random."""
        drawn, dealt = chance.random, 0
        self._unseen.sort(key=lambda _: drawn())
        cards = bytes(self._unseen)
        hands = []
        for seat, count in enumerate(self._counts):
            if seat == self.seat:
                hands.append(self._hand)
            else:
                hands.append(cards[dealt : dealt + count])
                dealt += count
        return self.world(hands, cards[dealt:])

    def world(self, hands: Sequence[bytes], rest: bytes) -> World:
        """These hands and what lies aside, in the order that the game plays on with."""
        return World(tuple(hands), rest)

    @abstractmethod
    def play_out(self, world: World, move: Move | None = None) -> tuple[list[int], int]:
        """Return what each seat gains in a deal that continues with ``move``, by default the move that the
        seat on turn would choose, and the number of moves.
        """
