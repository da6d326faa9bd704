"""Olsen, the Norwegian game: get rid of your cards, and say so before the last one (rules/olsen.md).

``state`` is what a match is made of, ``moves`` what a seat may do, ``draft`` what that does to the table,
``score`` what is counted in the end, ``position`` the match as text, and ``game`` the whole.
"""

from bot.games.olsen.game import Olsen

__all__ = ["Olsen"]
