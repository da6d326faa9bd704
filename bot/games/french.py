"""French-suited cards, one byte a card: a pile or a hand is a ``bytes``.

Measured against tuples of small ints, bytes search, filter and slice two to four times as fast
(``hand.translate(None, misfits)`` keeps the cards that fit, in their order), compare and copy at once, and
they are as immutable.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

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


def to_text(cards: bytes) -> str:
    """The codes of the cards, separated by single spaces: ``"9C 4H"``."""
    return CODES[cards[0]] if len(cards) == 1 else " ".join([CODES[card] for card in cards])


def to_texts(piles: Iterable[bytes]) -> list[str]:
    """The same for several piles, in less time."""
    all_cards = _BETWEEN.join(piles)
    text = bytearray(3 * len(all_cards))
    text[0::3] = all_cards.translate(_SPACES)
    text[1::3] = all_cards.translate(_RANK_LETTERS)
    text[2::3] = all_cards.translate(_SUIT_LETTERS)
    return [pile[1:] for pile in text.decode("ascii").split("\n\n\n")]


_BETWEEN = b"\xff"


def _letters(of_cards: str) -> bytes:
    """What stands for each card, for ``bytes.translate``, and a line break for what stands between piles."""
    return of_cards.encode().ljust(255) + b"\n"


_SPACES = _letters("")
_RANK_LETTERS, _SUIT_LETTERS = (_letters("".join(letters)) for letters in zip(*CODES, strict=True))


def from_text(text: str) -> bytes:
    """Read a list of card codes. Raises ValueError for a code that is no card, or stray spaces."""
    try:
        return bytes([CARD[code] for code in text.split(" ")]) if text else b""
    except KeyError as unknown:
        raise ValueError(f"no such card: {unknown}") from None


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


class FrenchFields(Fields):
    """The keys of a position that holds French-suited cards."""

    def cards(self, key: str) -> bytes:
        """A list of cards; none by default."""
        return _cards(key, self.take(key, ""))

    def hands(self) -> tuple[bytes, ...]:
        """The hand of each seat; empty by default."""
        return self.for_each_seat("hands", b"", _cards)

    def suit(self, key: str) -> int | None:
        """A suit, or null, the default."""
        letter = self.one_of(key, None, (None, *SUITS))
        return None if letter is None else SUITS.index(letter)


def _cards(key: str, text: Any) -> bytes:
    if not isinstance(text, str):
        raise ValueError(f"{key}: {text!r} is no list of cards")
    return from_text(text)


def suit_letter(suit: int | None) -> str | None:
    """The letter of a suit."""
    return None if suit is None else SUITS[suit]


def count_cards(piles: Iterable[bytes], packs: int, deal: int) -> None:
    """Raise ValueError unless every card of so many packs is in exactly one of the piles. Before deal 1 they
    may also be empty.
    """
    held = Counter(b"".join(piles))
    if held != Counter(PACK * packs) and (held or deal):
        raise ValueError("cards: not each in exactly one place")
