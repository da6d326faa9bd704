"""A position of a match that is over: what happened, what lay on the table, and which hands are seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.games import GAMES
from bot.games.api import Seat
from bot.players import reviews
from bot.record import Eyes, Replay, Turning
from bot.tables import Chair, LogEntry, PastMatch
from bot.ui.components.layout import BLUE, GREY, LINE, TEXT_LIMIT, Buttons, button, menu, menu_id, message
from bot.ui.components.post import Illustration, says_all
from bot.ui.i18n.players import as_of, past_wording
from bot.ui.i18n.story import StoryLine, lines_of, worded
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.i18n.wording import Wording, in_order
from bot.ui.presses.replays import LookThrough, ShareReplay, ShowReplay, StepReplay
from bot.ui.tables.table import drawing, undrawn_seats

ACCENT = 0x5B6C8F

BEFORE = 12
"""The number of moves before a position that are told with it, if they belong to the same deal."""
LINES = 2
"""The most lines that they are told in."""

FILM = 12
"""The most moves of a film."""

STORY_LIMIT = 1200
"""The most characters for what has happened."""

JUMPS: Mapping[str, Turning] = {"call": "call", "penalty": "penalty", "deal": "deal"}
"""The presses that go to the next turning point of one kind."""


def eyes_of(text: str, seats: int) -> Eyes:
    """Whose eyes a press means; the table's for a seat that the match does not have."""
    if text == "o":
        return "open"
    return int(text) if text.isdigit() and int(text) < seats else "table"


def written(eyes: Eyes) -> str:
    """The same as it stands in the id of a press."""
    return {"table": "t", "open": "o"}.get(str(eyes), str(eyes))


def went(replay: Replay, at: int, go: str) -> int:
    """The number of the position that a press leads to from ``at``; ``at`` if there is none."""
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


def replay_message(
    match: PastMatch,
    at: int,
    eyes: Eyes,
    say: Translator,
    picture: Illustration | None = None,
    can_look: bool = False,
) -> ui.LayoutView:
    """Position ``at`` of a match as ``eyes`` see it, with its ``picture`` if there is one. Whoever
    ``can_look`` through it has sat at it.
    """
    replay, words = match.replay, past_wording(match, say, at)
    seen = replay.observe(at)
    title = say(
        "replay-title",
        game=GAMES[match.game].spec.name,
        deal=replay.positions[at].deal,
        at=at,
        last=replay.last,
    )
    state = [
        None if match.source == "rules" else say(f"replay-{match.source}"),
        table_lines(replay, at, eyes, words, are_drawn=says_all(picture)) or None,
        say("replay-link", match=match.table_id, at=str(at)),
    ]
    room = TEXT_LIMIT - len(title) - sum(len(text) for text in state if text)
    note, table, link = state
    return message(
        title,
        note,
        happened(replay, at, eyes, words, min(STORY_LIMIT, room), match.chairs),
        picture.gallery() if picture else LINE,
        table,
        link,
        _steps(match, at, eyes, say, "back", "next"),
        _steps(match, at, eyes, say, "earlier", "later"),
        [*_jumps(match, at, eyes, say), *_sharing(match, at, say), *_looking(match, can_look, say)],
        _whose_eyes(match, at, eyes, words) if seen else None,
        accent=ACCENT,
    )


def film_message(
    match: PastMatch, moves: range, say: Translator, picture: Illustration | None = None
) -> ui.LayoutView:
    """The public post of some moves of a deal, with the film of them, as the table saw them."""
    replay, last = match.replay, moves[-1]
    words = past_wording(match, say, last)
    title = say("replay-shared", game=GAMES[match.game].spec.name, deal=replay.positions[last].deal)
    link = say("replay-shared-link", match=match.table_id, at=str(moves[0]))
    room = TEXT_LIMIT - len(title) - len(link)
    return message(
        title,
        picture.gallery() if picture else LINE,
        happened(replay, last, "table", words, min(STORY_LIMIT, room), match.chairs),
        link,
        [ShowReplay(match.table_id, moves[0]).button(say)],
        accent=ACCENT,
    )


