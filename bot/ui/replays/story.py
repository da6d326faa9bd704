"""The story of a match that is over: what turned it, for its players, and every move of it, for anyone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Annotated, Any

from discord import ui

from bot.games import GAMES
from bot.match_file import Eyes
from bot.players.review import Review, TurningPoint
from bot.tables import PastMatch
from bot.ui.components.layout import BLUE, GREY, LINE, TEXT_LIMIT, Buttons, Part, button, message
from bot.ui.components.post import Illustration, ReadyPost, says_all
from bot.ui.components.press import Key, Page
from bot.ui.delivery.responses import begin
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.translator import Translator
from bot.ui.pictures import table_alt
from bot.ui.pictures.replay import ReplayDrawing
from bot.ui.presses.hands import ShowHand
from bot.ui.presses.replays import SeenBy, ShareVerdict, ShowStory
from bot.ui.replays.ending import PostEnding
from bot.ui.replays.positions import (
    eyes_of,
    happened,
    public_scene,
    seen_by,
    shown_hands,
    table_lines,
    went,
    written,
)
from bot.ui.replays.verdict import (
    better_line,
    course_line,
    course_of,
    how_line,
    luck_line,
    percent,
    play_lines,
    turn_lines,
    verdict_alt,
    what_happened,
)
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain

ACCENT = 0x5B6C8F

HAPPENED_LIMIT = 1200
"""The most characters for what has happened."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads a story, as far as the screens differ."""

    own: Eyes
    """What they saw during the match: their seat's cards, or the table alone."""
    is_player: bool = False
    """Whether there is, or can be, a review for them."""
    review: Review | None = None
    """Their review, if it is at hand."""
    has_hand: bool = False
    """Whether they read it where their hand stood, which a button brings back."""


class StepStory(Plain, template="v:story-{go}:{table}:{at}:{eyes}"):
    """Go to a move of a finished match."""

    go: Annotated[str, "turn|back|next|earlier|later|look"]
    """``turn``: a turning point; ``earlier``, ``later``: the next call, penalty or end of a deal; ``look``:
    the same move through other eyes.
    """
    table: Key
    at: Page
    """The number of the move to show; 0 is the first deal."""
    eyes: SeenBy
    is_anywhere = True


# The first screen


def reviewing_message(
    match: PastMatch, eyes: Eyes, say: Translator, picture: Illustration | None = None
) -> ui.LayoutView:
    """What is shown while a match is reviewed: its end as ``eyes`` see it, and that more follows."""
    return message(
        say("story-title", game=GAMES[match.game].spec.name),
        *_position(match, match.replay.last, eyes, HAPPENED_LIMIT, say, picture),
        say("story-reviewing"),
        accent=ACCENT,
    )


def overview(
    match: PastMatch, review: Review, reader: Reader, say: Translator, picture: Illustration | None = None
) -> ui.LayoutView:
    """The first screen for a player: the turning points of the match, with the ``picture`` of the chances;
    without one in words alone.
    """
    return message(
        say("story-title", game=GAMES[match.game].spec.name),
        picture.gallery() if picture else course_line(match, review, say),
        turn_lines(match, review, say, in_picture=picture is not None),
        LINE,
        "\n".join([luck_line(match, review, say), play_lines(match, review, say)]),
        how_line(match, say),
        _turn_buttons(match, -1, reader, say),
        [
            *_back(match, reader, say, is_cover=True),
            button(_step(match, "next", 0, reader.own), say("button-story-next"), BLUE),
            *_ending(match, say),
            ShareVerdict(match.table_id).button(say),
        ],
        accent=ACCENT,
    )


# A move


def move_screen(
    match: PastMatch,
    at: int,
    eyes: Eyes,
    reader: Reader,
    say: Translator,
    picture: Illustration | None = None,
) -> ui.LayoutView:
    """Move ``at`` of a match as ``eyes`` see it, with its ``picture`` if there is one; before a turning point
    also what was played next, and what would have been better.
    """
    replay, words = match.replay, past_wording(match, say, at)
    title = say(
        "story-move-title",
        game=GAMES[match.game].spec.name,
        deal=replay.positions[at].deal,
        at=at,
        last=replay.last,
        eyes=None if replay.observe(at) is None else seen_by(eyes, words),
    )
    note = "" if match.source == "rules" else say(f"replay-{match.source}")
    turning = _turning(match, at, reader, say)
    room = TEXT_LIMIT - sum(map(len, (title, note, turning)))
    return message(
        title,
        note,
        *_position(match, at, eyes, room, say, picture),
        turning,
        _turn_buttons(match, at, reader, say),
        _steps(match, at, eyes, reader, say),
        accent=ACCENT,
    )


def _position(
    match: PastMatch, at: int, eyes: Eyes, room: int, say: Translator, picture: Illustration | None
) -> list[Part]:
    """What led to a position, its ``picture`` if there is one, and the table in words as far as that does not
    show it, within ``room`` characters.
    """
    words = past_wording(match, say, at)
    table = table_lines(match.replay, at, eyes, words, are_drawn=says_all(picture))
    told = happened(match.replay, at, eyes, words, min(HAPPENED_LIMIT, room - len(table)))
    return [told, picture.gallery() if picture else LINE, table]


def _turn_after(at: int, reader: Reader) -> TurningPoint | None:
    """The turning point that comes with the move after a position."""
    turns = reader.review.turns if reader.review else ()
    return next((turn for turn in turns if turn.at == at + 1), None)


