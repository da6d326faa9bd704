"""Olé, W. Panning's game of climbing colours and numbers: play a higher card, or take a token (rules/ole.md).

``cards`` has the deck and its order, and ``game`` everything else.
"""

from bot.games.ole.game import Ole

__all__ = ["Ole"]
