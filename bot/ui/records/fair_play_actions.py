"""Handling presses and commands about fair play hints."""

from __future__ import annotations

import discord

from bot.ui.delivery import responses
from bot.ui.presses.records import TurnHints
from bot.ui.records.fair_play import hints_screen
from bot.ui.records.offers import period_meant
from bot.ui.shell.context import Request
from bot.ui.shell.permissions import need_staff


async def show_hints(
    request: Request,
    user: discord.abc.User | None,
    period: str,
    page: int = 0,
) -> None:
    """Show the staff the hints from the matches of a ``period``, about everybody or about one ``user``."""
    await _show(request, user.id if user else 0, period, page)


@TurnHints.on_press
async def turn_hints(request: Request, press: TurnHints) -> None:
    """Show another page of hints. They are computed again."""
    await _show(request, press.user, press.period, press.page)


async def _show(request: Request, user_id: int, key: str, page: int) -> None:
    await need_staff(request.interaction)
    guild_id = request.guild_id
    period = await period_meant(request, guild_id, key)
    # Thousands of matches take longer than Discord waits for an answer.
    await request.take_time()
    evidence = await request.services.fair_play.look(
        guild_id, user_id or None, period.season.season if period.season else None
    )
    view = hints_screen(evidence, guild_id, page, request.say, period=period, user_id=user_id)
    await responses.update(request.interaction, view=view)
