"""Computer opponents. They choose a move from an Observation, and at some levels from the public events of
the deal so far. They never see the state.
"""

from bot.players.levels import LEVELS, Level, choose, explains, levels_of, react, remembers, reviews

__all__ = ["LEVELS", "Level", "choose", "explains", "levels_of", "react", "remembers", "reviews"]
