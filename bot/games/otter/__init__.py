"""Otter Nonsense: columns that go up or down, and gifts to whoever played before you (rules/otter.md).

``cards`` are the cards and what they come to in a column, ``heads`` what each is worth, ``state`` what a
match is made of, ``moves`` what a seat may do, ``steps`` what that leads to, ``view`` what may be seen,
``position`` the match as text, and ``game`` the whole.
"""

from bot.games.otter.game import Otter

__all__ = ["Otter"]
