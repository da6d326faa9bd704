"""Review a finished match from the view of one seat: its chances at each move by what it could see, the
turning points, what its own choices lost, and what cards and others did.

The chances are those of :mod:`bot.players.chances`, computed in pieces that take a worker a fraction of a
second each. :func:`first_looks` says where to look, :func:`look` looks, :func:`second_looks` says where to
look closer, and :func:`review` sums up. The same match and seed give the same review.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from operator import mul
from random import Random
from typing import NamedTuple

from bot.games.api import Move, Observation
from bot.players import normal
from bot.players.chances import DEALS, STEPS, chance, corrected
from bot.players.hard import HOPELESS, gain
from bot.players.skills import SKILLS

TRIED = ("play", "draw", "collect", "keep", "token")
"""The moves with which a deal can be played on."""
CANDIDATES = 3
"""The most moves that a choice is compared with: those that weigh most."""
FIRST_DEALS = 24
"""After so many deals, moves that are clearly worse are tried no further."""
DOUBT = 1.0
"""Standard errors, beyond those that the hard player asks for, by which another move must be better for a
choice to have given something up.
"""
CHOICES, DEALS_LOOKED = 48, 24
"""The most choices that are looked at, and the most deals around which. Of a longer match they are as far
apart as that needs.
"""
LOOKS = 144
"""The most positions that are looked at, those choices among them."""
CLOSER, CLOSER_LOOKS = 3, 48
"""A second look plays so many times as many deals, at this many positions at most."""
TURNS, CANDIDATE_TURNS = 3, 6
"""The most turning points to tell, and the number of changes to choose them from."""
LEAST_TURN = 0.03
"""A smaller change of the chance turns nothing."""


class SeenMoment(NamedTuple):
    """What the seat saw of its match after a line of it."""

    seen: Observation
    choice: Move | None = None
    """What its owner did then of their own will; None where others moved, or a computer or the clock did."""
    is_penalty: bool = False
    """Whether the line that led here had it pay for a call that it forgot, or that was not due."""


class Assessment(NamedTuple):
    """What was found at a position."""

    chance: float
    given_up: float | None = None
    """By how much its choice was worse than the best that was found; None if there was nothing to choose."""
    better: Move | None = None
    """What was better, if anything clearly was."""


Assessments = Mapping[int, Assessment]
"""By the number of the position."""


class TurningPoint(NamedTuple):
    """A line of the match that changed the chance: the number of the position that it led to."""

    at: int
    before: float
    after: float
    better: Move | None = None
    """What its owner should have done instead, if that was clearly better; None if others moved."""
    given_up: float = 0.0
    """By how much the better move was better."""


class Slip(NamedTuple):
    """A choice that gave something up: the number of the position that it was made in."""

    at: int
    better: Move
    given_up: float


class Review(NamedTuple):
    """What there is to tell of a match. Chances are shares of 1."""

    curve: tuple[tuple[int, float], ...]
    """The chances by position, from the first to the last."""
    turns: tuple[TurningPoint, ...]
    """The turning points, the earliest first."""
    luck: float
    """What everything but its own choices brought."""
    given_up: float
    """What its own choices, and calls that it forgot, gave up against the best that was found."""
    choices: int
    """How many choices were looked at."""
    slip: Slip | None
    """The dearest of them."""


def first_looks(moments: Sequence[SeenMoment]) -> list[int]:
    """The numbers of the positions to look at: the first and the last, around the deals, the owner's choices,
    and as many others as there is room for.
    """
    last = len(moments) - 1
    between = [at for at, moment in enumerate(moments) if moment.seen.phase == "between"]
    dealt = [at + 1 for at in between if at < last]
    choices = [at for at, moment in enumerate(moments) if moment.choice and len(moment.seen.legal) > 1]
    paid = [each for at, moment in enumerate(moments) if moment.is_penalty and at for each in (at - 1, at)]
    looked = {0, last}
    for numbers, most in ((choices, CHOICES), (between, DEALS_LOOKED), (dealt, DEALS_LOOKED), (paid, LOOKS)):
        fresh = [at for at in numbers if at not in looked]
        looked.update(_spread(fresh, min(most, LOOKS - len(looked))))
    others = [at for at in range(last) if at not in looked]
    return sorted(looked | set(_spread(others, LOOKS - len(looked))))


def _spread(numbers: Sequence[int], most: int) -> Sequence[int]:
    """At most so many of the numbers, evenly apart."""
    if len(numbers) <= most:
        return numbers
    return [numbers[index * len(numbers) // most] for index in range(most)]


def look_at(moments: Mapping[int, SeenMoment], seed: bytes, closer: bool = False) -> dict[int, Assessment]:
    """Look at positions, by their numbers; ``closer`` for the second time. ``seed`` is of the match."""
    return {at: _look(at, moment, seed, closer) for at, moment in moments.items()}


def _look(at: int, moment: SeenMoment, seed: bytes, closer: bool) -> Assessment:
    seen = moment.seen
    deals = Random(seed + b"%d:%d" % (at, closer))  # noqa: S311 - no one gains by knowing it
    if closer:
        return Assessment(sum(chance(seen, deals) for _ in range(CLOSER)) / CLOSER)
    found = chance(seen, deals)
    others = _candidates(seen, moment.choice) if moment.choice else []
    if moment.choice is None or not others:
        return Assessment(found)
    better, given_up = _compared(seen, [moment.choice, *others], deals)
    return Assessment(found, given_up, better)


def _candidates(seen: Observation, choice: Move) -> list[Move]:
    """The moves that a choice is compared with; none if there was nothing to choose. Where a card could be
    laid, to draw is a choice as well.
    """
    if seen.phase == "privilege" or choice.verb not in TRIED or choice not in seen.legal:
        return []
    weights = normal.weights(seen.game)
    weighed = SKILLS[seen.game].features(seen)
    weighed.sort(key=lambda each: sum(map(mul, each[1], weights)), reverse=True)
    return [move for move, _ in weighed[:CANDIDATES] if move != choice]


def _compared(seen: Observation, moves: Sequence[Move], deals: Random) -> tuple[Move | None, float]:
    """The best move if it is clearly better than the first of ``moves``, and by how much. All are tried in
    the same deals.

    What comes out best in few deals has had luck in them: a difference counts the less, the less clear it is.
    """
    skill, seat = SKILLS[seen.game], seen.seat or 0
    trials, after = skill.trials(seen), skill.prospects(seen)
    values: dict[Move, list[float]] = {move: [] for move in moves}
    chosen, standing, left, number = moves[0], list(moves), STEPS * len(moves), 0
    while number < DEALS and left > 0 and len(standing) > 1:
        world, number = trials.draw(deals), number + 1
        for move in standing:
            gains, made = trials.play_out(world, move)
            values[move].append(after(gains)[seat])
            left -= made
        if number == FIRST_DEALS:
            standing = [
                move for move in standing if move == chosen or gain(values[chosen], values[move]) < HOPELESS
            ]
    best = max(standing, key=lambda move: sum(values[move]))
    clear, asked = gain(values[best], values[chosen]) if best != chosen else 0.0, skill.sure
    if clear < asked + DOUBT:
        return None, 0.0
    worth = {move: corrected(seen.game, seen.seats, sum(values[move]) / number) for move in (best, chosen)}
    return best, (worth[best] - worth[chosen]) * (1 - (asked / clear) ** 2)


def second_looks(moments: Sequence[SeenMoment], looks: Assessments) -> list[int]:
    """The numbers of the positions to look closer at: where the chance changed most, and between; and before
    and after the choice that gave up most.
    """
    wanted = [at for slip in _slips(looks)[:1] for at in (slip.at, slip.at + 1)]
    for before, after in _changes(looks)[:CANDIDATE_TURNS]:
        wanted += [at for at in range(before, after + 1) if at not in wanted]
    missing = [at for at in wanted if at not in looks]
    is_open = [at for at in wanted if moments[at].seen.result is None and moments[at].seen.phase != "between"]
    return sorted({*missing, *is_open[: CLOSER_LOOKS - len(missing)]})


def _changes(looks: Assessments) -> list[tuple[int, int]]:
    """Neighbouring positions that were looked at, those with the greatest change first."""
    order = sorted(looks)
    return sorted(
        pairwise(order),
        key=lambda pair: -abs(looks[pair[1]].chance - looks[pair[0]].chance),
    )


def _slips(looks: Assessments) -> list[Slip]:
    """The choices that gave something up, the dearest first."""
    return sorted(
        (Slip(at, each.better, each.given_up) for at, each in looks.items() if each.better and each.given_up),
        key=lambda slip: (-slip.given_up, slip.at),
    )


def together(first: Assessments, second: Assessments) -> dict[int, Assessment]:
    """All looks: who looked closer knows the chance better, and who looked first has compared choices."""
    closer = {
        at: first[at]._replace(chance=found.chance) if at in first else found for at, found in second.items()
    }
    return {**first, **closer}


def review(moments: Sequence[SeenMoment], looks: Assessments) -> Review:
    """Return the review that follows from the ``looks``."""
    order = sorted(looks)
    slips = _slips(looks)
    paid = [
        max(looks[at - 1].chance - looks[at].chance, 0.0)
        for at in order
        if moments[at].is_penalty and at - 1 in looks
    ]
    given_up = sum(slip.given_up for slip in slips) + sum(paid)
    return Review(
        tuple((at, looks[at].chance) for at in order),
        tuple(sorted(_turns(looks, slips))),
        looks[order[-1]].chance - looks[order[0]].chance + given_up,
        given_up,
        sum(each.given_up is not None for each in looks.values()),
        slips[0] if slips else None,
    )


def _turns(looks: Assessments, slips: Sequence[Slip]) -> list[TurningPoint]:
    """Return the lines that turned the match: the greatest changes of the chance in the direction of its
    end, the dearest choice first if it's one of them. A change that was made up for later turned nothing.
    """
    order = sorted(looks)
    sign = 1 if looks[order[-1]].chance >= looks[order[0]].chance else -1
    steps = [
        after
        for before, after in _changes(looks)
        if after == before + 1 and sign * (looks[after].chance - looks[before].chance) >= LEAST_TURN
    ]
    dearest = [slip.at + 1 for slip in slips[:1] if slip.at + 1 in steps]
    others = [at for at in steps if at not in dearest]
    return [_turn(looks, at) for at in [*dearest, *others][:TURNS]]


def _turn(looks: Assessments, at: int) -> TurningPoint:
    before = looks[at - 1]
    return TurningPoint(at, before.chance, looks[at].chance, before.better, before.given_up or 0.0)
