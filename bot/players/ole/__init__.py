"""Olé! as computers know it."""

from bot.players.ole.features import NAMES, SUBJECTS, deals_left, features
from bot.players.ole.trials import OleTrials
from bot.players.prospects import by_points
from bot.players.skill import Skill

SKILL = Skill(
    features, NAMES, SUBJECTS, OleTrials, by_points(5.0, deals_left), steps=20_000, is_stronger=True
)
