"""Swedish Pursuit as computers know it."""

from bot.players.prospects import by_points
from bot.players.pursuit.features import NAMES, SUBJECTS, deals_left, features
from bot.players.pursuit.inputs import PursuitInputs
from bot.players.pursuit.trials import PursuitTrials
from bot.players.skill import Skill

SKILL = Skill(
    features,
    NAMES,
    SUBJECTS,
    PursuitTrials,
    by_points(10.0, deals_left),
    inputs=PursuitInputs,
    is_judged=True,
    is_stronger=True,
)
