"""Hints: what a good player would do in a seat's place, and the best reason for it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from random import Random
from typing import NamedTuple

from bot.games.api import Move, Observation
from bot.players import greedy, normal
from bot.players.skills import SKILLS

LEAST = 1e-6
"""A difference below it is none."""


class Hint(NamedTuple):
    """A move, without its call, and why it is made."""

    move: Move
    why: str
    """The id of the reason, a key of the phrases."""
    beside: Move | None = None
    """The next best move, where the reason is something in which the move is better than that."""


def explain(seen: Observation) -> Hint:
    """What the normal player does as ``seen.seat``, which must have a move, and why: the weightiest thing in
    which that is better than the best of its other moves.
    """
    if (reaction := greedy.react(seen)) is not None:
        return Hint(reaction, reaction.verb)
    move = normal.choose(seen, Random(0), calling=False)  # noqa: S311 - it has nothing to draw
    if len([other for other in seen.legal if other.verb not in ("call", "challenge")]) == 1:
        return Hint(move, "only")
    weighed = dict(SKILLS[seen.game].features(seen))
    if not weighed.get(move):  # nothing had to be weighed
        ends = "order" if seen.phase == "privilege" else "out"
        return Hint(move, ends if move in weighed else "nothing")
    others = [other for other in weighed if other != move]
    if not others:
        return Hint(move, "lays")
    weights = normal.weights(seen.game)
    # Which suit an eight names is a question of its own, asked only where no other card is laid.
    cards = [other for other in others if _laid(other) != _laid(move)] or others
    beside = max(cards, key=lambda other: sum(map(mul, weights, weighed[other])))
    if weighed[move] == weighed[beside]:
        return Hint(move, "even")
    why = _reason(seen.game, weighed[move], weighed[beside], is_same_kind=move.verb == beside.verb)
    return Hint(move, why, beside) if why else Hint(move, "all")


def _reason(game: str, own: Sequence[float], its: Sequence[float], *, is_same_kind: bool) -> str:
    """The weightiest thing in which a move with its ``own`` numbers is better than another one with
    ``its``; empty if it is none of which people would say anything.
    """
    names, weights = SKILLS[game].names, normal.weights(game)
    has = dict(zip(names, own, strict=True))
    more = {name: a - b for name, a, b in zip(names, own, its, strict=True)}
    gains = {name: weight * more[name] for name, weight in zip(names, weights, strict=True)}
    found = [
        (sum(gains.get(name, 0.0) for name in (*subject.measures, *subject.beside)), subject.said(has, more))
        for subject in SKILLS[game].subjects
        if subject.always or is_same_kind
    ]
    return max(((gain, reason) for gain, reason in found if reason and gain > LEAST), default=(0.0, ""))[1]


def _laid(move: Move) -> tuple[str, ...]:
    """A move without the suit that it names."""
    return (move.verb, *(word for word in move.args if not word.startswith("=")))
