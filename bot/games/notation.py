"""Moves as text in the games with French-suited cards, and parsing of that text."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bot.games.api import IllegalMove, Move, Seat
from bot.games.french import CARD, CODES, OTHER_RANKS, PACK, RANK, RANK_OF, RANKS, SUITS, without

DRAW, TAKE, PASS, CALL = map(Move, ("draw", "take", "pass", "call"))
CHALLENGE = tuple(Move("challenge", (str(seat),)) for seat in range(10))

PLAIN = tuple(Move("play", (code,)) for code in CODES)
"""Plain play of each card."""
NAMING = tuple({suit: Move("play", (code, f"={suit}")) for suit in SUITS} for code in CODES)
"""Play of each card that names each suit."""

SINGLE = tuple((move,) for move in PLAIN)
"""Plain play of each card, as a tuple of all its plays."""
NAMED_BY = {
    rank: tuple((*NAMING[card].values(),) if RANK[card] == rank else SINGLE[card] for card in PACK)
    for rank in RANKS
} | {"": SINGLE}
"""All plays of each single card, by the rank that names a suit (or none)."""


@lru_cache(maxsize=8192)
def plays(fitting: bytes, naming: str) -> tuple[Move, ...]:
    """Return the plays of single ``fitting`` cards, in their order; those of the rank ``naming`` (if any)
    name a suit.
    """
    single = NAMED_BY[naming]
    return tuple(move for card in dict.fromkeys(fitting) for move in single[card])


def plays_of_several(hand: bytes, fitting: bytes, naming: str, alone: str) -> tuple[Move, ...]:
    """Return the plays of ``fitting`` cards alone or with more of their rank in the hand. Cards of the rank
    ``alone`` are only played one by one.
    """
    single = NAMED_BY[naming]
    cards = dict.fromkeys(fitting)  # two decks can have a card twice
    ranks = hand.translate(RANK_OF)
    moves: list[Move] = []
    for card in cards:
        moves += single[card]
        if ranks.count(card >> 2) > 1 and RANK[card] != alone:
            moves += _sequences(card, hand.translate(None, OTHER_RANKS[card >> 2]))
    return tuple(moves)


@lru_cache(maxsize=8192)
def _sequences(first: int, same: bytes) -> tuple[Move, ...]:
    """Return the plays of ``first`` with more of ``same``, all cards of its rank in the hand. Only the first
    and the last card matter, so those between are in the order C D H S.
    """
    others = bytes(sorted(without(same, bytes((first,)))))
    moves: dict[Move, None] = {}
    for last in others:
        rest = without(others, bytes((last,)))
        for count in range(len(rest) + 1):
            for between in combinations(rest, count):
                moves[Move("play", tuple(CODES[card] for card in (first, *between, last)))] = None
    return tuple(moves)


class Words(NamedTuple):
    """A move's parsed text."""

    move: Move
    """The move without its call, canonical except for the named suit."""
    cards: bytes = b""
    """The cards in canonical order: the first, those between in the order C D H S, the last."""
    suit: str | None = None
    call: bool = False
    target: Seat = 0


_NAMES = {f"={suit}": suit for suit in SUITS}
_NUMBER = re.compile("0|[1-9][0-9]{0,2}")


@lru_cache(maxsize=8192)
def read(move: Move) -> Words:
    """Parse a move by its text alone, so any rank may name a suit. Raises :class:`IllegalMove`
    ``malformed``.
    """
    match move.verb, move.args:
        case "draw" | "take" | "pass" | "call" | "deal", ():
            return Words(move)
        case "challenge", (seat,) if _NUMBER.fullmatch(seat):
            return Words(move, target=int(seat))
        case "play", (_, *_):
            words = list(move.args)
            call = words[-1] == "!" and bool(words.pop())
            suit = _NAMES[words.pop()] if words and words[-1] in _NAMES else None
            if words and all(word in CARD for word in words):
                cards = bytes(CARD[word] for word in words)
                in_order = bytes((cards[0], *sorted(cards[1:-1]), *cards[1:][-1:]))
                return Words(playing(in_order, suit), in_order, suit, call)
    raise IllegalMove("malformed", move=str(move))


def playing(cards: bytes, suit: str | None = None) -> Move:
    """Return the move that plays ``cards`` and names ``suit`` or none."""
    if len(cards) > 1:
        return Move("play", tuple(CODES[card] for card in cards))
    return PLAIN[cards[0]] if suit is None else NAMING[cards[0]][suit]
