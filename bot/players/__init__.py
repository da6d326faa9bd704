"""Computer opponents: they choose a move from an Observation alone."""

from bot.players.simple import choose, react

__all__ = ["choose", "react"]
