"""What the hard player judges moves by: small nets, one a game. A net is told what the normal player weighs,
and more; what it says follows from that alone. They were trained in millions of deals (``python -m
tests.training.nets``), and are stored in ``data/players/<game>.net.json``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.games.api import Move, Observation
from bot.players.nets import otter, shedding
from bot.players.nets.net import Net, net
from bot.players.normal import Weighed

TOLD: Mapping[str, tuple[Callable[[Observation], Weighed], tuple[str, ...]]] = {
    **{game: (shedding.told, shedding.NAMES[game]) for game in shedding.NAMES},
    "otter": (otter.told, otter.NAMES),
}
"""By game: what is told of each move, and what each of these numbers is called."""


def judged(seen: Observation) -> list[tuple[Move, float]]:
    """The moves of a turn that are worth weighing, each with what the net says of it, the best first. A play
    that goes out stands alone.
    """
    weighed = TOLD[seen.game][0](seen)
    if len(weighed) < 2:
        return [(move, 0.0) for move, _ in weighed]
    judge = net(seen.game, TOLD[seen.game][1])
    found = [(move, judge(numbers)) for move, numbers in weighed]
    found.sort(key=lambda each: each[1], reverse=True)
    return found


__all__ = ["TOLD", "Net", "judged", "net"]
