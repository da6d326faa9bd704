"""What Otter Nonsense tells again and again, and the lines in which its table is drawn.

Columns are counted from 1 in them, as people count.
The same events are made once: making them afresh would be a third of a move's cost.
"""

from __future__ import annotations

import re
from functools import lru_cache

from bot.games.api import Event, Seat
from bot.games.otter.cards import CARDS, CODES, OTTERS, look

GOAL = 7
"""Heads that win a deal."""

COURSE = {1: "clockwise", -1: "anticlockwise"}
"""The direction of play in a word."""
WAYS = {1: "up", -1: "down", 0: "none"}


@lru_cache(maxsize=8192)
def played(seat: Seat, card: int, column: int, left: int) -> Event:
    """``seat`` lays ``card`` and has ``left`` cards left."""
    return Event("played", {"seat": seat, "cards": CODES[card], "column": column + 1, "left": left})


@lru_cache(maxsize=8192)
def scored(seat: Seat, receiver: Seat, card: int, heads: int, total: int) -> Event:
    """``card`` becomes points of ``receiver``: ``heads`` more, which makes ``total``."""
    counts = {"card": CODES[card], "heads": heads, "total": total}
    if receiver == seat:
        return Event("kept", {"seat": seat, **counts})
    return Event("gave", {"seat": seat, "target": receiver, **counts})


@lru_cache(maxsize=8192)
def placed(seat: Seat, card: int, column: int) -> Event:
    """``card`` opens a column again."""
    return Event("placed", {"seat": seat, "card": CODES[card], "column": column + 1})


@lru_cache(maxsize=8192)
def column_line(column: int, cards: bytes) -> Event:
    """A column, and what may be laid on it."""
    lies = look(cards)
    way = {"direction": WAYS[lies.direction], "value": lies.value}
    return Event("column", {"column": column + 1, "cards": CARDS.to_text(cards), **way})


@lru_cache(maxsize=8192)
def score_line(seat: Seat, cards: bytes, heads: int) -> Event:
    """The points cards of ``seat``."""
    return Event("score", {"seat": seat, "cards": CARDS.to_text(cards), "heads": heads, "goal": GOAL})


@lru_cache(maxsize=64)
def worth_line(worth: bytes) -> Event:
    """Which otters show one head, two and three, as runs: ``1–3 11–13``."""
    runs: dict[str, list[str]] = {"1": [], "2": [], "3": []}
    for run in re.finditer(r"(.)\1*", "".join(str(worth[otter]) for otter in OTTERS)):
        first, last = run.start() + 1, run.end()
        runs[run[1]].append(str(first) if first == last else f"{first}–{last}")
    one, two, three = map(" ".join, runs.values())
    return Event("worth", {"one": one, "two": two, "three": three})
