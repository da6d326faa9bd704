"""French-suited cards, one byte a card: a pile or a hand is a ``bytes``.

Measured against tuples of small ints, bytes search, filter and slice two to four times as fast
(``hand.translate(None, misfits)`` keeps the cards that fit, in their order), compare and copy at once, and
they are as immutable.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.codes import Codes
from bot.games.kept import StoredForm

RANKS = "A23456789TJQK"
SUITS = "CDHS"

PACK = bytes(range(52))
"""One deck: ace to king, each rank from clubs to spades; ``card >> 2`` is its rank, ``card & 3`` its suit."""
CODES = tuple(rank + suit for rank in RANKS for suit in SUITS)
CARD = {code: card for card, code in enumerate(CODES)}

ACE, TWO, EIGHT, TEN, QUEEN = (RANKS.index(rank) for rank in "A28TQ")


RANK, SUIT = (tuple(code[at] for code in CODES) for at in (0, 1))
"""The rank and the suit of each card, as letters."""

_NAMES = "ace two three four five six seven eight nine ten jack queen king"
RANK_NAMES = dict(zip(RANKS, _NAMES.split(), strict=True))

RANK_OF = bytes(card >> 2 for card in range(256))
"""The rank of each card, for ``bytes.translate``."""
OF_RANK = tuple(PACK[4 * rank : 4 * rank + 4] for rank in range(len(RANKS)))
OTHER_RANKS = tuple(PACK[: 4 * rank] + PACK[4 * rank + 4 :] for rank in range(len(RANKS)))
"""For each rank, the cards that are not of it."""


FRENCH = Codes(CARD)
to_text, from_text = FRENCH.to_text, FRENCH.from_text


def holds(hand: bytes, cards: bytes) -> bool:
    """Return whether all of ``cards`` are in the hand, counting duplicates."""
    return all(hand.count(card) >= cards.count(card) for card in cards)


def without(hand: bytes, cards: bytes) -> bytes:
    """Return the hand without ``cards``, which it must hold, in the same order."""
    if len(cards) == 1:
        return hand.replace(cards, b"", 1)
    for card in cards:
        hand = hand.replace(bytes((card,)), b"", 1)
    return hand


def of_rank(cards: bytes, rank: str) -> bytes:
    """Those of the cards that are of a rank, in their order."""
    return cards.translate(None, OTHER_RANKS[RANKS.index(rank)])


def worth(special: Mapping[str, int], others: int | None = None) -> tuple[int, ...]:
    """By card: its points. ``special`` has those of ranks, one or several to a key; all ``others`` are worth
    as much, or else their number, an ace 1 and a court card 10.
    """
    points = {rank: points for ranks, points in special.items() for rank in ranks}
    pips = dict(zip(RANKS, (*range(1, 11), 10, 10, 10), strict=True))
    return tuple(points.get(rank, pips[rank] if others is None else others) for rank in RANK)


SUIT_FORM = StoredForm(lambda fields, key: fields.one_of(key, None, (None, *SUITS)))
"""How a position holds the letter of a suit, or None."""
