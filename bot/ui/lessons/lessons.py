"""Lessons: positions of a game that each ask for one thing, and whether a move does it.

A lesson is data (``data/lessons/<game>.json``): a list of steps, each with a position in which seat 0 is the
learner's, and the goal. The rules of the game decide which moves are legal and what they do.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from bot.games import GAMES
from bot.games.api import Event, Move, Observation
from bot.resources import folder_of

LEARNER: Final = 0
SILENCE: Final = "-"
"""The move that means to say nothing when a call is due."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing to learn."""

    position: Mapping[str, Any]
    goal: Mapping[str, str]
    """The event that must happen: ``event`` is its key, and the others are patterns of its data. Every move
    that causes it is right.
    """
    silence: tuple[int, str] | None = None
    """The seat and the move that follow if the learner says nothing; None where something must be done."""

    def load(self) -> Any:
        """The state of the game."""
        return GAMES[self.position["game"]].load(self.position)

    def observe(self) -> Observation:
        """What the learner sees."""
        return GAMES[self.position["game"]].observe(self.load(), LEARNER)

    def attempt(self, move: str) -> tuple[bool, tuple[Event, ...]]:
        """Make a move. Return whether that was the thing to do, and the events that the learner may see.

        Raises IllegalMove.
        """
        game, state = GAMES[self.position["game"]], self.load()
        seat, made = (LEARNER, move) if move != SILENCE or self.silence is None else self.silence
        events = game.apply(state, seat, Move.parse(made)).events
        told = tuple(event for event in events if event.to is None)
        return move != SILENCE and any(map(self._is_met, events)), told

    def solution(self) -> str:
        """A move that is the thing to do, the first that the rules name."""
        return next(text for move in self.observe().legal if self.attempt(text := str(move))[0])

    def _is_met(self, event: Event) -> bool:
        said = {**event.data, "event": event.key}
        return all(re.fullmatch(wanted, str(said.get(name))) for name, wanted in self.goal.items())


@cache
def lesson_of(game: str) -> tuple[LessonStep, ...]:
    """The steps of the lesson of a game; none if it has no lesson."""
    file = folder_of(game) / "lessons" / f"{game}.json"
    if not file.is_file():
        return ()
    return tuple(
        LessonStep(step["position"], step["goal"], tuple(step["silence"]) if "silence" in step else None)
        for step in json.loads(file.read_text(encoding="utf-8"))
    )
