"""French-suited cards, one byte a card: a pile or a hand is a ``bytes``.

Measured against tuples of small ints, bytes search, filter and slice two to four times as fast
(``hand.translate(None, misfits)`` keeps the cards that fit, in their order), compare and copy at once, and
they are as immutable.
"""

from __future__ import annotations

from bot.games.codes import Codes
from bot.games.position import Fields

RANKS = "A23456789TJQK"
SUITS = "CDHS"

PACK = bytes(range(52))
"""One pack: ace to king, each rank from clubs to spades; ``card >> 2`` is its rank, ``card & 3`` its suit."""
CODES = tuple(rank + suit for rank in RANKS for suit in SUITS)
CARD = {code: card for card, code in enumerate(CODES)}

ACE, TWO, EIGHT, TEN, QUEEN = (RANKS.index(rank) for rank in "A28TQ")


RANK_NAMES = (
    *("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "jack", "queen", "king"),
)

RANK_OF = bytes(card >> 2 for card in range(256))
"""The rank of each card, for ``bytes.translate``."""
OF_RANK = tuple(PACK[4 * rank : 4 * rank + 4] for rank in range(len(RANKS)))
OTHER_RANKS = tuple(PACK[: 4 * rank] + PACK[4 * rank + 4 :] for rank in range(len(RANKS)))
"""For each rank, the cards that are not of it."""


FRENCH = Codes(CARD)
to_text, from_text = FRENCH.to_text, FRENCH.from_text


def holds(hand: bytes, cards: bytes) -> bool:
    """Whether all of ``cards`` are in the hand, as many times as they are named."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def without(hand: bytes, cards: bytes) -> bytes:
    """The hand after ``cards``, which it holds, have left it; its order is kept."""
    if len(cards) == 1:
        return hand.replace(cards, b"", 1)
    for card in cards:
        hand = hand.replace(bytes((card,)), b"", 1)
    return hand


def suit_in(fields: Fields, key: str) -> int | None:
    """The suit that a key of a position names, or None, the default."""
    letter = fields.one_of(key, None, (None, *SUITS))
    return None if letter is None else SUITS.index(letter)


def suit_letter(suit: int | None) -> str | None:
    """The letter of a suit."""
    return None if suit is None else SUITS[suit]
