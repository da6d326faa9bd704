"""What tables need in direct messages and groups, where they live on the presses of their players."""

from __future__ import annotations

import discord

from bot.tables import Refused, Table
from bot.ui.components.layout import Buttons
from bot.ui.i18n.translator import Translator
from bot.ui.shell.context import Request
from bot.ui.shell.permissions import need_server
from bot.ui.shell.places import invitation
from bot.ui.shell.pressed import back_at, table_of_channel
from bot.ui.tables.cards import adding
from bot.user_text import UserText


def need_outside(request: Request, *, ranked: bool, slow: bool, thread: bool) -> None:
    """Raise Refused if no such table can be opened outside of servers: ``outside_table`` if it is ``ranked``,
    has a ``slow`` clock or needs a ``thread``, and ``servers_only`` where people can't play with each other.
    """
    if not request.place.has_tables:
        need_server(request)
    if ranked or slow or thread:
        raise Refused("outside_table", link=invitation(request.interaction.client) or None)


def plays_alone(request: Request) -> Refused:
    """Return the refusal of options for a table where no friends can play, and so there is none."""
    return Refused("plays_alone", link=invitation(request.interaction.client) or None)


async def table_outside(request: Request) -> Table | None:
    """Return the open table of the direct messages or group, awake if the user plays there, or None."""
    table = table_of_channel(request)
    if table is None:
        return None
    request.services.publisher.pressed(table, request.interaction)  # before it lets the bot show the table
    return await back_at(request, table)


async def speak_as_opener(request: Request) -> None:
    """Have public messages in direct messages or a group be in the language of the user, who has just opened
    a table there. Raises StorageError.
    """
    place_id, preferences = request.place_id, request.services.preferences
    here = request.services.say_in(place_id)
    if not request.place.is_server and here.locale != request.say.locale:
        await preferences.change_server(place_id, language=request.say.locale)


def adding_link(client: discord.Client, say: Translator) -> Buttons:
    """Build the link that adds the bot to a server; no button if others may not do that."""
    application = client.application
    return [] if application is None else adding(invitation(client), UserText(application.name), say)
