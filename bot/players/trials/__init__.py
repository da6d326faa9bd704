"""Running deals as they may be, by game."""

from collections.abc import Callable, Mapping

from bot.games.api import Observation
from bot.players.trials.base import Trials
from bot.players.trials.ole import OleTrials
from bot.players.trials.olsen import OlsenTrials
from bot.players.trials.olsen_olsen import OlsenOlsenTrials
from bot.players.trials.otter import OtterTrials
from bot.players.trials.pursuit import PursuitTrials

TRIALS: Mapping[str, Callable[[Observation], Trials]] = {
    "olsen": OlsenTrials,
    "olsen_olsen": OlsenOlsenTrials,
    "otter": OtterTrials,
    "ole": OleTrials,
    "pursuit": PursuitTrials,
}

__all__ = ["TRIALS", "OlsenOlsenTrials", "Trials"]
