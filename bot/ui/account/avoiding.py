"""Refusing to be seated with another member, in private."""

from __future__ import annotations

import discord

from bot.ui.components.layout import message
from bot.ui.i18n.user_text import escape_text, shown_name
from bot.ui.shell.context import Request


async def avoid(request: Request, user: discord.User) -> None:
    """Note that the user does not want to be seated with another, or take it back if it is noted already.

    Raises Refused as :meth:`bot.services.Admission.avoid` does.
    """
    noted = await request.services.admission.avoid(request.place_id, request.who, user.id)
    said = request.say("avoid-noted" if noted else "avoid-gone", name=escape_text(shown_name(user)))
    await request.private(message(said))
