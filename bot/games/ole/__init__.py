"""Olé, W. Panning's game of climbing colours and numbers: lay a higher card, or take a token (rules/ole.md).

``cards`` are the deck and what is higher than what, ``state`` is what a match is made of, ``moves`` what a
seat may do, ``draft`` what that does to the table, ``score`` what is counted in the end, ``view`` what may be
seen, ``position`` the match as text, and ``game`` the whole.
"""

from bot.games.ole.game import Ole

__all__ = ["Ole"]
