"""What has happened since a hand's owner last played: first what hit them, then the others' moves."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from bot.games.api import Event, Move, Observation, Seat
from bot.tables import Table, TableLogEntry, new_cards, own_turn, since_turn
from bot.tables.ahead import plays_to_call
from bot.ui.components.layout import TEXT_LIMIT
from bot.ui.i18n.players import as_of
from bot.ui.i18n.story import StoryLine, call_news, is_settled, lines_of, without_offence, worded
from bot.ui.i18n.wording import Wording, call_phrase, told_to_doer

ROOM = 115
"""The most characters of the others' moves, three lines on a phone. The oldest are left out."""

MARKUP = 6
"""The characters of the line that aren't moves."""


def hits_line(table: Table, seat: Seat, words: Wording) -> str:
    """Return what happened to ``seat`` since it last played, without calls; empty if nothing did."""
    hits = [
        text
        for line in lines_of(since_turn(table, seat))
        if not line.is_about_call
        for text in _struck(table, line, seat, words)
    ]
    return words.say("hand-hit", what=" ".join(hits)) if hits else ""


def calls_lines(table: Table, seat: Seat, words: Wording) -> str:
    """Return the news of calls since which not every player has had a turn, a line each; then who owes a
    call, and who can still be challenged for an older one. The lines of :func:`own_call_line` are left out.
    """
    say, seen, news = words.say, table.observe(seat), call_news(table)
    forgotten = _forgotten(table, seat)
    lines = [
        " ".join(_struck(table, line, seat, words))
        or worded(without_offence(line), as_of(words, table.chairs, line.version))
        for line in news
        if line not in forgotten
    ]
    owing = seen.table.get("calling")
    if owing not in (None, seat):
        lines.append(say("hand-owes", name=words.name(owing), call=_call_of(seen, owing, words)))
    told = {event.data["seat"] for line in news for event in line.events if event.key == "offence"}
    for other in sorted({*seen.table.get("offence", ())} - {seat} - told):
        lines.append(say("hand-offence", name=words.name(other), call=_call_of(seen, other, words)))
    return "\n".join(say("hand-hit", what=line) for line in lines if line)


def own_call_line(table: Table, seat: Seat, words: Wording) -> str:
    """Return the news about an earlier call of ``seat`` while its next one is due, which comes first;
    otherwise an empty text.
    """
    told = [text for line in _forgotten(table, seat) for text in _struck(table, line, seat, words)]
    return _told(told, ROOM, words)


def _forgotten(table: Table, seat: Seat) -> list[StoryLine]:
    """Return the lines about a call that ``seat`` forgot, while it owes its next one or a play makes it owe
    one.
    """
    seen = table.observe(seat)
    if not (plays_to_call(table, seat) or Move("call") in seen.legal):
        return []
    return [
        line
        for line in call_news(table)
        if any(
            event.key in ("call_missed", "forgot", "caught")
            and event.data.get("target", event.data.get("seat")) == seat
            for event in line.events
        )
    ]


def _call_of(seen: Observation, seat: Seat, words: Wording) -> str:
    return words.say(call_phrase(seen.game, words.say, is_last=not seen.counts[seat]))


def _struck(table: Table, line: StoryLine, seat: Seat, words: Wording) -> list[str]:
    """Return what a line tells of ``seat`` itself, in words for its owner."""
    then = as_of(words, table.chairs, line.version)
    return [then.strike(event, seat, line.seat) for event in line.events if _hits(line, event, seat, words)]


def others_line(table: Table, seat: Seat, words: Wording, room: int) -> str:
    """Return the others' moves since ``seat`` last played, as far as ``room`` allows; empty if there are
    none. If the turn came back at once, return what ``seat``'s move did to the others.
    """
    since, own = since_turn(table, seat), own_turn(table, seat)
    lines, news = lines_of(since or ([own] if own and _skips(own) else [])), call_news(table)
    told = [without_offence(line) for line in lines if line not in news and not is_settled(line, table)]
    texts = [
        _told_to(table, line._replace(events=others), seat, words)
        for line in _drawn_together(told)
        if (others := tuple(event for event in line.events if not _hits(line, event, seat, words)))
    ]
    return _told(texts, min(room, ROOM), words)


def _told_to(table: Table, line: StoryLine, seat: Seat, words: Wording, without: Collection[str] = ()) -> str:
    """Return a line in words for ``seat``, also if it or the table for it made the move, except the events
    that have one of the keys ``without``.
    """
    then = as_of(words, table.chairs, line.version)
    if line.seat != seat:
        return worded(line, then, without)
    return worded(line, then, without, tell=partial(told_to_doer, drawn=new_cards(table, seat), words=then))


def _drawn_together(lines: Sequence[StoryLine]) -> list[StoryLine]:
    """Return the lines, with one line for what a player has drawn in several turns while no one did anything
    else.
    """
    told, since = list[StoryLine](), 0
    for line in lines:
        drew = _only_draw(line)
        if drew is None:
            since = len(told) + 1
        for at in range(since, len(told)):
            before = told[at]
            if drew and (before.seat, before.mark, before.events[0].key) == (line.seat, line.mark, drew.key):
                count = before.events[0].data["count"] + drew.data["count"]
                told[at] = line._replace(events=(drew._replace(data={**drew.data, "count": count}),))
                break
        else:
            told.append(line)
    return told


def _only_draw(line: StoryLine) -> Event | None:
    """Return the event of a turn in which a player only drew; None for other lines."""
    if len(line.events) != 1:
        return None
    (event,) = line.events
    is_turn = event.key == "drew_passed" or (event.key == "drew" and event.data["why"] == "turn")
    return event if is_turn else None


def ending_line(table: Table, seat: Seat, words: Wording, room: int) -> str:
    """Return the last move of ``seat`` and the others' moves since, as far as ``room`` allows."""
    own = own_turn(table, seat)
    told = lines_of([*([own] if own else []), *since_turn(table, seat)])
    lines = [without_offence(line) for line in told]
    return _told([worded(line, as_of(words, table.chairs, line.version)) for line in lines], room, words)


def last_line(table: Table, seat: Seat, words: Wording, without: Collection[str]) -> str:
    """Return what everyone saw of the last move, in words for ``seat``, except the events that have one of
    the keys ``without``.
    """
    texts = [_told_to(table, line, seat, words, without) for line in lines_of(table.log[-1:])]
    return _told(texts, TEXT_LIMIT, words)


def _told(texts: Sequence[str], room: int, words: Wording) -> str:
    what = _newest([text for text in texts if text], room)
    return words.say("hand-since", what=what) if what else ""


def _skips(entry: TableLogEntry) -> bool:
    """Return whether a move has made others miss a turn."""
    return any(event.key == "missed" for event in entry.public)


def _newest(texts: Sequence[str], room: int) -> str:
    """Return the newest sentences that fit, with a sign for those left out."""
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
    """Return whether an event concerns ``seat``: it happened to the seat in another player's move, or is
    about a call of the seat or a challenge by it.
    """
    data = event.data
    if line.is_about_call:
        is_own = seat in (data.get("target"), data.get("seat"))
    else:
        is_own = line.seat != seat and seat in (data.get("target", data.get("seat")), *data.get("seats", ()))
    return is_own and words.can_strike(event, seat)
