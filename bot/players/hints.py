"""What a good player would do in a seat's place, and the weightiest reason for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from random import Random
from typing import NamedTuple

from bot.games.api import Move, Observation
from bot.players import greedy, normal
from bot.players.skills import SKILLS


class HintSubject(NamedTuple):
    """Something in which two moves differ, and what is said of the better one."""

    measures: tuple[str, ...]
    """The features that prove what is said: in none of them is the other move ahead."""
    more: str = ""
    """The id of the reason where the better move has more of these, a key of the phrases; empty where that
    says nothing to people.
    """
    less: str = ""
    beside: tuple[str, ...] = ()
    """The features that are weighed for the same."""
    least: float = 0.0
    """So much of them is too little to say that a move has more."""
    always: bool = False
    """Whether it also tells moves of different kinds apart, as to lay a card and to collect a column."""

    def said(self, has: Mapping[str, float], more: Mapping[str, float]) -> str:
        """The reason that is true of a move that ``has`` so much of each feature, so much ``more`` than
        another one; empty if none is.
        """
        ahead = [more[name] for name in self.measures]
        if min(ahead) >= 0 < max(ahead):
            return self.more if max(has[name] for name in self.measures) > self.least else ""
        return self.less if max(ahead) <= 0 > min(ahead) else ""


SUBJECTS: tuple[HintSubject, ...] = (
    # The French-suited games.
    HintSubject(
        ("points",), "dear", "cheap", beside=("points in danger", "points at the limit", "points at the end")
    ),
    HintSubject(("eight",), "eight", "keeps_eight", beside=("eight in danger", "eight of few")),
    HintSubject(("follows",), "follows", beside=("some follow", "last follows", "pair follows")),
    HintSubject(("held",), "held", beside=("named own",)),
    HintSubject(
        ("held by others",),
        less="blocks",
        beside=("held by others in danger", "next can", "next can in danger"),
    ),
    HintSubject(("loners",), less="loners"),
    HintSubject(("suit unseen",), less="rare"),
    HintSubject(("set broken",), less="whole"),
    HintSubject(("several",), "several"),
    HintSubject(("ace",), "hits", beside=("ace in danger", "ace at the next")),
    HintSubject(("two",), "hits", beside=("two at the next",)),
    HintSubject(("queen at the next",), "turns", beside=("queen",)),
    HintSubject(("ends together",), "together"),
    # Otter Nonsense.
    HintSubject(("collect",), less="lays", beside=("collect of few",), always=True),
    HintSubject(("fits for me",), "follows"),
    HintSubject(("choice for me",), "choice"),
    HintSubject(("room left",), "open", "closes", beside=("narrowed",)),
    HintSubject(("next stuck",), "stuck", beside=("next stuck with heads",), least=0.1, always=True),
    HintSubject(("special",), "special", "keeps_special", beside=("special of few",)),
    HintSubject(("next has heads",), less="guards"),
    HintSubject(("specials taken",), "gets_special", always=True),
    HintSubject(("longest after",), less="short"),
    HintSubject(("taken",), less="few", always=True),
    HintSubject(("gift",), less="light", beside=("gift to a leader", "winning gift"), always=True),
    HintSubject(("opened aside",), less="middle"),
    # Olé!
    HintSubject(("colours climbed", "numbers climbed"), less="climbs", beside=("height",)),
    HintSubject(("unbeaten",), "unbeaten", beside=("unbeaten and goes on",), always=True),
    HintSubject(("beaten by",), less="blocks", beside=("next can", "next can in danger")),
    HintSubject(("goes on",), "follows", beside=("some goes on",)),
    HintSubject(("series goes on",), "series", beside=("series", "series of the rest"), always=True),
    HintSubject(("hard to lay",), "hard"),
    HintSubject(
        ("token",),
        less="no_token",
        beside=("token in a series", "token in danger", "token of few"),
        always=True,
    ),
)

REASONS = frozenset(reason for subject in SUBJECTS for reason in (subject.more, subject.less) if reason)
"""What is said of a move beside the next best one."""

ALWAYS = frozenset({"call", "challenge", "only", "out", "order", "nothing", "lays", "even", "all"})
"""What is said of a move by itself."""

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
        for subject in SUBJECTS
        if more.keys() >= set(subject.measures) and (subject.always or is_same_kind)
    ]
    return max(((gain, reason) for gain, reason in found if reason and gain > LEAST), default=(0.0, ""))[1]


def _laid(move: Move) -> tuple[str, ...]:
    """A move without the suit that it names."""
    return (move.verb, *(word for word in move.args if not word.startswith("=")))
