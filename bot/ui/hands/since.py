"""What has happened since the owner of a hand last played: first what hit them, then what others did."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.api import Event, Seat
from bot.tables import Table, TableLogEntry, own_turn, since_turn
from bot.ui.i18n.players import as_of
from bot.ui.i18n.story import StoryLine, lines_of, worded
from bot.ui.i18n.wording import Wording

ROOM = 115
"""The most characters of the moves of others, three lines on a phone. The oldest are left out."""

MARKUP = 6
"""The characters of the line that are not of its moves."""


def hits_line(table: Table, seat: Seat, words: Wording) -> str:
    """What has happened to ``seat`` since it last played; empty if nothing has. What it paid for a call with
    that move itself is told as well.
    """
    own = own_turn(table, seat)
    lines = lines_of([*([own] if own else []), *since_turn(table, seat)])
    hits = [
        as_of(words, table.chairs, line.version).strike(event, line.seat)
        for line in lines
        for event in line.events
        if _hits(line, event, seat, words)
    ]
    return words.say("hand-hit", what=" ".join(hits)) if hits else ""


def others_line(table: Table, seat: Seat, words: Wording, room: int) -> str:
    """What others have done since ``seat`` last played, as much as there is room for; empty if nothing.
    Where the turn has come back at once, it is what the move of ``seat`` has done to the others.
    """
    since, own = since_turn(table, seat), own_turn(table, seat)
    lines = lines_of(since or ([own] if own and _skips(own) else []))
    texts = [
        worded(line._replace(events=others), as_of(words, table.chairs, line.version))
        for line in lines
        if (others := tuple(event for event in line.events if not _hits(line, event, seat, words)))
    ]
    return _told(texts, min(room, ROOM), words)


def ending_line(table: Table, seat: Seat, words: Wording, room: int) -> str:
    """The last move of ``seat`` and all that others have done since, as much as there is room for."""
    own = own_turn(table, seat)
    lines = lines_of([*([own] if own else []), *since_turn(table, seat)])
    return _told([worded(line, as_of(words, table.chairs, line.version)) for line in lines], room, words)


def _told(texts: Sequence[str], room: int, words: Wording) -> str:
    what = _newest([text for text in texts if text], room)
    return words.say("hand-since", what=what) if what else ""


def _skips(entry: TableLogEntry) -> bool:
    """Whether a move has made others miss a turn."""
    return any(event.key == "missed" for event in entry.public)


def _newest(texts: Sequence[str], room: int) -> str:
    """The newest of the sentences that fit, with a sign for those left out."""
    shown: list[str] = []
    for text in reversed(texts):
        room -= len(text) + 1
        if room < MARKUP:
            if shown:
                shown.append("…")
            break
        shown.append(text)
    return " ".join(reversed(shown))


def _hits(line: StoryLine, event: Event, seat: Seat, words: Wording) -> bool:
    """Whether an event happened to ``seat``: in the move of another, or as the price of a call."""
    data = event.data
    is_hit = seat in (data.get("target", data.get("seat")), *data.get("seats", ()))
    return is_hit and (line.seat != seat or line.is_about_call) and words.can_strike(event)