def _turning(match: PastMatch, at: int, reader: Reader, say: Translator) -> str:
    turn = _turn_after(at, reader)
    if turn is None:
        return ""
    next_line = say(
        "story-next",
        what=what_happened(match, turn.at, say),
        before=percent(turn.before),
        after=percent(turn.after),
    )
    return "\n".join(filter(None, [next_line, better_line(match, turn, say)]))


def _steps(match: PastMatch, at: int, eyes: Eyes, reader: Reader, say: Translator) -> Buttons:
    """The buttons that lead on: to the next move and back; to calls and ends of deals where there are no
    turning points; through other eyes; and where there is no first screen the ending.
    """
    replay = match.replay
    row = [_go(match, at, "back", eyes, say), _go(match, at, "next", eyes, say, BLUE)]
    if not reader.is_player:
        row = [_go(match, at, "earlier", eyes, say), *row, _go(match, at, "later", eyes, say)]
    if replay.is_played_again:
        other: Eyes = reader.own if eyes == "open" else "open"
        label = "button-story-own" if eyes == "open" else "button-story-open"
        row.append(button(_step(match, "look", at, other), say(label)))
    return [*_back(match, reader, say), *row, *([] if reader.is_player else _ending(match, say))]


def _go(match: PastMatch, at: int, go: str, eyes: Eyes, say: Translator, style: Any = GREY) -> ui.Button[Any]:
    to = went(match.replay, at, go)
    return button(_step(match, go, to, eyes), say(f"button-story-{go}"), style, disabled=to == at)


def _step(match: PastMatch, go: str, to: int, eyes: Eyes) -> str:
    return StepStory(go, match.table_id, to, written(eyes)).custom_id


def _turn_buttons(match: PastMatch, at: int, reader: Reader, say: Translator) -> Buttons:
    """A button for each turning point, if they are known. The one that is shown can't be pressed."""
    row = []
    for number, turn in enumerate(reader.review.turns if reader.review else (), start=1):
        press, is_shown = _step(match, "turn", turn.at - 1, reader.own), turn.at - 1 == at
        style = BLUE if is_shown else GREY
        row.append(button(press, say("button-story-turn", number=number), style, disabled=is_shown))
    return row


def _back(match: PastMatch, reader: Reader, say: Translator, *, is_cover: bool = False) -> Buttons:
    """The button that leads back: from a move to the turning points, and from there to the hand."""
    if reader.is_player and not is_cover:
        return [ShowStory(match.table_id).button(say, "button-go-back", GREY)]
    return [ShowHand(match.table_id).button(say, "button-go-back", GREY)] if reader.has_hand else []


def _ending(match: PastMatch, say: Translator) -> Buttons:
    return [PostEnding(match.table_id).button(say)] if match.replay.is_played_again else []


# Presses


@ShowStory.on_press
async def show_story(request: Request, press: ShowStory) -> None:
    """Show the story of a match: its turning points to a player, its first deal to anyone else."""
    await open_story(request, press.table)


async def open_story(request: Request, key: str) -> None:
    """Show the story of a match, given its id as a user wrote it.

    Raises Refused as :meth:`bot.tables.replays.Replays.get` does.
    """
    match = await request.services.tables.replays.get(request.place_id, key.strip().lower())
    reviews, say = request.services.tables.reviews, request.say
    reader = _reader(request, match)
    show: Callable[[ReadyPost], Awaitable[None]] = request.show_post
    if reader.is_player and reader.review is None:
        end = match.replay.last
        picture = await _picture(request, match, end, reader.own)
        screen = reviewing_message(match, reader.own, say, picture)
        show = await begin(request.interaction, ReadyPost(screen, picture))
    found = reviews.of(match, request.user_id)  # begun only now: it takes the time that an answer needs
    if found is None:
        await show(await _move(request, match, 0, reader.own))
        return
    review, picture = await asyncio.shield(found[1]), None
    if not request.settings.text_only:
        alt = verdict_alt(match, review, say)
        picture = await request.services.renderer.draw(course_of(match, review), alt)
    await show(ReadyPost(overview(match, review, replace(reader, review=review), say, picture), picture))


@StepStory.on_press
async def step(request: Request, press: StepStory) -> None:
    """Show a move."""
    match = await request.services.tables.replays.get(request.place_id, press.table)
    eyes = eyes_of(press.eyes, len(match.chairs))
    await request.show_post(await _move(request, match, min(press.at, match.replay.last), eyes))


def _reader(request: Request, match: PastMatch) -> Reader:
    reviews, held = request.services.tables.reviews, match.seat_of(request.user_id)
    own: Eyes = "table" if held is None else held[0]
    is_player = reviews.is_possible(match, request.user_id)
    has_hand = request.is_private and held is not None
    return Reader(own, is_player, reviews.known(match, request.user_id), has_hand)


async def _move(request: Request, match: PastMatch, at: int, eyes: Eyes) -> ReadyPost:
    picture = await _picture(request, match, at, eyes)
    screen = move_screen(match, at, eyes, _reader(request, match), request.say, picture)
    return ReadyPost(screen, picture)


async def _picture(request: Request, match: PastMatch, at: int, eyes: Eyes) -> Illustration | None:
    """The picture of a position; None for a reader who wants words alone, and if its cards are not known."""
    words, seen = past_wording(match, request.say, at), match.replay.observe(at)
    scene = public_scene(match.replay, at, words)
    if seen is None or scene is None or request.settings.text_only:
        return None
    hands = shown_hands(match.replay, at, eyes)
    heads = tuple((seen.table.get("heads") or {}).items())
    drawing = ReplayDrawing(scene, hands, heads, request.settings.palette)
    alt = table_alt(scene, words, hands)
    return await request.services.renderer.draw(drawing, alt.text, says_all=alt.is_whole)
