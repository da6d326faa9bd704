"""What is wrong with a game that a package brings: phrases that it lacks, matches that break off."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.games.api import Game, Step
from bot.ui.i18n.translator import Translator, translator

MATCHES, MOVES = 3, 2000
"""So many matches are played, and at most so many moves in each."""


def faults(game: Game[Any]) -> Iterator[str]:
    """A sentence for each thing that players would stumble over, found by playing at random. The same game
    gives the same.
    """
    say, asked = translator(), set(_always_asked(game))
    try:
        for number in range(MATCHES):
            for step in _played(game, Random(number)):  # noqa: S311 - no one gains by knowing it
                asked |= set(_asked(game, step, say))
    except Exception as error:  # the package can raise anything
        yield f"a match that was played at random failed with {type(error).__name__}: {error}"
    if lacking := sorted(phrase for phrase in asked if not say.has(phrase)):
        yield f"it lacks the phrases {', '.join(lacking)}, so players read these names as words"


def _always_asked(game: Game[Any]) -> Iterator[str]:
    """The ids of the phrases that every game needs."""
    spec = game.spec
    yield f"{spec.key}-pitch"
    yield from (f"{spec.key}-option-{option.key}" for option in spec.options)
    if "call" in spec.out_of_turn:
        yield f"{spec.key}-call"


def _played(game: Game[Any], chance: Random) -> Iterator[Step]:
    """A match of the fewest players whose moves are drawn by lot, step by step."""
    seats = game.spec.seats[0]
    step = game.new(seats, chance.randbytes(32), {})
    for _ in range(MOVES):
        yield step
        moves = [(seat, move) for seat in range(seats) for move in game.legal_moves(step.state, seat)]
        if not moves:
            return
        step = game.apply(step.state, *chance.choice(moves))


def _asked(game: Game[Any], step: Step, say: Translator) -> Iterator[str]:
    """Yield the ids of the phrases that a step of a match needs. Common words need no phrase of the game."""
    key = game.spec.key
    seen = [game.observe(step.state, seat) for seat in range(game.spec.seats[0])]
    yield from (f"{key}-{line.key}" for each in seen for line in (*each.lines, *each.hints))
    common = {f"event-{event.key}": event.key for event in step.events if event.to is None}
    verbs = {move.verb for each in seen for move in each.legal} - {"call"}  # that is a phrase for itself
    common |= {f"verb-{verb}": f"verb-{verb}" for verb in verbs}
    yield from (f"{key}-{own}" for phrase, own in common.items() if not say.has(phrase))
