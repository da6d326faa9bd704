"""Otter Nonsense as computers know it."""

from bot.players.otter.features import NAMES, SUBJECTS, features
from bot.players.otter.inputs import OtterInputs
from bot.players.otter.trials import OtterTrials
from bot.players.prospects import by_wins
from bot.players.skill import Skill

SKILL = Skill(
    features,
    NAMES,
    SUBJECTS,
    OtterTrials,
    by_wins(0.8),
    inputs=OtterInputs,
    is_judged=True,
    sure=2.0,
    is_stronger=True,
)
