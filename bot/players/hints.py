"""What a good player would do in a seat's place, and the weightiest reason for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import mul
from random import Random
from typing import NamedTuple

from bot.games.api import Move, Observation
from bot.players import greedy, normal

REASONS: Mapping[str, tuple[str, str]] = {
    # The French-suited games.
    **dict.fromkeys(
        ("points", "points in danger", "points at the limit", "points at the end"), ("dear", "cheap")
    ),
    **dict.fromkeys(("eight", "eight in danger", "eight of few"), ("eight", "keeps_eight")),
    **dict.fromkeys(
        ("follows", "some follow", "last follows", "pair follows", "fits for me", "choice for me", "goes on"),
        ("follows", ""),
    ),
    **dict.fromkeys(("held", "named own"), ("held", "")),
    **dict.fromkeys(
        (
            *("held by others", "held by others in danger", "next can", "next can in danger", "beaten by"),
            *("last unseen",),
        ),
        ("", "blocks"),
    ),
    "loners": ("", "loners"),
    "suit unseen": ("", "rare"),
    "set broken": ("", "whole"),
    "several": ("several", ""),
    **dict.fromkeys(("ace", "ace in danger", "ace at the next", "two", "two at the next"), ("hits", "")),
    "queen at the next": ("turns", ""),
    "ends together": ("together", ""),
    **dict.fromkeys(("collect", "collect of few"), ("", "lays")),
    # Otter Nonsense.
    **dict.fromkeys(("long", "longest", "longest after"), ("", "short")),
    "narrowed": ("", "open"),
    "room left": ("open", ""),
    **dict.fromkeys(("next stuck", "next stuck with heads"), ("stuck", "")),
    **dict.fromkeys(("special", "special of few"), ("special", "keeps_special")),
    "specials taken": ("gets_special", ""),
    "ready": ("ready", ""),
    **dict.fromkeys(
        ("next about to win", "next has few", "next has heads", "next is near after"), ("", "guards")
    ),
    "extreme": ("extreme", ""),
    "taken": ("", "few"),
    **dict.fromkeys(("gift", "gift to a leader", "winning gift"), ("", "light")),
    # Olé!
    **dict.fromkeys(("colours climbed", "numbers climbed", "height"), ("", "climbs")),
    **dict.fromkeys(("unbeaten", "unbeaten and goes on"), ("unbeaten", "")),
    **dict.fromkeys(("some goes on", "series goes on", "series of the rest", "way out"), ("follows", "")),
    "hard to lay": ("hard", ""),
    **dict.fromkeys(("token", "token in a series", "token in danger", "token of few"), ("", "no_token")),
}
"""What is said of a feature that has decided: where the move has more of it than the next best one, and where
it has less. Empty where that says nothing to people.
"""

ALWAYS = ("call", "challenge", "only", "out", "order", "nothing", "suit", "even", "all")
"""The reasons that are none of a feature."""

LEAST = 1e-6
"""A difference below it is none."""


class Hint(NamedTuple):
    """A move, without its call, and the id of the reason for it, a key of the phrases."""

    move: Move
    why: str


def explain(seen: Observation) -> Hint:
    """What the normal player does as ``seen.seat``, which must have a move, and why: the weightiest thing in
    which that is better than the best of its other moves.
    """
    if (reaction := greedy.react(seen)) is not None:
        return Hint(reaction, reaction.verb)
    move = normal.choose(seen, Random(0), calling=False)  # noqa: S311 - it has nothing to draw
    if len([other for other in seen.legal if other.verb not in ("call", "challenge")]) == 1:
        return Hint(move, "only")
    return Hint(move, next(_reasons(seen, move), "all"))


def _reasons(seen: Observation, move: Move) -> Iterator[str]:
    """The reasons for a move of the normal player, the weightiest first."""
    if seen.game not in normal.FEATURES:
        return
    features, names = normal.FEATURES[seen.game]
    weighed, weights = dict(features(seen)), normal.weights(seen.game)
    if not weighed.get(move):  # nothing had to be weighed
        ends = "order" if seen.phase == "privilege" else "out"
        yield ends if move in weighed else "nothing"
        return
    others = {other: numbers for other, numbers in weighed.items() if _laid(other) != _laid(move)}
    if not others:
        yield "lays" if len(weighed) == 1 else "suit"
        return
    own = weighed[move]
    worth = {other: sum(map(mul, weights, numbers)) for other, numbers in others.items()}
    beside = others[max(worth, key=worth.__getitem__)]
    if own == beside:
        yield "even"
        return
    gains = sorted(
        (
            (weight * (mine - its), name, mine > its)
            for name, weight, mine, its in zip(names, weights, own, beside, strict=True)
        ),
        reverse=True,
    )
    for gain, name, is_more in gains:
        reason = REASONS.get(name, ("", ""))[0 if is_more else 1]
        if gain > LEAST and reason:
            yield reason


def _laid(move: Move) -> tuple[str, ...]:
    """A move without the suit that it names: which suit is another question."""
    return (move.verb, *(word for word in move.args if not word.startswith("=")))
