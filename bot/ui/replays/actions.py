"""Handling presses and commands that show a match again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.milliseconds import HOUR
from bot.record import Eyes, Replay
from bot.tables import PastMatch, Refused
from bot.ui.components.post import Post, button_ids
from bot.ui.delivery.responses import announce, begin, show_post
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.story import lines_of, stamps_of
from bot.ui.pictures import scene_of, table_alt
from bot.ui.pictures.replay import Film, ReplayDrawing
from bot.ui.pictures.seats import Stamps
from bot.ui.pictures.table import has_middle
from bot.ui.presses.help import ShowRules
from bot.ui.presses.replays import LookThrough, ShareReplay, ShowReplay, StepReplay
from bot.ui.replays.views import eyes_of, film_message, film_of, log_of, replay_message, shown_hands, went
from bot.ui.replays.whatif import course_of, looking_message, whatif_alt, whatif_message
from bot.ui.shell.budgets import spending
from bot.ui.shell.context import Request
from bot.ui.shell.permissions import need_to_write

AGAIN = HOUR
"""Milliseconds before the same moves can be posted in the same channel again."""


@ShowReplay.on_press
async def show(request: Request, press: ShowReplay) -> None:
    """Show a position of a match."""
    match = await _match(request, press.table)
    await _show(request, match, press.at, eyes_of(press.eyes, len(match.chairs)))


@StepReplay.on_press
async def step(request: Request, press: StepReplay) -> None:
    """Go on from a position."""
    match = await _match(request, press.table)
    at = went(match.replay, min(press.at, match.replay.last), press.go)
    await _show(request, match, at, eyes_of(press.eyes, len(match.chairs)))


@LookThrough.on_press
async def look_through(request: Request, press: LookThrough) -> None:
    """Show the review of a match to somebody who sat at it. Raises Refused as
    :meth:`bot.tables.reviews.Reviews.of` does.
    """
    match, say = await _match(request, press.table), request.say
    seat, looking = request.services.tables.reviews.of(match, request.user_id)
    show: Callable[[Post], Awaitable[None]] = partial(show_post, request.interaction)
    if not looking.done():
        show = await begin(request.interaction, looking_message(match, say))
    review = await asyncio.shield(looking)
    picture = None
    if not request.settings.text_only:
        course, alt = course_of(match, review), whatif_alt(match, review, say)
        picture = await request.services.renderer.draw(course, alt)
    await show(Post(whatif_message(match, seat, review, say, picture), picture))


@ShareReplay.on_press
async def share(request: Request, press: ShareReplay) -> None:
    """Post the last moves of a deal in this channel.

    Raises Refused ``may_not_write`` if the user may not write here, ``replay_not_shown`` if the cards of the
    match are not known, and ``replay_shared`` if the same was posted here less than :data:`AGAIN` ms ago.
    """
    need_to_write(request.interaction)
    match = await _match(request, press.table)
    replay, services = match.replay, request.services
    if not replay.is_played_again:
        raise Refused("replay_not_shown")
    moves = film_of(replay, min(press.at, replay.last))
    key = f"{match.table_id} {moves[-1]}", request.channel_id
    now = services.clock.now()
    if now - services.shared.get(key, now - AGAIN) < AGAIN:
        raise Refused("replay_shared")
    async with spending(request.interaction, "messages"):
        services.shared[key] = now
        await request.take_time()
        say = services.say_in(match.guild_id)
        moments = [(seen, _stamps(replay, at)) for at in moves if (seen := replay.observe(at)) is not None]
        words = past_wording(match, say, moves[-1])
        scenes = tuple(scene_of(match.game, seen, words.names, happened) for seen, happened in moments)
        alt = table_alt(moments[-1][0], words, moments[-1][1]).text
        settings_of = services.preferences.known_player
        users = [chair.user_id or 0 for chair in match.chairs]
        safe = any(settings_of(user).palette == "safe" for user in users)
        picture = await services.renderer.draw(Film(scenes, "safe" if safe else "classic"), alt)
        post = Post(film_message(match, moves, say, picture), picture)
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
    match = await _match(request, key.strip().lower())
    if not 0 <= at <= match.replay.last:
        raise Refused("no_such_move", last=match.replay.last)
    await _show(request, match, at, "table")


async def show_match_of(request: Request, message: discord.Message) -> None:
    """Show the match of the table that a message belongs to. Raises Refused ``no_match_there``."""
    for custom_id in button_ids(message):
        press = ShowReplay.read(custom_id) or ShowRules.read(custom_id)
        if press is not None:
            await show(request, ShowReplay(press.table))
            return
    raise Refused("no_match_there")


async def _match(request: Request, key: str) -> PastMatch:
    return await request.services.tables.replays.get(request.guild_id, key)


async def _show(request: Request, match: PastMatch, at: int, eyes: Eyes) -> None:
    replay, say = match.replay, request.say
    at = min(at, replay.last)
    seen = replay.observe(at)
    picture = None
    if seen is not None and not request.settings.text_only:
        words, happened, hands = (
            past_wording(match, say, at),
            _stamps(replay, at),
            shown_hands(replay, at, eyes),
        )
        scene, heads = scene_of(match.game, seen, words.names, happened), seen.table.get("heads") or {}
        drawing = ReplayDrawing(scene, hands, tuple(heads.items()), request.settings.palette)
        alt = table_alt(seen, words, happened, hands)
        says_all = alt.is_whole and has_middle(match.game, seen)
        picture = await request.services.renderer.draw(drawing, alt.text, says_all=says_all)
    can_look = match.seat_of(request.user_id) is not None
    await request.show_post(Post(replay_message(match, at, eyes, say, picture, can_look), picture))
