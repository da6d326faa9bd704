"""The story of a match, line by line. Moves that belong together share a line, and calls have their own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from bot.games.api import Event, Seat
from bot.tables import Table, TableLogEntry, last_round
from bot.tables.table import once
from bot.ui.i18n.players import as_of, wording
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.wording import Wording

LINES = 3
"""The number of last lines that are shown even if they were shown before, for people who looked away."""

MOST_LINES = 12
"""The most lines that are shown: as many as a phone shows above the picture of the table and its buttons."""

MOVES = 20
"""The number of last moves that these lines are made of, if no more are new."""

HEADLINES = 2
"""The most lines about calls that are set as headlines."""

MARKED = ("timeout", "stand_in")
"""Who has made a move that is marked, because its player did not make it themselves."""

ABOUT_CALLS = (
    *("called", "call_missed", "offence", "penalty", "challenged", "false_call", "false_challenge"),
    *("forgot", "caught", "called_falsely", "challenged_falsely"),
)
"""The keys of events about calls, also of those that tell of several events at once."""

OF_STOCK = ("recycled", "starter", "buried")
"""The keys of events that can happen while a player draws cards."""


class StoryLine(NamedTuple):
    """One line of a match's log."""

    version: int
    """That of the last move in it."""
    seat: Seat | None
    mark: str
    """Who has made its moves, where that is marked; else empty."""
    events: tuple[Event, ...]
    """What happened, several events as one where one sentence tells of them all."""

    @property
    def is_about_call(self) -> bool:
        """Whether it tells of a call that was made, forgotten or paid for."""
        return self.events[0].key in ABOUT_CALLS


def lines_of(log: Iterable[TableLogEntry]) -> list[StoryLine]:
    """Return the lines of the public events of these moves, the oldest first.

    What a seat draws shares a line with what it does next in the same turn, if nothing is between.
    """
    lines: list[StoryLine] = []
    for entry in log:
        mark = entry.origin if entry.origin in MARKED and entry.move != "deal" else ""
        for events in _apart(entry.public):
            line = StoryLine(entry.version, entry.seat, mark, events)
            if lines and _goes_on(lines[-1], line):
                line = line._replace(events=together((*lines.pop().events, *events)))
            lines.append(line if not line.is_about_call else line._replace(mark=""))
    return lines


def newest_lines(log: Sequence[TableLogEntry]) -> Iterator[StoryLine]:
    """The same lines, the newest first, each made when it is asked for: none goes on with another seat."""
    for _, turn in groupby(reversed(log), attrgetter("seat")):
        yield from reversed(lines_of(reversed(list(turn))))


