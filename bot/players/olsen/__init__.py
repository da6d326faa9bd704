"""Olsen as computers know it."""

from bot.players.olsen.features import LIMIT, NAMES, SUBJECTS, features
from bot.players.olsen.inputs import OlsenInputs
from bot.players.olsen.trials import OlsenTrials
from bot.players.prospects import by_elimination
from bot.players.skill import Skill

SKILL = Skill(
    features,
    NAMES,
    SUBJECTS,
    OlsenTrials,
    by_elimination(40.0, LIMIT),
    inputs=OlsenInputs,
    is_judged=True,
    is_stronger=True,
)
