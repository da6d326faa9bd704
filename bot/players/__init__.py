"""Computer opponents: they choose a move from an Observation alone."""

from bot.players.simple import choose

__all__ = ["choose"]