def together(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events, joining events that one sentence tells of. What happened to the stock between them
    comes first.
    """
    told: list[Event] = []
    for event in events:
        if event.key == "missed":
            told = _poisoned(told, event)
            continue
        at = len(told) - 1
        while at > 0 and told[at].key in OF_STOCK:
            at -= 1
        both = _both(told[at], event) if told else None
        if both is not None and (told[at].key != "drew" or at == len(told) - 1):
            del told[at]
            told.append(both)
        else:
            told.append(event)
    return tuple(told)


def story(table: Table, say: Translator, room: int, least: int = LINES, without: Collection[str] = ()) -> str:
    """The lines that were not shown yet, and before them so many that there are ``least``, within ``room``
    characters; without those that are :func:`headlines`, and without the events of the last move that have
    one of the keys ``without``.

    If not all of the new lines fit, or there are more than :data:`MOST_LINES`, the oldest are left out and
    the first line says so.
    """
    words, above = wording(table, say), _headlines(table)
    untold = sum(entry.version > table.told_version for entry in table.log)
    earlier = f"- {say('story-earlier')}"
    shown: list[str] = []
    length = len(earlier) + 1
    for line in newest_lines(table.log[-max(MOVES, untold) :]):
        is_untold = line.version > table.told_version
        if not is_untold and len(shown) >= least:
            break
        leave_out = without if line.version == table.version else ()
        then = as_of(words, table.chairs, line.version)
        text = "" if line in above else worded(without_offence(line), then, leave_out)
        length += len(text) + 3 if text else 0
        if length > room or (text and len(shown) == MOST_LINES):
            if is_untold:
                shown.append(earlier)
            break
        if text:
            shown.append(f"- {text}")
    return "\n".join(reversed(shown))


def headlines(table: Table, say: Translator) -> str:
    """Return the latest news of calls, each as a headline; empty if there are none."""
    words = wording(table, say)
    lines = [without_offence(line) for line in _headlines(table)]
    told = [worded(line, as_of(words, table.chairs, line.version)) for line in lines]
    return "\n".join([f"### {text}" for text in told])


def stamps(table: Table) -> dict[Seat, str]:
    """What the headlines say of each seat, for its place in the picture: ``called``, or the number of cards
    that it has drawn: ``+10``.
    """
    return stamps_of(_headlines(table))


def stamps_of(lines: Iterable[StoryLine]) -> dict[Seat, str]:
    """What these lines say of each seat about calls, as :func:`stamps` does."""
    found: dict[Seat, str] = {}
    for line in lines:
        for event in line.events:
            if event.key == "called":
                found[event.data["seat"]] = "called"
            elif event.key in PAID and event.data["count"]:
                found[event.data[PAID[event.key]]] = f"+{event.data['count']}"
    return found


PAID: Mapping[str, str] = {
    "forgot": "seat",
    "caught": "target",
    "called_falsely": "seat",
    "challenged_falsely": "seat",
}
"""Events in which a player draws cards for a call or a challenge, and the key of their data that says who."""


@once
def _headlines(table: Table) -> list[StoryLine]:
    """The lines about calls of this turn, and older ones that the channel was not shown, the newest few."""
    since = min(table.turn_version, table.told_version + 1)
    recent = [entry for entry in table.log if entry.version >= since] if table.is_open else []
    if not any(event.key in ABOUT_CALLS for entry in recent for event in entry.events):
        return []  # as most often
    return _unsettled(table, lines_of(recent))[-HEADLINES:]


@once
def call_news(table: Table) -> list[StoryLine]:
    """The lines about calls since which not every player has had a turn, the newest few."""
    recent = last_round(table) if table.phase == "playing" else []
    if not any(event.key in ABOUT_CALLS for entry in recent for event in entry.events):
        return []  # as most often
    return _unsettled(table, lines_of(recent))[-HEADLINES:]


def _unsettled(table: Table, lines: Iterable[StoryLine]) -> list[StoryLine]:
    """The lines about calls, without those of forgotten calls that can't be challenged any more."""
    return [line for line in lines if line.is_about_call and not is_settled(line, table)]


def is_settled(line: StoryLine, table: Table) -> bool:
    """Whether a line tells of a forgotten call that can't be challenged any more."""
    offenders = {event.data["seat"] for event in line.events if event.key == "offence"}
    return bool(offenders.difference(table.observe(None).table.get("offence", ())))


def without_offence(line: StoryLine) -> StoryLine:
    """The same line without the words that a seat can be challenged. The challenge's button says it."""
    return line._replace(events=tuple(event for event in line.events if event.key != "offence"))


def worded(
    line: StoryLine,
    words: Wording,
    without: Collection[str] = (),
    tell: Callable[[Event], str] | None = None,
) -> str:
    """A line in words, without the events that have one of the keys ``without``; empty if what happened has
    none. ``tell`` puts one event into words in another way than for everyone.

    Of a player who laid a last card or wins the deal it is not said that they have no card left, unless going
    out takes more in that game.
    """
    has_own = words.say.has(f"{words.game}-went_out")
    told = [
        event
        for event in line.events
        if event.key not in without and (has_own or not _is_said(event, line.events))
    ]
    text = " ".join(map(tell or words.tell, told))
    return words.say(f"origin-{line.mark}", line=text) if text and line.mark else text


def _is_said(event: Event, events: Iterable[Event]) -> bool:
    """Return whether ``event`` says that a player went out and one of ``events`` says it already."""
    return event.key == "went_out" and any(
        other.data.get("left") == 0 or other.data.get("winner") == event.data["seat"] for other in events
    )


def _apart(events: Sequence[Event]) -> Iterator[tuple[Event, ...]]:
    """The events of one move, those about each call apart from all others, in their order."""
    group: list[Event] = []
    for event in together(events):
        if group and (_is_new_call(event) or (group[-1].key in ABOUT_CALLS) != (event.key in ABOUT_CALLS)):
            yield tuple(group)
            group = []
        group.append(event)
    if group:
        yield tuple(group)


def _is_new_call(event: Event) -> bool:
    """Whether ``event`` is the first about a call, and not what follows from one."""
    return event.key in ABOUT_CALLS and event.key not in ("offence", "penalty")


def _goes_on(line: StoryLine, after: StoryLine) -> bool:
    """Whether ``after`` is the same turn as ``line``, in which its player has only drawn cards yet."""
    last, first = line.events[-1], after.events[0]
    return (
        (line.seat, line.mark) == (after.seat, after.mark)
        and _is_draw(last)
        and not after.is_about_call
        and first.data.get("seat", after.seat) == after.seat
    )


def _is_draw(event: Event) -> bool:
    return event.key == "drew" and event.data["why"] == "turn" and event.data["count"] > 0


def _poisoned(told: list[Event], missed: Event) -> list[Event]:
    """``told`` and ``missed``, as one if the same seats have just drawn all the cards that an ace makes them
    draw.
    """
    at = next((at for at in reversed(range(len(told))) if told[at].key == "poisoned"), len(told))
    drew = [event.data for event in told[at + 1 :] if event.key == "drew"]
    between = [event for event in told[at + 1 :] if event.key in OF_STOCK]
    poisoned, seats = told[at] if drew else missed, missed.data["seats"]
    if (
        [data["seat"] for data in drew] != seats
        or any(data["count"] != poisoned.data["count"] for data in drew)
        or at + 1 + len(drew) + len(between) != len(told)
    ):
        return [*told, missed]
    return [*told[:at], *between, poisoned._replace(key="poisoned_missed")]


def _both(one: Event, other: Event) -> Event | None:
    """What tells of two events, the second after the first; None if nothing does."""
    first, second = one.data, other.data
    same_seat = "seat" in second and first.get("seat") == second["seat"]
    match one.key, other.key:
        case "drew", "drew" if same_seat and _is_draw(one) and _is_draw(other):
            return one._replace(data={**first, "count": first["count"] + second["count"]})
        case "drew", "passed" if same_seat and _is_draw(one):
            return one._replace(key="drew_passed")
        case "drew", "played" if same_seat and _is_draw(one):
            return other._replace(key="drew_played", data={**second, "count": first["count"]})
        case "drew", "played_named" if same_seat and _is_draw(one):
            return other._replace(key="drew_played_named", data={**second, "count": first["count"]})
        case "played", "named" if same_seat:
            return one._replace(key="played_named", data={**second, **first})
        case "call_missed", "penalty" if same_seat:
            return one._replace(key="forgot", data={**second, **first})
        case "challenged", "penalty" if first["target"] == second["seat"]:
            return one._replace(key="caught", data={**second, **first})
        case "false_call", "drew" if same_seat:
            return one._replace(key="called_falsely", data={**second, **first})
        case "false_challenge", "drew" if same_seat:
            return one._replace(key="challenged_falsely", data={**second, **first})
    return None
