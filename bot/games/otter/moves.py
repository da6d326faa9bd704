"""The moves of Otter Nonsense as text, and parsing of that text."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from bot.games.api import IllegalMove, Move, Seat
from bot.games.otter.cards import CARD, CODES, NO_CARD

COLUMNS = range(3)

PLAYS = [[Move("play", (code, str(column))) for code in CODES] for column in COLUMNS]
"""Plays, by column and card."""
COLLECTIONS, KEEPINGS = (
    [[[Move(verb, (str(column), a, b)) for b in CODES] for a in CODES] for column in COLUMNS]
    for verb in ("collect", "keep")
)
"""Collections of a column, by column, card given or kept, and card placed."""


@lru_cache(maxsize=8192)
def naming(move: Move, seat: Seat, seats: int) -> tuple[Move, ...]:
    """Return a move of ``seat`` with each other of ``seats`` named."""
    return tuple(Move(move.verb, (*move.args, f">{other}")) for other in range(seats) if other != seat)


class OtterWords(NamedTuple):
    """A move's parsed text."""

    verb: str
    column: int = 0
    gift: int = NO_CARD
    """The card given or kept."""
    card: int = NO_CARD
    """The card played or placed."""
    named: Seat | None = None
    call: bool = False


_NUMBER = re.compile("0|[1-9][0-9]{0,2}")
_NAMED = re.compile(">(0|[1-9][0-9]{0,2})")


@lru_cache(maxsize=8192)
def read(move: Move) -> OtterWords:
    """Parse a move. Raises :class:`IllegalMove` ``malformed``, by the text alone."""
    verb, words = move.verb, list(move.args)
    if verb == "deal" and not words:
        return OtterWords(verb)
    call = verb == "play" and words[-1:] == ["!"] and bool(words.pop())
    named = int(words.pop()[1:]) if words and _NAMED.fullmatch(words[-1]) else None
    match words:
        case [card, column] if verb == "play" and CARD.get(card) and _NUMBER.fullmatch(column):
            return OtterWords(verb, int(column), NO_CARD, CARD[card], named, call)
        case [column, gift, card] if verb in ("collect", "keep") and gift in CARD and card in CARD:
            if _NUMBER.fullmatch(column):
                return OtterWords(verb, int(column), CARD[gift], CARD[card], named)
    raise IllegalMove("malformed", move=str(move))
