"""Handling presses and commands that show a match again."""

from __future__ import annotations

import discord

from bot.record import Eyes
from bot.tables import PastMatch, Refused
from bot.ui.components.post import Post, button_ids
from bot.ui.delivery.responses import show_post
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.story import lines_of, stamps_of
from bot.ui.presses.help import ShowRules
from bot.ui.presses.replays import ShowReplay, StepReplay
from bot.ui.replays.views import eyes_of, log_of, replay_message, shown_hands, went
from bot.ui.shell.context import Interaction, RequestContext, place_of
from bot.ui.shell.router import Routes

routes = Routes()


@routes.on(ShowReplay)
async def show(interaction: Interaction, request: RequestContext, press: ShowReplay) -> None:
    """Show a position of a match."""
    match = await _match(interaction, request, press.table)
    await _show(interaction, request, match, press.at, eyes_of(press.eyes, len(match.chairs)))


@routes.on(StepReplay)
async def step(interaction: Interaction, request: RequestContext, press: StepReplay) -> None:
    """Go on from a position."""
    match = await _match(interaction, request, press.table)
    at = went(match.replay, min(press.at, match.replay.last), press.go)
    await _show(interaction, request, match, at, eyes_of(press.eyes, len(match.chairs)))


async def show_match(interaction: Interaction, request: RequestContext, key: str, at: int) -> None:
    """Show a match from move ``at`` on, given its id as somebody wrote it.

    Raises Refused ``no_such_match`` or ``no_such_move`` if there is none, and as
    :meth:`bot.tables.replays.Replays.get` does.
    """
    match = await _match(interaction, request, key.strip().lower())
    if not 0 <= at <= match.replay.last:
        raise Refused("no_such_move", last=match.replay.last)
    await _show(interaction, request, match, at, "table")


async def show_match_of(interaction: Interaction, request: RequestContext, message: discord.Message) -> None:
    """Show the match of the table that a message belongs to. Raises Refused ``no_match_there``."""
    for custom_id in button_ids(message):
        press = ShowReplay.read(custom_id) or ShowRules.read(custom_id)
        if press is not None:
            await show(interaction, request, ShowReplay(press.table))
            return
    raise Refused("no_match_there")


async def _match(interaction: Interaction, request: RequestContext, key: str) -> PastMatch:
    guild_id, _ = place_of(interaction)
    return await request.services.tables.replays.get(guild_id, key)


async def _show(
    interaction: Interaction, request: RequestContext, match: PastMatch, at: int, eyes: Eyes
) -> None:
    replay, say = match.replay, request.say
    at = min(at, replay.last)
    seen = replay.observe(at)
    picture = None
    if seen is not None and not request.settings.text_only:
        about_calls = [line for line in lines_of(log_of(replay, at, at)) if line.is_about_call]
        picture = await request.services.renderer.replay(
            seen,
            shown_hands(replay, at, eyes),
            stamps_of(about_calls),
            request.settings.palette,
            past_wording(match, say),
        )
    await show_post(interaction, Post(replay_message(match, at, eyes, say, picture), picture))
