"""What may be seen of a match of Otter Nonsense, and the table drawn line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from bot.games.api import Event, Move, Observation, Result, Seat
from bot.games.otter.cards import look, to_text
from bot.games.otter.heads import to_json
from bot.games.otter.moves import SHORT
from bot.games.otter.state import BETWEEN, COURSE, GOAL, KEEP, PLAY, SPEC, State

_WAYS = {1: "up", -1: "down", 0: "none"}


def observe(
    state: State, seat: Seat | None, to_act: frozenset[Seat], legal: tuple[Move, ...], result: Result | None
) -> Observation:
    """What ``seat``, or a spectator, may know: all but the hands of others and what lies aside."""
    match = state.match
    return Observation(
        game=SPEC.key,
        seat=seat,
        seats=len(state.hands),
        options=match.house._asdict(),
        phase=state.phase,
        deal=match.deal,
        dealer=match.dealer,
        to_act=to_act,
        out=frozenset(),
        hand=() if seat is None else tuple(to_text(state.hands[seat]).split()),
        counts=tuple(map(len, state.hands)),
        totals=match.totals,
        legal=legal,
        table=_table(state),
        lines=tuple(_lines(state)),
        hints=tuple(_hints(state, seat, legal)) if seat is not None and seat in to_act else (),
        result=result,
    )


def _table(state: State) -> dict[str, Any]:
    columns = [look(column) for column in state.columns]
    running = state.phase in (PLAY, KEEP)
    return {
        "columns": [to_text(column) for column in state.columns],
        "ways": [_WAYS[each.direction] for each in columns],
        "values": [each.value or None for each in columns],
        "dir": state.direction,
        "last_actor": state.last_actor,
        "receiver": state.receiver if running else None,
        "next": state.next_seat,
        "aside": len(state.match.aside),
        "points": [to_text(cards) for cards in state.points],
        "scores": list(state.scores),
        "heads": to_json(state.match.heads),
    }


def _lines(state: State) -> Iterator[Event]:
    """The columns, counted from 1, the points before the seats, what cards are worth, and how play goes."""
    for number, cards in enumerate(state.columns, 1):
        column = look(cards)
        yield _line(
            "column",
            column=number,
            cards=to_text(cards),
            direction=_WAYS[column.direction],
            value=column.value,
        )
    for seat, (cards, heads) in enumerate(zip(state.points, state.scores, strict=True)):
        if cards:
            yield _line("score", seat=seat, cards=to_text(cards), heads=heads, goal=GOAL)
    yield _worth(state.match.heads)
    if state.phase == PLAY:
        yield _line("course", direction=COURSE[state.direction], seat=state.turn, target=state.receiver)
    elif state.phase == KEEP:
        yield _line("last_card", seat=state.turn, target=state.next_seat)


def _line(key: str, **data: Any) -> Event:
    return Event(key, data)


@lru_cache(maxsize=64)
def _worth(heads: str) -> Event:
    """Which otters show one head, two and three, as runs: ``1–3 11–13``."""
    runs: dict[str, list[str]] = {"1": [], "2": [], "3": []}
    for run in re.finditer(r"(.)\1*", heads):
        first, last = run.start() + 1, run.end()
        runs[run[1]].append(str(first) if first == last else f"{first}–{last}")
    one, two, three = map(" ".join, runs.values())
    return _line("worth", one=one, two=two, three=three)


def _hints(state: State, seat: Seat, legal: tuple[Move, ...]) -> Iterator[Event]:
    """What ``seat``, which is to act, can do."""
    if state.phase == BETWEEN:
        return
    if state.phase == KEEP:
        key = "keep_hint"
    elif all(move.verb != "play" for move in legal):
        key = "none_fit"
    else:
        key = "turn_hint" if len(state.hands[seat]) > 1 else "last_hint"
    yield Event(key, {"target": state.receiver, "limit": SHORT}, seat)
