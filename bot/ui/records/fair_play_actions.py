"""Handling presses and commands about fair play hints."""

from __future__ import annotations

import discord

from bot.ui.delivery import responses
from bot.ui.presses.records import TurnHints
from bot.ui.records.fair_play import hints_screen
from bot.ui.records.offers import period_meant
from bot.ui.shell.context import Interaction, RequestContext, place_of
from bot.ui.shell.permissions import need_staff
from bot.ui.shell.router import Routes

routes = Routes()


async def show_hints(
    interaction: Interaction,
    request: RequestContext,
    user: discord.abc.User | None,
    period: str,
    page: int = 0,
) -> None:
    """Show the staff the hints from the matches of a ``period``, about everybody or about one ``user``."""
    await _show(interaction, request, user.id if user else 0, period, page)


@routes.on(TurnHints)
async def turn_hints(interaction: Interaction, request: RequestContext, press: TurnHints) -> None:
    """Show another page of hints. They are computed again."""
    await _show(interaction, request, press.user, press.period, press.page)


async def _show(interaction: Interaction, request: RequestContext, user_id: int, key: str, page: int) -> None:
    await need_staff(interaction)
    guild_id, _ = place_of(interaction)
    period = await period_meant(request, guild_id, key)
    # Thousands of matches take longer than Discord waits for an answer.
    await responses.take_time(interaction)
    evidence = await request.services.fair_play.look(
        guild_id, user_id or None, period.season.season if period.season else None
    )
    view = hints_screen(evidence, guild_id, page, request.say, period=period, user_id=user_id)
    await responses.update(interaction, view=view)
