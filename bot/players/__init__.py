"""Computer opponents. They choose a move from an Observation and never see the state."""

from bot.players.simple import choose, react

__all__ = ["choose", "react"]
