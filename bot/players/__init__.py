"""Computer opponents. They choose a move from an Observation and never see the state."""

from bot.players.levels import LEVELS, Level, choose, levels_of, react, remembers

__all__ = ["LEVELS", "Level", "choose", "levels_of", "react", "remembers"]
