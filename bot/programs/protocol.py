"""The bot's lines to a program, and the program's answers: one JSON object a line. Pure.

``docs/hosting/programs.md`` explains them to authors of programs.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from bot.games.api import Event, IllegalMove, Move, Observation, Result, Seat

VERSION = 1
LONGEST_MOVE = 200


class BadAnswer(ValueError):  # noqa: N818 - named for what it is
    """A line that doesn't answer the question. The text tells the program's author why."""


def hello(seen: Observation, seconds: float) -> bytes:
    """Return the first line: the game, the program's seat, and its time for a move."""
    return _line(
        {
            "type": "hello",
            "protocol": VERSION,
            "game": seen.game,
            "seats": seen.seats,
            "seat": seen.seat,
            "options": dict(seen.options),
            "seconds": seconds,
        }
    )


def question(number: int, seen: Observation, events: Iterable[Event]) -> bytes:
    """The line that asks for a move: what the seat knows, and which of ``events`` it has seen. Those that
    only another seat may see are left out.
    """
    return _line(
        {
            "type": "move",
            "id": number,
            "position": position(seen),
            "legal": [str(move) for move in seen.legal],
            "events": [{"event": event.key, **event.data} for event in _seen_by(seen.seat, events)],
        }
    )


def position(seen: Observation) -> dict[str, Any]:
    """Return what a seat knows, in the words in which positions are written. ``hand`` has its own cards, and
    ``counts`` has the number of each seat's cards.
    """
    return {
        **seen.table,
        "game": seen.game,
        "seats": seen.seats,
        "seat": seen.seat,
        "phase": seen.phase,
        "turn": min(seen.to_act, default=None),
        "dealer": seen.dealer,
        "deal": seen.deal,
        "hand": " ".join(seen.hand),
        "counts": list(seen.counts),
        "totals": list(seen.totals),
        "out": sorted(seen.out),
    }


def _seen_by(seat: Seat | None, events: Iterable[Event]) -> Iterator[Event]:
    """What a ``seat`` has seen of ``events``. Where cards came to it, that is the event with its cards alone,
    without what all have seen of it.
    """
    for event, after in pairwise([*(event for event in events if event.to in (None, seat)), None]):
        if event is not None and (after is None or event != (after.key, _public(after.data), None)):
            yield event


def _public(data: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != "cards"}


def farewell(result: Result | None) -> bytes:
    """The last line: how the match has ended; without a result if it was stopped, or goes on without the
    program.
    """
    shown = None if result is None else {"places": result.places, "totals": result.totals}
    return _line({"type": "end", "result": shown})


def read_answer(line: bytes, number: int) -> Move:
    """The move in the answer to the question of this ``number``. Raises BadAnswer."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise BadAnswer("the answer is not a line of JSON") from None
    if not isinstance(answer, Mapping):
        raise BadAnswer("the answer is not a JSON object")
    if type(answer.get("id")) is not int or answer["id"] != number:
        raise BadAnswer(f"the answer is not for id {number}")
    move = answer.get("move")
    if not isinstance(move, str) or len(move) > LONGEST_MOVE:
        raise BadAnswer("the answer has no move")
    try:
        return Move.parse(move)
    except IllegalMove:
        raise BadAnswer("the move has the wrong format") from None


def _line(told: Mapping[str, Any]) -> bytes:
    return json.dumps(told, separators=(",", ":")).encode() + b"\n"
