"""A position of a match that is over: what happened, what lay on the table, and which hands are seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import discord
from discord import ui

from bot.games import GAMES
from bot.games.api import Seat
from bot.match_file import Eyes, Replay, Turning
from bot.milliseconds import HOUR
from bot.players import reviews
from bot.tables import Chair, PastMatch, Refused, TableLogEntry
from bot.ui.components.layout import BLUE, GREY, LINE, TEXT_LIMIT, Buttons, button, menu, menu_id, message
from bot.ui.components.post import Illustration, ReadyPost, says_all
from bot.ui.components.press import Key, Page
from bot.ui.delivery.responses import announce
from bot.ui.i18n.players import as_of, past_wording
from bot.ui.i18n.story import StoryLine, lines_of, stamps_of, worded
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.i18n.wording import Wording, in_order
from bot.ui.pictures import scene_of, table_alt
from bot.ui.pictures.replay import Film, ReplayDrawing
from bot.ui.pictures.seats import Stamps
from bot.ui.presses.replays import LookThrough, SeenBy, ShowReplay
from bot.ui.shell.budgets import spending
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.ui.shell.permissions import need_to_write
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

AGAIN = HOUR
"""Milliseconds before the same moves can be posted in the same channel again."""


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
        ShowReplay(match.table_id, at, written(eyes)).custom_id,
    )


@ShowReplay.on_press
async def show(request: Request, press: ShowReplay) -> None:
    """Show a position of a match."""
    match = await match_of(request, press.table)
    await _show(request, match, press.at, eyes_of(press.eyes, len(match.chairs)))


class StepReplay(Plain, template="v:replay-{go}:{table}:{at}:{eyes}"):
    """Go to another move of a match that you watch again."""

    go: Annotated[str, "back|next|earlier|later|call|penalty|deal"]
    """``earlier``, ``later``: a turning point; ``call``, ``penalty``, ``deal``: the next one of that kind."""
    table: Key
    at: Page
    eyes: SeenBy


@StepReplay.on_press
async def step(request: Request, press: StepReplay) -> None:
    """Go on from a position."""
    match = await match_of(request, press.table)
    at = went(match.replay, min(press.at, match.replay.last), press.go)
    await _show(request, match, at, eyes_of(press.eyes, len(match.chairs)))


class ShareReplay(Plain, template="v:replay-share:{table}:{at}"):
    """Post the last moves of a deal in this channel, as a moving picture."""

    table: Key
    at: Page
    """A move of the deal."""
    label = "button-replay-share"


@ShareReplay.on_press
async def share(request: Request, press: ShareReplay) -> None:
    """Post the last moves of a deal in this channel.

    Raises Refused ``may_not_write`` if the user may not write here, ``replay_not_shown`` if the cards of the
    match are not known, and ``replay_shared`` if the same was posted here less than :data:`AGAIN` ms ago.
    """
    need_to_write(request)
    match = await match_of(request, press.table)
    replay, services = match.replay, request.services
    if not replay.is_played_again:
        raise Refused("replay_not_shown")
    moves = film_of(replay, min(press.at, replay.last))
    key = f"{match.table_id} {moves[-1]}", request.channel_id
    now = services.clock.now()
    if now - services.shared.get(key, now - AGAIN) < AGAIN:
        raise Refused("replay_shared")
    async with spending(request, "messages"):
        services.shared[key] = now
        await request.take_time()
        say = services.say_in(match.place_id)
        words = past_wording(match, say, moves[-1])
        scenes = tuple(
            scene_of(match.game, seen, words.names, _stamps(replay, at))
            for at in moves
            if (seen := replay.observe(at)) is not None
        )
        alt = table_alt(scenes[-1], words).text
        settings_of = services.preferences.known_player
        users = [chair.user_id or 0 for chair in match.chairs]
        safe = any(settings_of(user).palette == "safe" for user in users)
        picture = await services.renderer.draw(Film(scenes, "safe" if safe else "classic"), alt)
        post = ReadyPost(film_message(match, moves, say, picture), picture)
        try:
            await announce(request.interaction, view=post.view, files=post.files())
        except discord.HTTPException:
            del services.shared[key]
            raise


def _stamps(replay: Replay, at: int) -> Stamps:
    """What happened about calls on the way to a position."""
    return stamps_of(line for line in lines_of(log_of(replay, at, at)) if line.is_about_call)


async def show_match(request: Request, key: str, at: int) -> None:
    """Show a match from move ``at`` on, given its id as somebody wrote it.

    Raises Refused ``no_such_match`` or ``no_such_move`` if there is none, and as
    :meth:`bot.tables.replays.Replays.get` does.
    """
    match = await match_of(request, key.strip().lower())
    if not 0 <= at <= match.replay.last:
        raise Refused("no_such_move", last=match.replay.last)
    await _show(request, match, at, "table")


async def match_of(request: Request, key: str) -> PastMatch:
    """A match by its id. Raises Refused as :meth:`bot.tables.replays.Replays.get` does."""
    return await request.services.tables.replays.get(request.place_id, key)


async def _show(request: Request, match: PastMatch, at: int, eyes: Eyes) -> None:
    replay, say = match.replay, request.say
    at = min(at, replay.last)
    seen = replay.observe(at)
    picture = None
    if seen is not None and not request.settings.text_only:
        words, hands = past_wording(match, say, at), shown_hands(replay, at, eyes)
        scene = scene_of(match.game, seen, words.names, _stamps(replay, at))
        heads = tuple((seen.table.get("heads") or {}).items())
        drawing = ReplayDrawing(scene, hands, heads, request.settings.palette)
        alt = table_alt(scene, words, hands)
        picture = await request.services.renderer.draw(drawing, alt.text, says_all=alt.is_whole)
    can_look = match.seat_of(request.user_id) is not None
    await request.show_post(ReadyPost(replay_message(match, at, eyes, say, picture, can_look), picture))
