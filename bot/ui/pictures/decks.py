"""Which deck a game is played with, each one made once."""

from __future__ import annotations

from functools import cache

from bot.services.preferences import Palette
from bot.ui.pictures import names
from bot.ui.pictures.deck import Deck
from bot.ui.pictures.french import French
from bot.ui.pictures.ole import OleDeck
from bot.ui.pictures.otter import OtterDeck

DECKS: dict[str, type[Deck]] = {"ole": OleDeck, "otter": OtterDeck}
"""By the key of the game. All others are drawn as the cousins are."""

HAND_SCALE, TABLE_SCALE, FILM_SCALE = 1.0, 1.5, 1.0
"""Pixels a unit. Hands are drawn more often, and small pictures are drawn and sent sooner."""

_made: list[Deck] = []


def deck_for(game: str, palette: Palette, scale: float, *, only_drawn: bool = False) -> Deck:
    """The deck of a game. Sprites are drawn as they are first needed, and kept; with ``only_drawn``, the deck
    raises :class:`bot.ui.pictures.deck.NotDrawn` instead of drawing one.
    """
    key = game if game in DECKS else ""
    return (_only_drawn if only_drawn else _deck)(key, palette, scale)


def deck_class(game: str) -> type[Deck]:
    """What kind of deck a game is played with."""
    return DECKS.get(game, French)


def forget_names() -> None:
    """Let go of all names that are kept, as they were written and as they were drawn."""
    names.forget_names()
    for deck in _made:
        deck.forget_names()


@cache
def _deck(game: str, palette: Palette, scale: float) -> Deck:
    deck = deck_class(game)(palette, scale)
    _made.append(deck)
    return deck


@cache
def _only_drawn(game: str, palette: Palette, scale: float) -> Deck:
    return _deck(game, palette, scale).only_drawn()
