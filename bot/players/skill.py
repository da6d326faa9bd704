"""The ``SKILL`` of a game: what computers know about it. A game declares it in its folder here, named by its
key.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from bot.games.api import Event, Move, Observation
from bot.players.prospects import Prospects
from bot.players.subjects import HintSubject
from bot.players.trials import Trials

Weighed = list[tuple[Move, tuple[float, ...]]]
"""The moves of a turn that are worth weighing, each with its numbers."""


class Inputs(Protocol):
    """The numbers for a net about the moves of a turn, besides those that the normal player weighs."""

    NAMES: ClassVar[tuple[str, ...]]
    """What each number is called."""

    def __init__(self, seen: Observation) -> None: ...

    def of(self, move: Move) -> tuple[float, ...]:
        """Return the numbers of a move, in the order of the names."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What computers know of a game, besides its weights in ``data/players``."""

    features: Callable[[Observation], Weighed]
    """What the normal player weighs: all that matters about each move."""
    names: tuple[str, ...]
    """What each of these numbers is called."""
    subjects: tuple[HintSubject, ...]
    """What a hint can say of a move. Its measures are among the names."""
    trials: Callable[[Observation], Trials]
    """Gives the running deal, which can be played out many times."""
    prospects: Callable[[Observation], Prospects]
    """Gives each seat's prospects in the match after the running deal."""
    inputs: type[Inputs] | None = None
    """More numbers for a net about each move."""
    is_judged: bool = False
    """Whether its net has been measured to be stronger than what tries moves."""
    recall: Callable[[Observation, Sequence[Event]], Trials | None] | None = None
    """If moves are tried only as far as what has been heard of the deal tells enough of it: the deal as that
    has it, or None.
    """
    steps: int = 0
    """The moves made in all deals together in which moves are tried, after which no more are begun. It bounds
    the time of a decision, and unlike a clock it is the same on every machine.
    """
    sure: float = 1.0
    """By how many standard errors another move must be better to be called so, besides the doubt about all.
    Where deals are played on by rules of thumb that say less, it is more.
    """
    is_stronger: bool = False
    """Whether the hard player has been measured to be stronger than the normal one (``python -m tests.bench
    players``, ``python -m tests.training.nets``): only there people are offered it.
    """
