"""Share a result: post its picture separately, in a channel where the user may write."""

from __future__ import annotations

import discord
from discord import ui

from bot.milliseconds import HOUR
from bot.tables import Refused, Table
from bot.ui.components.forms import chosen_in
from bot.ui.components.layout import GREEN, GREY, message
from bot.ui.components.post import QUIET, ReadyPost
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import shown_name
from bot.ui.i18n.values import joined
from bot.ui.presses.hands import ShowHand
from bot.ui.shell.budgets import spending
from bot.ui.shell.context import Interaction, Request
from bot.ui.shell.kinds import AtTable, TableRequest
from bot.ui.shell.own_hand import answer_with_hand
from bot.ui.shell.permissions import PERMISSIONS
from bot.ui.tables.details import details
from bot.ui.tables.result import podium_of, result_alt, shared_line

AGAIN = HOUR
"""Milliseconds before the same result can be shared in the same channel again."""
Place = discord.TextChannel | discord.Thread


def share_screen(table: Table, say: Translator, *, from_hand: bool = False) -> ui.LayoutView:
    """Build the question where to share a result: a button for this channel, and a menu of all channels.
    ``from_hand``: also a button back to the user's hand.
    """
    back = [ShowHand(table.table_id).button(say, "button-go-back", GREY)] if from_hand else []
    return message(
        say("share-where"),
        [ShareHere(table.table_id).button(say), *back],
        ui.ChannelSelect(
            custom_id=ShareIn(table.table_id).custom_id,
            placeholder=say("share-choose"),
            channel_types=[
                discord.ChannelType.text,
                discord.ChannelType.public_thread,
                discord.ChannelType.private_thread,
            ],
        ),
    )


class ShowDetails(AtTable, template="v:details:{table}"):
    """See a match in detail, and the secret behind its shuffles."""

    label = "button-details"


@ShowDetails.on_press
async def show_details(request: TableRequest, press: ShowDetails) -> None:
    """Show a match in detail, and the secret behind its shuffles."""
    table = _result(request)
    recap = await request.services.tables.recaps.of(table)
    await request.private(details(table, recap, request.say))


class Share(AtTable, template="a:share:{table}"):
    """Choose a channel for the picture of the result."""

    label = "button-share"


@Share.on_press
async def share(request: TableRequest, press: Share) -> None:
    """Ask where to post the result."""
    table = _result(request)
    from_hand = request.is_private and table.seat_of(request.user_id) is not None
    await request.private(share_screen(table, request.say, from_hand=from_hand))


class ShareHere(AtTable, template="a:sharehere:{table}"):
    """Post the picture of the result in the channel where you are."""

    label, style = "button-share-here", GREEN


@ShareHere.on_press
async def share_here(request: TableRequest, press: ShareHere) -> None:
    """Post the picture of a result in the channel of the press. Raises Refused as :func:`share_in` does."""
    table = _result(request)
    await _share(request, table, _text_channel(request.interaction, request.interaction.channel_id))


class ShareIn(AtTable, template="p:share:{table}"):
    """Post the picture of the result in a channel."""


@ShareIn.on_press
async def share_in(request: TableRequest, press: ShareIn) -> None:
    """Post the picture of a result in the chosen channel.

    Raises Refused ``share_channel``, ``share_may_not_write``, ``share_permissions``, ``share_again``, and
    ``share_failed`` if Discord does not accept it.
    """
    table = _result(request)
    (channel_id,) = chosen_in(request.interaction)
    await _share(request, table, _text_channel(request.interaction, int(channel_id)))


async def _share(request: Request, table: Table, channel: Place) -> None:
    services = request.services
    _need_channel(request, channel)
    now = services.clock.now()
    for key, at in list(services.shared.items()):
        if not 0 <= now - at < AGAIN:
            del services.shared[key]
    if (table.table_id, channel.id) in services.shared:
        raise Refused("share_again", channel=channel.name)
    async with spending(request, "messages"):
        services.shared[table.table_id, channel.id] = now
        await request.take_time()
        try:
            await _post(request, table, channel)
        except discord.HTTPException as refused:
            del services.shared[table.table_id, channel.id]
            raise Refused("share_failed", channel=channel.name) from refused
    done = request.say("share-done", channel=channel.mention)
    if not await answer_with_hand(request, table, done):
        await request.briefly(message(done))


async def _post(request: Request, table: Table, channel: Place) -> None:
    services = request.services
    say, recap = services.say_in(table.place_id), await services.tables.recaps.of(table)
    picture = await services.renderer.podium(
        table, podium_of(table, recap, say), result_alt(table, recap, say)
    )
    line = shared_line(table, shown_name(request.interaction.user), say)
    post = ReadyPost(message(line, picture.gallery() if picture else None), picture)
    async with services.poster.writing(channel.id):
        await channel.send(view=post.view, files=post.files(), allowed_mentions=QUIET)


def _result(request: TableRequest) -> Table:
    """Return the table of a press if its match has a result. Raises Refused ``not_over``."""
    if request.table.phase != "over":
        raise Refused("not_over")
    return request.table


def _text_channel(interaction: Interaction, channel_id: int | None) -> Place:
    """Return the channel or thread with an id. Raises Refused ``share_channel`` if it can't be posted in."""
    channel = interaction.guild.get_channel_or_thread(channel_id or 0) if interaction.guild else None
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        raise Refused("share_channel")
    return channel


def _need_channel(request: Request, channel: Place) -> None:
    """Raise Refused unless the user may write in a channel, and the bot may post pictures there."""
    user, threads = request.interaction.user, isinstance(channel, discord.Thread)
    needed = discord.Permissions(
        view_channel=True, send_messages=not threads, send_messages_in_threads=threads
    )
    if not isinstance(user, discord.Member) or needed & ~channel.permissions_for(user):
        raise Refused("share_may_not_write", channel=channel.name)
    needed |= discord.Permissions(attach_files=True)
    missing = needed & ~channel.permissions_for(channel.guild.me)
    names = [request.say(phrase) for name, phrase in PERMISSIONS.items() if getattr(missing, name)]
    if names:
        raise Refused("share_permissions", channel=channel.name, permissions=joined(names, request.say))
