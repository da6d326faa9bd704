"""Ólsen ólsen as computers know it."""

from bot.players.olsen_olsen.features import NAMES, deals_left, features
from bot.players.olsen_olsen.inputs import OlsenOlsenInputs
from bot.players.olsen_olsen.trials import OlsenOlsenTrials, recalled
from bot.players.prospects import by_points
from bot.players.shedding.view import LAYING_SUBJECTS
from bot.players.skill import Skill

SKILL = Skill(
    features,
    NAMES,
    LAYING_SUBJECTS,
    OlsenOlsenTrials,
    by_points(10.0, deals_left, sign=1),
    inputs=OlsenOlsenInputs,
    recall=recalled,
    steps=27_000,
    is_stronger=True,
)
