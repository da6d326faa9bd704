"""The moves of the French-suited cousins as text, and what a text says."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from bot.games.api import IllegalMove, Move, Seat
from bot.games.french import CARD, CODES, EIGHT, PACK, SUITS

DRAW, PASS, CALL, DEAL = Move("draw"), Move("pass"), Move("call"), Move("deal")
CHALLENGE = tuple(Move("challenge", (str(seat),)) for seat in range(10))

PLAIN = tuple(Move("play", (code,)) for code in CODES)
"""By card: laying it, and no more."""
NAMING = tuple(tuple(Move("play", (code, f"={suit}")) for suit in SUITS) for code in CODES)
"""By card and suit: laying the card and naming the suit."""

SINGLE = tuple((move,) for move in PLAIN)
SINGLE_WITH_POWER = tuple(NAMING[card] if card >> 2 == EIGHT else SINGLE[card] for card in PACK)
"""By card: the ways to lay it alone, where eights have no power and where they have."""


class Words(NamedTuple):
    """What a move's text says."""

    cards: bytes = b""
    """In the canonical order: the first, those between in the order C D H S, the last."""
    suit: int | None = None
    call: bool = False
    target: Seat = 0


_NAMES = {f"={letter}": suit for suit, letter in enumerate(SUITS)}
_NUMBER = re.compile("0|[1-9][0-9]{0,2}")


@lru_cache(maxsize=8192)
def read(move: Move) -> Words:
    """Read a move's words. Raises :class:`IllegalMove` ``malformed``, by the text alone."""
    match move.verb, move.args:
        case "draw" | "pass" | "call" | "deal", ():
            return Words()
        case "challenge", (seat,) if _NUMBER.fullmatch(seat):
            return Words(target=int(seat))
        case "play", (_, *_):
            words = list(move.args)
            call = words[-1] == "!" and bool(words.pop())
            suit = _NAMES[words.pop()] if words and words[-1] in _NAMES else None
            if words and all(word in CARD for word in words):
                cards = bytes(CARD[word] for word in words)
                if suit is None or cards[-1] >> 2 == EIGHT:
                    in_order = bytes((cards[0], *sorted(cards[1:-1]), *cards[1:][-1:]))
                    return Words(in_order, suit, call)
    raise IllegalMove("malformed", move=str(move))
