"""What trials of the French-suited games share: the unseen cards, what fits, and which card to play.

The top card and the current suit are one number here, a card of that rank and suit.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.api import Observation
from bot.games.french import CARD, EIGHT, PACK, RANK_OF, SUITS
from bot.players.trials import Trials

SUIT_OF = bytes(card & 3 for card in range(256))
"""The suit of each card, for ``bytes.translate``."""
EIGHTS = 4 * EIGHT


class SheddingTrials(Trials):
    """A running deal of a shedding game."""

    def __init__(self, seen: Observation) -> None:
        facts = seen.table
        hand = bytes(map(CARD.__getitem__, seen.hand))
        self.pile = bytes(map(CARD.__getitem__, facts["laid"].split()))
        packs = max((sum(seen.counts) + facts["stock"] + facts["discard"]) // len(PACK), 1)
        unseen = [packs] * len(PACK)
        for card in hand + self.pile:
            unseen[card] -= 1
        super().__init__(seen, [card for card in PACK for _ in range(unseen[card])], hand)
        self.out = seen.out
        self.top = self.pile[-1] if self.pile else 0
        if facts["named"] is not None:
            self.top = EIGHTS + SUITS.index(facts["named"])


def succession(seats: int, out: Iterable[int] = (), direction: int = 1) -> list[int]:
    """Return by seat which seat is next, without seats that are out."""
    playing = [seat for seat in range(seats) if seat not in out]
    following = list(range(seats))
    for place, seat in enumerate(playing):
        following[seat] = playing[(place + direction) % len(playing)]
    return following


def favourite(hand: bytes, fitting: bytes) -> int:
    """Of the cards that fit, one of the suit that the hand holds most of, an eight last."""
    suits, best, most = hand.translate(SUIT_OF), 0, -1
    for card in fitting:
        worth = suits.count(card & 3) if card >> 2 != EIGHT else 0
        if worth > most:
            best, most = card, worth
    return best


def favourite_set(hand: bytes, fitting: bytes) -> int:
    """The same where all cards of a rank are laid together: of the rank that the hand holds most of."""
    suits, ranks, best, most = hand.translate(SUIT_OF), hand.translate(RANK_OF), 0, -1
    for card in fitting:
        worth = 99 * ranks.count(card >> 2) + suits.count(card & 3) if card >> 2 != EIGHT else 0
        if worth > most:
            best, most = card, worth
    return best


def favourite_suit(hand: bytes) -> int:
    """The suit that a hand holds most of."""
    suits = hand.translate(SUIT_OF)
    held = [suits.count(0), suits.count(1), suits.count(2), suits.count(3)]
    return held.index(max(held))
