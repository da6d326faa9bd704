"""The levels of computers, and the decision of each. Every level sees only what its seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, get_args

from bot.games.api import Event, Move, Observation
from bot.players import easy, greedy, hard, normal
from bot.players.skills import SKILLS

Level = Literal["easy", "normal", "hard"]
"""``easy``: a beginner; ``normal``: a player who knows the game well; ``hard``: the strongest that does not
peek.
"""

LEVELS: Final[tuple[Level, ...]] = get_args(Level)


def levels_of(game: str) -> tuple[Level, ...]:
    """The levels of a game. Where nothing shows that the hard player is stronger than the normal one, it is
    not among them.
    """
    skill = SKILLS.get(game)
    return LEVELS if skill and skill.is_stronger else LEVELS[:2]


def explains(game: str) -> bool:
    """Whether a player of a game can say why it makes a move: it must have learnt to weigh one."""
    return game in SKILLS


def reviews(game: str) -> bool:
    """Whether a match of a game can be looked through: its deals must be known to be played on."""
    return game in SKILLS


def choose(
    seen: Observation, level: Level, chance: Random, *, calling: bool = True, past: Sequence[Event] = ()
) -> Move:
    """A legal move for ``seen.seat``, which must have one, as a player of this ``level`` chooses it.

    A play comes with its call, where it may. If ``calling`` is false, or calls are made by hand,
    :func:`react` makes the call afterwards. ``past`` has the public events since the deal began, for players
    who :func:`remember <remembers>` them. The same ``chance`` chooses the same move.
    """
    if level == "hard":
        return hard.choose(seen, chance, calling=calling, past=past)
    player = easy.choose if level == "easy" else normal.choose
    return player(seen, chance, calling=calling)


def remembers(game: str, level: Level) -> bool:
    """Return whether a player of this ``level`` uses the public events since the deal began."""
    skill = SKILLS.get(game)
    return level == "hard" and skill is not None and skill.recall is not None


def react(seen: Observation, level: Level, chance: Random) -> Move | None:
    """The call that ``seen.seat`` makes, or its challenge of another player; None if it makes neither. The
    same ``chance`` decides the same.
    """
    return easy.react(seen, chance) if level == "easy" else greedy.react(seen)
