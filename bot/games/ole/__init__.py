"""Olé, W. Panning's game of climbing colours and numbers: lay a higher card, or take a token (rules/ole.md).

``cards`` are the deck and what is higher than what, ``game`` is everything else.
"""

from bot.games.ole.game import Ole

__all__ = ["Ole"]
