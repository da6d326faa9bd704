"""The deck that a game is played with, each one made once."""

from __future__ import annotations

from bot.services.preferences import Palette
from bot.ui.pictures import names
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.looks import look_of

HAND_SCALE, TABLE_SCALE = 1.0, 1.5
"""Pixels a unit. Hands are drawn more often, and small pictures are drawn and sent sooner."""

_made: dict[tuple[type[Deck], Palette, float, bool], Deck] = {}


def deck_for(game: str, palette: Palette, scale: float, *, only_drawn: bool = False) -> Deck:
    """The deck of a game. Sprites are drawn as they are first needed, and kept; with ``only_drawn``, the deck
    raises :class:`bot.ui.pictures.deck.NotDrawn` instead of drawing one.
    """
    kind = look_of(game).deck
    deck = _made.get((kind, palette, scale, only_drawn))
    if deck is None:
        deck = deck_for(game, palette, scale).only_drawn() if only_drawn else kind(palette, scale)
        _made[kind, palette, scale, only_drawn] = deck
    return deck


def forget_names() -> None:
    """Let go of all names that are kept, as they were written and as they were drawn."""
    names.forget_names()
    for deck in _made.values():
        deck.forget_names()
