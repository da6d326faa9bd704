"""The ending of a match, posted as a moving picture: its last moves as everyone at the table saw them."""

from __future__ import annotations

import re
from itertools import groupby

from discord import ui

from bot.games import GAMES
from bot.games.api import Seat
from bot.tables import PastMatch, Refused
from bot.ui.components.layout import BLUE, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.components.press import Key
from bot.ui.delivery.responses import announce
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.story import lines_of, worded
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import listed
from bot.ui.pictures import table_alt
from bot.ui.pictures.moving import CAPTION_HIGH, CAPTION_LINES, CAPTION_WIDE, Frame, MovingPicture
from bot.ui.pictures.names import drawn_name
from bot.ui.pictures.names import lines_of as broken
from bot.ui.presses.replays import ShowStory
from bot.ui.replays.positions import log_of, public_scene
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.ui.shell.permissions import need_to_write
from bot.ui.shell.posting import posting_once
from bot.user_text import UserText

FRAMES = 10
"""The most moves that are shown. What a player draws before a card is one move with it."""

SENTENCE_END = re.compile(r"(?<=[.!]) ")

ACCENT = 0x5B6C8F


class PostEnding(Plain, template="a:ending:{table}"):
    """Post the last moves of a match in this channel, as a moving picture."""

    table: Key
    label = "button-story-ending"
    is_anywhere = True


def moves_of(match: PastMatch) -> list[int]:
    """The numbers of the last moves of the last deal, at most :data:`FRAMES` of them."""
    replay = match.replay
    deal = replay.deal_of(replay.last)
    told = lines_of(log_of(replay, replay.last, deal.start))
    return [version for version, _ in groupby(line.version for line in told)][-FRAMES:]


def ending_of(match: PastMatch, say: Translator) -> MovingPicture:
    """The last moves of a match as the table saw them, each with a line that says what happened."""
    frames = []
    for at in moves_of(match):
        words = past_wording(match, say, at)
        scene = public_scene(match.replay, at, words)
        told = " ".join(worded(line, words) for line in lines_of(log_of(match.replay, at, at)))
        if scene is not None:
            frames.append(Frame(scene, caption_of(told)))
    return MovingPicture(tuple(frames))


def caption_of(told: str) -> tuple[str, ...]:
    """The first of these sentences, as many as the lines below a frame have room for."""
    sentences = SENTENCE_END.split(drawn_name(UserText(told)))
    for count in range(len(sentences), 0, -1):
        lines = broken(" ".join(sentences[:count]), CAPTION_HIGH, CAPTION_WIDE)
        if len(lines) <= CAPTION_LINES:
            return lines
    return (*lines[: CAPTION_LINES - 1], " ".join(lines[CAPTION_LINES - 1 :]))


def ending_alt(match: PastMatch, say: Translator) -> str:
    """The last frame in words."""
    at = match.replay.last
    words = past_wording(match, say, at)
    scene = public_scene(match.replay, at, words)
    return table_alt(scene, words).text if scene is not None else ""


def winners(match: PastMatch) -> list[Seat]:
    """The seats of the winners; none if all of them have forfeited."""
    seen = match.replay.observe(match.replay.last)
    first = seen.result.places[0] if seen and seen.result else ()
    return [seat for seat in first if not match.chairs[seat].forfeited]


def ending_message(match: PastMatch, say: Translator, picture: Illustration | None = None) -> ui.LayoutView:
    """The public post of the last moves."""
    words = past_wording(match, say, match.replay.last)
    names = [words.name(seat) for seat in winners(match)]
    title = say("ending-title", game=GAMES[match.game].spec.name, names=listed(names, say), count=len(names))
    moves = say("ending-moves", count=len(moves_of(match)))
    return message(
        f"{title}\n{moves}",
        picture.gallery() if picture else None,
        [ShowStory(match.table_id).button(say, style=BLUE)],
        accent=ACCENT,
    )


@PostEnding.on_press
async def post_ending(request: Request, press: PostEnding) -> None:
    """Post the last moves of a match in this channel.

    Raises Refused ``may_not_write`` if the user may not write here, ``replay_not_shown`` if the cards of the
    match are not known, ``ending_posted`` if it was posted here a short while ago, and ``ending_not_drawn``.
    """
    need_to_write(request)
    services = request.services
    match = await services.tables.replays.get(request.place_id, press.table)
    if not match.replay.is_played_again:
        raise Refused("replay_not_shown")
    await request.take_time()
    async with posting_once(request, press.custom_id, Refused("ending_posted")):
        say = services.say_in(match.place_id)
        settings_of = services.preferences.known_player
        tastes = {settings_of(chair.user_id or 0).palette for chair in match.chairs}
        film = ending_of(match, say).in_colours("safe" if "safe" in tastes else "classic")
        picture = await services.renderer.draw(film, ending_alt(match, say))
        if picture is None:
            raise Refused("ending_not_drawn")
        post = ReadyPost(ending_message(match, say, picture), picture)
        await announce(request.interaction, view=post.view, files=post.files())
