"""The chances of a seat to win its match, by what it sees. The unseen cards are dealt at random many times,
each deal is played on to its end, and :mod:`bot.players.prospects` says what follows for the match.

These chances are too high or too low in a way of each game, measured in matches among computers (``python -m
tests.bench chances``). ``data/players/chances.json`` has the correction, and how right it was in other
matches.
"""

from __future__ import annotations

import json
from functools import cache
from math import copysign, exp, log
from operator import mul
from random import Random
from typing import NamedTuple

from bot.games.api import Observation
from bot.players.skills import SKILLS
from bot.resources import data_folder

DEALS = 100
"""Deals that are played on for one chance."""
STEPS = 6_000
"""The moves made in them, after which no more are begun: it bounds the time where hands are large."""
LEAST = 1 / (4 * DEALS)
"""No chance is taken to be less, nor more than what this leaves, while the match goes on."""


class Bin(NamedTuple):
    """Moments that were called alike, in matches that nothing was fitted to."""

    called: float
    """Their mean chance."""
    won: float
    """What part of them was won."""
    around: float
    """The half of its 95 % interval."""
    moments: int
    matches: int


Stretch = tuple[float, float, float]
"""By what a chance is stretched away from an equal share: its logits beyond that up to the first of
:data:`BENDS`, those up to the second, and the rest.
"""


class Measured(NamedTuple):
    """What sets the chances of a game right, and how right they were then."""

    two: Stretch
    """Where two play."""
    below: Stretch
    """Where more play, a chance below an equal share."""
    above: Stretch
    checked: tuple[Bin, ...] = ()
    """The lowest chances first."""

    def stretch(self, seats: int, raw: float) -> Stretch:
        """By what this chance is stretched."""
        return self.two if seats == 2 else self.above if raw * seats > 1 else self.below


BENDS = (1.0, 2.5)
AS_IT_IS = Measured((1.0, 1.0, 1.0), (1.0, 1.0, 1.0), (1.0, 1.0, 1.0))


def chance(seen: Observation, deals: Random) -> float:
    """The chance (0 to 1) that ``seen.seat`` wins, or the part that it has won of a match that is over. The
    same ``deals`` give the same.
    """
    seat = seen.seat or 0
    if seen.result is not None:
        first = seen.result.places[0]
        return (seat in first) / len(first)
    if seat in seen.out:
        return 0.0
    return corrected(seen.game, seen.seats, raw_chance(seen, deals))


def raw_chance(seen: Observation, deals: Random) -> float:
    """The same of a match that goes on, before it is set right."""
    skill, seat = SKILLS[seen.game], seen.seat or 0
    after = skill.prospects(seen)
    if seen.phase == "between":
        return after([0] * seen.seats)[seat]
    trials, total, left, number = skill.trials(seen), 0.0, STEPS, 0
    while number < DEALS and left > 0:
        gains, made = trials.play_out(trials.draw(deals))
        total, left, number = total + after(gains)[seat], left - made, number + 1
    return total / number


def corrected(game: str, seats: int, raw: float) -> float:
    """A chance in a match of so many seats, set right."""
    return stretched(seats, raw, measured(game).stretch(seats, raw))


def stretched(seats: int, raw: float, stretch: Stretch) -> float:
    """A chance taken away from an equal share of so many seats, or nearer to it."""
    even = logit(1 / seats)
    beyond = logit(raw) - even
    far = sum(map(mul, stretch, parts(abs(beyond))))
    return bounded(1 / (1 + exp(-even - copysign(far, beyond))))


def parts(beyond: float) -> Stretch:
    """How much of so many logits is stretched by which number."""
    first, second = BENDS
    return min(beyond, first), min(max(beyond - first, 0), second - first), max(beyond - second, 0)


def bounded(share: float) -> float:
    """A chance that leaves something open."""
    return min(max(share, LEAST), 1 - LEAST)


def logit(share: float) -> float:
    """A chance as the logarithm of its odds."""
    held = bounded(share)
    return log(held / (1 - held))


@cache
def measured(game: str) -> Measured:
    """Return what was measured of a game. In a game without measurements, chances stay as they are."""
    text = (data_folder() / "players" / "chances.json").read_text(encoding="utf-8")
    known = json.loads(text)["games"].get(game)
    if known is None:
        return AS_IT_IS
    two, below, above = (tuple(known[kind]) for kind in ("two", "below", "above"))
    return Measured(two, below, above, tuple(Bin(*each) for each in known["checked"]))
