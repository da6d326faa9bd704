"""A position of a match that is over: what happened, what lay on the table, and which hands are seen."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.api import Seat
from bot.match_file import Eyes, Replay, Turning
from bot.tables import TableLogEntry
from bot.ui.i18n.story import StoryLine, lines_of, stamps_of, worded
from bot.ui.i18n.wording import Wording, in_order
from bot.ui.pictures import Scene, scene_of
from bot.ui.pictures.seats import Stamps
from bot.ui.tables.table import drawing, undrawn_seats

JUMPS: Mapping[str, Turning] = {"call": "call", "penalty": "penalty", "deal": "deal"}
"""What leads to the next turning point of one kind."""


def eyes_of(text: str, seats: int) -> Eyes:
    """Whose eyes a press means; the table's for a seat that the match does not have."""
    if text == "o":
        return "open"
    return int(text) if text.isdigit() and int(text) < seats else "table"


def written(eyes: Eyes) -> str:
    """The same as it stands in the id of a press."""
    return {"table": "t", "open": "o"}.get(str(eyes), str(eyes))


def went(replay: Replay, at: int, go: str) -> int:
    """The number of the position that a step leads to from ``at``; ``at`` if there is none."""
    match go:
        case "back":
            return max(0, at - 1)
        case "next":
            return min(replay.last, at + 1)
        case "earlier":
            to = replay.before(at)
        case "later":
            to = replay.after(at)
        case _:
            to = replay.after(at, JUMPS[go])
    return at if to is None else to


def log_of(replay: Replay, at: int, first: int) -> list[TableLogEntry]:
    """The entries that a table's log would have for the positions from ``first`` to ``at``."""
    return [
        TableLogEntry(
            version=number,
            seat=position.line.seat,
            move=position.line.move,
            origin=position.line.origin,
            person=None,
            at=0,
            events=position.events,
        )
        for number, position in enumerate(replay.positions[first : at + 1], first)
    ]


def happened(replay: Replay, at: int, eyes: Eyes, words: Wording, room: int) -> str:
    """Return what led to a position, within ``room`` characters, and below it the cards that a player got, if
    ``eyes`` see them.
    """
    lines = [_in_words(line, words) for line in lines_of(log_of(replay, at, at))]
    got = [
        words.say("replay-got", name=words.name(event.to), cards=words.cards(event.data["cards"]))
        for event in replay.happened(at, eyes)
        if event.to is not None and event.key != "dealt" and event.data.get("cards")
    ]
    told = [text for text in lines if text]
    told += [f"-# 🎴 {' '.join(got)}"] if got else []
    while told and sum(map(len, told)) + len(told) > room:
        del told[0]
    return "\n".join(told)


def _in_words(line: StoryLine, words: Wording) -> str:
    """A line of the log. What an older version told in other ways is named as it was stored."""
    known = all(
        words.say.has(f"event-{event.key}") or words.say.has(f"{words.game}-{event.key}")
        for event in line.events
    )
    return worded(line, words) if known else ""


def shown_hands(replay: Replay, at: int, eyes: Eyes) -> tuple[tuple[Seat, tuple[str, ...]], ...]:
    """The hands that ``eyes`` see of a position, each sorted."""
    return tuple((seat, tuple(in_order(hand))) for seat, hand in replay.hands(at, eyes).items())


def table_lines(replay: Replay, at: int, eyes: Eyes, words: Wording, *, are_drawn: bool = False) -> str:
    """What lies on the table, and a line for each seat, with its hand if ``eyes`` see that; empty if the
    cards are not known. Where they ``are_drawn``, only what the picture does not show, the same for all eyes.
    """
    seen = replay.observe(at)
    if seen is None:
        return ""
    names = [words.name(seat) for seat in range(seen.seats)]
    if are_drawn:
        seats = undrawn_seats(seen, names, words)
        return "\n".join(filter(None, [drawing(seen, words, is_drawn=True), f"-# {seats}" if seats else ""]))
    hands = dict(shown_hands(replay, at, eyes))
    lines = (
        words.say(
            "replay-seat",
            mark="out" if seat in seen.out else "turn" if seen.to_act == {seat} else "waiting",
            name=name,
            count=seen.counts[seat],
            cards=words.cards(hands[seat]) if hands.get(seat) else None,
            total=words.total(seen.totals[seat]),
        )
        for seat, name in enumerate(names)
    )
    return "\n".join([drawing(seen, words), *lines])


def seen_by(eyes: Eyes, words: Wording) -> str:
    """Through whose eyes a position is seen, in words."""
    if eyes in ("table", "open"):
        return words.say(f"replay-by-{eyes}")
    return words.say("replay-by-seat", name=words.name(int(eyes)))


def public_scene(replay: Replay, at: int, words: Wording) -> Scene | None:
    """Return the picture of a position as spectators saw it; None if its cards aren't known."""
    seen = replay.observe(at)
    return None if seen is None else scene_of(replay.game, seen, words.names, _stamps(replay, at))


def _stamps(replay: Replay, at: int) -> Stamps:
    """What happened about calls on the way to a position."""
    return stamps_of(line for line in lines_of(log_of(replay, at, at)) if line.is_about_call)
