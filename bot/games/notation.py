"""The moves of the French-suited cousins as text, and what a text says."""

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
"""By card: laying it, and no more."""
NAMING = tuple({suit: Move("play", (code, f"={suit}")) for suit in SUITS} for code in CODES)
"""By card and suit: laying the card and naming the suit."""

SINGLE = tuple((move,) for move in PLAIN)
"""By card: laying it, as the only way to do so."""
NAMED_BY = {
    rank: tuple((*NAMING[card].values(),) if RANK[card] == rank else SINGLE[card] for card in PACK)
    for rank in RANKS
} | {"": SINGLE}
"""By the rank that names a suit, or none: the ways to lay each card alone."""


@lru_cache(maxsize=8192)
def plays(fitting: bytes, naming: str) -> tuple[Move, ...]:
    """The ways to lay one of the ``fitting`` cards, in their order; those of the rank ``naming`` name a
    suit, unless it is empty.
    """
    single = NAMED_BY[naming]
    return tuple(move for card in dict.fromkeys(fitting) for move in single[card])


def plays_of_several(hand: bytes, fitting: bytes, naming: str, alone: str) -> tuple[Move, ...]:
    """The same, where cards of a rank that the hand holds go together, unless it is the rank ``alone``."""
    single = NAMED_BY[naming]
    cards = dict.fromkeys(fitting)  # with two packs a card may be there twice
    ranks = hand.translate(RANK_OF)
    moves: list[Move] = []
    for card in cards:
        moves += single[card]
        if ranks.count(card >> 2) > 1 and RANK[card] != alone:
            moves += _sequences(card, hand.translate(None, OTHER_RANKS[card >> 2]))
    return tuple(moves)


@lru_cache(maxsize=8192)
def _sequences(first: int, same: bytes) -> tuple[Move, ...]:
    """The plays of ``first`` and more of ``same``, all cards of its rank in the hand. Only the last matters
    besides the first, so those between are written in the order C D H S.
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
    """What a move's text says."""

    move: Move
    """The move without its call, in the canonical form but for the suit that a card names."""
    cards: bytes = b""
    """In the canonical order: the first, those between in the order C D H S, the last."""
    suit: str | None = None
    call: bool = False
    target: Seat = 0


_NAMES = {f"={suit}": suit for suit in SUITS}
_NUMBER = re.compile("0|[1-9][0-9]{0,2}")


@lru_cache(maxsize=8192)
def read(move: Move) -> Words:
    """Read a move's words, whatever card names a suit. Raises :class:`IllegalMove` ``malformed``, by the text
    alone.
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
    """The move that lays ``cards`` and names a suit or none."""
    if len(cards) > 1:
        return Move("play", tuple(CODES[card] for card in cards))
    return PLAIN[cards[0]] if suit is None else NAMING[cards[0]][suit]