def film_of(replay: Replay, at: int) -> range:
    """The numbers of the last moves of the deal that position ``at`` belongs to."""
    deal = replay.deal_of(at)
    return deal[-FILM:]


def log_of(replay: Replay, at: int, first: int) -> list[LogEntry]:
    """The entries that a table's log would have for the positions from ``first`` to ``at``."""
    return [
        LogEntry(
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


def happened(
    replay: Replay,
    at: int,
    eyes: Eyes,
    words: Wording,
    room: int,
    chairs: Sequence[Chair] = (),
    *,
    earlier: bool = True,
) -> str:
    """What led to a position, the newest last and set larger, within ``room`` characters; and below it which
    cards somebody got, as far as ``eyes`` see that. Without ``earlier``, its own move alone. The ``chairs``
    know who held the seats before.
    """
    first = max(at - BEFORE, replay.deal_of(at).start) if earlier else at
    lines = lines_of(log_of(replay, at, first))
    before = [_in_words(line, as_of(words, chairs, line.version)) for line in lines if line.version < at][
        -LINES:
    ]
    now = [_in_words(line, words) for line in lines if line.version == at]
    got = [
        words.say("replay-got", name=words.name(event.to), cards=words.cards(event.data["cards"]))
        for event in replay.happened(at, eyes)
        if event.to is not None and event.key != "dealt" and event.data.get("cards")
    ]
    told = [f"-# {text}" for text in before if text] + [text for text in now if text]
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
            number=seat + 1,
            name=name,
            count=seen.counts[seat],
            cards=words.cards(hands[seat]) if hands.get(seat) else None,
            total=words.total(seen.totals[seat]),
        )
        for seat, name in enumerate(names)
    )
    return "\n".join([drawing(seen, words), *lines])


def _seen_by(eyes: Eyes, words: Wording) -> str:
    if eyes in ("table", "open"):
        return words.say(f"replay-by-{eyes}")
    return words.say("replay-by-seat", name=label_text(words.names[int(eyes)]))


def _steps(match: PastMatch, at: int, eyes: Eyes, say: Translator, *goes: str) -> Buttons:
    return [_step(match, at, eyes, go, say, BLUE if go == "next" else GREY) for go in goes]


def _jumps(match: PastMatch, at: int, eyes: Eyes, say: Translator) -> Buttons:
    """To the next turning point of each kind, where there is one."""
    return [
        _step(match, at, eyes, go, say)
        for go, kind in JUMPS.items()
        if match.replay.after(at, kind) is not None
    ]


def _sharing(match: PastMatch, at: int, say: Translator) -> Buttons:
    return [ShareReplay(match.table_id, at).button(say)] if match.replay.is_played_again else []


def _looking(match: PastMatch, can_look: bool, say: Translator) -> Buttons:
    can_look = can_look and match.replay.is_played_again and reviews(match.game)
    return [LookThrough(match.table_id).button(say)] if can_look else []


def _step(
    match: PastMatch, at: int, eyes: Eyes, go: str, say: Translator, style: Any = GREY
) -> ui.Button[Any]:
    press = StepReplay(go, match.table_id, at, written(eyes))
    leads_nowhere = went(match.replay, at, go) == at
    return button(press.custom_id, say(f"button-replay-{go}"), style, disabled=leads_nowhere)


def _whose_eyes(match: PastMatch, at: int, eyes: Eyes, words: Wording) -> ui.Select[Any]:
    """A menu of those through whose eyes the match can be seen."""
    everybody: list[Eyes] = ["table", "open", *range(len(match.chairs))]
    return menu(
        menu_id("eyes", match.table_id),
        words.say("replay-eyes", eyes=_seen_by(eyes, words)),
        [
            (ShowReplay(match.table_id, at, written(each)).custom_id, _seen_by(each, words), "")
            for each in everybody
        ],
    )
