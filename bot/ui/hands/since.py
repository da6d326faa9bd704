"""What has happened since the owner of a hand last played: first what hit them, then what others did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.api import Event, Seat
from bot.tables import LogEntry, Table, since_turn
from bot.ui.i18n.wording import Wording

ROOM = 180
"""The most characters of the moves of others. The oldest are left out."""

MARKUP = 6
"""The characters of the line that are not of its moves."""

MARKED = ("timeout", "stand_in")
"""Who has made a move that is marked, because its player did not make it themselves."""


def hits_line(table: Table, seat: Seat, words: Wording) -> str:
    """What has happened to ``seat`` since it last played; empty if nothing has."""
    hits = [words.strike(event) for entry in since_turn(table, seat) for event in _hits(entry, seat, words)]
    return words.say("hand-hit", what=" ".join(hits)) if hits else ""


def others_line(table: Table, seat: Seat, words: Wording, room: int) -> str:
    """What others have done since ``seat`` last played, as much as there is room for; empty if nothing."""
    entries = [replace(entry, events=_others(entry, seat, words)) for entry in since_turn(table, seat)]
    told = _newest([text for entry in entries if (text := _told(entry, words))], min(room, ROOM))
    return words.say("hand-since", what=told) if told else ""


def _newest(told: Sequence[str], room: int) -> str:
    """The newest of the sentences that fit, with a sign for those left out."""
    shown: list[str] = []
    for text in reversed(told):
        room -= len(text) + 1
        if room < MARKUP:
            if shown:
                shown.append("…")
            break
        shown.append(text)
    return " ".join(reversed(shown))


def _told(entry: LogEntry, words: Wording) -> str:
    line = " ".join(words.tell(event) for event in entry.public)
    return words.say(f"origin-{entry.origin}", line=line) if line and entry.origin in MARKED else line


def _others(entry: LogEntry, seat: Seat, words: Wording) -> tuple[Event, ...]:
    hits = list(_hits(entry, seat, words))
    return tuple(event for event in entry.public if event not in hits)


def _hits(entry: LogEntry, seat: Seat, words: Wording) -> Iterator[Event]:
    """The events in a move of another that happened to ``seat``."""
    if entry.seat != seat:
        for event in entry.public:
            data = event.data
            hit = seat in (data.get("seat"), data.get("target")) or seat in data.get("seats", ())
            if hit and words.can_strike(event):
                yield event
