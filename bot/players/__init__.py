"""Computer opponents. They choose a move from an Observation, and at some levels from what everybody was told
of the deal before. They never see the state.
"""

from bot.players.levels import LEVELS, Level, choose, levels_of, react, remembers

__all__ = ["LEVELS", "Level", "choose", "levels_of", "react", "remembers"]
